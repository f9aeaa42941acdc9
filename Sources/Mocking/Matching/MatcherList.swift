/// The expectations or the rejections of a mock, found by the hash of the value they compare with where there are many.
struct MatcherList {
  private(set) var all: [AnyExpectation] = []
  /// From how many on they are found by a hash; nil if interactions have none.
  ///
  /// Hashing one, and looking into it for objects, takes as long as asking some dozens; which pays soon where they are asked often.
  let threshold: Int?
  /// Whether they are found by a hash.
  private(set) var usesHashes = false
  private var index = HashIndex()

  init(threshold: Int?) {
    self.threshold = threshold
  }

  /// Adds a matcher behind the others.
  mutating func append(_ matcher: AnyExpectation) {
    matcher.index = all.count
    all.append(matcher)
    if let threshold { usesHashes = all.count >= threshold }
  }

  /// Where a matcher is; nil if it is not one of these.
  func position(of matcher: AnyExpectation) -> Int? {
    let index = matcher.index
    return all.indices.contains(index) && all[index] === matcher ? index : nil
  }

  /// Notes the hashes of matchers.
  mutating func note(_ hashes: MatcherHashes) {
    if !hashes.values.isEmpty { index.append(hashes.positions, hashes: hashes.values) }
  }

  // These two are mutating, though they change nothing: unoptimised code copies all of a value to read a part of it otherwise.

  /// The matchers whose hash has to be known first.
  mutating func unhashed() -> ArraySlice<AnyExpectation> {
    usesHashes ? all[(index.lastNumber + 1)...] : []
  }

  /// The matchers that have to be asked about an interaction next.
  ///
  /// - Parameters:
  ///   - asked: How many have been asked.
  ///   - hash: The hash of the interaction.
  /// - Returns: Nil if none is left.
  mutating func selection(behind asked: Int, hash: Int?) -> MatcherSelection? {
    if asked >= all.count { return nil }
    if asked == 0, usesHashes, let hash, index.lastNumber >= 0 {
      return MatcherSelection(all: all, range: 0..<index.lastNumber + 1, positions: index.candidates(forHash: hash))
    }
    return MatcherSelection(all: all, range: asked..<all.count)
  }
}
