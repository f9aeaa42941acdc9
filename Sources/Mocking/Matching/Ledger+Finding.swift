// Expectations and interactions that are values are found by their hash, where there are many of them.

extension Ledger {
  /// Asks for the hashes that are not known yet, or else those expectations that an index leaves.
  ///
  /// Mutating, though it changes nothing: unoptimised code copies all of a value to read a part of it otherwise.
  mutating func questions(byHashIn verdicts: Verdicts) -> Questions {
    let known = expectationIndex.lastNumber + 1
    // Only once: what is set up while they are hashed is asked.
    let hasHashed = !verdicts.hashes.values.isEmpty && known > 0
    guard let hash = verdicts.hash, known == expectations.count || hasHashed else {
      return .hash(expectations[known...])
    }
    return .some(
      expectationIndex.candidates(forHash: hash),
      of: known == expectations.count ? expectations : Array(expectations[..<known]))
  }
}

// MARK: - Interactions

extension Ledger {
  /// Begins to find interactions by their hash, if more has been compared by now than hashing them all takes.
  ///
  /// - Returns: The positions of those that have to be hashed first; nil if all are to be compared.
  mutating func beginSearch() -> Range<Int>? {
    guard isHashable, fates.count >= 32 else { return nil }
    compared += fates.count
    let known = interactionIndex.lastNumber + 1
    return known > 0 || compared > 4 * fates.count ? known..<fates.count : nil
  }

  /// Ends a search.
  ///
  /// - Parameters:
  ///   - hash: That of the value.
  ///   - hashes: Those of the interactions that had to be hashed.
  ///   - positions: Where those are.
  ///   - era: When the search was begun.
  /// - Returns: The positions of interactions that may be equal to the value; nil if the interactions are others by now.
  mutating func endSearch(for hash: Int, noting hashes: [Int?], of positions: Range<Int>, era: Int) -> [Int]? {
    guard era == self.era, positions.lowerBound <= interactionIndex.lastNumber + 1 else { return nil }
    interactionIndex.append(positions, hashes: hashes)
    return interactionIndex.candidates(forHash: hash)
  }
}
