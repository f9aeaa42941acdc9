// Expectations and interactions that are values are found by their hash, where there are many of them.

extension Ledger {
  /// Whether expectations are found by their hash; makes what hashes them, if so.
  mutating func findsExpectationsByHash() -> Bool {
    !expectations.isEmpty && expectations.count >= indexThreshold && knownHasher().isAvailable
  }

  /// What hashes interactions.
  private mutating func knownHasher() -> ValueHasher<Interaction> {
    if let hasher { return hasher }
    let made = makeValueHasher(for: Interaction.self)
    hasher = made
    return made
  }

  /// Asks for the hashes that are not known yet, or else those expectations that an index leaves.
  mutating func questions(byHash hash: Int?) -> Questions<Interaction> {
    let known = expectationIndex.lastNumber + 1
    guard let hash, known == expectations.count else { return .hash(knownHasher(), expectations[known...]) }
    let (equal, opaque) = (expectationIndex.numbers(withHash: hash), expectationIndex.opaque)
    return .some(opaque.isEmpty ? Array(equal) : (equal + opaque).sorted(), of: expectations)
  }

  /// Takes hashes of expectations into the index, but for those that are in it.
  mutating func note(_ hashes: [Int?], of positions: Range<Int>) {
    // A bare loop: one over a range, or over a pair of sequences, takes several times as long in a debug build.
    var position = max(positions.lowerBound, expectationIndex.lastNumber + 1)
    while position < positions.upperBound {
      expectationIndex.append(position, hash: hashes[position - positions.lowerBound])
      position += 1
    }
  }
}

// MARK: - Interactions

extension Ledger {
  /// What finds interactions that are equal to a value, and the interactions that it does not know yet.
  struct InteractionSearch {
    let hasher: ValueHasher<Interaction>
    let unknown: ArraySlice<Interaction>
    let era: Int
  }

  /// Begins to find interactions by their hash, if more has been compared by now than hashing them all takes.
  mutating func beginSearch() -> InteractionSearch? {
    guard mayFindInteractions, interactions.count >= 32 else { return nil }
    compared += interactions.count
    let known = interactionIndex.lastNumber + 1
    guard known > 0 || compared > 4 * interactions.count, knownHasher().isAvailable else { return nil }
    return InteractionSearch(hasher: knownHasher(), unknown: interactions[known...], era: era)
  }

  /// Ends a search.
  ///
  /// - Parameters:
  ///   - search: What was begun.
  ///   - hashes: Those of the interactions that were not known.
  ///   - hash: That of the value.
  /// - Returns: The positions of interactions that may be equal to the value; nil if the interactions are others by now.
  mutating func end(_ search: InteractionSearch, hashes: [Int?], hash: Int) -> ArraySlice<Int>? {
    guard era == search.era else { return nil }
    for (position, hash) in zip(search.unknown.indices, hashes) { interactionIndex.append(position, hash: hash) }
    return interactionIndex.numbers(withHash: hash)
  }

  /// Gives up finding interactions by their hash, since some hold on to objects, which may change.
  mutating func giveUpSearching() {
    mayFindInteractions = false
    interactionIndex = HashIndex()
  }
}
