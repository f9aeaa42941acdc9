// Recorded interactions are found by their hash, where there are many of them and that is asked for often.

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

  /// Ends a search that was begun in an era, noting the hashes of interactions that had to be hashed.
  ///
  /// - Returns: The positions of interactions that may be equal to the value; nil if the interactions are others by now.
  mutating func endSearch(for hash: Int, noting hashes: [Int?], of positions: Range<Int>, era: Int) -> [Int]? {
    guard era == self.era, positions.lowerBound <= interactionIndex.lastNumber + 1 else { return nil }
    interactionIndex.append(positions, hashes: hashes)
    return interactionIndex.candidates(forHash: hash)
  }
}
