/// A matcher for every value.
public func any<Value>() -> Matcher<Value> {
  Matcher(AnyMatcher())
}

/// A matcher for values equal to the one given.
///
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
public func not<M: MatcherConvertible>(_ matcher: M) -> Matcher<M.MatchedValue> {
  let inner = matcher.matcher()
  return Matcher(misuse: inner.implementation.misuse(callingFunctions:)) {
    !inner.matches($0)
  } phrase: { examples in
    let words = inner.implementation.phrase(after: examples)
    return Phrase(
      code: "not(\(words.code))", expected: words.negated, negated: words.expected,
      conjunction: words.conjunction.map { $0 == "or" ? "and" : "or" })
  } differences: {
    inner.implementation.negatedDifferences(in: $0)
  } negatedDifferences: {
    // Twice negated is as good as not at all.
    inner.implementation.differences(in: $0)
  }
}

private final class AnyMatcher<Value>: MatcherImplementation<Value> {
  override func phrase(after examples: [Value]) -> Phrase {
    Phrase(code: "_", expected: "any value", negated: "no value at all")
  }
  override func matches(_ value: Value) -> Bool { true }
}

final class EqualMatcher<Value: Equatable>: MatcherImplementation<Value> {
  private let expected: Value
  /// The type of what a function given as a case made the value of; nil if none did.
  private let arguments: Any.Type?

  init(_ expected: Value, madeOf arguments: Any.Type? = nil) {
    self.expected = expected
    self.arguments = arguments
  }

  override var constant: Value? { expected }
  override var isConstant: Bool { true }

  override func misuse(callingFunctions: Bool) -> String? {
    guard callingFunctions, let arguments, !hidesCases(Value.self) else { return nil }
    return ReflectedCase(of: expected)?.hasValues(of: arguments) == true ? nil : misuseOfFunction(making: expected)
  }

  override func phrase(after examples: [Value]) -> Phrase {
    let text = render(expected)
    return Phrase(code: text, expected: text, negated: "a value other than \(text)")
  }

  override func matches(_ value: Value) -> Bool { expected == value }

  override func differences(in value: Value) -> [Difference] { structuralDifferences(from: expected, to: value) }
}

/// A matcher that compares with what a function given as a case made; nil if the type of the value has no `==`.
func equalMatcher<Value>(of value: Value, madeOf arguments: Any.Type? = nil) -> MatcherImplementation<Value>? {
  // The casts cannot fail: each is to the type itself.
  func make<Known: Equatable>(_: Known.Type) -> AnyObject { EqualMatcher(value as! Known, madeOf: arguments) }
  guard let type = Value.self as? any Equatable.Type else { return nil }
  return (make(type) as! MatcherImplementation<Value>)
}
