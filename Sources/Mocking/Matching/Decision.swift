/// Whether what happens to a mock is what it expects, in the mode of the mock.
///
/// One of three decides; this says which. A pure value, like them.
struct Decision {
  let isStrict: Bool
  let isOrdered: Bool
  private var ordered = OrderedMatching()
  private var subsequence = SubsequenceMatching()
  private var unordered = UnorderedMatching()

  init(isStrict: Bool, isOrdered: Bool) {
    self.isStrict = isStrict
    self.isOrdered = isOrdered
  }
}

// MARK: - Changing

extension Decision {
  /// Adds an expectation behind the others.
  mutating func append(_ range: CountRange) {
    switch (isOrdered, isStrict) {
    case (true, true): ordered.append(range)
    case (true, false): subsequence.append(range)
    case (false, _): unordered.append(range)
    }
  }

  /// Withdraws an expectation: it need not be met, and is met no more.
  mutating func withdraw(_ index: Int) {
    switch (isOrdered, isStrict) {
    case (true, true): ordered.withdraw(index)
    case (true, false): subsequence.withdraw(index)
    case (false, _): unordered.withdraw(index)
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
  /// - Returns: The expectation that it is counted for.
  mutating func countInOrder(matches: (Int) -> Bool) -> Int? {
    isStrict ? ordered.advance(matches: matches) : subsequence.advance(matches: matches)
  }

  /// Counts an interaction for one of the expectations that it matches, if it fits; otherwise changes nothing.
  ///
  /// - Parameters:
  ///   - number: Which one of all that were recorded.
  ///   - matching: The expectations, the first to be asked at the front.
  /// - Returns: The expectation that it is counted for.
  mutating func count(_ number: Int, matching: [Int]) -> Int? {
    if matching.isEmpty { return nil }
    return isOrdered ? countInOrder(matches: matching.contains) : unordered.count(number, matching: matching)
  }

  /// Counts an interaction for an expectation and for no other, if it fits; otherwise changes nothing.
  mutating func take(_ index: Int) -> Bool {
    isOrdered ? countInOrder { $0 == index } != nil : unordered.take(index)
  }
}

// MARK: - Reading

extension Decision {
  /// The expectations that an interaction could be counted for next: all that matter to an ordered mock, and the first
  /// of an unordered one.
  var candidates: [Int] {
    switch (isOrdered, isStrict) {
    case (true, true): ordered.candidates
    case (true, false): subsequence.candidates
    case (false, _): unordered.candidates
    }
  }

  /// Whether every expectation has been met often enough.
  var isFulfilled: Bool {
    switch (isOrdered, isStrict) {
    case (true, true): ordered.isFulfilled
    case (true, false): subsequence.isFulfilled
    case (false, _): unordered.isFulfilled
    }
  }

  /// Whether an expectation has been met often enough.
  func isFulfilled(_ index: Int) -> Bool {
    switch (isOrdered, isStrict) {
    case (true, true): ordered.isFulfilled(index)
    case (true, false): subsequence.isFulfilled(index)
    case (false, _): unordered.isFulfilled(index)
    }
  }

  /// How many interactions are counted for an expectation.
  func count(of index: Int) -> Int {
    switch (isOrdered, isStrict) {
    case (true, true): ordered.counts[index]
    case (true, false): subsequence.counts[index]
    case (false, _): unordered.count(of: index)
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

  /// How many expectations of an unordered mock an interaction could be counted for.
  var openCount: Int { unordered.openCount }

  /// Whether an unordered mock counts an interaction for another expectation, one that it matches as well.
  func isCounted(_ number: Int, elsewhereThan index: Int) -> Bool {
    unordered.isCounted(number, elsewhereThan: index)
  }
}
