/// What was expected of a mock and what happened to it: the whole decision of what an interaction means, as a value.
///
/// No lock, no callback, and no matcher runs in here. ``record(_:)`` asks for the verdicts it needs, and is called again
/// with them. Expectations and interactions go by their positions: what they are is for others to know.
struct Ledger {
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
    /// It was expected, but not before, or not after, what another expectation of an order wants.
    case outOfOrder(OrderViolation)
  }

  /// What is to be done next about a record.
  enum Step {
    case ask(Questions)
    case done(Outcome)
  }

  let isStrict: Bool
  let isOrdered: Bool
  private(set) var expectations: [AnyExpectation] = []
  private(set) var rejections: [AnyExpectation] = []
  /// Whether what is recorded is kept, or only counted for what it comes to.
  let keepsInteractions: Bool
  /// How many interactions were recorded, whatever they came to.
  private(set) var count = 0
  /// For each interaction that is kept, what has become of it.
  private(set) var fates: [InteractionFate] = []
  /// Counts up when interactions are removed, since their indices are then used again.
  private(set) var era = 0
  /// The expectations that a verification has reported as unfulfilled.
  private(set) var reported: Set<Int> = []
  /// Where the mock was last verified as a whole, since anything was expected.
  private(set) var verification: CodeLocation?
  /// How many interactions a failure may have had attached in full: twice as many are needed for the next time.
  private(set) var attached = 0
  /// How many interactions had been recorded when each expectation was set up.
  private(set) var recordedBefore: [Int] = []

  /// Whether interactions have hashes to find them by.
  let isHashable: Bool
  /// Finds expectations and interactions by the hash of their value, once there are many, and that is asked for often.
  var expectationIndex = HashIndex()
  var interactionIndex = HashIndex()
  /// How many interactions have been compared with single values since they could have been found by an index.
  var compared = 0

  var decision: Decision
  /// Whether every interaction is simply taken down; kept, since it is asked with each.
  private(set) var takesAnything: Bool
  /// The one expectation that an interaction can be counted for, nil if it takes more to decide; likewise.
  private(set) var soleExpectation: AnyExpectation?
  /// Whether expectations are found by their hash; likewise.
  private(set) var findsByHash = false
  private var isPlain: Bool
  /// What decides instead, together with other mocks, once an expectation has been tied to an order.
  var orderLink: OrderLink?
  /// Counts up when expectations are removed, since their indices are then used again.
  private(set) var generation = 0

  /// From how many expectations on they are found by an index.
  ///
  /// Hashing one, and looking into it for objects, takes as long as asking some dozens; which pays soon where they are asked often.
  let indexThreshold: Int

  init(
    isStrict: Bool, isOrdered: Bool, keepsInteractions: Bool = true, isHashable: Bool = false, indexThreshold: Int = 32
  ) {
    self.isHashable = isHashable
    self.keepsInteractions = keepsInteractions
    self.isStrict = isStrict
    self.isOrdered = isOrdered
    self.indexThreshold = indexThreshold
    decision = Decision(isStrict: isStrict, isOrdered: isOrdered)
    takesAnything = !isStrict
    isPlain = isStrict && isOrdered
  }

  /// Adds an expectation behind the others.
  ///
  /// - Parameters:
  ///   - expectation: What to expect.
  ///   - orders: The orders that it is tied into.
  ///   - label: What failures of other mocks call it.
  mutating func expect(_ expectation: AnyExpectation, in orders: [InOrder] = [], label: TieLabel? = nil) {
    if !orders.isEmpty, orderLink == nil {
      orderLink = OrderLink(decision: decision, expectations: expectations.count)
      (isPlain, soleExpectation) = (false, nil)
    }
    expectations.append(expectation)
    takesAnything = false
    verification = nil
    recordedBefore.append(count)
    if let orderLink {
      orderLink.append(expectation.range, orders: orders, label: label)
    } else {
      decision.append(expectation.range)
    }
    findsByHash = isHashable && expectations.count >= indexThreshold && (!isOrdered || orderLink != nil)
    updateSoleExpectation()
  }

  mutating func reject(_ rejection: AnyExpectation) {
    rejections.append(rejection)
    (takesAnything, isPlain, soleExpectation) = (false, false, nil)
  }

  /// Notes that interactions were verified after the fact.
  ///
  /// - Parameter indices: Which; of the given era, or else they are others by now.
  mutating func account(for indices: [Int], era: Int) {
    guard era == self.era else { return }
    for index in indices where fates[index] == .open { fates[index] = .verified }
  }

  /// Notes that everything was verified.
  mutating func noteVerified(at location: CodeLocation) {
    verification = location
  }

  /// Whether all interactions are to be attached to a failure: if there are twice as many as the last time.
  ///
  /// So that many failures in a row do not attach the same over and over.
  mutating func takeTurnToAttach() -> Bool {
    guard fates.count > max(History.shownCount, 2 * attached) else { return false }
    attached = fates.count
    return true
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
    orderLink?.leave()
    self = Ledger(
      isStrict: isStrict, isOrdered: isOrdered, keepsInteractions: keepsInteractions, isHashable: isHashable,
      indexThreshold: indexThreshold)
    generation = old.generation + 1
    era = old.era
    if clearsInteractions {
      era += 1
    } else {
      (count, fates) = (old.count, old.fates)
      (interactionIndex, compared) = (old.interactionIndex, old.compared)
    }
    if !clearsExpectations {
      for rejection in old.rejections { reject(rejection) }
      for expectation in old.expectations { expect(expectation) }
    }
    return old
  }
}

// MARK: - Recording

extension Ledger {
  /// Records an interaction, if its verdicts suffice to decide what it comes to; otherwise says which are missing.
  mutating func record(_ verdicts: Verdicts) -> Step {
    guard verdicts.generation == generation else { return .ask(.startOver(generation: generation)) }
    if !verdicts.hashes.values.isEmpty {
      expectationIndex.append(verdicts.hashes.of, hashes: verdicts.hashes.values)
    }
    if verdicts.rejection == nil, verdicts.rejectionsAsked < rejections.count {
      return .ask(.rejections(rejections[verdicts.rejectionsAsked...]))
    }
    if let rejection = verdicts.rejection {
      append(.reported)
      return .done(.rejected(rejection))
    }
    if let questions = questions(after: verdicts) { return .ask(questions) }
    let outcome = outcome(of: verdicts)
    append(outcome.fate)
    return .done(outcome)
  }

  mutating func append(_ fate: InteractionFate) {
    count += 1
    if keepsInteractions { fates.append(fate) }
  }

  /// The next matchers to ask, if any are needed to decide.
  private mutating func questions(after verdicts: Verdicts) -> Questions? {
    if !isOrdered || orderLink != nil {
      let asked = verdicts.expectationsAsked
      if asked == 0, findsByHash { return questions(byHashIn: verdicts) }
      return asked < expectations.count ? .expectations(expectations[asked...]) : nil
    }
    var asked: [Int] = []
    for candidate in decision.candidates {
      let verdict = verdicts.verdict(of: candidate, expectations[candidate])
      if verdict == nil { asked.append(candidate) }
      // In a nice mock the first that matches takes the interaction, so none behind it need be asked.
      if verdict == true && !isStrict { break }
    }
    return asked.isEmpty ? nil : .candidates(asked, of: expectations, upToFirst: !isStrict)
  }

  private mutating func outcome(of verdicts: Verdicts) -> Outcome {
    let isCounted: Bool
    if let orderLink {
      switch orderLink.record(matching: verdicts.matching) {
      case .counted: isCounted = true
      case .notCounted: isCounted = false
      case .outOfOrder(let violation): return .outOfOrder(violation)
      }
    } else if isOrdered {
      isCounted = decision.countInOrder { verdicts.verdict(of: $0, expectations[$0]) ?? false }
      updateSoleExpectation()
    } else {
      isCounted = decision.count(matching: verdicts.matching)
    }
    return isCounted ? .counted : isStrict ? .unexpected : .ignored
  }
}

// MARK: - What nearly every interaction comes to

extension Ledger {
  private mutating func updateSoleExpectation() {
    guard isPlain else { return }
    note(soleCandidate: decision.soleCandidate())
  }

  private mutating func note(soleCandidate index: Int) {
    soleExpectation = index < 0 ? nil : expectations[index]
  }

  /// Records an interaction that an expectation accepts, if that is still the only one it can be counted for.
  mutating func record(forSole expectation: AnyExpectation) -> Bool {
    guard let soleExpectation, soleExpectation === expectation else { return false }
    note(soleCandidate: decision.countForSole())
    append(.counted)
    return true
  }
}

// MARK: - Reading

extension Ledger {
  /// Whether every expectation has been met often enough.
  var isFulfilled: Bool { orderLink?.isFulfilled ?? decision.isFulfilled }

  /// The expectations that have not been met often enough, with the count each has been met.
  var unfulfilled: [(index: Int, count: Int)] { decision.unfulfilled }

  /// The expectations that an interaction could be counted for next.
  var candidates: [Int] { decision.candidates }

  /// The ledger as it is, independent of what other mocks do from now on: to write a failure from.
  var snapshot: Ledger {
    var copy = self
    guard let orderLink else { return copy }
    copy.decision = orderLink.likeliestDecision ?? decision
    copy.orderLink = nil
    return copy
  }
}
