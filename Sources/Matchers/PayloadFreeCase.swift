/// A matcher for one case without values of an enum that is not `Equatable`; any other value is a misuse.
package func payloadFreeCase<Value>(_ value: Value) -> Matcher<Value> {
  let wanted = CaseWithoutValues(of: value)
  return Matcher(misuse: { _ in wanted == nil ? misuseOfPayloadFreeCase(value) : nil }) {
    wanted != nil && CaseWithoutValues(of: $0) == wanted
  } phrase: { _ in
    Phrase(code: render(value), expected: render(value), negated: "a case other than \(render(value))")
  }
}

/// Which case a value without associated values is, by its name: what Swift prints, unless the type prints its own.
private struct CaseWithoutValues: Equatable {
  private let type: ObjectIdentifier
  private let name: String

  /// Looks at a value; nil if it has associated values, is no enum, or does not show its case.
  init?<Value>(of value: Value) {
    let type = Swift.type(of: value as Any)
    if hidesCases(type) || type is any TextOutputStreamable.Type { return nil }
    if type is any CustomStringConvertible.Type || type is any CustomDebugStringConvertible.Type { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .enum, mirror.children.isEmpty else { return nil }
    self.type = ObjectIdentifier(type)
    name = String(describing: value)
  }
}

private func misuseOfPayloadFreeCase<Value>(_ value: Value) -> String {
  let type = type(of: value as Any)
  if let found = ReflectedCase(of: value) {
    let name = "\(type).\(found.name)"
    let parts = repeatElement("any()", count: found.labels.count).joined(separator: ", ")
    return "\(name) has values: write `\(name), \(parts)`, or make \(type) Equatable"
  }
  if Mirror(reflecting: value).displayStyle != .enum {
    return "\(type) is no enum and not Equatable: make it Equatable, or use a closure"
  }
  let property = hidesCases(type) ? "customMirror" : "description"
  return "the `\(property)` of \(type) hides which case a value is: make it Equatable, or use a closure"
}
