/// Puts together the matcher for one case of an enum.
///
/// Where every associated value is compared with a constant, the whole value is: that takes no look by reflection.
func enumCaseMatcher<Enum, each Argument>(
  _ enumCase: @escaping @Sendable (repeat each Argument) -> Enum, _ matchers: repeat Matcher<each Argument>
) -> Matcher<Enum> {
  if let whole = wholeValue(of: enumCase, repeat each matchers) { return Matcher(whole) }
  return Matcher(
    EnumCaseMatcher { question in
      switch question {
      case .accepts(let value): .verdict(caseMatches(value, enumCase, repeat each matchers))
      case .differences(let value): .differences(caseDifferences(in: value, enumCase, repeat each matchers))
      case .wording(let examples): .wording(caseWording(after: examples, enumCase, repeat each matchers))
      }
    })
}

/// The matcher for the one value that is accepted, if all matchers compare with constants.
private func wholeValue<Enum, each Argument>(
  of enumCase: (repeat each Argument) -> Enum, _ matchers: repeat Matcher<each Argument>
) -> MatcherImplementation<Enum>? {
  for matcher in repeat each matchers {
    if !matcher.implementation.isConstant { return nil }
  }
  return equalMatcher(of: enumCase(repeat (each matchers).implementation.constant!))
}

/// Matches one case of an enum, by what a closure answers.
///
/// One closure for everything: each that holds on to a parameter pack costs as much as the rest of an expectation.
private final class EnumCaseMatcher<Enum>: MatcherImplementation<Enum> {
  enum Question {
    case accepts(Enum)
    case differences(in: Enum)
    case wording(after: [Enum])
  }

  enum Answer {
    case verdict(Bool)
    case differences([Difference])
    case wording(Wording)
  }

  private let ask: (Question) -> Answer

  init(_ ask: @escaping (Question) -> Answer) {
    self.ask = ask
  }

  override var looksAtCases: Bool { true }

  override func matches(_ value: Enum) -> Bool {
    if case .verdict(let verdict) = ask(.accepts(value)) { verdict } else { false }
  }

  override func differences(in value: Enum) -> [Difference] {
    if case .differences(let found) = ask(.differences(in: value)) { differences(in: value, found: found) } else { [] }
  }

  override func wording(after examples: [Enum]) -> Wording {
    if case .wording(let wording) = ask(.wording(after: examples)) { wording } else { super.wording(after: examples) }
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
    return hidesCases(type(of: value as Any)) ? [hiddenCase(of: value)] : []
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
func caseWording<Enum, each Argument>(
  after examples: [Enum], _ enumCase: (repeat each Argument) -> Enum, _ matchers: repeat Matcher<each Argument>
) -> Wording {
  var codes: [String] = []
  for matcher in repeat each matchers { codes.append(matcher.wording.code) }
  return Wording(caseDescription(of: example(of: enumCase, among: examples, repeat each matchers), codes: codes))
}

/// Why no matcher for a case of an enum can accept anything; nil if there is no reason.
package func objection<Enum>(toCasesOf type: Enum.Type) -> String? {
  hidesCases(type) ? "the `customMirror` of \(type) hides which case a value is: match it with a closure" : nil
}

/// Why a value of an enum that reflects itself in a way of its own never matches.
private func hiddenCase<Enum>(of value: Enum) -> Difference {
  Difference(
    expected: "a case of \(Enum.self)",
    actual: "\(render(value)), whose `customMirror` hides which case it is: match it with a closure")
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

// MARK: - An example of a case

/// Finds or makes a value of a case, only to read the names of the case and its labels off it.
///
/// A function does not know the case it makes, so a value has to be had: one of those seen, or one made of the values
/// the matchers compare with and of empty values of well-known types.
private func example<Enum, each Argument>(
  of enumCase: (repeat each Argument) -> Enum, among examples: [Enum], _ matchers: repeat Matcher<each Argument>
) -> Enum? {
  if let seen = examples.first(where: { associatedValues(of: enumCase, in: $0) != nil }) { return seen }
  do {
    return enumCase(repeat try exampleArgument(for: each matchers))
  } catch {
    return nil
  }
}

private struct NoExample: Error {}

private func exampleArgument<Value>(for matcher: Matcher<Value>) throws -> Value {
  if let value = matcher.constant { return value }
  guard let value = emptyValue(of: Value.self) as? Value else { throw NoExample() }
  return value
}

/// The simplest value of a well-known type, or the first of those that a type enumerates; `nil` for any other.
private func emptyValue(of type: Any.Type) -> Any? {
  func first<T: CaseIterable>(_: T.Type) -> Any? { T.allCases.first }

  switch type {
  case let type as any HasEmptyValue.Type: return type.emptyValue
  case let type as any CaseIterable.Type: return first(type)
  default: return nil
  }
}
