extension Matcher {
  /// A matcher for values that both sides accept.
  ///
  /// The right side is asked only if the left accepts.
  public static func && (lhs: Matcher, rhs: Matcher) -> Matcher { conjunction([lhs, rhs]) }

  /// A matcher for values that either side accepts.
  ///
  /// The right side is asked only if the left does not accept.
  public static func || (lhs: Matcher, rhs: Matcher) -> Matcher { disjunction([lhs, rhs]) }

  /// A matcher for values that the operand does not accept.
  public static prefix func ! (operand: Matcher) -> Matcher { not(operand) }
}

/// A matcher for values that every one of the given matchers accepts.
///
/// - Parameter matchers: Matchers, or values that stand for one. They are asked in order, up to the first that refuses.
public func allOf<M: MatcherConvertible>(_ matchers: M...) -> Matcher<M.MatchedValue> {
  allOf(matchers)
}

/// A matcher for values that every matcher of an array accepts; with an empty one, for every value.
///
/// - Parameter matchers: Matchers, or values that stand for one. They are asked in order, up to the first that refuses.
public func allOf<M: MatcherConvertible>(_ matchers: [M]) -> Matcher<M.MatchedValue> {
  conjunction(matchers.map { $0.matcher() })
}

/// A matcher for values that at least one of the given matchers accepts.
///
/// - Parameter matchers: Matchers, or values that stand for one. They are asked in order, up to the first that accepts.
public func anyOf<M: MatcherConvertible>(_ matchers: M...) -> Matcher<M.MatchedValue> {
  anyOf(matchers)
}

/// A matcher for values that at least one matcher of an array accepts; with an empty one, for no value.
///
/// - Parameter matchers: Matchers, or values that stand for one. They are asked in order, up to the first that accepts.
public func anyOf<M: MatcherConvertible>(_ matchers: [M]) -> Matcher<M.MatchedValue> {
  disjunction(matchers.map { $0.matcher() })
}

private func conjunction<Value>(_ matchers: [Matcher<Value>]) -> Matcher<Value> {
  Matcher(
    ComposedMatcher(
      phrase: { examples in
        let words = matchers.map { $0.implementation.phrase(after: examples).bracketed(in: "and") }
        return Phrase(
          code: words.map(\.code).joined(separator: " && "),
          expected: words.map(\.expected).joined(separator: " and "),
          negated: words.map(\.negated).joined(separator: " or ")
        ).grouped(by: words.count > 1 ? "and" : nil)
      },
      differences: { value in
        // The others have not been asked, and may rely on that.
        matchers.first { !$0.matches(value) }?.differences(in: value, at: "") ?? []
      },
      misuse: matchers.misuse(callingFunctions:),
      matches: { value in
        for matcher in matchers where !matcher.matches(value) { return false }
        return true
      }
    ))
}

private func disjunction<Value>(_ matchers: [Matcher<Value>]) -> Matcher<Value> {
  Matcher(
    ComposedMatcher(
      phrase: { examples in
        if matchers.isEmpty { return .noAlternative }
        let words = matchers.map { $0.implementation.phrase(after: examples).bracketed(in: "or") }
        return Phrase(
          code: words.map(\.code).joined(separator: " || "),
          expected: words.map(\.expected).joined(separator: " or "),
          negated: words.map(\.negated).joined(separator: " and ")
        ).grouped(by: words.count > 1 ? "or" : nil)
      },
      differences: { value in differences(of: value, fromEachOf: matchers) },
      misuse: matchers.misuse(callingFunctions:),
      matches: { value in
        for matcher in matchers where matcher.matches(value) { return true }
        return false
      }
    ))
}

/// That a value is none of several alternatives, and where it differs from the closest one, if one comes close.
private func differences<Value>(of value: Value, fromEachOf matchers: [Matcher<Value>]) -> [Difference] {
  let expected = matchers.map { $0.implementation.phrase(after: [value]).bracketed(in: "or").expected }.joined(
    separator: " or ")
  let whole = Difference(expected: matchers.isEmpty ? Phrase.noAlternative.expected : expected, actual: render(value))
  let alternatives = matchers.map { $0.differences(in: value, at: "") }
  let close = alternatives.filter { differences in !differences.isEmpty && differences.allSatisfy { !$0.path.isEmpty } }
  guard let closest = close.min(by: { $0.count < $1.count }) else { return [whole] }
  return [whole] + closest
}

extension Phrase {
  fileprivate static var noAlternative: Phrase {
    Phrase(
      code: "anyOf()", expected: "one of no alternatives, which nothing is",
      negated: "anything, there being no alternatives")
  }

  /// The phrase with its code in brackets, and elsewhere inside others, if it joins several.
  fileprivate func grouped(by conjunction: String?) -> Phrase {
    var phrase = self
    phrase.conjunction = conjunction
    if conjunction != nil { phrase.code = "(\(code))" }
    return phrase
  }
}

extension Matcher {
  /// A matcher for values out of which a closure makes something that this one matches.
  ///
  /// ```swift
  /// let firstName: Matcher<User> = equals("Alice").pullback { $0.names[0] }
  /// ```
  ///
  /// - Parameter transform: Makes what this matcher looks at.
  public func pullback<Root>(_ transform: @escaping @Sendable (Root) -> Value) -> Matcher<Root> {
    Matcher<Root>(
      phrase: { [self] in
        let words = phrase
        return Phrase(
          code: "\(words.code).pullback { … }", expected: "a value that is made into \(words.expected)",
          negated: "a value that is made into \(words.negated)")
      },
      differences: { [self] in differences(in: transform($0), at: ".pullback") },
      misuse: implementation.misuse(callingFunctions:),
      matches: { [self] in matches(transform($0)) }
    )
  }
}
