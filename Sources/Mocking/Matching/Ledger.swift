/// What was expected of a mock and what happened to it: the whole decision of what an interaction means, as a value.
///
/// No lock, no callback, and no matcher runs in here. ``record(_:)`` asks for the results it needs, and is called again
/// with them. Interactions go by their positions: what they are is for others to know.
struct Ledger {
  /// What a record comes to.
  enum Outcome {
    /// It was expected, and is counted for an expectation, which may answer it.
    ///
    /// In a mock that is not ordered, that is the expectation that precedence puts first among those that match and have
    /// taken fewer than they may. Later the interaction may move to another, so that as many as possible are met. In one
    /// that is ordered, it is the earliest that the interaction can be counted for, with all those before it.
    case counted(for: AnyExpectation)
    /// It was not, and the mock is nice.
    case ignored
    /// It was not, and the mock is strict; or an expectation is for it, but has been met as often as it may.
    case unexpected
    /// It was rejected, by the rejection with this index.
    case rejected(Int)
    /// Only expectations match that are tied into an order, and it is not their turn.
    case outOfOrder(OrderViolation)
  }

  /// What has become of an interaction that was recorded.
  enum Fate: UInt8 {
    /// Nothing expected it, and nobody has asked for it.
    case open
    case counted
    case reported
    case verified
  }

  enum Step {
    case ask(MatchQuery)
    case done(Outcome)
  }

  let isStrict: Bool
  let isOrdered: Bool
  /// Which of several expectations takes an interaction, where they come in no order.
  let precedence: Precedence
  /// Whether what is recorded is kept, or only counted for what it comes to.
  let keepsInteractions: Bool
  /// Whether interactions have hashes to find them by.
  let isHashable: Bool

  var expectationList: MatcherList
  var rejectionList: MatcherList
  /// The expectations that have been disposed of, by their positions.
  private(set) var withdrawn: Set<Int> = []
  /// What decides, in the mode of the mock.
  var matching: any Matching

  /// How many interactions were recorded, whatever they came to.
  var count = 0
  /// For each interaction that is kept, what has become of it.
  var fates: [Fate] = []
  /// How many interactions had been recorded when each expectation was set up.
  private(set) var recordedBefore: [Int] = []
  /// The expectations that a verification has reported as unfulfilled.
  var reported: Set<Int> = []
  /// Where the mock was last verified as a whole, since anything was expected.
  var verification: CodeLocation?
  /// How many interactions a failure may have had attached in full: twice as many are needed for the next time.
  var attached = 0

  /// Counts up when interactions are removed, since their positions are then used again.
  private(set) var era = 0
  /// Counts up when expectations are removed, since their positions are then used again.
  private(set) var generation = 0

  /// Finds interactions by their hash.
  var interactionIndex = HashIndex()
  /// How many interactions have been compared with single values since they could have been found by an index.
  var compared = 0

  // What follows from the rest, and is kept since it is asked for with each interaction.

  /// Whether an expectation is tied into an order.
  private(set) var hasTies = false
  /// Whether all expectations have to be asked about an interaction, and not only those that may come next.
  private(set) var asksAll = false
  /// Whether every interaction is simply taken down.
  private(set) var takesAnything = false
  /// Whether matchers are found by their hash.
  private(set) var findsByHash = false
  /// The one expectation that an interaction can be counted for; nil if it takes more to decide.
  var soleExpectation: AnyExpectation?

  init(
    isStrict: Bool, isOrdered: Bool, precedence: Precedence = .earliest, keepsInteractions: Bool = true,
    isHashable: Bool = false, hashThreshold: Int = 32
  ) {
    (self.isStrict, self.isOrdered, self.precedence) = (isStrict, isOrdered, precedence)
    (self.keepsInteractions, self.isHashable) = (keepsInteractions, isHashable)
    expectationList = MatcherList(threshold: isHashable ? hashThreshold : nil)
    rejectionList = expectationList
    matching =
      switch (isOrdered, isStrict) {
      case (true, true): OrderedMatching()
      case (true, false): SubsequenceMatching()
      case (false, _): UnorderedMatching()
      }
    update()
  }

  /// Adds an expectation behind the others; failures of other mocks call the mock by the name.
  mutating func expect(_ expectation: AnyExpectation, in orders: [InOrder] = [], name: String = "") {
    if !orders.isEmpty { expectation.tie = Tie(expectation, into: orders, name: name) }
    if expectation.tie != nil { hasTies = true }
    expectationList.append(expectation)
    matching.append(expectation.range)
    recordedBefore.append(count)
    verification = nil
    update()
  }

  mutating func reject(_ rejection: AnyExpectation) {
    rejectionList.append(rejection)
    update()
  }

  /// Withdraws an expectation: it need not be met any more, and matches nothing that comes.
  ///
  /// Interactions that were counted for it stay accounted for; where there is no order, they count for another expectation
  /// that needs them. Nothing happens if it was withdrawn or forgotten before.
  mutating func dispose(_ expectation: AnyExpectation) {
    guard let index = expectationList.position(of: expectation), withdrawn.insert(index).inserted else { return }
    expectation.tie?.leave()
    matching.withdraw(index)
    updateSoleExpectation()
  }

  private mutating func update() {
    asksAll = !isOrdered || hasTies
    takesAnything = !isStrict && expectationList.all.isEmpty && rejectionList.all.isEmpty
    findsByHash = rejectionList.usesHashes || asksAll && expectationList.usesHashes
    updateSoleExpectation()
  }

  mutating func updateSoleExpectation() {
    let index = hasTies || !rejectionList.all.isEmpty ? -1 : matching.soleCandidate
    soleExpectation = index < 0 ? nil : expectationList.all[index]
  }

  /// Forgets expectations and rejections, or interactions, so that expectations are to be met anew, or all of them.
  ///
  /// - Returns: What was there, to be let go of outside the lock.
  mutating func clear(expectations clearsExpectations: Bool, interactions clearsInteractions: Bool) -> Ledger {
    let old = self
    self = Ledger(
      isStrict: isStrict, isOrdered: isOrdered, precedence: precedence, keepsInteractions: keepsInteractions,
      isHashable: isHashable, hashThreshold: expectationList.threshold ?? 0)
    generation = old.generation + 1
    era = old.era
    if clearsInteractions {
      era += 1
    } else {
      (count, fates) = (old.count, old.fates)
      (interactionIndex, compared) = (old.interactionIndex, old.compared)
    }
    for expectation in old.expectations where clearsExpectations { expectation.tie?.leave() }
    if clearsExpectations { return old }
    for rejection in old.rejections { reject(rejection) }
    for (index, expectation) in old.expectations.enumerated() where !old.withdrawn.contains(index) {
      expectation.tie?.restart()
      expect(expectation)
    }
    return old
  }
}
