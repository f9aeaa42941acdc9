/// Finds, by a hash, which of many may be equal to a value.
///
/// What is in the index goes by numbers, which ascend. A pure value of numbers, so that it can be used under a lock; hashing, and
/// asking those that are found whether they are equal, are for others.
package struct HashIndex {
  /// The number with each hash; where there are several, the place of their list, as a number below zero.
  private var entries: [Int: Int] = [:]
  private var lists: [ArraySlice<Int>] = []
  /// The places of lists that are not in use.
  private var free: [Int] = []
  /// The numbers of those without a hash, in ascending order: they have to be asked, whatever the value.
  private var opaque: ArraySlice<Int> = []
  /// The greatest number so far.
  package private(set) var lastNumber = -1

  package init() {}

  /// Adds a number.
  ///
  /// - Parameters:
  ///   - number: Nothing happens if it is not greater than those before.
  ///   - hash: The hash to find it by; nil if it has none.
  package mutating func append(_ number: Int, hash: Int?) {
    guard number > lastNumber else { return }
    lastNumber = number
    guard let hash else { return opaque.append(number) }
    guard let entry = entries[hash] else {
      entries[hash] = number
      return
    }
    if entry < 0 { return lists[~entry].append(number) }
    if let place = free.popLast() {
      lists[place] = [entry, number]
      entries[hash] = ~place
    } else {
      entries[hash] = ~lists.count
      lists.append([entry, number])
    }
  }

  /// Adds numbers in a row, but for those that are not greater than those before.
  ///
  /// - Parameters:
  ///   - numbers: Which.
  ///   - hashes: The hash of each.
  package mutating func append(_ numbers: Range<Int>, hashes: [Int?]) {
    // A bare loop: one over a range, or over a pair of sequences, takes several times as long in a debug build.
    var number = max(numbers.lowerBound, lastNumber + 1)
    while number < numbers.upperBound {
      append(number, hash: hashes[number - numbers.lowerBound])
      number += 1
    }
  }

  /// Takes a number out.
  ///
  /// - Parameters:
  ///   - number: Which; nothing happens if it is not there.
  ///   - hash: The hash that it was added with.
  package mutating func remove(_ number: Int, hash: Int?) {
    guard let hash else {
      if let place = opaque.firstIndex(of: number) { opaque.remove(at: place) }
      return
    }
    guard let entry = entries[hash] else { return }
    if entry == number { entries[hash] = nil }
    if entry >= 0 { return }
    let place = ~entry
    // Mostly the first: what was set up first is used up first.
    if lists[place].first == number { lists[place].removeFirst() } else { lists[place].removeAll { $0 == number } }
    guard lists[place].isEmpty else { return }
    entries[hash] = nil
    free.append(place)
  }

  /// The next greater number with a hash or without any; nil if there is none.
  ///
  /// Makes no list, which takes longer in a debug build than all else that is done to find a single number, and is mutating,
  /// though it changes nothing, since unoptimised code copies all of a value to read a part of it otherwise.
  ///
  /// - Parameters:
  ///   - number: Where to go on; −1 for the first of all.
  ///   - hash: Which.
  /// - Complexity: O(log *n*).
  package mutating func next(after number: Int, hash: Int) -> Int? {
    let other = firstNumber(in: opaque, after: number)
    guard let entry = entries[hash] else { return other }
    let equal = entry >= 0 ? (entry > number ? entry : nil) : firstNumber(in: lists[~entry], after: number)
    guard let other, let equal else { return equal ?? other }
    return min(equal, other)
  }

  /// The numbers with a hash and those without any, in ascending order: all that a value with that hash may be equal to.
  package mutating func candidates(forHash hash: Int) -> [Int] {
    var numbers: [Int] = []
    var number = -1
    while let next = next(after: number, hash: hash) {
      numbers.append(next)
      number = next
    }
    return numbers
  }
}

/// The first number that is greater, of some in ascending order.
private func firstNumber(in numbers: ArraySlice<Int>, after number: Int) -> Int? {
  var (low, high) = (numbers.startIndex, numbers.endIndex)
  while low < high {
    let middle = (low + high) / 2
    if numbers[middle] > number { high = middle } else { low = middle + 1 }
  }
  return low < numbers.endIndex ? numbers[low] : nil
}
