import Stubbing

@testable import Mocking

extension Ledger {
  /// Records a value as a mock does it.
  mutating func record<Value>(_ value: Value, traits: ValueTraits<Value>) -> Outcome {
    if takesAnything {
      append(.open)
      return .ignored
    }
    var results = MatchResults()
    if let sole = soleExpectation {
      let matches = sole.accepts(value)
      if matches && record(forSole: sole) { return .counted(for: sole) }
      results = MatchResults(matches, of: sole)
    }
    while true {
      switch record(results) {
      case .ask(let query): results.run(query, for: value, traits: traits)
      case .done(let outcome): return outcome
      }
    }
  }
}
