/// Asks matchers for the parts of a value, of which there may be any number.
///
/// In a debug build, a closure that holds a parameter pack is slow to make, so a single one answers all questions.
final class PackMatcher<Value>: MatcherImplementation<Value> {
  private let ask: (Question, Value?, _ examples: [Value]) -> Answer

  init(_ ask: @escaping (Question, Value?, _ examples: [Value]) -> Answer) {
    self.ask = ask
  }

  override func matches(_ value: Value) -> Bool {
    if case .verdict(let verdict) = ask(.matches, value, []) { verdict } else { false }
  }

  override func differences(in value: Value) -> [Difference] {
    if case .differences(let found) = ask(.differences, value, []) { differences(in: value, found: found) } else { [] }
  }

  override func phrase(after examples: [Value]) -> Phrase {
    if case .phrase(let phrase) = ask(.phrase, nil, examples) { phrase } else { super.phrase(after: examples) }
  }

  override func misuse(callingFunctions: Bool) -> String? {
    if case .misuse(let text) = ask(.misuse(callingFunctions: callingFunctions), nil, []) { text } else { nil }
  }
}

/// What a ``PackMatcher`` is asked: the first two of a value.
enum Question {
  case matches
  case differences
  case phrase
  case misuse(callingFunctions: Bool)
}

enum Answer {
  case verdict(Bool)
  case differences([Difference])
  case phrase(Phrase)
  case misuse(String?)
}

/// Where the parts of a value differ, each at its label, or at its position if it has none.
func differences<each Part>(
  of matchers: repeat Matcher<each Part>, in parts: repeat each Part, labels: [String?] = []
) -> [Difference] {
  var found: [Difference] = []
  var index = 0
  for (matcher, part) in repeat (each matchers, each parts) {
    let label = labels.indices.contains(index) ? labels[index] : nil
    found += matcher.differences(in: part, at: ".\(label ?? String(index))")
    index += 1
  }
  return found
}

func codes<each Part>(of matchers: repeat Matcher<each Part>) -> [String] {
  var codes: [String] = []
  for matcher in repeat each matchers { codes.append(matcher.phrase.code) }
  return codes
}

func misuse<each Part>(callingFunctions: Bool, _ matchers: repeat Matcher<each Part>) -> String? {
  for matcher in repeat each matchers {
    if let misuse = matcher.implementation.misuse(callingFunctions: callingFunctions) { return misuse }
  }
  return nil
}
