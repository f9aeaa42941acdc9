// Expectations and interactions that are values are found by their hash, where there are many of them.

extension Ledger {
  /// The index of expectations, if there are enough of them and interactions can be hashed; to be given back.
  ///
  /// It may have to be brought up to date, and belongs to the caller alone in that case.
  mutating func takeExpectationIndex() -> ValueIndex<Interaction>? {
    guard !expectations.isEmpty, expectations.count >= indexThreshold, isHashable else { return nil }
    return expectationIndex.lend(isCurrent: expectationIndex.index?.count == expectations.count)
  }

  /// Takes back an index of expectations.
  mutating func giveBack(_ index: ValueIndex<Interaction>, generation: Int) {
    if !index.isAvailable { isHashable = false }
    if isHashable && generation == self.generation { expectationIndex.giveBack(index) }
  }

  /// The index of interactions, if more has been compared by now than making it takes; to be given back.
  mutating func takeInteractionIndex() -> ValueIndex<Interaction>? {
    guard isHashable, interactions.count >= 32 else { return nil }
    compared += interactions.count
    guard interactionIndex.index != nil || compared > 4 * interactions.count else { return nil }
    return interactionIndex.lend(isCurrent: interactionIndex.index?.count == interactions.count)
  }

  /// Takes back an index of interactions, unless they are others by now.
  mutating func giveBackInteractions(_ index: ValueIndex<Interaction>, era: Int) {
    if !index.isAvailable { isHashable = false }
    if isHashable && era == self.era { interactionIndex.giveBack(index) }
  }
}
