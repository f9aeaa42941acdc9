/// The empty places of a list, which a search passes run by run.
struct Gaps {
  /// The run of empty places around each of them: up to date at both ends of a run, and within it wherever a search begins.
  private var runs: [Int: ClosedRange<Int>] = [:]

  var count: Int { runs.count }

  func contains(_ place: Int) -> Bool { runs[place] != nil }

  /// Adds a place that was full.
  mutating func insert(_ place: Int) {
    let first = runs[place - 1]?.lowerBound ?? place
    let last = runs[place + 1]?.upperBound ?? place
    (runs[place], runs[first], runs[last]) = (first...last, first...last, first...last)
  }

  /// The first full place in the order of a precedence, this one or one behind it.
  ///
  /// What is known of a place within a run may be a smaller run that has grown since, so it takes several steps from there.
  func firstFull(from place: Int, _ precedence: Precedence) -> Int {
    if runs.isEmpty { return place }
    var place = place
    while let run = runs[place] {
      place = precedence == .earliest ? run.upperBound + 1 : run.lowerBound - 1
    }
    return place
  }
}
