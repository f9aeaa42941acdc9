/// What a mock keeps under its lock but for the interactions themselves, not generic: what decides, and those who wait.
struct MockCore {
  var ledger: Ledger
  /// Those who wait for every expectation to be met.
  var waiters = Waiters()
  /// Those who wait for the next record.
  var listeners = Waiters()

  /// Removes and returns the waiters whose condition now holds: something was recorded, or the ledger is fulfilled.
  mutating func wokenWaiters() -> [Waiter] {
    if listeners.isEmpty && waiters.isEmpty { return [] }
    return listeners.removeAll() + (waiters.isEmpty || !ledger.isFulfilled ? [] : waiters.removeAll())
  }

  /// Withdraws an expectation, and returns the waiters to wake outside the lock.
  mutating func dispose(_ expectation: AnyExpectation) -> [Waiter] {
    ledger.dispose(expectation)
    return wokenWaiters()
  }

  enum FirstStep {
    case recorded
    /// There is but one expectation that it can be counted for, which is to be asked.
    case ask(AnyExpectation)
    /// It takes more to decide what it comes to, and perhaps its hash to find matchers by.
    case decide(hashing: Bool)
  }

  /// The result of attempting to record: matchers that must run first, or a final outcome.
  enum RecordStep {
    case ask(MatchQuery)
    case done(Recorded, waking: [Waiter])
    /// It is a failure, to be written from a copy of the ledger; indirect, so that the other cases are not as large.
    indirect case failed(Ledger.Outcome, Ledger, waking: [Waiter])
  }

  /// Begins to record an interaction, and records it where nothing is to be decided.
  mutating func begin() -> FirstStep {
    if let sole = ledger.soleExpectation { return .ask(sole) }
    // Those who wait are woken with more care.
    guard ledger.takesAnything, listeners.isEmpty else { return .decide(hashing: ledger.findsByHash) }
    ledger.append(.open)
    return .recorded
  }

  /// Returns the waiters to wake; nil if the expectation is no longer the only one that takes the interaction.
  mutating func record(forSole expectation: AnyExpectation) -> [Waiter]? {
    ledger.record(forSole: expectation) ? wokenWaiters() : nil
  }

  /// Records an interaction, if the results suffice to decide what it comes to.
  mutating func record(_ results: MatchResults) -> RecordStep {
    switch ledger.record(results) {
    case .ask(let query): .ask(query)
    case .done(.counted(let expectation)): .done(.counted(expectation), waking: wokenWaiters())
    case .done(.ignored): .done(.ignored, waking: wokenWaiters())
    case .done(let outcome): .failed(outcome, ledger, waking: wokenWaiters())
    }
  }
}

/// What became of an interaction that was recorded.
enum Recorded {
  /// It is counted for an expectation, which may answer it.
  case counted(AnyExpectation)
  /// Nothing expected it, and nothing is wrong with that.
  case ignored
  case failed
}
