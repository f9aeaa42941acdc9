/// What a mock keeps under its lock, but for the interactions themselves: what decides, and those who wait.
///
/// Not generic, as the ledger is not: what is done with each record does not have to look for the layout of types.
struct MockCore {
  var ledger: Ledger
  /// Those who wait for every expectation to be met.
  var waiters = Waiters()
  /// Those who wait for the next record.
  var listeners = Waiters()

  init(ledger: Ledger) {
    self.ledger = ledger
  }

  /// Takes out those who wait for what has come about: a record, or that the ledger is fulfilled.
  mutating func wokenWaiters() -> [Waiter] {
    let listening = listeners.isEmpty ? [] : listeners.removeAll()
    return waiters.isEmpty || !ledger.isFulfilled ? listening : listening + waiters.removeAll()
  }
}

// MARK: - Recording

extension MockCore {
  /// How the record of an interaction begins.
  enum Beginning {
    /// It is recorded: nothing had to be decided.
    case recorded
    /// There is but one expectation that it can be counted for, which is to be asked.
    case expecting(AnyExpectation)
    /// Expectations are found by its hash.
    case hashing
    /// It takes more to decide what it comes to.
    case asking
  }

  /// What is left to do, outside the lock, once an interaction is recorded.
  enum End {
    case nothing
    case waking([Waiter])
  }

  /// What a record comes to: matchers to ask first, or the end of it.
  enum Step {
    case ask(Questions)
    case done(End)
    /// It is a failure, to be written from a copy of the ledger.
    ///
    /// Indirect, so that the other cases are not as large as this one.
    indirect case failed(Ledger.Outcome, Ledger, waking: [Waiter])
  }

  /// Begins to record an interaction, and ends it where nothing is to be decided.
  mutating func begin() -> Beginning {
    if let sole = ledger.soleExpectation { return .expecting(sole) }
    // Those who wait are woken with more care.
    guard ledger.takesAnything, listeners.isEmpty else { return ledger.findsByHash ? .hashing : .asking }
    ledger.append(.open)
    return .recorded
  }

  /// Records an interaction that an expectation accepts, if that is still the only one it can be counted for.
  ///
  /// - Returns: Nil if it is not.
  mutating func record(forSole expectation: AnyExpectation) -> End? {
    ledger.record(forSole: expectation) ? end() : nil
  }

  /// Records an interaction, if its verdicts suffice to decide what it comes to.
  mutating func record(_ verdicts: Verdicts) -> Step {
    switch ledger.record(verdicts) {
    case .ask(let questions): .ask(questions)
    case .done(.counted), .done(.ignored): .done(end())
    case .done(let outcome): .failed(outcome, ledger.snapshot, waking: wokenWaiters())
    }
  }

  private mutating func end() -> End {
    listeners.isEmpty && waiters.isEmpty ? .nothing : .waking(wokenWaiters())
  }
}
