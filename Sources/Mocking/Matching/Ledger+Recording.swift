// What is recorded, and what it comes to.

extension Ledger {
  /// Records an interaction, if the results suffice to decide what it comes to; otherwise says which are missing.
  mutating func record(_ results: MatchResults) -> Step {
    guard results.generation == generation else { return .ask(.startOver(generation: generation)) }
    if findsByHash, let query = hashQuery(after: results) { return .ask(query) }
    if results.rejection == nil, results.rejectionsAsked < rejectionList.all.count,
      let selection = rejectionList.selection(behind: results.rejectionsAsked, hash: results.hash)
    {
      return .ask(.rejections(selection))
    }
    if let rejection = results.rejection {
      append(.reported)
      return .done(.rejected(rejection))
    }
    if let query = query(after: results) { return .ask(query) }
    let outcome = outcome(of: results)
    append(outcome.fate)
    return .done(outcome)
  }

  /// Takes an interaction down.
  mutating func append(_ fate: InteractionFate) {
    count += 1
    if keepsInteractions { fates.append(fate) }
  }

  /// Asks for the hashes that are not known yet; only once, so that what is set up meanwhile is asked itself.
  private mutating func hashQuery(after results: MatchResults) -> MatchQuery? {
    if results.rejectionsAsked > 0 || results.expectationsAsked > 0 { return nil }
    if results.hasHashed {
      rejectionList.note(results.rejectionHashes)
      expectationList.note(results.expectationHashes)
      return nil
    }
    let rejections = rejectionList.unhashed()
    let expectations = asksAll ? expectationList.unhashed() : []
    if results.hash != nil, rejections.isEmpty, expectations.isEmpty { return nil }
    return .hashes(rejections: rejections, expectations: expectations)
  }

  /// The next expectations to ask, if any are needed to decide.
  private mutating func query(after results: MatchResults) -> MatchQuery? {
    if asksAll {
      let asked = results.expectationsAsked
      guard var selection = expectationList.selection(behind: asked, hash: results.hash) else { return nil }
      if !withdrawn.isEmpty { selection.withdrawn = withdrawn }
      return .expectations(selection)
    }
    var asked: [Int] = []
    for candidate in decision.candidates {
      let result = results.result(of: candidate, expectationList.all[candidate])
      if result == nil { asked.append(candidate) }
      // In a nice mock the first that matches takes the interaction, so none behind it need be asked.
      if result == true && !isStrict { break }
    }
    return asked.isEmpty ? nil : .candidates(asked, of: expectationList.all, upToFirst: !isStrict)
  }

  private mutating func outcome(of results: MatchResults) -> Outcome {
    if !asksAll {
      let index = decision.countInOrder { results.result(of: $0, expectationList.all[$0]) ?? false }
      updateSoleExpectation()
      return outcome(countedFor: index, isMatched: false)
    }
    // What was withdrawn while it was asked matches nothing either.
    let matching = withdrawn.isEmpty ? results.matching : results.matching.filter { !withdrawn.contains($0) }
    if hasTies { return outcomeWithTies(matching) }
    let index = decision.count(count, matching: inPrecedence(matching))
    return outcome(countedFor: index, isMatched: !matching.isEmpty)
  }

  /// Tied expectations first, if it is their turn; then the others.
  private mutating func outcomeWithTies(_ matching: [Int]) -> Outcome {
    var untied: [Int] = []
    var violations: [OrderViolation] = []
    for index in matching {
      guard let tie = expectationList.all[index].tie else {
        untied.append(index)
        continue
      }
      switch tie.take({ decision.take(index) }) {
      case .taken: return .counted(for: expectationList.all[index])
      case .notCounted: break
      case .outOfTurn(let violation): violations.append(violation)
      }
    }
    let index = decision.count(count, matching: inPrecedence(untied))
    if let violation = violations.first, violations.count == matching.count { return .outOfOrder(violation) }
    return outcome(countedFor: index, isMatched: !matching.isEmpty)
  }

  // These two are mutating, though they change nothing: unoptimised code copies all of a value to read a part of it otherwise.

  private mutating func inPrecedence(_ matching: [Int]) -> [Int] {
    precedence == .latest && matching.count > 1 ? matching.reversed() : matching
  }

  /// - Parameter isMatched: Whether an expectation that comes in no order is for the interaction.
  private mutating func outcome(countedFor index: Int?, isMatched: Bool) -> Outcome {
    if let index { return .counted(for: expectationList.all[index]) }
    return isStrict || isMatched && !isOrdered ? .unexpected : .ignored
  }
}

// MARK: - What nearly every interaction comes to

extension Ledger {
  mutating func updateSoleExpectation() {
    guard isPlain else { return }
    note(soleCandidate: decision.soleCandidate())
  }

  private mutating func note(soleCandidate index: Int) {
    soleExpectation = index < 0 ? nil : expectationList.all[index]
  }

  /// Records an interaction that an expectation accepts, if that is still the only one it can be counted for.
  mutating func record(forSole expectation: AnyExpectation) -> Bool {
    guard let soleExpectation, soleExpectation === expectation else { return false }
    note(soleCandidate: decision.countForSole())
    append(.counted)
    return true
  }
}
