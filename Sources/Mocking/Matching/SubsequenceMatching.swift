/// Decides, for a nice and ordered mock, whether a subsequence of what happens fulfils every expectation.
///
/// Since anything may be ignored, only the lower bounds decide, and taking each interaction for the earliest expectation
/// that still needs one is exact: whatever another choice could fulfil later, this one can fulfil too.
///
/// What is not needed is still counted where it fits, so that it is known to have been expected: for the last
/// expectation that was met, up to its upper bound, or for one that may be skipped on the way to the next.
struct SubsequenceMatching: Matching {
  private var ranges: [CountRange] = []
  /// The expectation met last; −1 is before the first.
  private var index = -1
  private var counts: [Int] = []

  var expectationCount: Int { ranges.count }

  func count(of index: Int) -> Int { counts[index] }

  func insufficientCount(of index: Int) -> Int? { counts[index] < ranges[index].lower ? counts[index] : nil }

  mutating func append(_ range: CountRange) {
    ranges.append(range)
    counts.append(0)
  }

  /// Makes an expectation one that is met never and may be skipped; what was ignored stays ignored.
  mutating func withdraw(_ index: Int) { ranges[index] = .never }

  /// - Complexity: Linear in the number returned, which exceeds two only where expectations may be skipped.
  var candidates: [Int] {
    var result: [Int] = []
    if index >= 0 {
      if counts[index] < ranges[index].lower { return [index] }
      if counts[index] < ranges[index].upper { result = [index] }
    }
    var next = index + 1
    while next < ranges.count {
      if ranges[next].lower > 0 { return result.isEmpty ? [next] : [next] + result }
      if ranges[next].upper > 0 { result.append(next) }
      next += 1
    }
    return result
  }

  mutating func count(_ number: Int, matching: [Int]) -> Int? {
    guard let taken = candidates.first(where: matching.contains) else { return nil }
    counts[taken] += 1
    index = taken
    return taken
  }
}
