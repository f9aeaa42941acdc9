/// Behaviors in the order in which they were set up, found by their numbers.
///
/// A behavior that is taken out leaves its place until half of all places are empty, so that taking out many costs little.
struct BehaviorList {
  private(set) var entries: [AnyStubBehavior] = []
  private var gaps = Gaps()
  private var usedUp: [Int: AnyStubBehavior] = [:]
  /// How many places are empty at the front and at the back, where searches begin.
  private(set) var emptyEnds = (front: 0, back: 0)

  /// The number of the behavior that was set up last.
  var lastNumber: Int { next(after: nil, .latest)?.number ?? -1 }
  /// All behaviors, those that are used up included, in the order of their numbers.
  var all: [AnyStubBehavior] {
    let active = entries.filter { $0.handle != nil }
    return usedUp.isEmpty ? active : (active + usedUp.values).sorted { $0.number < $1.number }
  }

  mutating func append(_ behavior: AnyStubBehavior) {
    entries.append(behavior)
    emptyEnds.back = 0
  }

  /// Takes a behavior out.
  ///
  /// - Complexity: O(log *n*), over many removals.
  mutating func remove(number: Int) -> AnyStubBehavior? {
    takeOut(number: number) ?? usedUp.removeValue(forKey: number)
  }

  /// Takes a behavior out that has no answers left, but remembers it for failures.
  mutating func noteUsedUp(number: Int) -> AnyStubBehavior? {
    guard let behavior = takeOut(number: number) else { return nil }
    usedUp[number] = behavior
    return behavior
  }

  /// Puts the behaviors back that were used up.
  mutating func restoreUsedUp() {
    (entries, usedUp, gaps, emptyEnds) = (all, [:], Gaps(), (0, 0))
  }

  private mutating func takeOut(number: Int) -> AnyStubBehavior? {
    let position = position(of: number)
    guard position < entries.count, entries[position].number == number, entries[position].handle != nil else {
      return nil
    }
    let behavior = entries[position]
    entries[position] = AnyStubBehavior(number: number)
    gaps.insert(position)
    if gaps.count > entries.count / 2 {
      entries.removeAll { $0.handle == nil }
      gaps = Gaps()
    }
    let last = entries.count - 1
    emptyEnds = (gaps.firstFull(from: 0, .earliest), last - gaps.firstFull(from: last, .latest))
    return behavior
  }
}

// MARK: - Finding

extension BehaviorList {
  /// The behavior with a number.
  func behavior(number: Int) -> AnyStubBehavior? {
    let position = position(of: number)
    guard position < entries.count, entries[position].number == number, entries[position].handle != nil else {
      return nil
    }
    return entries[position]
  }

  /// The behavior that comes next in the order of a precedence; the first for nil.
  func next(after number: Int?, _ precedence: Precedence) -> AnyStubBehavior? {
    let start =
      switch precedence {
      case .earliest: number.map { position(of: $0 + 1) } ?? 0
      case .latest: (number.map { position(of: $0) } ?? entries.count) - 1
      }
    let found = gaps.firstFull(from: start, precedence)
    return entries.indices.contains(found) ? entries[found] : nil
  }

  /// All that were set up after the one with a number.
  func all(after number: Int) -> [AnyStubBehavior] {
    number >= lastNumber ? [] : entries[position(of: number + 1)...].filter { $0.handle != nil }
  }

  /// The position of the first entry whose number is no lower.
  private func position(of number: Int) -> Int {
    // As long as nothing has been removed, numbers are positions.
    if number >= 0 && number < entries.count && entries[number].number == number { return number }
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].number < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
