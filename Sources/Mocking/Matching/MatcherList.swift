/// The expectations or the rejections of a mock, found by the hash of the value they compare with where there are many.
struct MatcherList {
  private(set) var all: [AnyExpectation] = []
  /// From how many on they are found by a hash, which takes as long as asking some dozens; nil if interactions have none.
  let threshold: Int?
  private(set) var usesHashes = false
  private var index = HashIndex()

  init(threshold: Int?) { self.threshold = threshold }

  mutating func append(_ matcher: AnyExpectation) {
    matcher.index = all.count
    all.append(matcher)
    if let threshold { usesHashes = all.count >= threshold }
  }

  /// Where a matcher is; nil if it is not one of these.
  func position(of matcher: AnyExpectation) -> Int? {
    all.indices.contains(matcher.index) && all[matcher.index] === matcher ? matcher.index : nil
  }

  mutating func note(_ hashes: MatcherHashes) { index.append(hashes.positions, hashes: hashes.values) }

  // These two are mutating, though they change nothing: unoptimised code copies all of a value to read a part of it
  // otherwise.

  /// The matchers whose hash has to be known first.
  mutating func unhashed() -> ArraySlice<AnyExpectation> {
    usesHashes ? all[(index.lastNumber + 1)...] : []
  }

  /// The matchers that have to be asked about an interaction behind those that have been; nil if none is left.
  mutating func selection(behind asked: Int, hash: Int?) -> MatcherSelection? {
    if asked >= all.count { return nil }
    if asked == 0, usesHashes, let hash, index.lastNumber >= 0 {
      return MatcherSelection(all: all, range: 0..<index.lastNumber + 1, positions: index.candidates(forHash: hash))
    }
    return MatcherSelection(all: all, range: asked..<all.count)
  }
}

/// Some of a mock's matchers.
struct MatcherSelection {
  let all: [AnyExpectation]
  let range: Range<Int>
  /// Which of those in the range, in ascending order; nil for each.
  var positions: [Int]?
  /// Those that are not to be asked.
  var withdrawn: Set<Int> = []

  /// The positions of the matchers that accept an interaction, or only the first.
  func matches<Interaction>(of interaction: Interaction, upToFirst: Bool = false) -> [Int] {
    var found: [Int] = []
    let (isRange, listed) = (positions == nil, positions ?? [])
    let (count, mayBeWithdrawn) = (isRange ? range.count : listed.count, !withdrawn.isEmpty)
    // A bare loop takes a fraction of `filter` in a debug build, and needs no list of what is in a range.
    var place = 0
    while place < count, !upToFirst || found.isEmpty {
      let position = isRange ? range.lowerBound + place : listed[place]
      let isAsked = !mayBeWithdrawn || !withdrawn.contains(position)
      if isAsked, all[position].accepts(interaction) { found.append(position) }
      place += 1
    }
    return found
  }
}
