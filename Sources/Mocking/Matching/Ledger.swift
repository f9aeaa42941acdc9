/// What was expected of a mock and what happened to it: the whole decision of what an interaction means, as a value.
///
/// No lock, no callback, and no matcher runs in here. ``record(_:verdicts:)`` asks for the verdicts it needs, and is
/// called again with them. A copy is a snapshot to write a failure from.
struct Ledger<Interaction> {
  /// What a record comes to.
  enum Outcome {
    /// It was expected.
    case counted
    /// It was not, and the mock is nice.
    case ignored
    /// It was not, and the mock is strict.
    case unexpected
    /// It was rejected, by the rejection with this index.
    case rejected(Int)
  }

  /// What is to be done next about a record.
  enum Step {
    case ask(Questions<Interaction>)
    case done(Outcome)
  }

  let isStrict: Bool
  let isOrdered: Bool
  private(set) var expectations: [Expectation<Interaction>] = []
  private(set) var rejections: [Expectation<Interaction>] = []
  /// All that was recorded, whatever it came to.
  private(set) var interactions: [Interaction] = []
  /// For each interaction, whether it was expected, reported as a failure, or verified afterwards.
  private(set) var isAccountedFor: [Bool] = []
  /// Counts up when interactions are removed, since their indices are then used again.
  private(set) var era = 0
  /// The expectations that a verification has reported as unfulfilled.
  private(set) var reported: Set<Int> = []
  /// How many interactions had been recorded when each expectation was set up.
  private(set) var recordedBefore: [Int] = []

  // One of the three decides.
  private var ordered = OrderedMatching()
  private var subsequence = SubsequenceMatching()
  private var unordered = UnorderedMatching()
  /// Counts up when expectations are removed, since their indices are then used again.
  private(set) var generation = 0

  init(isStrict: Bool, isOrdered: Bool) {
    self.isStrict = isStrict
    self.isOrdered = isOrdered
  }

  mutating func expect(_ expectation: Expectation<Interaction>) {
    expectations.append(expectation)
    recordedBefore.append(interactions.count)
    switch (isOrdered, isStrict) {
    case (true, true): ordered.append(expectation.range)
    case (true, false): subsequence.append(expectation.range)
    case (false, _): unordered.append(expectation.range)
    }
  }

  mutating func reject(_ rejection: Expectation<Interaction>) {
    rejections.append(rejection)
  }

  /// Notes that interactions were verified after the fact.
  ///
  /// - Parameter indices: Which; of the given era, or else they are others by now.
  mutating func account(for indices: [Int], era: Int) {
    guard era == self.era else { return }
    for index in indices { isAccountedFor[index] = true }
  }

  /// Notes that expectations were reported as unfulfilled.
  ///
  /// - Parameter indices: Which; of the given generation, or else they are others by now.
  mutating func noteReported(_ indices: [Int], generation: Int) {
    if generation == self.generation { reported.formUnion(indices) }
  }
}

// MARK: - Forgetting

extension Ledger {
  /// Forgets expectations, rejections and interactions, or only some of them.
  ///
  /// Expectations whose interactions are forgotten are to be met anew.
  ///
  /// - Returns: What was there, to be let go of outside the lock.
  mutating func clear(expectations clearsExpectations: Bool, interactions clearsInteractions: Bool) -> Ledger {
    let old = self
    self = Ledger(isStrict: isStrict, isOrdered: isOrdered)
    generation = old.generation + 1
    era = old.era
    if clearsInteractions {
      era += 1
    } else {
      interactions = old.interactions
      isAccountedFor = old.isAccountedFor
    }
    if !clearsExpectations {
      rejections = old.rejections
      for expectation in old.expectations { expect(expectation) }
    }
    return old
  }
}

// MARK: - Recording

extension Ledger {
  /// Records an interaction, if its verdicts suffice to decide what it comes to; otherwise says which are missing.
  mutating func record(_ interaction: Interaction, verdicts: Verdicts) -> Step {
    guard verdicts.generation == generation else { return .ask(.startOver(generation: generation)) }
    if verdicts.rejection == nil, verdicts.rejectionsAsked < rejections.count {
      return .ask(.rejections(rejections[verdicts.rejectionsAsked...]))
    }
    if let rejection = verdicts.rejection {
      append(interaction, isAccountedFor: true)
      return .done(.rejected(rejection))
    }
    if let questions = questions(after: verdicts) { return .ask(questions) }
    let isCounted = count(verdicts)
    append(interaction, isAccountedFor: isCounted || isStrict)
    return .done(isCounted ? .counted : isStrict ? .unexpected : .ignored)
  }

  private mutating func append(_ interaction: Interaction, isAccountedFor: Bool) {
    interactions.append(interaction)
    self.isAccountedFor.append(isAccountedFor)
  }

  /// The next matchers to ask, if any are needed to decide.
  private func questions(after verdicts: Verdicts) -> Questions<Interaction>? {
    if !isOrdered {
      let asked = verdicts.expectationsAsked
      return asked < expectations.count ? .expectations(expectations[asked...]) : nil
    }
    if isStrict {
      let unknown = ordered.candidates.first { verdicts.verdict(of: $0) == nil }
      return unknown.map { .expectation(expectations[$0], index: $0) }
    }
    // The first that matches takes the interaction, so none behind it need be asked.
    for candidate in subsequence.candidates {
      guard let verdict = verdicts.verdict(of: candidate) else {
        return .expectation(expectations[candidate], index: candidate)
      }
      if verdict { return nil }
    }
    return nil
  }

  private mutating func count(_ verdicts: Verdicts) -> Bool {
    switch (isOrdered, isStrict) {
    case (true, true): ordered.advance { verdicts.verdict(of: $0) ?? false }
    case (true, false): subsequence.advance { verdicts.verdict(of: $0) ?? false } != nil
    case (false, _): unordered.assign(matching: verdicts.matching)
    }
  }
}

// MARK: - Reading

extension Ledger {
  /// The interactions behind a position of an era; all of them, if another era has begun.
  func interactions(from position: Int, of era: Int) -> ArraySlice<Interaction> {
    interactions[(era == self.era ? position : 0)...]
  }

  /// Whether every expectation has been met often enough.
  var isFulfilled: Bool {
    switch (isOrdered, isStrict) {
    case (true, true): ordered.isFulfilled
    case (true, false): subsequence.isFulfilled
    case (false, _): unordered.isFulfilled
    }
  }

  /// The expectations that have not been met often enough, with the count each has been met.
  var unfulfilled: [(index: Int, count: Int)] {
    switch (isOrdered, isStrict) {
    case (true, true): ordered.unfulfilled
    case (true, false): subsequence.unfulfilled
    case (false, _): unordered.unfulfilled
    }
  }

  /// The expectations that an interaction could be counted for next.
  var candidates: [Int] {
    switch (isOrdered, isStrict) {
    case (true, true): ordered.candidates
    case (true, false): subsequence.candidates
    case (false, _): expectations.indices.filter { unordered.count(of: $0) < expectations[$0].range.upper }
    }
  }
}
