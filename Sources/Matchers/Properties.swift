/// A matcher for values of which one property matches.
///
/// ```swift
/// has(\.name, "Alice")
/// has(\.address.city, not("Berlin")) && has(\.tags.count, 2)
/// ```
public func has<Root, Property>(_ keyPath: KeyPath<Root, Property>, _ matcher: Matcher<Property>) -> Matcher<Root> {
  func name() -> String { propertyName(of: keyPath) }
  return Matcher(matcher, at: ".\(name())", pointsAtNegation: true) {
    $0[keyPath: keyPath]
  } phrase: {
    Phrase(code: "has(\(name()): \($0.code))", "a value whose \(name()) is", $0)
  }
}

/// A matcher for values of which one property is what a variable stands for: `has(\.name, expectedName)`.
@_disfavoredOverload
public func has<Root, M: MatcherConvertible>(_ keyPath: KeyPath<Root, M.MatchedValue>, _ matcher: M) -> Matcher<Root> {
  has(keyPath, matcher.matcher())
}

/// The key path without its root, `address.city` of `\User.address.city`, and without the address of what has no name.
private func propertyName<Root>(of keyPath: PartialKeyPath<Root>) -> String {
  let text = String(describing: keyPath)
  let root = "\\\(Root.self)."
  // `<computed 0x000055d1 (Int)>` is shortened to `<computed Int>`.
  return String(text.hasPrefix(root) ? text.dropFirst(root.count) : text[...])
    .replacing(/<computed 0x[^ ]* \(((?:(?!<computed 0x).)*)\)/) { "<computed \($0.1)" }
}
