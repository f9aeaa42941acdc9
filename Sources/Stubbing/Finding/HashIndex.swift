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

  package mutating func append(_ numbers: Range<Int>, hashes: [Int?]) {
    for (number, hash) in zip(numbers, hashes) { append(number, hash: hash) }
  }

  /// Removes a number, given the hash that it was added with, in O(log *n*) over many removals.
  package mutating func remove(_ number: Int, hash: Int?) {
    guard let hash else { return _ = opaque.remove(number) }
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
