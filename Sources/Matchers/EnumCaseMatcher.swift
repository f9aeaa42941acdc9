// In a debug build, a closure that holds a parameter pack costs as much as the rest of an expectation. So one and two
// values have functions of their own here.

package func enumCaseMatcher<Enum, Argument>(
  _ enumCase: @escaping @Sendable (Argument) -> Enum, _ matcher: Matcher<Argument>
) -> Matcher<Enum> {
  let one = matcher.implementation
  if one.isConstant, let whole = equalMatcher(of: enumCase(one.constant!), madeOf: Argument.self) {
    return Matcher(whole)
  }
  return Matcher(PackMatcher { answer($0, $1, $2, enumCase, matcher) })
}

package func enumCaseMatcher<Enum, First, Second>(
  _ enumCase: @escaping @Sendable (First, Second) -> Enum, _ first: Matcher<First>, _ second: Matcher<Second>
) -> Matcher<Enum> {
  let (one, other) = (first.implementation, second.implementation)
  if one.isConstant, other.isConstant,
    let whole = equalMatcher(of: enumCase(one.constant!, other.constant!), madeOf: (First, Second).self)
  {
    return Matcher(whole)
  }
  return Matcher(PackMatcher { answer($0, $1, $2, enumCase, first, second) })
}

/// Makes the matcher for a case with any number of values; if each is a constant, it compares whole values.
package func enumCaseMatcher<Enum, each Argument>(
  _ enumCase: @escaping @Sendable (repeat each Argument) -> Enum, _ matchers: repeat Matcher<each Argument>
) -> Matcher<Enum> {
  var areConstant = true
  for matcher in repeat each matchers { areConstant = areConstant && matcher.implementation.isConstant }
  let arguments = (repeat each Argument).self
  if areConstant, let whole = equalMatcher(of: enumCase(repeat (each matchers).constant!), madeOf: arguments) {
    return Matcher(whole)
  }
  return Matcher(PackMatcher { answer($0, $1, $2, enumCase, repeat each matchers) })
}

private func answer<Enum, each Argument>(
  _ question: Question, _ value: Enum?, _ examples: [Enum], _ enumCase: (repeat each Argument) -> Enum,
  _ matchers: repeat Matcher<each Argument>
) -> Answer {
  switch (question, value) {
  case (.differences, let value?): return .differences(caseDifferences(in: value, enumCase, repeat each matchers))
  case (.misuse(let callingFunctions), _):
    if hidesCases(Enum.self) { return .misuse(misuseOfHiddenCases(of: Enum.self)) }
    return .misuse(callingFunctions ? caseMisuse(of: enumCase, repeat each matchers) : nil)
  case (_, let value?): return .verdict(caseMatches(value, enumCase, repeat each matchers))
  case (_, nil):
    let example = example(of: enumCase, among: examples, repeat each matchers)
    return .phrase(Phrase(caseDescription(of: example, codes: codes(of: repeat each matchers))))
  }
}

private func caseMatches<Enum, each Argument>(
  _ value: Enum, _ enumCase: (repeat each Argument) -> Enum, _ matchers: repeat Matcher<each Argument>
) -> Bool {
  guard let found = ReflectedCase(of: value), let arguments: (repeat each Argument) = found.values() else {
    return false
  }
  for (matcher, argument) in repeat (each matchers, each arguments) {
    if !matcher.matches(argument) { return false }
  }
  // Last, since most values that are not of the case have been told apart by now.
  return found.isCase(of: enumCase(repeat each arguments))
}

/// Where the associated values of a case differ; empty if the value is not of the case.
private func caseDifferences<Enum, each Argument>(
  in value: Enum, _ enumCase: (repeat each Argument) -> Enum, _ matchers: repeat Matcher<each Argument>
) -> [Difference] {
  guard let arguments = associatedValues(of: enumCase, in: value) else {
    return hidesCases(type(of: value as Any)) ? [differenceOfHiddenCase(value)] : []
  }
  var count = 0
  for _ in repeat each matchers { count += 1 }
  // A single value that is a tuple has labels of its own, which are not those of the case.
  let labels = ReflectedCase(of: value).map { $0.labels.count == count ? $0.labels : [] } ?? []
  return differences(of: repeat each matchers, in: repeat each arguments, labels: labels)
}

/// Writes a case with something in the place of each associated value: `save(_, notify: true)`.
private func caseDescription<Enum>(of example: Enum?, codes: [String]) -> String {
  guard let example, let payload = ReflectedCase(of: example) else {
    return "a case of \(Enum.self) with (\(codes.joined(separator: ", ")))"
  }
  let labels = payload.labels.count == codes.count ? payload.labels : codes.map { _ in nil }
  let arguments = zip(labels, codes).map { label, code in label.map { "\($0): \(code)" } ?? code }
  return "\(payload.name)(\(arguments.joined(separator: ", ")))"
}
