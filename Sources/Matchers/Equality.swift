/// A matcher for every value.
///
/// - Complexity: O(1); it does not look at the value.
public func any<Value>() -> Matcher<Value> {
  Matcher(AnyMatcher())
}

/// A matcher for values equal to the one given.
///
/// - Parameter value: What to compare with.
/// - Complexity: That of `==`.
public func equals<Value: Equatable>(_ value: Value) -> Matcher<Value> {
  Matcher(EqualMatcher(value))
}

/// A matcher for what another matcher does not accept.
///
/// ```swift
/// not(3)                  // anything but 3
/// not(some(equals("x")))  // nil, and everything but "x"
/// ```
///
/// - Parameter matcher: A matcher, or a value that stands for one.
public func not<M: MatcherConvertible>(_ matcher: M) -> Matcher<M.MatchedValue> {
  let inner = matcher.matcher()
  return Matcher(
    ComposedMatcher(
      wording: { examples in
        let words = inner.implementation.wording(after: examples)
        return Wording(code: "not(\(words.code))", expected: words.negated, negated: words.expected)
      },
      differences: { inner.implementation.negatedDifferences(in: $0) },
      // Twice negated is as good as not at all.
      negatedDifferences: { inner.implementation.differences(in: $0) },
      matches: { !inner.matches($0) }
    ))
}

final class AnyMatcher<Value>: MatcherImplementation<Value> {
  override func wording(after examples: [Value]) -> Wording {
    Wording(code: "_", expected: "any value", negated: "no value at all")
  }
  override func matches(_ value: Value) -> Bool { true }
}

final class EqualMatcher<Value: Equatable>: MatcherImplementation<Value> {
  private let expected: Value

  init(_ expected: Value) {
    self.expected = expected
  }

  override var constant: Value? { expected }
  override var isConstant: Bool { true }

  override func wording(after examples: [Value]) -> Wording {
    let text = render(expected)
    return Wording(code: text, expected: text, negated: "a value other than \(text)")
  }

  override func matches(_ value: Value) -> Bool { expected == value }

  override func differences(in value: Value) -> [Difference] {
    structuralDifferences(from: expected, to: value)
  }
}

/// A matcher that compares with a value by `==`; nil if the type of the value has none.
func equalMatcher<Value>(of value: Value) -> MatcherImplementation<Value>? {
  // The casts cannot fail: each is to the type itself.
  func make<Known: Equatable>(_: Known.Type) -> AnyObject { EqualMatcher(value as! Known) }
  guard let type = Value.self as? any Equatable.Type else { return nil }
  return (make(type) as! MatcherImplementation<Value>)
}
