/// Decides, for a strict and ordered mock, whether what happens is what is expected.
///
/// Where matchers and ranges overlap there is more than one way to read what happened. Every reading that can still be
/// completed is kept, so that none has to be guessed:
///
///     expect(any(), times: 1...2)
///     expect(equals(1))
///
/// After `1` the first expectation has been met once. After `1, 1` it has been met twice, or it once and the second
/// once; the latter is complete.
///
/// A pure value: positions instead of matchers, verdicts instead of values. The caller asks for ``candidates``,
/// has their matchers look at the interaction, and comes back with the verdicts.
struct OrderedMatching {
  /// A set of readings: all that stand at the same expectation, having met it a number of times so far.
  fileprivate struct Reading {
    var index: Int
    /// The counts, as disjoint ranges in ascending order.
    ///
    /// Nearly always a single one.
    var counts: [ClosedRange<Int>]

    var least: Int { counts[0].lowerBound }
    var most: Int { counts[counts.count - 1].upperBound }
  }

  private var ranges: [CountRange] = []
  /// The readings that are possible, in ascending order of index, where there are several or one with several counts.
  ///
  /// Empty where there is but a plain one.
  private var manyReadings: [Reading] = []
  /// The plain reading, nearly always all there is: the expectation it stands at, and how often that has been met.
  ///
  /// Index −1 is before the first expectation.
  private var plain = (index: -1, count: 0)
  /// The one expectation that can be met next, where there is no other and nothing is open to doubt; −1 if there is none.
  ///
  /// What the functions below come to as well. It is kept, since it is asked for with each interaction of most mocks.
  private(set) var soleCandidate = -1
  /// The last expectation that cannot be skipped.
  private var lastRequired = -1
  /// How many interactions were counted for each expectation when they were recorded.
  private(set) var counts: [Int] = []

  /// Adds an expectation behind the others.
  mutating func append(_ range: CountRange) {
    if range.lower > 0 { lastRequired = ranges.count }
    ranges.append(range)
    counts.append(0)
    // Whether there is another expectation behind it makes a difference to the last one only.
    if soleCandidate < 0 || soleCandidate + 2 >= ranges.count { updateSoleCandidate() }
  }

  /// Makes an expectation one that is met never and may be skipped; the readings so far stay as they are.
  mutating func withdraw(_ index: Int) {
    ranges[index] = .never
    while lastRequired >= 0, ranges[lastRequired].lower == 0 { lastRequired -= 1 }
    updateSoleCandidate()
  }

  /// The readings that are possible, in ascending order of index; never empty.
  private var readings: [Reading] {
    manyReadings.isEmpty ? [Reading(index: plain.index, counts: [plain.count...plain.count])] : manyReadings
  }

  /// The expectations that could be met next, in ascending order.
  ///
  /// - Complexity: Linear in the number returned, which exceeds two only where ranges overlap or may be skipped, and in that of
  ///   expectations to be met never in between.
  var candidates: [Int] {
    let readings = readings
    if readings.count == 1, let only = onlyCandidate(of: readings[0]) { return only }
    return merged(readings.filter(mayStay).map(\.index), indicesToBegin(after: readings))
  }

  /// Takes an interaction, if any reading allows it; otherwise changes nothing.
  ///
  /// - Parameter matches: The verdict of each of the ``candidates``.
  /// - Returns: The expectation it is counted for, the earliest in any of the readings that are possible now; nil if the
  ///   interaction is not allowed.
  /// - Complexity: Linear in the number of candidates and of readings.
  mutating func advance(matches: (Int) -> Bool) -> Int? {
    let readings = readings
    let stayed = readings.filter { mayStay($0) && matches($0.index) }
      .map { Reading(index: $0.index, counts: increment($0)) }
    let begun = indicesToBegin(after: readings).filter(matches)
    if stayed.isEmpty && begun.isEmpty { return nil }
    defer { updateSoleCandidate() }
    let next = merged(stayed, begun: begun)
    if next.count == 1, next[0].counts.count == 1, next[0].least == next[0].most {
      (plain, manyReadings) = ((next[0].index, next[0].least), [])
    } else {
      manyReadings = next
    }
    counts[next[0].index] += 1
    return next[0].index
  }

  /// Whether some reading is complete.
  var isFulfilled: Bool {
    if manyReadings.isEmpty {
      return plain.index >= lastRequired && (plain.index < 0 || plain.count >= ranges[plain.index].lower)
    }
    guard let last = readings.last else { return false }
    return last.index >= lastRequired && isSatisfied(last)
  }

  /// The expectations that are open in the reading that has come furthest, with the count each has been met.
  var unfulfilled: [(index: Int, count: Int)] {
    guard let last = readings.last else { return [] }
    var open: [(index: Int, count: Int)] = []
    if !isSatisfied(last) { open.append((last.index, last.most)) }
    for index in ranges.indices.dropFirst(last.index + 1) where ranges[index].lower > 0 { open.append((index, 0)) }
    return open
  }

  /// Whether an expectation has been met often enough in the reading that has come furthest.
  func isFulfilled(_ index: Int) -> Bool {
    guard ranges[index].lower > 0, let last = readings.last else { return true }
    return index < last.index || index == last.index && isSatisfied(last)
  }
}

// MARK: - The plain case

extension OrderedMatching {
  /// Finds the ``soleCandidate`` anew, after anything has changed.
  private mutating func updateSoleCandidate() {
    soleCandidate = -1
    guard manyReadings.isEmpty else { return }
    let next = plain.index + 1
    if plain.index >= 0 {
      let range = ranges[plain.index]
      if plain.count < range.lower || plain.count < range.upper && next == ranges.count {
        soleCandidate = plain.index
        return
      }
      if plain.count < range.upper { return }
    }
    guard next < ranges.count else { return }
    let range = ranges[next]
    if range.lower > 0 || next + 1 == ranges.count && range.upper > 0 { soleCandidate = next }
  }

  /// Takes an interaction that the ``soleCandidate`` matches.
  mutating func advanceToSole() {
    counts[soleCandidate] += 1
    if soleCandidate != plain.index {
      plain = (soleCandidate, 1)
    } else {
      // Where there is no upper limit, every count that is enough is as good as the lowest that is.
      let range = ranges[soleCandidate]
      plain.count = range.isUnlimited ? min(plain.count + 1, max(range.lower, 1)) : plain.count + 1
    }
    updateSoleCandidate()
  }
}

// MARK: - Readings

extension OrderedMatching {
  private func isSatisfied(_ reading: Reading) -> Bool {
    reading.index < 0 || reading.most >= ranges[reading.index].lower
  }

  /// Whether the expectation that a reading stands at may be met once more.
  private func mayStay(_ reading: Reading) -> Bool {
    reading.index >= 0 && reading.least < ranges[reading.index].upper
  }

  /// The expectations that may be begun next, in ascending order: from each that may be left, up to the first that cannot be
  /// skipped.
  private func indicesToBegin(after readings: [Reading]) -> [Int] {
    var found: [Int] = []
    var end = 0
    // What may be begun after a reading that stands before the end of the stretch found last is in that stretch.
    for reading in readings where reading.index + 1 >= end && isSatisfied(reading) {
      end = reading.index + 1
      while end < ranges.count {
        if ranges[end].upper > 0 { found.append(end) }
        end += 1
        if ranges[end - 1].lower > 0 { break }
      }
    }
    return found
  }

  /// The candidates of the common case, in which one expectation can be met next and nothing is open to doubt.
  private func onlyCandidate(of reading: Reading) -> [Int]? {
    if reading.index >= 0 {
      let range = ranges[reading.index]
      if reading.most < range.lower { return [reading.index] }
      if reading.least < range.upper { return nil }
    }
    let next = reading.index + 1
    guard next < ranges.count else { return [] }
    return ranges[next].lower > 0 ? [next] : nil
  }

  /// The counts after one more, without those that are too many.
  private func increment(_ reading: Reading) -> [ClosedRange<Int>] {
    let range = ranges[reading.index]
    // Where there is no upper limit, every count that is enough is as good as the lowest that is.
    let limit = range.isUnlimited ? max(range.lower, 1) : range.upper
    let counts = reading.counts.compactMap { counts -> ClosedRange<Int>? in
      if counts.lowerBound >= limit { return range.isUnlimited ? limit...limit : nil }
      return counts.lowerBound + 1...min(counts.upperBound + 1, limit)
    }
    return counts.count == 1 ? counts : merged(counts)
  }
}

/// Joins ranges that overlap or touch.
private func merged(_ ranges: [ClosedRange<Int>]) -> [ClosedRange<Int>] {
  var result: [ClosedRange<Int>] = []
  for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
    if let last = result.last, range.lowerBound <= last.upperBound + 1 {
      result[result.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
    } else {
      result.append(range)
    }
  }
  return result
}

/// Joins two lists in ascending order into one, without duplicates.
private func merged(_ left: [Int], _ right: [Int]) -> [Int] {
  merged(left.map { OrderedMatching.Reading(index: $0, counts: []) }, begun: right).map(\.index)
}

/// Adds to readings, in ascending order, those in which an expectation has just been met for the first time.
private func merged(_ stayed: [OrderedMatching.Reading], begun: [Int]) -> [OrderedMatching.Reading] {
  var result: [OrderedMatching.Reading] = []
  var rest = stayed[...]
  for index in begun {
    while let reading = rest.first, reading.index < index { result.append(rest.removeFirst()) }
    if rest.first?.index == index {
      result.append(OrderedMatching.Reading(index: index, counts: merged(rest.removeFirst().counts + [1...1])))
    } else {
      result.append(OrderedMatching.Reading(index: index, counts: [1...1]))
    }
  }
  return result + rest
}
