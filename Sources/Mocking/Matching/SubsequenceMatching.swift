/// Decides, for a nice and ordered mock, whether a subsequence of what happens fulfils every expectation.
///
/// Since anything may be ignored, only the lower bounds decide, and taking each interaction for the earliest expectation
/// that still needs one is exact: whatever another choice could fulfil later, this one can fulfil too.
///
/// What is not needed is still counted where it fits, so that it is known to have been expected: for the last
/// expectation that was met, up to its upper bound, or for one that may be skipped on the way to the next.
///
/// A pure value, asked as ``OrderedMatching`` is.
struct SubsequenceMatching {
  private var ranges: [CountRange] = []
  /// The expectation met last; −1 is before the first.
  private var index = -1
  private var lastRequired = -1
  /// How often each expectation has been met.
  private(set) var counts: [Int] = []

  /// Adds an expectation behind the others.
  mutating func append(_ range: CountRange) {
    if range.lower > 0 { lastRequired = ranges.count }
    ranges.append(range)
    counts.append(0)
  }

  /// Makes an expectation one that is met never and may be skipped; what was ignored stays ignored.
  mutating func withdraw(_ index: Int) {
    ranges[index] = .never
    while lastRequired >= 0, ranges[lastRequired].lower == 0 { lastRequired -= 1 }
  }

  /// The expectations that an interaction would be taken for, the first that matches in this order.
  ///
  /// - Complexity: Linear in the number returned, which exceeds two only where expectations may be skipped.
  var candidates: [Int] {
    var result: [Int] = []
    if index >= 0 {
      if counts[index] < ranges[index].lower { return [index] }
      if counts[index] < ranges[index].upper { result = [index] }
    }
    var next = index + 1
    while next < ranges.count {
      if ranges[next].lower > 0 {
        result.insert(next, at: 0)
        break
      }
      if ranges[next].upper > 0 { result.append(next) }
      next += 1
    }
    return result
  }

  /// Takes an interaction for the first of the ``candidates`` that matches.
  ///
  /// - Parameter matches: The verdict of a candidate.
  /// - Returns: The expectation it was taken for; nil if it was ignored.
  mutating func advance(matches: (Int) -> Bool) -> Int? {
    guard let taken = candidates.first(where: matches) else { return nil }
    counts[taken] += 1
    index = taken
    return taken
  }

  /// Whether every expectation has been met often enough.
  var isFulfilled: Bool {
    index >= lastRequired && (index < 0 || counts[index] >= ranges[index].lower)
  }

  /// Whether an expectation has been met often enough.
  func isFulfilled(_ index: Int) -> Bool { counts[index] >= ranges[index].lower }

  /// The expectations that have not been met often enough, with the count each has been met.
  var unfulfilled: [(index: Int, count: Int)] {
    ranges.indices.dropFirst(max(index, 0)).filter { !isFulfilled($0) }.map { ($0, counts[$0]) }
  }
}
