/// What a stub keeps under its lock; a copy is what an invocation looks at.
struct StubState<Input, Output> {
  private(set) var behaviors = BehaviorList<Input, Output>()
  /// What is asked when no behavior matches, the latest last.
  private(set) var targets: [ForwardingTarget<Input, Output>] = []
  var defaults: DefaultValues?
  private var nextNumber = 0
  /// Finds behaviors by value, once there are many.
  private var shelf = IndexShelf<Input>()
  /// Behaviors that are in the index, and were removed from the list.
  private var stale: [StubBehavior<Input, Output>] = []
  private var isHashable = true

  /// All that can be disposed of.
  var handles: [Behavior] { behaviors.all.map(\.handle) + targets.map(\.handle) }

  mutating func takeNumber() -> Int {
    defer { nextNumber += 1 }
    return nextNumber
  }

  mutating func append(_ behavior: StubBehavior<Input, Output>) {
    behaviors.append(behavior)
  }

  mutating func append(_ target: ForwardingTarget<Input, Output>) {
    targets.append(target)
  }

  /// Takes out what has a number, to be released outside the lock.
  mutating func remove(number: Int) -> (StubBehavior<Input, Output>?, ForwardingTarget<Input, Output>?) {
    let position = targets.firstIndex { $0.handle.number == number }
    let removed = behaviors.remove(number: number)
    if let removed, shelf.index != nil { stale.append(removed) }
    return (removed, position.map { targets.remove(at: $0) })
  }

  /// Sets a behavior aside that has given its last answer.
  mutating func noteUsedUp(number: Int) {
    if let behavior = behaviors.noteUsedUp(number: number), shelf.index != nil { stale.append(behavior) }
  }

  mutating func removeAll() {
    (behaviors, targets, defaults, stale) = (BehaviorList(), [], nil, [])
    shelf.clear()
  }
}

// MARK: - The index

extension StubState {
  /// An index on loan, and what it does not know yet.
  struct IndexLoan {
    let index: ValueIndex<Input>
    let stale: [StubBehavior<Input, Output>]

    /// Brings the index up to date with a list of behaviors.
    ///
    /// Hashes inputs, which is a user's code: never under a lock.
    func update(for behaviors: BehaviorList<Input, Output>) {
      for behavior in stale { index.remove(behavior.matcher, number: behavior.handle.number) }
      guard index.isAvailable else { return }
      for position in behaviors.position(of: index.lastNumber + 1)..<behaviors.count {
        guard let behavior = behaviors[position] else { continue }
        index.append(behavior.matcher, number: behavior.handle.number)
      }
    }
  }

  /// What an invocation needs: a copy of all this, and the index if there is enough to find.
  mutating func links() -> (links: StubState, loan: IndexLoan?) {
    guard behaviors.count >= 16, isHashable else { return (self, nil) }
    let isCurrent = stale.isEmpty && shelf.index.map { $0.lastNumber >= behaviors.lastNumber } ?? false
    let loan = IndexLoan(index: shelf.lend(isCurrent: isCurrent), stale: stale)
    stale = []
    return (self, loan)
  }

  /// Takes back an index that was brought up to date.
  mutating func giveBack(_ loan: IndexLoan) {
    if !loan.index.isAvailable { isHashable = false }
    if isHashable && behaviors.count > 0 { shelf.giveBack(loan.index) }
  }
}
