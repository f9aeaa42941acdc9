/// A matcher for tuples equal to the one given, of any number of elements.
///
/// - Complexity: That of `==` on the elements, up to the first that differs.
@_disfavoredOverload  // A value that is not a tuple is a pack of one, and better served by the other overload.
public func equals<each Element: Equatable>(_ tuple: (repeat each Element)) -> Matcher<(repeat each Element)> {
  tupleMatcher(repeat equals(each tuple))
}

/// A matcher for tuples whose elements match one by one.
///
/// ```swift
/// matches((any(), "x", not(3)))
/// matches((matches((1, any())), some("y")))
/// ```
public func matches<each Element: MatcherConvertible>(
  _ tuple: (repeat each Element)
) -> Matcher<(repeat (each Element).MatchedValue)> {
  tupleMatcher(repeat (each tuple).matcher())
}

private func tupleMatcher<each Element>(_ matchers: repeat Matcher<each Element>) -> Matcher<(repeat each Element)> {
  Matcher(PackMatcher { question, tuple, _ in answer(question, tuple, repeat each matchers) })
}

private func answer<each Element>(
  _ question: Question, _ tuple: (repeat each Element)?, _ matchers: repeat Matcher<each Element>
) -> Answer {
  guard let tuple else {
    if case .misuse(let callingFunctions) = question {
      return .misuse(misuse(callingFunctions: callingFunctions, repeat each matchers))
    }
    return .phrase(Phrase("(\(codes(of: repeat each matchers).joined(separator: ", ")))"))
  }
  if case .differences = question {
    return .differences(differences(of: repeat each matchers, in: repeat each tuple))
  }
  for (matcher, element) in repeat (each matchers, each tuple) {
    if !matcher.matches(element) { return .verdict(false) }
  }
  return .verdict(true)
}
