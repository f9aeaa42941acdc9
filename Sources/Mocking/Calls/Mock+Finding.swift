/// What a mock has recorded up to a moment.
struct RecordSoFar<Interaction> {
  let interactions: [Interaction]
  /// The numbers of the interactions, which all mocks share.
  let numbers: [Int]
  /// Which time of recording it is, counted from the last clearing.
  let era: Int
}

extension Mock {
  var recordSoFar: RecordSoFar<Interaction> {
    storage.withLock { state in
      RecordSoFar(interactions: state.interactions, numbers: state.numbers, era: state.core.ledger.era)
    }
  }

  /// The positions of the interactions that a matcher accepts.
  func positions(of matcher: Matcher<Interaction>, in record: RecordSoFar<Interaction>) -> [Int] {
    let interactions = record.interactions
    if let value = matcher.constant, let found = positions(equalTo: value, in: record) {
      return found.filter { $0 < interactions.count && matcher.matches(interactions[$0]) }
    }
    return interactions.indices.filter { matcher.matches(interactions[$0]) }
  }

  /// The positions of the interactions whose hash is that of a value; nil where looking for them does not pay.
  private func positions(equalTo value: Interaction, in record: RecordSoFar<Interaction>) -> [Int]? {
    var unknown = ArraySlice<Interaction>()
    let positions = storage.withLock { state -> Range<Int>? in
      guard record.era == state.core.ledger.era, let positions = state.core.ledger.beginSearch() else { return nil }
      unknown = state.interactions[positions]
      return positions
    }
    guard let positions, let hash = traits.hash(value) else { return nil }
    let hashes = unknown.map(traits.lastingHash)
    return storage.withLock { $0.core.ledger.endSearch(for: hash, noting: hashes, of: positions, era: record.era) }
  }
}
