/// A matcher for `nil`.
public func none<Wrapped>() -> Matcher<Wrapped?> {
  Matcher(wording: { .nothing }, matches: { $0 == nil })
}

/// A matcher for optionals whose wrapped value matches.
///
/// ```swift
/// some(3)      // Optional(3)
/// some(any())  // everything but nil
/// ```
///
/// - Parameter matcher: A matcher for the wrapped value, or a value that stands for one.
public func some<M: MatcherConvertible>(_ matcher: M) -> Matcher<M.MatchedValue?> {
  let inner = matcher.matcher()
  return Matcher(
    wording: {
      let words = inner.wording
      return Wording(
        code: "some(\(words.code))", expected: words.expected, negated: "nil or \(words.negated)")
    },
    differences: { value in
      guard let value else {
        let expected = inner.wording.expected
        return [Difference(expected: expected == "nil" ? "some(nil)" : expected, actual: "nil")]
      }
      return inner.differences(in: value, at: "")
    },
    matches: { value in
      guard let value else { return false }
      return inner.matches(value)
    }
  )
}

extension Wording {
  static var nothing: Wording { Wording(code: "nil", expected: "nil", negated: "a value other than nil") }
}

/// What tells `nil` from a value where the static type only says that there is a `nil`.
protocol AnyOptional {
  var isNil: Bool { get }
}

extension Optional: AnyOptional {
  var isNil: Bool { self == nil }
}

/// Whether a value of a type with a `nil` literal is that `nil`.
func isNil<Value: ExpressibleByNilLiteral>(_ value: Value) -> Bool {
  if let optional = value as? any AnyOptional { return optional.isNil }
  // Not an optional, but a type of somebody's own with a nil literal: the two look alike if they are.
  return structuralDifferences(from: nil as Value, to: value, orWhole: false).isEmpty
}
