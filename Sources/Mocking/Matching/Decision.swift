/// Whether what happens to a mock is what it expects, in the mode of the mock.
///
/// One of three decides; this says which. A pure value, like them.
struct Decision {
  let isStrict: Bool
  let isOrdered: Bool
  private var ordered = OrderedMatching()
  private var subsequence = SubsequenceMatching()
  private var unordered = UnorderedMatching()
  /// The ranges of the expectations, where they come in no order.
  private var ranges: [CountRange] = []

  init(isStrict: Bool, isOrdered: Bool) {
    self.isStrict = isStrict
    self.isOrdered = isOrdered
  }

  /// Adds an expectation behind the others.
  mutating func append(_ range: CountRange) {
    switch (isOrdered, isStrict) {
    case (true, true): ordered.append(range)
    case (true, false): subsequence.append(range)
    case (false, _): unordered.append(range)
    }
    if !isOrdered { ranges.append(range) }
  }

  /// The expectations that an interaction could be counted for next.
  var candidates: [Int] {
    switch (isOrdered, isStrict) {
    case (true, true): ordered.candidates
    case (true, false): subsequence.candidates
    case (false, _): ranges.indices.filter { unordered.count(of: $0) < ranges[$0].upper }
    }
  }

  /// The one expectation that a strict and ordered mock can meet next; −1 if there is none, or more than one.
  ///
  /// Mutating, though it changes nothing: unoptimised code copies all of a value to read a part of it otherwise.
  mutating func soleCandidate() -> Int { ordered.soleCandidate }

  /// Counts an interaction that the ``soleCandidate()`` matches.
  ///
  /// - Returns: The sole candidate from now on.
  mutating func countForSole() -> Int {
    ordered.advanceToSole()
    return ordered.soleCandidate
  }

  /// Counts an interaction in an order of its own, if it fits; otherwise changes nothing.
  ///
  /// - Parameter matches: The verdict of each of the ``candidates``.
  mutating func countInOrder(matches: (Int) -> Bool) -> Bool {
    isStrict ? ordered.advance(matches: matches) : subsequence.advance(matches: matches) != nil
  }

  /// Counts an interaction for one of the expectations that it matches, if it fits; otherwise changes nothing.
  mutating func count(matching: [Int]) -> Bool {
    if matching.isEmpty { return false }
    return isOrdered ? countInOrder(matches: matching.contains) : unordered.assign(matching: matching)
  }

  /// Whether every expectation has been met often enough.
  var isFulfilled: Bool {
    switch (isOrdered, isStrict) {
    case (true, true): ordered.isFulfilled
    case (true, false): subsequence.isFulfilled
    case (false, _): unordered.isFulfilled
    }
  }

  /// The expectations that have not been met often enough, with the count each has been met.
  var unfulfilled: [(index: Int, count: Int)] {
    switch (isOrdered, isStrict) {
    case (true, true): ordered.unfulfilled
    case (true, false): subsequence.unfulfilled
    case (false, _): unordered.unfulfilled
    }
  }

  /// What tells decisions of the same expectations apart that will decide differently from now on.
  ///
  /// A count beyond a lower bound without an upper one makes no difference.
  var signature: [Int] {
    switch (isOrdered, isStrict) {
    case (true, true): ordered.signature
    case (true, false): [subsequence.index, subsequence.count]
    case (false, _):
      ranges.indices.map { index in
        let count = unordered.count(of: index)
        return ranges[index].isUnlimited ? min(count, ranges[index].lower) : count
      }
    }
  }
}
