extension Matcher {
  /// A matcher for values that both sides accept.
  ///
  /// The right side is asked only if the left accepts.
  public static func && (lhs: Matcher, rhs: Matcher) -> Matcher { allOf([lhs, rhs]) }

  /// A matcher for values that either side accepts.
  ///
  /// The right side is asked only if the left does not accept.
  public static func || (lhs: Matcher, rhs: Matcher) -> Matcher { anyOf([lhs, rhs]) }

  /// A matcher for values that the operand does not accept.
  public static prefix func ! (operand: Matcher) -> Matcher { not(operand) }
}

/// A matcher for values that every one of the given matchers accepts.
///
/// - Parameter matchers: Matchers, or values that stand for one. They are asked in order, up to the first that refuses.
public func allOf<M: MatcherConvertible>(_ matchers: M...) -> Matcher<M.MatchedValue> {
  allOf(matchers.map { $0.matcher() })
}

/// A matcher for values that at least one of the given matchers accepts.
///
/// - Parameter matchers: Matchers, or values that stand for one. They are asked in order, up to the first that accepts.
public func anyOf<M: MatcherConvertible>(_ matchers: M...) -> Matcher<M.MatchedValue> {
  anyOf(matchers.map { $0.matcher() })
}

private func allOf<Value>(_ matchers: [Matcher<Value>]) -> Matcher<Value> {
  Matcher(
    ComposedMatcher(
      wording: { examples in
        let words = matchers.map { $0.implementation.wording(after: examples) }
        return Wording(
          code: words.map(\.code).joined(separator: " && "),
          expected: words.map(\.expected).joined(separator: " and "),
          negated: words.map(\.negated).joined(separator: " or ")
        ).grouped(words.count > 1)
      },
      differences: { value in
        // The others have not been asked, and may rely on that.
        matchers.first { !$0.matches(value) }?.differences(in: value, at: "") ?? []
      },
      matches: { value in
        for matcher in matchers where !matcher.matches(value) { return false }
        return true
      }
    ))
}

private func anyOf<Value>(_ matchers: [Matcher<Value>]) -> Matcher<Value> {
  Matcher(
    ComposedMatcher(
      wording: { examples in
        if matchers.isEmpty { return .noAlternative }
        let words = matchers.map { $0.implementation.wording(after: examples) }
        return Wording(
          code: words.map(\.code).joined(separator: " || "),
          expected: words.map(\.expected).joined(separator: " or "),
          negated: words.map(\.negated).joined(separator: " and ")
        ).grouped(words.count > 1)
      },
      differences: { value in differences(of: value, fromEachOf: matchers) },
      matches: { value in
        for matcher in matchers where matcher.matches(value) { return true }
        return false
      }
    ))
}

/// That a value is none of several alternatives, and where it differs from the closest one, if one comes close.
private func differences<Value>(of value: Value, fromEachOf matchers: [Matcher<Value>]) -> [Difference] {
  let expected = matchers.map { $0.implementation.wording(after: [value]).expected }.joined(separator: " or ")
  let whole = Difference(expected: matchers.isEmpty ? Wording.noAlternative.expected : expected, actual: render(value))
  let alternatives = matchers.map { $0.differences(in: value, at: "") }
  let close = alternatives.filter { differences in !differences.isEmpty && differences.allSatisfy { !$0.path.isEmpty } }
  guard let closest = close.min(by: { $0.count < $1.count }) else { return [whole] }
  return [whole] + closest
}

extension Wording {
  fileprivate static var noAlternative: Wording {
    Wording(
      code: "anyOf()", expected: "one of no alternatives, which nothing is",
      negated: "anything, there being no alternatives")
  }

  /// Puts the code form in parentheses, so that it can stand inside another one.
  fileprivate func grouped(_ isGroup: Bool) -> Wording {
    isGroup ? Wording(code: "(\(code))", expected: expected, negated: negated) : self
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
      wording: { [self] in
        let words = wording
        return Wording(
          code: "\(words.code).pullback { … }", expected: "a value that is made into \(words.expected)",
          negated: "a value that is made into \(words.negated)")
      },
      differences: { [self] in differences(in: transform($0), at: ".pullback") },
      matches: { [self] in matches(transform($0)) }
    )
  }
}
