/// A matcher for `nil`.
public func none<Wrapped>() -> Matcher<Wrapped?> {
  Matcher(matches: { $0 == nil }, phrase: { _ in .nothing })
}

/// A matcher for optionals whose wrapped value matches.
///
/// ```swift
/// some(3)      // Optional(3)
/// some(any())  // everything but nil
/// ```
public func some<Wrapped>(_ matcher: Matcher<Wrapped>) -> Matcher<Wrapped?> {
  Matcher(matcher, at: "") {
    $0
  } absence: { _ in
    let expected = matcher.phrase.expected
    return [Difference(expected: expected == "nil" ? "some(nil)" : expected, actual: "nil")]
  } phrase: {
    Phrase(code: "some(\($0.code))", expected: $0.expected, negated: "nil or \($0.negated)")
  }
}

/// A matcher for optionals whose wrapped value is what a variable stands for.
@_disfavoredOverload
public func some<M: MatcherConvertible>(_ matcher: M) -> Matcher<M.MatchedValue?> {
  some(matcher.matcher())
}

extension Phrase {
  static var nothing: Phrase { Phrase(code: "nil", expected: "nil", negated: "a value other than nil") }
}

/// What tells `nil` from a value where the static type only says that there is a `nil`.
package protocol AnyOptional {
  var wrapped: Any? { get }
}

extension Optional: AnyOptional {
  package var wrapped: Any? { self }
}

/// Whether a value of a type with a `nil` literal is that `nil`.
func isNil<Value: ExpressibleByNilLiteral>(_ value: Value) -> Bool {
  if let optional = value as? any AnyOptional { return optional.wrapped == nil }
  // A type of somebody's own with a nil literal: the two are alike if they look so.
  return structuralDifferences(from: nil as Value, to: value, orWhole: false).isEmpty
}
