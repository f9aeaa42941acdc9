/// A matcher for `nil`.
public func none<Wrapped>() -> Matcher<Wrapped?> {
  Matcher(phrase: { .nothing }, matches: { $0 == nil })
}

/// A matcher for optionals whose wrapped value matches.
///
/// ```swift
/// some(3)      // Optional(3)
/// some(any())  // everything but nil
/// ```
///
/// - Parameter matcher: A matcher for the wrapped value, or a literal that stands for one.
public func some<Wrapped>(_ matcher: Matcher<Wrapped>) -> Matcher<Wrapped?> {
  Matcher(
    phrase: {
      let words = matcher.phrase
      return Phrase(
        code: "some(\(words.code))", expected: words.expected, negated: "nil or \(words.negated)")
    },
    differences: { value in
      guard let value else {
        let expected = matcher.phrase.expected
        return [Difference(expected: expected == "nil" ? "some(nil)" : expected, actual: "nil")]
      }
      return matcher.differences(in: value, at: "")
    },
    misuse: matcher.implementation.misuse(callingFunctions:),
    matches: { value in
      guard let value else { return false }
      return matcher.matches(value)
    }
  )
}

/// A matcher for optionals whose wrapped value is what a variable stands for.
///
/// - Parameter matcher: A value that stands for a matcher.
@_disfavoredOverload
public func some<M: MatcherConvertible>(_ matcher: M) -> Matcher<M.MatchedValue?> {
  some(matcher.matcher())
}

extension Phrase {
  static var nothing: Phrase { Phrase(code: "nil", expected: "nil", negated: "a value other than nil") }
}

/// What tells `nil` from a value where the static type only says that there is a `nil`.
package protocol AnyOptional {
  var isNil: Bool { get }
  var wrapped: Any? { get }
}

extension Optional: AnyOptional {
  package var isNil: Bool { self == nil }
  package var wrapped: Any? { self }
}

/// Whether a value of a type with a `nil` literal is that `nil`.
func isNil<Value: ExpressibleByNilLiteral>(_ value: Value) -> Bool {
  if let optional = value as? any AnyOptional { return optional.isNil }
  // Not an optional, but a type of somebody's own with a nil literal: the two look alike if they are.
  return structuralDifferences(from: nil as Value, to: value, orWhole: false).isEmpty
}
