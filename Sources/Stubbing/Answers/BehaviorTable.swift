/// Which behaviors are asked before which, whatever was set up first.
enum BehaviorLevel: Int {
  /// What was set up for some calls.
  case selected
  /// Whom all calls are forwarded to.
  case forwarding
  /// What answers when nothing else does.
  case fallback
}

/// What changes of an answer store: its behaviors by level, and an index of the selected ones.
struct BehaviorTable {
  private var selected = BehaviorList()
  /// The other levels, those that anything was ever set up at.
  private var others: [BehaviorLevel: BehaviorList] = [:]
  private var otherLevels: [BehaviorLevel] = []
  private var index = HashIndex()
  /// The number of the behavior that is appended next.
  private(set) var nextNumber = 0
  /// The numbers of selected behaviors that have given their last answer, and are still among the others.
  private var usedUp: [Int] = []
  var defaults: DefaultValues?

  /// All behaviors, in the order in which they are asked.
  var all: [AnyStubBehavior] { selected.all + otherLevels.flatMap { others[$0]?.all ?? [] } }
  var allSelected: [AnyStubBehavior] { selected.all }

  mutating func append(_ behavior: AnyStubBehavior, at level: BehaviorLevel) {
    nextNumber += 1
    if level == .selected { return selected.append(behavior) }
    others[level, default: BehaviorList()].append(behavior)
    otherLevels = others.keys.sorted { $0.rawValue < $1.rawValue }
  }

  /// Takes a behavior out, and returns it, to be released outside the lock.
  mutating func remove(number: Int) -> AnyStubBehavior? {
    if let removed = selected.remove(number: number) {
      index.remove(number, hash: removed.hash)
      return removed
    }
    for level in otherLevels {
      if let removed = others[level]?.remove(number: number) { return removed }
    }
    return nil
  }

  /// Notes that a behavior has given its last answer.
  ///
  /// It is moved by the next search: the one that found it holds on to the list, and moving it now would copy that.
  mutating func noteUsedUp(number: Int) { usedUp.append(number) }

  private mutating func moveUsedUp() {
    for number in usedUp {
      if let behavior = selected.noteUsedUp(number: number) { index.remove(number, hash: behavior.hash) }
    }
    usedUp = []
  }

  mutating func restoreUsedUp() {
    moveUsedUp()
    selected.restoreUsedUp()
    index = HashIndex()
  }

  mutating func removeAll() {
    (selected, others, otherLevels, index, defaults, usedUp) = (BehaviorList(), [:], [], HashIndex(), nil, [])
  }

  /// Looks up the behaviors of a search's level; mutating, since a debug build would copy the whole table otherwise.
  mutating func begin(_ search: inout BehaviorSearch, _ precedence: Precedence) {
    if search.level == .selected {
      if !usedUp.isEmpty { moveUsedUp() }
      // With fewer, asking one after the other is faster.
      search.begin(selected.entries, selected.emptyEnds, precedence, isIndexed: selected.entries.count >= 16)
      search.others = otherLevels
    } else if let list = others[search.level] {
      search.begin(list.entries, list.emptyEnds, .latest, isIndexed: false)
    }
  }

  /// The selected behaviors that the index does not know.
  var unhashed: [AnyStubBehavior] {
    index.lastNumber < selected.lastNumber ? selected.all(after: index.lastNumber) : []
  }

  /// Adds hashes of behaviors that are still there to the index, and returns the number of the last there is now.
  mutating func note(_ hashes: [Int?], of hashed: [AnyStubBehavior]) -> Int {
    if hashed.isEmpty { return selected.lastNumber }
    for (behavior, hash) in zip(hashed, hashes)
    where selected.behavior(number: behavior.number) != nil && behavior.number > index.lastNumber {
      behavior.hash = hash
      index.append(behavior.number, hash: hash)
    }
    return selected.lastNumber
  }

  /// The next behavior that a hash leaves, up to the last there was when the call came.
  func behavior(after number: Int?, upTo last: Int, hash: Int, _ precedence: Precedence) -> AnyStubBehavior? {
    // What was set up while others were hashed is asked, whatever its hash.
    switch precedence {
    case .earliest:
      if let next = index.next(after: number, hash: hash, .earliest) {
        return next <= last ? selected.behavior(number: next) : nil
      }
      guard index.lastNumber < last else { return nil }
      let next = selected.next(after: max(number ?? -1, index.lastNumber), .earliest)
      return next.flatMap { $0.number <= last ? $0 : nil }
    case .latest:
      let next = selected.next(after: min(number ?? .max, last + 1), .latest)
      if let next, next.number > index.lastNumber { return next }
      let bound = min(number ?? .max, index.lastNumber + 1)
      return index.next(after: bound, hash: hash, .latest).flatMap { selected.behavior(number: $0) }
    }
  }
}
