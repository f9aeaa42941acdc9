/// A matcher for tuples equal to the one given, of any number of elements.
///
/// - Parameter tuple: What to compare with, element by element.
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
///
/// - Parameter tuple: A matcher for each element, or a value that stands for one.
/// - Complexity: That of the elements' matchers, up to the first that refuses.
public func matches<each Element: MatcherConvertible>(
  _ tuple: (repeat each Element)
) -> Matcher<(repeat (each Element).MatchedValue)> {
  tupleMatcher(repeat (each tuple).matcher())
}

private func tupleMatcher<each Element>(_ matchers: repeat Matcher<each Element>) -> Matcher<(repeat each Element)> {
  var elements: [any TupleElement] = []
  for matcher in repeat each matchers { elements.append(matcher) }
  if let small = smallTupleMatcher(of: elements) as? MatcherImplementation<(repeat each Element)> {
    return Matcher(small)
  }
  return Matcher(
    TupleMatcher(elements) { tuple, visit in
      for (matcher, element) in repeat (each matchers, each tuple) {
        if !visit.goesOn(after: matcher, element) { return }
      }
    })
}
