/// The behaviors of a stub, in the order in which they were set up.
///
/// Not generic, since what is in the list is found by its number: unoptimised code over a generic type has to look the type up
/// again and again.
struct BehaviorList {
  /// The numbers of the behaviors, ascending, and the behaviors, with gaps where one was removed.
  private var numbers: [Int] = []
  private var behaviors: [AnyStubBehavior?] = []
  private var gaps = 0
  /// Those that have given all their answers, kept to say so.
  private var usedUp: [AnyStubBehavior] = []
  /// How many places there are to look at, gaps among them; kept, since it is asked with each invocation.
  private(set) var count = 0
  /// The greatest number so far.
  private(set) var lastNumber = -1

  var isEmpty: Bool { count == gaps && usedUp.isEmpty }

  /// All that have not been disposed of, in the order in which they were set up.
  var all: [AnyStubBehavior] {
    (behaviors.compactMap { $0 } + usedUp).sorted { $0.number < $1.number }
  }

  mutating func append(_ behavior: AnyStubBehavior) {
    lastNumber = behavior.number
    numbers.append(lastNumber)
    behaviors.append(behavior)
    count += 1
  }

  /// Takes a behavior out.
  ///
  /// - Returns: The behavior, to be let go of outside the lock; nil if it is not there.
  /// - Complexity: O(log *n*), and O(*n*) once for every *n* / 2 removals.
  mutating func remove(number: Int) -> AnyStubBehavior? {
    let position = position(of: number)
    if position < count, numbers[position] == number, let removed = behaviors[position] {
      behaviors[position] = nil
      gaps += 1
      if gaps > count / 2 { closeGaps() }
      return removed
    }
    guard let position = usedUp.firstIndex(where: { $0.number == number }) else { return nil }
    return usedUp.remove(at: position)
  }

  /// Sets a behavior aside that has given its last answer.
  ///
  /// - Returns: The behavior, if it was there.
  mutating func noteUsedUp(number: Int) -> AnyStubBehavior? {
    guard let behavior = remove(number: number) else { return nil }
    usedUp.append(behavior)
    return behavior
  }

  private mutating func closeGaps() {
    behaviors.removeAll { $0 == nil }
    numbers = behaviors.compactMap { $0?.number }
    (count, gaps) = (behaviors.count, 0)
  }
}

// MARK: - Finding

extension BehaviorList {
  /// The first behavior with a greater number.
  func first(after number: Int) -> AnyStubBehavior? {
    var position = position(of: number + 1)
    while position < count {
      if let behavior = behaviors[position] { return behavior }
      position += 1
    }
    return nil
  }

  /// The behavior with a number; nil if it has been removed.
  ///
  /// Mutating, though it changes nothing: unoptimised code copies all of a value to read a part of it otherwise.
  mutating func behavior(number: Int) -> AnyStubBehavior? {
    if number < count, numbers[number] == number { return behaviors[number] }
    let position = position(of: number)
    return position < count && numbers[position] == number ? behaviors[position] : nil
  }

  /// The behaviors with greater numbers.
  func all(after number: Int) -> [AnyStubBehavior] {
    number >= lastNumber ? [] : behaviors[position(of: number + 1)...].compactMap { $0 }
  }

  /// The position of the first behavior with this number or a greater one.
  private func position(of number: Int) -> Int {
    if number <= 0 { return 0 }
    // As long as nothing has been removed, and nothing else has taken a number.
    if number < count && numbers[number] == number { return number }
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if numbers[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
