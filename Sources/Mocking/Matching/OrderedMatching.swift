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
struct OrderedMatching: Matching {
  /// Readings that stand at the same expectation, having met it a number of times so far: any of a range.
  private struct Reading {
    /// The expectation; −1 is before the first.
    var index = -1
    /// How often that may be met.
    var range = CountRange.never
    var least = 0
    var most = 0

    var isSatisfied: Bool { most >= range.lower }

    /// Whether the expectation may be met once more.
    var mayStay: Bool { least < range.upper }

    /// The readings after one more that ``mayStay`` allows, without those that are too many.
    mutating func increment() {
      // Where there is no upper limit, every count that is enough is as good as the lowest that is.
      let limit = range.isUnlimited ? max(range.lower, 1) : range.upper
      (least, most) = (min(least + 1, limit), min(most + 1, limit))
    }
  }

  private var ranges: [CountRange] = []
  /// The readings that are possible, in ascending order of index and counts, neither overlapping nor touching; never empty.
  private var readings = [Reading()]
  /// How many interactions were counted for each expectation when they were recorded.
  private var counts: [Int] = []
  /// Kept, since it is asked for with each interaction of most mocks.
  private(set) var soleCandidate = -1

  var expectationCount: Int { ranges.count }

  func count(of index: Int) -> Int { counts[index] }

  /// As the reading has it that has come furthest.
  func insufficientCount(of index: Int) -> Int? {
    let furthest = readings[readings.count - 1]
    let count = index == furthest.index ? furthest.most : 0
    return index < furthest.index || count >= ranges[index].lower ? nil : count
  }

  mutating func append(_ range: CountRange) {
    ranges.append(range)
    counts.append(0)
    updateSoleCandidate()
  }

  /// Makes an expectation one that is met never and may be skipped; the readings so far stay as they are.
  mutating func withdraw(_ index: Int) {
    ranges[index] = .never
    for place in readings.indices where readings[place].index == index { readings[place].range = .never }
    updateSoleCandidate()
  }

  /// - Complexity: Linear in the number returned, which exceeds two only where ranges overlap or may be skipped, and in
  ///   that of expectations to be met never in between.
  var candidates: [Int] {
    var staying: [Int] = []
    for reading in readings where reading.mayStay && reading.index != staying.last { staying.append(reading.index) }
    let begun = indicesToBegin
    guard let last = staying.last, let first = begun.first, first <= last else { return staying + begun }
    return Set(staying + begun).sorted()
  }

  /// - Returns: The earliest expectation in any of the readings that are possible now.
  /// - Complexity: Linear in the number of candidates and of readings.
  mutating func count(_ number: Int, matching: [Int]) -> Int? {
    let matching = Set(matching)
    var next: [Reading] = []
    for var reading in readings where reading.mayStay && matching.contains(reading.index) {
      reading.increment()
      next.append(reading)
    }
    for index in indicesToBegin where matching.contains(index) { next.append(begin(index)) }
    next = joined(next)
    guard let index = next.first?.index else { return nil }
    readings = next
    counts[index] += 1
    updateSoleCandidate()
    return index
  }

  mutating func countForSole() -> Int {
    counts[soleCandidate] += 1
    if soleCandidate == readings[0].index { readings[0].increment() } else { readings[0] = begin(soleCandidate) }
    updateSoleCandidate()
    return soleCandidate
  }

  private mutating func updateSoleCandidate() {
    soleCandidate = -1
    guard readings.count == 1 else { return }
    let reading = readings[0]
    let next = reading.index + 1
    if reading.mayStay {
      if next == ranges.count || !reading.isSatisfied { soleCandidate = reading.index }
    } else if next < ranges.count, ranges[next].lower > 0 || next + 1 == ranges.count && ranges[next].upper > 0 {
      soleCandidate = next
    }
  }

  private func begin(_ index: Int) -> Reading { Reading(index: index, range: ranges[index], least: 1, most: 1) }

  /// The expectations that may be begun next, in ascending order: from each that may be left, up to the first that cannot
  /// be skipped.
  private var indicesToBegin: [Int] {
    var found: [Int] = []
    var end = 0
    // What may be begun after a reading that stands before the end of the stretch found last is in that stretch.
    for reading in readings where reading.index + 1 >= end && reading.isSatisfied {
      end = reading.index + 1
      while end < ranges.count {
        if ranges[end].upper > 0 { found.append(end) }
        end += 1
        if ranges[end - 1].lower > 0 { break }
      }
    }
    return found
  }

  /// Puts readings in order, and joins those that overlap or touch.
  private func joined(_ readings: [Reading]) -> [Reading] {
    if readings.count < 2 { return readings }
    var result: [Reading] = []
    for reading in readings.sorted(by: { $0.index < $1.index || $0.index == $1.index && $0.least < $1.least }) {
      if let last = result.last, last.index == reading.index, reading.least <= last.most + 1 {
        result[result.count - 1].most = max(last.most, reading.most)
      } else {
        result.append(reading)
      }
    }
    return result
  }
}
