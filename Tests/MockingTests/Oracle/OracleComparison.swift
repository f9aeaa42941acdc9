import Matchers
import Stubbing

@testable import Mocking

/// Runs a script against a ledger and an oracle side by side.
struct OracleComparison {
  private let script: Script
  private var ledger: Ledger
  private let traits = valueTraits(of: Int.self)
  private var oracle = Oracle()
  /// All that was recorded and not rejected, counted or not.
  private var recorded: [Oracle.Interaction] = []
  /// How many interactions each expectation of an unordered ledger has taken.
  private var taken: [Int] = []
  private var rejectedMask = 0
  private let evaluations = Locked<[Int: Int]>([:])
  private var matchers = 0

  init(_ script: Script) {
    self.script = script
    // An unordered ledger finds expectations of a single value by its index, however few there are.
    ledger = Ledger(
      isStrict: script.isStrict, isOrdered: script.isOrdered, precedence: script.precedence, isHashable: true,
      hashThreshold: 0)
  }

  /// What the two do not agree on; nil if they agree after every step.
  mutating func disagreement() -> String? {
    for step in script.steps {
      switch step {
      case .expect(let mask, let range):
        oracle.expectations.append(Oracle.Expectation(mask: mask, range: range))
        taken.append(0)
        ledger.expect(expectation(mask, range))
      case .reject(let mask):
        rejectedMask |= mask
        ledger.reject(expectation(mask, .never))
      case .record(let value):
        if let problem = record(value) { return problem }
      case .dispose(let number):
        if number < oracle.expectations.count { dispose(number) }
      }
      if let problem = stateProblem() { return "after \(step): \(problem)" }
    }
    // Only once, since it takes as long as all that is done in a step.
    return countProblem()
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

  private mutating func dispose(_ number: Int) {
    ledger.dispose(ledger.expectations[number])
    oracle.expectations[number].isWithdrawn = true
    // It keeps what it has counted and no other needs, and has no room for more.
    if !script.isOrdered { oracle.expectations[number].range.upper = ledger.count(of: ledger.expectations[number]) }
  }
}

// MARK: - Recording

extension OracleComparison {
  private mutating func record(_ value: Int) -> String? {
    evaluations.withLock { $0 = [:] }
    let outcome = ledger.record(value, traits: traits)
    if let (_, count) = evaluations.withLock({ $0.first { $0.value > 1 } }) {
      return "a matcher was evaluated \(count) times for one interaction"
    }
    if rejectedMask & (1 << value) != 0 {
      if case .rejected = outcome { return nil }
      return "\(value) was \(outcome), but should be rejected"
    }
    let interaction = oracle.interaction(value)
    recorded.append(interaction)
    return outcomeProblem(outcome, of: interaction) ?? takerProblem(outcome, of: interaction)
  }

  /// Whether the interaction should have been counted, with those counted before it.
  private mutating func outcomeProblem(_ outcome: Ledger.Outcome, of interaction: Oracle.Interaction) -> String? {
    // What a nice and ordered mock ignores shows only in what it calls fulfilled.
    if script.isOrdered && !script.isStrict { return nil }
    oracle.interactions.append(interaction)
    let isPossible = script.isOrdered ? oracle.readInOrder().isPossible : oracle.leastMissing() != nil
    if !isPossible { oracle.interactions.removeLast() }
    // What a nice mock expects, and has no room for, is one too many.
    let isIgnored = !script.isStrict && interaction.allowed == 0
    switch (outcome, isPossible) {
    case (.counted, true): return nil
    case (.unexpected, false) where !isIgnored: return nil
    case (.ignored, false) where isIgnored: return nil
    default: return "\(interaction) was \(outcome), but \(isPossible ? "can" : "cannot") be counted"
    }
  }

  /// Whether the interaction was counted for the right expectation.
  private mutating func takerProblem(_ outcome: Ledger.Outcome, of interaction: Oracle.Interaction) -> String? {
    guard case .counted(let expectation) = outcome else { return nil }
    var taker = expectation.index
    if !script.isOrdered {
      let matching = oracle.expectations.indices.filter { interaction.allowed & (1 << $0) != 0 }
      let byPrecedence = script.precedence == .earliest ? matching : matching.reversed()
      let ranges = oracle.expectations.map(\.range)
      taker =
        byPrecedence.first { taken[$0] < ranges[$0].upper } ?? byPrecedence.first { ranges[$0].upper > 0 } ?? -1
      taken[taker] += 1
    } else if script.isStrict {
      taker = oracle.readInOrder().earliest
    }
    return taker == expectation.index ? nil : "counted for \(expectation.index) instead of \(taker)"
  }
}

// MARK: - State

extension OracleComparison {
  private func stateProblem() -> String? {
    let unfulfilled = ledger.unfulfilled
    if ledger.isFulfilled != unfulfilled.isEmpty { return "isFulfilled contradicts unfulfilled" }
    if let (index, count) = unfulfilled.first(where: { $1 >= oracle.expectations[$0].range.lower }) {
      return "expectation \(index) is called unfulfilled with \(count)"
    }
    if script.isOrdered {
      var everything = oracle
      everything.interactions = recorded
      let isFulfilled = script.isStrict ? oracle.readInOrder().isComplete : everything.someFulfilInOrder()
      return ledger.isFulfilled == isFulfilled ? nil : "isFulfilled is \(ledger.isFulfilled)"
    }
    let missing = unfulfilled.reduce(0) { $0 + oracle.expectations[$1.index].range.lower - $1.count }
    let least = oracle.leastMissing()
    return missing == least ? nil : "\(missing) are missing, but need be only \(least ?? -1)"
  }

  /// Whether what is said of single expectations adds up.
  private func countProblem() -> String? {
    let unfulfilled = Set(ledger.unfulfilled.map(\.index))
    for (index, expectation) in ledger.expectations.enumerated() {
      if ledger.isFulfilled(expectation) == unfulfilled.contains(index) { return "isFulfilled of \(index) is wrong" }
      let (count, upper) = (ledger.count(of: expectation), oracle.expectations[index].range.upper)
      if !script.isOrdered, count > upper { return "\(index) counts \(count)" }
    }
    let total = ledger.expectations.reduce(0) { $0 + ledger.count(of: $1) }
    return total == ledger.fates.count { $0 == .counted } ? nil : "\(total) are counted in all"
  }
}
