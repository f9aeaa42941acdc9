// In a debug build, a closure that holds on to a parameter pack costs as much as the rest of an expectation. So each number of
// values that is common has a function of its own here, and all share one class and the functions behind it.

/// Makes the matcher for a case with one associated value.
package func enumCaseMatcher<Enum, Argument>(
  _ enumCase: @escaping @Sendable (Argument) -> Enum, _ matcher: Matcher<Argument>
) -> Matcher<Enum> {
  if matcher.implementation.isConstant,
    let whole = equalMatcher(of: enumCase(matcher.implementation.constant!), madeOf: Argument.self)
  {
    return Matcher(whole)
  }
  return Matcher(EnumCaseMatcher { answer($0, enumCase, matcher) })
}

/// Makes the matcher for a case with two associated values.
package func enumCaseMatcher<Enum, First, Second>(
  _ enumCase: @escaping @Sendable (First, Second) -> Enum, _ first: Matcher<First>, _ second: Matcher<Second>
) -> Matcher<Enum> {
  let (one, other) = (first.implementation, second.implementation)
  if one.isConstant, other.isConstant,
    let whole = equalMatcher(of: enumCase(one.constant!, other.constant!), madeOf: (First, Second).self)
  {
    return Matcher(whole)
  }
  return Matcher(EnumCaseMatcher { answer($0, enumCase, first, second) })
}

/// Makes the matcher for a case with any number of associated values.
///
/// If each is compared with a constant, the whole value is: that takes no reflection.
package func enumCaseMatcher<Enum, each Argument>(
  _ enumCase: @escaping @Sendable (repeat each Argument) -> Enum, _ matchers: repeat Matcher<each Argument>
) -> Matcher<Enum> {
  if let whole = wholeValue(of: enumCase, repeat each matchers) { return Matcher(whole) }
  return Matcher(EnumCaseMatcher { answer($0, enumCase, repeat each matchers) })
}

/// The matcher for the one value that is accepted, if all matchers compare with constants.
private func wholeValue<Enum, each Argument>(
  of enumCase: (repeat each Argument) -> Enum, _ matchers: repeat Matcher<each Argument>
) -> MatcherImplementation<Enum>? {
  for matcher in repeat each matchers {
    if !matcher.implementation.isConstant { return nil }
  }
  return equalMatcher(
    of: enumCase(repeat (each matchers).implementation.constant!), madeOf: (repeat each Argument).self)
}

/// Matches one case of an enum.
private final class EnumCaseMatcher<Enum>: MatcherImplementation<Enum> {
  private let ask: (Question<Enum>) -> Answer

  init(_ ask: @escaping (Question<Enum>) -> Answer) {
    self.ask = ask
  }

  override func matches(_ value: Enum) -> Bool {
    if case .verdict(let verdict) = ask(.accepts(value)) { verdict } else { false }
  }

  override func differences(in value: Enum) -> [Difference] {
    if case .differences(let found) = ask(.differences(in: value)) { differences(in: value, found: found) } else { [] }
  }

  override func phrase(after examples: [Enum]) -> Phrase {
    if case .phrase(let phrase) = ask(.phrase(after: examples)) { phrase } else { super.phrase(after: examples) }
  }

  override func misuse(callingFunctions: Bool) -> String? {
    if hidesCases(Enum.self) { return misuseOfHiddenCases(of: Enum.self) }
    if callingFunctions, case .misuse(let text) = ask(.misuse) { return text } else { return nil }
  }
}

/// What the matcher for a case is asked.
private enum Question<Enum> {
  case accepts(Enum)
  case differences(in: Enum)
  case phrase(after: [Enum])
  case misuse
}

private enum Answer {
  case verdict(Bool)
  case differences([Difference])
  case phrase(Phrase)
  case misuse(String?)
}

private func answer<Enum, each Argument>(
  _ question: Question<Enum>, _ enumCase: (repeat each Argument) -> Enum, _ matchers: repeat Matcher<each Argument>
) -> Answer {
  switch question {
  case .accepts(let value): .verdict(caseMatches(value, enumCase, repeat each matchers))
  case .differences(let value): .differences(caseDifferences(in: value, enumCase, repeat each matchers))
  case .phrase(let examples): .phrase(casePhrase(after: examples, enumCase, repeat each matchers))
  case .misuse: .misuse(caseMisuse(of: enumCase, repeat each matchers))
  }
}

/// Whether a value is of a case, and its associated values match.
func caseMatches<Enum, each Argument>(
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
func caseDifferences<Enum, each Argument>(
  in value: Enum, _ enumCase: (repeat each Argument) -> Enum, _ matchers: repeat Matcher<each Argument>
) -> [Difference] {
  guard let arguments = associatedValues(of: enumCase, in: value) else {
    return hidesCases(type(of: value as Any)) ? [differenceOfHiddenCase(value)] : []
  }
  var count = 0
  for _ in repeat each matchers { count += 1 }
  // A single value that is a tuple has labels of its own, which are not those of the case.
  let labels = ReflectedCase(of: value).map { $0.labels.count == count ? $0.labels : [] } ?? []
  var found: [Difference] = []
  var index = 0
  for (matcher, argument) in repeat (each matchers, each arguments) {
    let label = labels.indices.contains(index) ? labels[index] : nil
    found += matcher.differences(in: argument, at: ".\(label ?? String(index))")
    index += 1
  }
  return found
}

/// How the matcher for a case reads.
func casePhrase<Enum, each Argument>(
  after examples: [Enum], _ enumCase: (repeat each Argument) -> Enum, _ matchers: repeat Matcher<each Argument>
) -> Phrase {
  var codes: [String] = []
  for matcher in repeat each matchers { codes.append(matcher.phrase.code) }
  return Phrase(caseDescription(of: example(of: enumCase, among: examples, repeat each matchers), codes: codes))
}

/// Writes a case with something in the place of each associated value: `save(_, notify: true)`.
private func caseDescription<Enum>(of example: Enum?, codes: [String]) -> String {
  guard let example, let payload = ReflectedCase(of: example) else {
    return "a case of \(Enum.self) with (\(codes.joined(separator: ", ")))"
  }
  let arguments = codes.indices.map { index in
    let label = payload.labels.count == codes.count ? payload.labels[index] : nil
    return label.map { "\($0): \(codes[index])" } ?? codes[index]
  }
  return "\(payload.signature.name)(\(arguments.joined(separator: ", ")))"
}
