/// Returns the associated values of a value of the given case, by two looks by reflection; `nil` for another case.
package func associatedValues<Enum, each Argument>(
  of enumCase: (repeat each Argument) -> Enum, in value: Enum
) -> (repeat each Argument)? {
  guard let found = ReflectedCase(of: value), let arguments: (repeat each Argument) = found.values(),
    found.isCase(of: enumCase(repeat each arguments))
  else { return nil }
  return arguments
}

/// What one look by reflection shows of an enum value: which case it is, and the values in it.
struct ReflectedCase {
  let name: String
  /// The associated values: a tuple with labels, if there are several, or a single one with a label.
  private let payload: Any

  /// Looks into a value; `nil` if it is not an enum value with associated values, or shows what it likes.
  init?<Enum>(of enumValue: Enum) {
    // `Enum` may be an existential, which says nothing of what is in it.
    if hidesCases(type(of: enumValue as Any)) { return nil }
    let mirror = Mirror(reflecting: enumValue)
    guard mirror.displayStyle == .enum || mirror.displayStyle == .optional,
      let (label, payload) = mirror.children.first, let name = label
    else { return nil }
    (self.name, self.payload) = (name, payload)
  }

  /// The associated values, if they are of these types, by a cast, or by reflection for one with a label.
  func values<each Argument>() -> (repeat each Argument)? {
    if let values = payload as? (repeat each Argument) { return values }
    var count = 0
    for _ in repeat (each Argument).self { count += 1 }
    guard count == 1 else { return nil }
    // One labelled value is reflected as a tuple of one, a type that no cast leads out of.
    let parts = Mirror(reflecting: payload)
    guard parts.displayStyle == .tuple, parts.children.count == 1 else { return nil }
    return parts.children.first?.value as? (repeat each Argument)
  }

  /// Whether the associated values are of a type: a single one's, or a tuple without labels.
  func hasValues(of type: Any.Type) -> Bool {
    func areValues<Values>(of _: Values.Type) -> Bool { (values() as Values?) != nil }
    return areValues(of: type)
  }

  /// Whether another value, made of the values found here, is of the same case.
  ///
  /// Another case may hold the same values under the same base name. Embedding them again tells: the labels are part of
  /// the payload's type. The values are not compared: they may not be equal to themselves, and those of two cases may.
  func isCase<Enum>(of made: Enum) -> Bool {
    guard let other = ReflectedCase(of: made) else { return false }
    return other.name == name && type(of: other.payload) == type(of: payload)
  }

  /// The names of the associated values, where they have one.
  var labels: [String?] {
    let parts = Mirror(reflecting: payload)
    guard parts.displayStyle == .tuple else { return [nil] }
    return parts.children.map { $0.label.flatMap { $0.hasPrefix(".") ? nil : $0 } }
  }
}

/// Whether the values of a type reflect themselves in a way of their own, so that nobody knows which case they are.
func hidesCases(_ type: Any.Type) -> Bool {
  type is any CustomReflectable.Type && !(type is any AnyOptional.Type)
}
