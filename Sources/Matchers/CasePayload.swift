/// Returns the associated values of a value that was made by the given case; `nil` for one of another case.
///
/// - Parameters:
///   - enumCase: The case, written as the function that makes its values.
///   - value: The value to look into.
/// - Complexity: Two looks by reflection for a value of a case with the same name, one for any other.
package func associatedValues<Enum, each Argument>(
  of enumCase: (repeat each Argument) -> Enum, in value: Enum
) -> (repeat each Argument)? {
  guard let found = CasePayload(of: value), let arguments = found.value as? (repeat each Argument) else { return nil }
  // Another case may hold the same values under the same base name. Embedding them again tells: the labels are part of
  // the payload's type. Comparing that, and not the values, also works where a value is not equal to itself.
  guard let made = CasePayload(of: enumCase(repeat each arguments)), made.signature == found.signature else {
    return nil
  }
  return arguments
}

/// What reflection shows of an enum value: which case it is, and the values in it.
struct CasePayload {
  /// What tells one case of an enum from every other.
  struct Signature: Equatable {
    let name: String
    let type: ObjectIdentifier
  }

  let signature: Signature
  let value: Any
  /// The names of the associated values, where they have one.
  let labels: [String?]

  /// Looks into a value; `nil` if it is not an enum value with associated values.
  init?<Enum>(of enumValue: Enum) {
    let mirror = Mirror(reflecting: enumValue)
    guard mirror.displayStyle == .enum || mirror.displayStyle == .optional,
      let (label, payload) = mirror.children.first, let name = label
    else { return nil }
    signature = Signature(name: name, type: ObjectIdentifier(type(of: payload)))

    let parts = Mirror(reflecting: payload)
    guard parts.displayStyle == .tuple else {
      (value, labels) = (payload, [nil])
      return
    }
    labels = parts.children.map { $0.label.flatMap { $0.hasPrefix(".") ? nil : $0 } }
    // One labelled value is reflected as a tuple of one, a type that no cast leads out of.
    value = parts.children.count == 1 ? parts.children.first?.value ?? payload : payload
  }
}
