import Matchers
import Stubbing

@testable import Mocking

/// Runs a script against a ledger and an oracle side by side.
struct OracleComparison {
  private let script: Script
  private var ledger: Ledger
  private let hasher = makeValueHasher(for: Int.self)
  private var oracle = Oracle()
  /// All that was recorded and not rejected, counted or not.
  private var recorded: [Oracle.Interaction] = []
  private var rejectedMask = 0
  private let evaluations = Locked<[Int: Int]>([:])
  private var matchers = 0

  init(_ script: Script) {
    self.script = script
    // An unordered ledger finds expectations of a single value by its index, however few there are.
    ledger = Ledger(isStrict: script.isStrict, isOrdered: script.isOrdered, isHashable: true, hashThreshold: 0)
  }

  /// What the two do not agree on; nil if they agree after every step.
  mutating func disagreement() -> String? {
    for step in script.steps {
      switch step {
      case .expect(let mask, let range):
        oracle.expectations.append(Oracle.Expectation(mask: mask, range: range))
        ledger.expect(expectation(mask, range))
      case .reject(let mask):
        rejectedMask |= mask
        ledger.reject(expectation(mask, CountRange(lower: 0, upper: 0)))
      case .record(let value):
        if let problem = record(value) { return problem }
      }
      if let problem = stateProblem() { return "after \(step): \(problem)" }
    }
    return nil
  }

  private mutating func expectation(_ mask: Int, _ range: CountRange) -> Expectation<Int> {
    let number = matchers
    matchers += 1
    if let value = Script.alphabet.first(where: { mask == 1 << $0 }), number % 2 == 0 {
      return Expectation(matcher: equals(value), range: range, location: CodeLocation())
    }
    let matcher: Matcher<Int> = matches { [evaluations] value in
      evaluations.withLock { $0[number, default: 0] += 1 }
      return mask & (1 << value) != 0
    }
    return Expectation(matcher: matcher, range: range, location: CodeLocation())
  }

  private mutating func record(_ value: Int) -> String? {
    evaluations.withLock { $0 = [:] }
    let outcome = recordInLedger(value)
    if let (_, count) = evaluations.withLock({ $0.first { $0.value > 1 } }) {
      return "a matcher was evaluated \(count) times for one interaction"
    }
    if rejectedMask & (1 << value) != 0 {
      if case .rejected = outcome { return nil }
      return "\(value) was \(outcome), but should be rejected"
    }
    let interaction = Oracle.Interaction(value: value, expectations: oracle.expectations.count)
    recorded.append(interaction)
    return outcomeProblem(outcome, of: interaction)
  }

  private mutating func recordInLedger(_ value: Int) -> Ledger.Outcome {
    // As a mock does it: plainly, where nothing is to be decided.
    if ledger.takesAnything {
      ledger.append(.open)
      return .ignored
    }
    var results = MatchResults()
    if let sole = ledger.soleExpectation {
      let verdict = sole.accepts(value)
      if verdict && ledger.record(forSole: sole) { return .counted(for: sole) }
      results = MatchResults(verdict, of: sole)
    }
    while true {
      switch ledger.record(results) {
      case .ask(let query): results.run(query, for: value, hasher: hasher)
      case .done(let outcome): return outcome
      }
    }
  }

  /// Whether the interaction should have been counted, with those counted before it.
  private mutating func outcomeProblem(_ outcome: Ledger.Outcome, of interaction: Oracle.Interaction) -> String? {
    // What a nice and ordered mock ignores shows only in what it calls fulfilled.
    if script.isOrdered && !script.isStrict { return nil }
    oracle.interactions.append(interaction)
    let isPossible = script.isOrdered ? oracle.readInOrder().isPossible : oracle.leastMissing() != nil
    if !isPossible { oracle.interactions.removeLast() }
    // What a nice mock expects, and has no room for, is one too many.
    let isIgnored = !script.isStrict && !oracle.isMatched(interaction)
    switch (outcome, isPossible) {
    case (.counted, true): return nil
    case (.unexpected, false) where !isIgnored: return nil
    case (.ignored, false) where isIgnored: return nil
    default: return "\(interaction.value) was \(outcome), but \(isPossible ? "can" : "cannot") be counted"
    }
  }

  private func stateProblem() -> String? {
    let unfulfilled = ledger.unfulfilled
    if ledger.isFulfilled != unfulfilled.isEmpty { return "isFulfilled contradicts unfulfilled" }
    if let (index, count) = unfulfilled.first(where: { $1 >= oracle.expectations[$0].range.lower }) {
      return "expectation \(index) is called unfulfilled with \(count)"
    }
    var everything = oracle
    everything.interactions = recorded
    if script.isOrdered {
      let isFulfilled = script.isStrict ? oracle.readInOrder().isComplete : everything.someFulfilInOrder()
      return ledger.isFulfilled == isFulfilled ? nil : "isFulfilled is \(ledger.isFulfilled)"
    }
    let missing = unfulfilled.reduce(0) { $0 + oracle.expectations[$1.index].range.lower - $1.count }
    let least = oracle.leastMissing()
    return missing == least ? nil : "\(missing) are missing, but need be only \(least ?? -1)"
  }
}
