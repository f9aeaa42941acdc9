/// The expectations or the rejections of a mock, found by the hash of the value they compare with where there are many.
struct MatcherList {
  private(set) var all: [AnyExpectation] = []
  /// From how many on they are found by a hash; nil if interactions have none.
  ///
  /// Hashing one, and looking into it for objects, takes as long as asking some dozens; which pays soon where they are asked often.
  let threshold: Int?
  private var index = HashIndex()

  init(threshold: Int?) {
    self.threshold = threshold
  }

  var count: Int { all.count }
  /// Whether they are found by a hash.
  var usesHashes: Bool { threshold.map { all.count >= $0 } ?? false }

  /// Adds a matcher behind the others.
  mutating func append(_ matcher: AnyExpectation) {
    matcher.index = all.count
    all.append(matcher)
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

  /// The matchers whose hash has to be known first.
  var unhashed: ArraySlice<AnyExpectation> { usesHashes ? all[(index.lastNumber + 1)...] : [] }

  /// The matchers that have to be asked about an interaction next.
  ///
  /// - Parameters:
  ///   - asked: How many have been asked.
  ///   - hash: The hash of the interaction.
  /// - Returns: Nil if none is left.
  mutating func selection(behind asked: Int, hash: Int?) -> MatcherSelection? {
    if asked == 0, usesHashes, let hash, index.lastNumber >= 0 {
      return MatcherSelection(all: all, range: 0..<index.lastNumber + 1, positions: index.candidates(forHash: hash))
    }
    return asked < all.count ? MatcherSelection(all: all, range: asked..<all.count) : nil
  }
}
