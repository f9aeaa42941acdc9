extension Matcher {
  /// A matcher for values that both sides accept; the right one is asked only if the left one accepts.
  public static func && (lhs: Matcher, rhs: Matcher) -> Matcher { conjunction([lhs, rhs]) }

  /// A matcher for values that either side accepts; the right one is asked only if the left one does not.
  public static func || (lhs: Matcher, rhs: Matcher) -> Matcher { disjunction([lhs, rhs]) }

  /// A matcher for values that the operand does not accept.
  public static prefix func ! (operand: Matcher) -> Matcher { not(operand) }
}

/// A matcher for values that every one of the given matchers accepts.
///
/// They are asked in order, up to the first that refuses.
public func allOf<M: MatcherConvertible>(_ matchers: M...) -> Matcher<M.MatchedValue> {
  allOf(matchers)
}

/// A matcher for values that every matcher of an array accepts; with an empty one, for every value.
public func allOf<M: MatcherConvertible>(_ matchers: [M]) -> Matcher<M.MatchedValue> {
  conjunction(matchers.map { $0.matcher() })
}

/// A matcher for values that at least one of the given matchers accepts.
///
/// They are asked in order, up to the first that accepts.
public func anyOf<M: MatcherConvertible>(_ matchers: M...) -> Matcher<M.MatchedValue> {
  anyOf(matchers)
}

/// A matcher for values that at least one matcher of an array accepts; with an empty one, for no value.
public func anyOf<M: MatcherConvertible>(_ matchers: [M]) -> Matcher<M.MatchedValue> {
  disjunction(matchers.map { $0.matcher() })
}

private func conjunction<Value>(_ matchers: [Matcher<Value>]) -> Matcher<Value> {
  Matcher(misuse: matchers.misuse(callingFunctions:)) { value in
    matchers.allSatisfy { $0.matches(value) }
  } phrase: { examples in
    phrase(joining: matchers, by: "and", "&&", negation: "or", after: examples)
  } differences: { value in
    // The others have not been asked, and may rely on that.
    matchers.first { !$0.matches(value) }?.differences(in: value, at: "") ?? []
  }
}

private func disjunction<Value>(_ matchers: [Matcher<Value>]) -> Matcher<Value> {
  func words(after examples: [Value]) -> Phrase {
    if !matchers.isEmpty { return phrase(joining: matchers, by: "or", "||", negation: "and", after: examples) }
    return Phrase(
      code: "anyOf()", expected: "one of no alternatives, which nothing is",
      negated: "anything, there being no alternatives")
  }
  return Matcher(misuse: matchers.misuse(callingFunctions:)) { value in
    matchers.contains { $0.matches(value) }
  } phrase: {
    words(after: $0)
  } differences: { value in
    let alternatives = matchers.map { $0.differences(in: value, at: "") }
    // Where one comes close, it is said where the value differs from it.
    let close = alternatives.filter { !$0.isEmpty && $0.allSatisfy { !$0.path.isEmpty } }
    let whole = Difference(expected: words(after: [value]).expected, actual: render(value))
    return [whole] + (close.min { $0.count < $1.count } ?? [])
  }
}

/// How several matchers read that are joined by a word; the code is in brackets then.
private func phrase<Value>(
  joining matchers: [Matcher<Value>], by word: String, _ sign: String, negation: String, after examples: [Value]
) -> Phrase {
  let words = matchers.map { $0.implementation.phrase(after: examples).bracketed(in: word) }
  func joined(_ texts: [String], by word: String) -> String { texts.joined(separator: " \(word) ") }
  let code = joined(words.map(\.code), by: sign)
  return Phrase(
    code: words.count > 1 ? "(\(code))" : code, expected: joined(words.map(\.expected), by: word),
    negated: joined(words.map(\.negated), by: negation), conjunction: words.count > 1 ? word : nil)
}

extension Matcher {
  /// A matcher for values out of which a closure makes something that this one matches.
  ///
  /// ```swift
  /// let firstName: Matcher<User> = equals("Alice").pullback { $0.names[0] }
  /// ```
  public func pullback<Root>(_ transform: @escaping @Sendable (Root) -> Value) -> Matcher<Root> {
    Matcher<Root>(self, at: ".pullback", of: transform) { words in
      Phrase(code: "\(words.code).pullback { … }", "a value that is made into", words)
    }
  }
}
