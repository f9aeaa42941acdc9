// Recorded interactions are found by their hash, where there are many of them and that is asked for often.

extension Ledger {
  /// The interactions that have to be hashed to find one by its hash; nil while comparing all takes less.
  mutating func beginSearch() -> Range<Int>? {
    guard isHashable, fates.count >= 32 else { return nil }
    compared += fates.count
    let known = interactionIndex.lastNumber + 1
    return known > 0 || compared > 4 * fates.count ? known..<fates.count : nil
  }

  /// The interactions that may be equal to a value; nil if they are others by now than when the search was begun.
  mutating func endSearch(for hash: Int, noting hashes: [Int?], of positions: Range<Int>, era: Int) -> [Int]? {
    guard era == self.era, positions.lowerBound <= interactionIndex.lastNumber + 1 else { return nil }
    interactionIndex.append(positions, hashes: hashes)
    return interactionIndex.candidates(forHash: hash)
  }
}
