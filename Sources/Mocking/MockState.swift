/// What a mock keeps under its lock: the interactions, and a core that knows them by their positions.
struct MockState<Interaction> {
  var core: MockCore
  /// All that was recorded and is kept, whatever it came to.
  var interactions: [Interaction] = []
  /// The number of each interaction, which all mocks share.
  var numbers: [Int] = []

  /// The interactions behind a position of an era; all of them, if another era has begun.
  func interactions(from position: Int, of era: Int) -> ArraySlice<Interaction> {
    interactions[(era == core.ledger.era ? position : 0)...]
  }

  var snapshot: MockSnapshot<Interaction> { MockSnapshot(ledger: core.ledger, interactions: interactions) }

  /// Forgets expectations and rejections, interactions, or all, and returns what to let go of outside the lock.
  mutating func clear(expectations: Bool, interactions clearsInteractions: Bool) -> MockSnapshot<Interaction> {
    let ledger = core.ledger.clear(expectations: expectations, interactions: clearsInteractions)
    let old = MockSnapshot(ledger: ledger, interactions: interactions)
    if clearsInteractions { (interactions, numbers) = ([], []) }
    return old
  }
}

/// What was expected and recorded at one moment.
struct MockSnapshot<Interaction> {
  let ledger: Ledger
  let interactions: [Interaction]
}
