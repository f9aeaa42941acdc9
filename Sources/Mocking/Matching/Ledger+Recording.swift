// What is recorded, and what it comes to.

extension Ledger {
  /// Records an interaction, if the results suffice to decide what it comes to; otherwise says which are missing.
  mutating func record(_ results: MatchResults) -> Step {
    if let query = query(after: results) { return .ask(query) }
    var found = results.matching
    if results.rejection == nil && !asksAll {
      let unasked: [AnyExpectation]
      (found, unasked) = candidates(after: results)
      if !unasked.isEmpty { return .ask(.candidates(unasked, upToFirst: !isStrict)) }
    }
    let outcome = results.rejection.map(Outcome.rejected) ?? self.outcome(matching: found)
    switch outcome {
    case .counted: append(.counted)
    case .ignored: append(.open)
    case .unexpected, .rejected, .outOfOrder: append(.reported)
    }
    return .done(outcome)
  }

  /// Records an interaction that an expectation accepts, if that is still the only one it can be counted for.
  mutating func record(forSole expectation: AnyExpectation) -> Bool {
    guard let soleExpectation, soleExpectation === expectation else { return false }
    let next = matching.countForSole()
    self.soleExpectation = next < 0 ? nil : expectationList.all[next]
    append(.counted)
    return true
  }

  mutating func append(_ fate: Fate) {
    count += 1
    if keepsInteractions { fates.append(fate) }
  }

  /// What to ask next, if anything is missing to decide.
  private mutating func query(after results: MatchResults) -> MatchQuery? {
    guard results.generation == generation else { return .startOver(generation: generation) }
    if findsByHash, let query = hashQuery(after: results) { return query }
    if results.rejection != nil { return nil }
    if let selection = rejectionList.selection(behind: results.rejectionsAsked, hash: results.hash) {
      return .rejections(selection)
    }
    if !asksAll { return nil }
    var selection = expectationList.selection(behind: results.expectationsAsked, hash: results.hash)
    selection?.withdrawn = withdrawn
    return selection.map(MatchQuery.expectations)
  }

  /// Asks for the hashes that are not known yet; only once, so that what is set up meanwhile is asked itself.
  private mutating func hashQuery(after results: MatchResults) -> MatchQuery? {
    if results.rejectionsAsked > 0 || results.expectationsAsked > 0 { return nil }
    if let hashes = results.matcherHashes {
      rejectionList.note(hashes.rejections)
      expectationList.note(hashes.expectations)
      return nil
    }
    let rejections = rejectionList.unhashed()
    let expectations = asksAll ? expectationList.unhashed() : []
    if results.hash != nil, rejections.isEmpty, expectations.isEmpty { return nil }
    return .hashes(rejections: rejections, expectations: expectations)
  }

  private mutating func candidates(after results: MatchResults) -> (matching: [Int], unasked: [AnyExpectation]) {
    var (found, unasked): ([Int], [AnyExpectation]) = ([], [])
    var place = -1
    for index in matching.candidates {
      let expectation = expectationList.all[index]
      place += 1
      guard let matches = results.verdict(of: expectation, at: place) else {
        unasked.append(expectation)
        continue
      }
      if matches { found.append(index) }
      // In a nice mock the first that matches takes the interaction, so none behind it need be asked.
      if matches && !isStrict { break }
    }
    return (found, unasked)
  }

  private mutating func outcome(matching found: [Int]) -> Outcome {
    var indices = found
    // What was withdrawn while it was asked matches nothing either.
    if !withdrawn.isEmpty { indices.removeAll(where: withdrawn.contains) }
    let isMatched = !indices.isEmpty
    if hasTies, let outcome = outcomeOfTied(among: &indices) { return outcome }
    if precedence == .latest { indices.reverse() }
    let taker = indices.isEmpty ? nil : matching.count(count, matching: indices)
    updateSoleExpectation()
    if let taker { return .counted(for: expectationList.all[taker]) }
    return isStrict || isMatched && !isOrdered ? .unexpected : .ignored
  }

  /// What becomes of an interaction that a tied expectation takes, or that only tied ones match; leaves those not tied.
  private mutating func outcomeOfTied(among indices: inout [Int]) -> Outcome? {
    var untied: [Int] = []
    var violations: [OrderViolation] = []
    for index in indices {
      guard let tie = expectationList.all[index].tie else {
        untied.append(index)
        continue
      }
      switch tie.take({ matching.count(count, matching: [index]) != nil }) {
      case .taken: return .counted(for: expectationList.all[index])
      case .notCounted: break
      case .outOfTurn(let violation): violations.append(violation)
      }
    }
    defer { indices = untied }
    return violations.count == indices.count ? violations.first.map(Outcome.outOfOrder) : nil
  }
}
