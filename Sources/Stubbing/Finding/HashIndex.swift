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
  /// The positions of those that have been removed, but not from `numbers` yet.
  private var gaps = Gaps()

  var isEmpty: Bool { numbers.isEmpty }

  mutating func append(_ number: Int) {
    numbers.append(number)
  }

  mutating func remove(_ number: Int) {
    let position = position(of: number)
    guard position < numbers.count, numbers[position] == number, !gaps.contains(position) else { return }
    gaps.insert(position)
    guard gaps.count > numbers.count / 2 else { return }
    numbers = numbers.indices.filter { !gaps.contains($0) }.map { numbers[$0] }
    gaps = Gaps()
  }

  func next(after number: Int?, _ precedence: Precedence) -> Int? {
    let start =
      switch precedence {
      case .earliest: number.map { position(of: $0 + 1) } ?? 0
      case .latest: (number.map { position(of: $0) } ?? numbers.count) - 1
      }
    let found = gaps.firstFull(from: start, precedence)
    return numbers.indices.contains(found) ? numbers[found] : nil
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
