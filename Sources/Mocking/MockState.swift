/// What a mock keeps under its lock: the interactions, and a ledger that knows them by their positions.
struct MockState<Interaction> {
  var ledger: Ledger
  /// All that was recorded and is kept, whatever it came to.
  private(set) var interactions: [Interaction] = []
  /// Those who wait for every expectation to be met.
  var waiters = Waiters()
  /// Those who wait for the next record.
  var listeners = Waiters()

  init(ledger: Ledger) {
    self.ledger = ledger
  }

  /// The interactions behind a position of an era; all of them, if another era has begun.
  func interactions(from position: Int, of era: Int) -> ArraySlice<Interaction> {
    interactions[(era == ledger.era ? position : 0)...]
  }

  /// The state as it is, independent of what other mocks do from now on: to write a failure from.
  var snapshot: MockSnapshot<Interaction> {
    MockSnapshot(ledger: ledger.snapshot, interactions: interactions)
  }

  /// Forgets expectations and rejections, interactions, or all of them.
  ///
  /// - Returns: What was there, to be let go of outside the lock.
  mutating func clear(expectations: Bool, interactions clearsInteractions: Bool) -> MockSnapshot<Interaction> {
    let old = MockSnapshot(
      ledger: ledger.clear(expectations: expectations, interactions: clearsInteractions), interactions: interactions)
    if clearsInteractions { interactions = [] }
    return old
  }
}

/// What was expected and recorded at one moment.
struct MockSnapshot<Interaction> {
  let ledger: Ledger
  let interactions: [Interaction]
}

// MARK: - Recording

/// How the record of an interaction begins.
enum RecordBeginning {
  /// It is recorded: nothing had to be decided.
  case recorded
  /// There is but one expectation that it can be counted for, which is to be asked.
  case expecting(AnyExpectation)
  /// Expectations are found by its hash.
  case hashing
  /// It takes more to decide what it comes to.
  case asking
}

/// What is left to do once an interaction is recorded.
enum RecordEnd {
  case nothing
  case waking([Waiter])
}

extension MockState {
  /// What a record comes to: matchers to ask first, or what to do outside the lock.
  enum Step {
    case ask(Questions)
    case done(RecordEnd)
    case failed(Ledger.Outcome, MockSnapshot<Interaction>, woken: [Waiter])
  }

  /// Begins to record an interaction, and ends it where nothing is to be decided.
  mutating func begin(_ interaction: Interaction) -> RecordBeginning {
    if let sole = ledger.soleExpectation { return .expecting(sole) }
    // Those who wait are woken with more care.
    guard ledger.takesAnything, listeners.isEmpty else { return ledger.findsByHash ? .hashing : .asking }
    ledger.append(.open)
    keep(interaction)
    return .recorded
  }

  /// Records an interaction that an expectation accepts, if that is still the only one it can be counted for.
  ///
  /// - Returns: Nil if it is not.
  mutating func record(_ interaction: Interaction, forSole expectation: AnyExpectation) -> RecordEnd? {
    guard ledger.record(forSole: expectation) else { return nil }
    keep(interaction)
    return hasWaiters ? .waking(wokenWaiters()) : .nothing
  }

  private var hasWaiters: Bool { mutating get { !listeners.isEmpty || !waiters.isEmpty } }

  /// Records an interaction, if its verdicts suffice to decide what it comes to.
  mutating func record(_ interaction: Interaction, verdicts: Verdicts) -> Step {
    switch ledger.record(verdicts) {
    case .ask(let questions): return .ask(questions)
    case .done(.counted), .done(.ignored):
      keep(interaction)
      return .done(hasWaiters ? .waking(wokenWaiters()) : .nothing)
    case .done(let outcome):
      keep(interaction)
      return .failed(outcome, snapshot, woken: wokenWaiters())
    }
  }

  private mutating func keep(_ interaction: Interaction) {
    if ledger.keepsInteractions { interactions.append(interaction) }
  }

  /// Takes out those who wait for what has come about: a record, or that the ledger is fulfilled.
  mutating func wokenWaiters() -> [Waiter] {
    let listening = listeners.isEmpty ? [] : listeners.removeAll()
    return waiters.isEmpty || !ledger.isFulfilled ? listening : listening + waiters.removeAll()
  }
}
