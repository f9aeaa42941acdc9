/// The behaviors of a stub, in the order in which they were set up.
///
/// A value: an invocation looks at a copy, outside the stub's lock.
struct BehaviorList<Input, Output> {
  /// In order of their numbers, with gaps where a behavior was removed.
  private var slots: [(number: Int, behavior: StubBehavior<Input, Output>?)] = []
  private var gaps = 0
  /// Those that have given all their answers, kept to say so.
  private(set) var usedUp: [StubBehavior<Input, Output>] = []

  var isEmpty: Bool { slots.count == gaps && usedUp.isEmpty }

  /// All that may still answer.
  var active: some Sequence<StubBehavior<Input, Output>> { slots.lazy.compactMap(\.behavior) }

  /// All that have not been disposed of, in the order in which they were set up.
  var all: [StubBehavior<Input, Output>] { (Array(active) + usedUp).sorted { $0.handle.number < $1.handle.number } }

  mutating func append(_ behavior: StubBehavior<Input, Output>) {
    slots.append((behavior.handle.number, behavior))
  }

  /// Takes a behavior out.
  ///
  /// - Returns: The behavior, to be let go of outside the lock; nil if it is not there.
  /// - Complexity: O(log *n*), and O(*n*) once for every *n* / 2 removals.
  mutating func remove(number: Int) -> StubBehavior<Input, Output>? {
    let index = position(of: number)
    if index < slots.count, slots[index].number == number, let removed = slots[index].behavior {
      slots[index].behavior = nil
      gaps += 1
      if gaps > slots.count / 2 { closeGaps() }
      return removed
    }
    guard let index = usedUp.firstIndex(where: { $0.handle.number == number }) else { return nil }
    return usedUp.remove(at: index)
  }

  /// Sets a behavior aside that has given its last answer.
  mutating func noteUsedUp(number: Int) {
    if let behavior = remove(number: number) { usedUp.append(behavior) }
  }

  private mutating func closeGaps() {
    slots.removeAll { $0.behavior == nil }
    gaps = 0
  }

  /// The position of the first slot with this number or a greater one.
  private func position(of number: Int) -> Int {
    var (low, high) = (0, slots.count)
    while low < high {
      let middle = (low + high) / 2
      if slots[middle].number < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
