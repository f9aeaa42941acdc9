/// The behaviors of a stub, in the order in which they were set up.
///
/// A value: an invocation looks at a copy, outside the stub's lock.
struct BehaviorList<Input, Output> {
  /// The numbers of the behaviors, ascending, and the behaviors, with gaps where one was removed.
  private var numbers: [Int] = []
  private var behaviors: [StubBehavior<Input, Output>?] = []
  private var gaps = 0
  /// Those that have given all their answers, kept to say so.
  private(set) var usedUp: [StubBehavior<Input, Output>] = []

  var isEmpty: Bool { count == gaps && usedUp.isEmpty }
  /// How many places there are to look at, gaps among them; kept, since it is asked with each invocation.
  private(set) var count = 0
  var lastNumber: Int { numbers.last ?? -1 }

  /// All that have not been disposed of, in the order in which they were set up.
  var all: [StubBehavior<Input, Output>] {
    (behaviors.compactMap { $0 } + usedUp).sorted { $0.handle.number < $1.handle.number }
  }

  /// The behavior at a position, if it has not been removed.
  subscript(position: Int) -> StubBehavior<Input, Output>? { behaviors[position] }

  mutating func append(_ behavior: StubBehavior<Input, Output>) {
    numbers.append(behavior.handle.number)
    behaviors.append(behavior)
    count += 1
  }

  /// Takes a behavior out.
  ///
  /// - Returns: The behavior, to be let go of outside the lock; nil if it is not there.
  /// - Complexity: O(log *n*), and O(*n*) once for every *n* / 2 removals.
  mutating func remove(number: Int) -> StubBehavior<Input, Output>? {
    let position = position(of: number)
    if position < count, numbers[position] == number, let removed = behaviors[position] {
      behaviors[position] = nil
      gaps += 1
      if gaps > count / 2 { closeGaps() }
      return removed
    }
    guard let position = usedUp.firstIndex(where: { $0.handle.number == number }) else { return nil }
    return usedUp.remove(at: position)
  }

  /// Sets a behavior aside that has given its last answer.
  ///
  /// - Returns: The behavior, if it was there.
  mutating func noteUsedUp(number: Int) -> StubBehavior<Input, Output>? {
    guard let behavior = remove(number: number) else { return nil }
    usedUp.append(behavior)
    return behavior
  }

  private mutating func closeGaps() {
    behaviors.removeAll { $0 == nil }
    numbers = behaviors.compactMap { $0?.handle.number }
    (count, gaps) = (behaviors.count, 0)
  }

  /// The position of the first behavior with this number or a greater one.
  func position(of number: Int) -> Int {
    var (low, high) = (0, numbers.count)
    while low < high {
      let middle = (low + high) / 2
      if numbers[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
