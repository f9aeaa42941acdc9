// Cases with one or two associated values, which most have. What is generic over a pack of types looks each of them up again
// and again: in a debug build that takes longer than all the rest of an expectation.

/// Puts together the matcher for a case with one associated value.
func enumCaseMatcher<Enum, Argument>(
  _ enumCase: @escaping @Sendable (Argument) -> Enum, _ matcher: Matcher<Argument>
) -> Matcher<Enum> {
  if matcher.implementation.isConstant, let whole = equalMatcher(of: enumCase(matcher.implementation.constant!)) {
    return Matcher(whole)
  }
  return Matcher(OneValueCaseMatcher(enumCase, matcher))
}

/// Puts together the matcher for a case with two associated values.
package func enumCaseMatcher<Enum, First, Second>(
  _ enumCase: @escaping @Sendable (First, Second) -> Enum, _ first: Matcher<First>, _ second: Matcher<Second>
) -> Matcher<Enum> {
  let (one, other) = (first.implementation, second.implementation)
  if one.isConstant, other.isConstant, let whole = equalMatcher(of: enumCase(one.constant!, other.constant!)) {
    return Matcher(whole)
  }
  return Matcher(TwoValueCaseMatcher(enumCase, first, second))
}

private final class OneValueCaseMatcher<Enum, Argument>: MatcherImplementation<Enum> {
  private let enumCase: (Argument) -> Enum
  private let matcher: Matcher<Argument>

  init(_ enumCase: @escaping (Argument) -> Enum, _ matcher: Matcher<Argument>) {
    self.enumCase = enumCase
    self.matcher = matcher
  }

  override var looksAtCases: Bool { true }

  override func matches(_ value: Enum) -> Bool { caseMatches(value, enumCase, matcher) }

  override func differences(in value: Enum) -> [Difference] {
    differences(in: value, found: caseDifferences(in: value, enumCase, matcher))
  }

  override func wording(after examples: [Enum]) -> Wording { caseWording(after: examples, enumCase, matcher) }
}

private final class TwoValueCaseMatcher<Enum, First, Second>: MatcherImplementation<Enum> {
  private let enumCase: (First, Second) -> Enum
  private let first: Matcher<First>
  private let second: Matcher<Second>

  init(_ enumCase: @escaping (First, Second) -> Enum, _ first: Matcher<First>, _ second: Matcher<Second>) {
    self.enumCase = enumCase
    self.first = first
    self.second = second
  }

  override var looksAtCases: Bool { true }

  override func matches(_ value: Enum) -> Bool { caseMatches(value, enumCase, first, second) }

  override func differences(in value: Enum) -> [Difference] {
    differences(in: value, found: caseDifferences(in: value, enumCase, first, second))
  }

  override func wording(after examples: [Enum]) -> Wording { caseWording(after: examples, enumCase, first, second) }
}
