/// What a stub keeps under its lock.
struct StubState<Input, Output> {
  private(set) var behaviors = BehaviorList()
  /// What is asked when no behavior matches, the latest last.
  private(set) var targets: [ForwardingTarget<Input, Output>] = []
  var defaults: DefaultValues?
  private var nextNumber = 0
  /// Finds behaviors by the hash of their value, once there are many.
  private var index = HashIndex()
  private var hasher: ValueHasher<Input>?

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
  mutating func remove(number: Int) -> (AnyStubBehavior?, ForwardingTarget<Input, Output>?) {
    let position = targets.firstIndex { $0.handle.number == number }
    let removed = behaviors.remove(number: number)
    if let removed { index.remove(number, hash: removed.hash) }
    return (removed, position.map { targets.remove(at: $0) })
  }

  /// Sets a behavior aside that has given its last answer.
  mutating func noteUsedUp(number: Int) {
    if let behavior = behaviors.noteUsedUp(number: number) { index.remove(number, hash: behavior.hash) }
  }

  mutating func removeAll() {
    (behaviors, targets, defaults, index) = (BehaviorList(), [], nil, HashIndex())
  }
}

// MARK: - Finding behaviors

extension StubState {
  /// From how many behaviors on they are found by an index: for a few, asking each is faster.
  private static var indexThreshold: Int { 16 }

  /// The behaviors, and what hashes inputs if there are many.
  ///
  /// - Parameters:
  ///   - hasher: Becomes what hashes inputs, if behaviors are to be found by it.
  ///   - unknown: Becomes those that have to be hashed first then.
  mutating func look(
    orHashWith hasher: inout ValueHasher<Input>?, after unknown: inout [AnyStubBehavior]
  ) -> BehaviorList {
    if behaviors.count < Self.indexThreshold { return behaviors }
    let known = self.hasher ?? makeValueHasher()
    self.hasher = known
    guard known.isAvailable else { return behaviors }
    hasher = known
    if index.lastNumber < behaviors.lastNumber { unknown = behaviors.all(after: index.lastNumber) }
    return behaviors
  }

  /// The next behavior to ask about an input with a hash.
  ///
  /// - Parameters:
  ///   - number: What the behavior before it is called; −1 for the first of all.
  ///   - last: What the last behavior is called that was there when the search began.
  ///   - hash: That of the input.
  mutating func behavior(after number: Int, upTo last: Int, hash: Int) -> AnyStubBehavior? {
    if let next = index.next(after: number, hash: hash) { return next <= last ? behaviors.behavior(number: next) : nil }
    // What was set up while others were hashed is asked, whatever its hash.
    guard index.lastNumber < last, let next = behaviors.first(after: max(number, index.lastNumber)) else { return nil }
    return next.number <= last ? next : nil
  }

  /// Puts behaviors into the index, unless they have been removed since.
  ///
  /// - Returns: What the last behavior is called that is there by now.
  mutating func note(_ hashes: [Int?], of hashed: [AnyStubBehavior]) -> Int {
    for (behavior, hash) in zip(hashed, hashes) where behaviors.behavior(number: behavior.number) != nil {
      guard behavior.number > index.lastNumber else { continue }
      behavior.hash = hash
      index.append(behavior.number, hash: hash)
    }
    return behaviors.lastNumber
  }
}
