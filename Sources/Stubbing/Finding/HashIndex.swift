/// Numbers by the hashes of what they stand for, in ascending order, with those whose hash says nothing among all.
package struct HashIndex {
  private var lists: [Int: NumberList] = [:]
  /// Numbers of what may match whatever the hash.
  private var opaque = NumberList()
  /// The number that was added last.
  package private(set) var lastNumber = -1

  package init() {}

  /// Adds a number that is higher than all before it; nil for a hash that says nothing.
  package mutating func append(_ number: Int, hash: Int?) {
    guard number > lastNumber else { return }
    lastNumber = number
    guard let hash else { return opaque.append(number) }
    lists[hash, default: NumberList()].append(number)
  }

  /// Adds numbers in a row.
  package mutating func append(_ numbers: Range<Int>, hashes: [Int?]) {
    for (number, hash) in zip(numbers, hashes) { append(number, hash: hash) }
  }

  /// Removes a number, given the hash that it was added with.
  ///
  /// - Complexity: O(log *n*), over many removals.
  package mutating func remove(_ number: Int, hash: Int?) {
    guard let hash else { return opaque.remove(number) }
    lists[hash]?.remove(number)
    if lists[hash]?.isEmpty == true { lists[hash] = nil }
  }

  /// The number that comes next, in ascending or in descending order, among those with a hash and those with none.
  package func next(after number: Int?, hash: Int, _ precedence: Precedence) -> Int? {
    let other = opaque.next(after: number, precedence)
    guard let equal = lists[hash]?.next(after: number, precedence) else { return other }
    guard let other else { return equal }
    return precedence == .earliest ? min(equal, other) : max(equal, other)
  }

  /// All numbers with a hash, and those with none, in ascending order.
  package func candidates(forHash hash: Int) -> [Int] {
    var numbers: [Int] = []
    var number: Int?
    while let next = next(after: number, hash: hash, .earliest) {
      numbers.append(next)
      number = next
    }
    return numbers
  }
}

/// Ascending numbers, of which many can be removed one by one.
private struct NumberList {
  private var numbers: [Int] = []
  /// What has been removed, but not from `numbers` yet.
  private var removed: Set<Int> = []
  /// The position before which all have been removed.
  private var start = 0

  var isEmpty: Bool { removed.count == numbers.count }

  mutating func append(_ number: Int) {
    numbers.append(number)
  }

  mutating func remove(_ number: Int) {
    let position = position(of: number)
    guard position < numbers.count, numbers[position] == number, removed.insert(number).inserted else { return }
    // No search is to pass what is removed at the ends again and again.
    while let last = numbers.last, removed.remove(last) != nil { numbers.removeLast() }
    start = min(start, numbers.count)
    while start < numbers.count, removed.contains(numbers[start]) { start += 1 }
    if removed.count > numbers.count / 2 {
      numbers.removeAll { removed.contains($0) }
      (removed, start) = ([], 0)
    }
  }

  func next(after number: Int?, _ precedence: Precedence) -> Int? {
    let step = precedence == .earliest ? 1 : -1
    var position =
      switch precedence {
      case .earliest: number.map { self.position(of: $0 + 1) } ?? start
      case .latest: (number.map { self.position(of: $0) } ?? numbers.count) - 1
      }
    while numbers.indices.contains(position) {
      if removed.isEmpty || !removed.contains(numbers[position]) { return numbers[position] }
      position += step
    }
    return nil
  }

  /// The position of the first number that is no lower.
  private func position(of number: Int) -> Int {
    var (low, high) = (0, numbers.count)
    while low < high {
      let middle = (low + high) / 2
      if numbers[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
