/// Decides what interactions with several mocks come to whose expectations are tied into orders.
///
/// Which expectation an interaction is counted for may be open: a tied one, another, or none. Each hypothesis is one way
/// to read all that happened so far; as long as there is one, nothing is wrong. Among expectations that are not tied, a
/// mock's own decision keeps track of what is open, so that hypotheses only differ in what was counted for tied ones.
///
/// A pure value: mocks and orders are numbers, matchers are verdicts.
struct OrderedMocks {
  /// One reading of what happened.
  struct Hypothesis {
    var decisions: [Int: Decision] = [:]
    var positions: [Int: Position] = [:]
  }

  /// How far an order has come: the tie that was met last, and how often.
  struct Position {
    var tie = 0
    var count = 0
  }

  /// An expectation in an order.
  struct Tie {
    let mock: Int
    let expectation: Int
    let range: CountRange
    let label: TieLabel
  }

  /// Where an expectation is tied: the order, and the position in it.
  private struct Place {
    let order: Int
    let tie: Int
  }

  enum Outcome {
    case counted
    case notCounted
    case outOfOrder(OrderViolation)
  }

  /// How many readings are kept at the most, so that recording ends in a test's time.
  ///
  /// It takes a dozen orders, and interactions that may belong to any of them, to come near.
  private static let limit = 4_096

  private(set) var hypotheses = [Hypothesis()]
  private var orders: [Int: [Tie]] = [:]
  /// For each mock, where its expectations are tied.
  private var places: [Int: [Int: [Place]]] = [:]
  /// For each mock, how many expectations it has.
  private var counts: [Int: Int] = [:]
}

// MARK: - Setting up

extension OrderedMocks {
  /// Takes in a mock with the decision it has come to so far.
  mutating func add(_ decision: Decision, of mock: Int, expectations: Int) {
    for index in hypotheses.indices { hypotheses[index].decisions[mock] = decision }
    counts[mock] = expectations
  }

  /// Takes in all mocks and orders of another value, which shares none with this one.
  mutating func merge(_ other: OrderedMocks) {
    hypotheses = hypotheses.flatMap { mine in
      other.hypotheses.map { theirs in
        Hypothesis(
          decisions: mine.decisions.merging(theirs.decisions) { mine, _ in mine },
          positions: mine.positions.merging(theirs.positions) { mine, _ in mine })
      }
    }
    orders.merge(other.orders) { mine, _ in mine }
    places.merge(other.places) { mine, _ in mine }
    counts.merge(other.counts) { mine, _ in mine }
  }

  /// Adds an expectation to a mock, tied into orders or not.
  mutating func append(_ range: CountRange, to mock: Int, tiedInto orders: [Int], label: TieLabel?) {
    let expectation = counts[mock, default: 0]
    counts[mock] = expectation + 1
    for index in hypotheses.indices { hypotheses[index].decisions[mock]?.append(range) }
    guard let label else { return }
    for order in orders {
      let tie = Tie(mock: mock, expectation: expectation, range: range, label: label)
      self.orders[order, default: []].append(tie)
      let place = Place(order: order, tie: (self.orders[order]?.count ?? 1) - 1)
      places[mock, default: [:]][expectation, default: []].append(place)
    }
  }

  /// Lets go of a mock; what it was to do in its orders is no longer asked for.
  mutating func remove(_ mock: Int) {
    for index in hypotheses.indices { hypotheses[index].decisions[mock] = nil }
    for (order, ties) in orders {
      let freed = CountRange(lower: 0, upper: 0)
      orders[order] = ties.map { tie in
        guard tie.mock == mock else { return tie }
        return Tie(mock: mock, expectation: tie.expectation, range: freed, label: tie.label)
      }
    }
    places[mock] = nil
    counts[mock] = nil
  }
}

// MARK: - Recording

extension OrderedMocks {
  /// Counts an interaction with a mock in each hypothesis in which that is possible.
  ///
  /// - Parameters:
  ///   - mock: Whose interaction.
  ///   - matching: The expectations of the mock that it matches.
  mutating func record(_ mock: Int, matching: [Int]) -> Outcome {
    let tied = matching.filter { places[mock]?[$0] != nil }
    let free = matching.filter { places[mock]?[$0] == nil }
    var next: [Hypothesis] = []
    var ignoring: [Hypothesis] = []
    var violation: OrderViolation?
    for hypothesis in hypotheses {
      var isBlocked = false
      var isCounted = false
      for (options, isTied) in tied.map({ ([$0], true) }) + [(free, false)] {
        guard var decision = hypothesis.decisions[mock], decision.count(matching: options) else { continue }
        var successor = hypothesis
        if isTied, let obstacle = advance(&successor, past: places[mock]?[options[0]] ?? []) {
          isBlocked = true
          violation = violation ?? obstacle
          continue
        }
        isCounted = true
        successor.decisions[mock] = decision
        next.append(successor)
      }
      if !isCounted && !isBlocked { ignoring.append(hypothesis) }
    }
    if next.isEmpty { return violation.map { .outOfOrder($0) } ?? .notCounted }
    let isStrict = next[0].decisions[mock]?.isStrict ?? true
    hypotheses = distinct(isStrict ? next : next + ignoring)
    return .counted
  }

  /// Moves a hypothesis to the places of an expectation that is met; says what stands in the way, if something does.
  private func advance(_ hypothesis: inout Hypothesis, past places: [Place]) -> OrderViolation? {
    for place in places {
      guard let ties = orders[place.order] else { continue }
      var position = hypothesis.positions[place.order] ?? Position()
      let label = ties[place.tie].label
      if place.tie < position.tie {
        return OrderViolation(expectation: label, reason: .tooLate(after: ties[position.tie].label))
      }
      for earlier in position.tie..<place.tie {
        let count = earlier == position.tie ? position.count : 0
        guard count < ties[earlier].range.lower else { continue }
        let (before, range) = (ties[earlier].label, ties[earlier].range)
        return OrderViolation(expectation: label, reason: .tooEarly(before: before, range: range, count: count))
      }
      position = Position(tie: place.tie, count: place.tie == position.tie ? position.count + 1 : 1)
      hypothesis.positions[place.order] = position
    }
    return nil
  }

  /// The hypotheses without those that will decide as another one does.
  private func distinct(_ hypotheses: [Hypothesis]) -> [Hypothesis] {
    guard hypotheses.count > 1 else { return hypotheses }
    var seen: Set<[[Int]]> = []
    let distinct = hypotheses.filter { hypothesis in
      let decisions = hypothesis.decisions.sorted { $0.key < $1.key }.map(\.value.signature)
      let positions = hypothesis.positions.sorted { $0.key < $1.key }.map { [$0.key, $0.value.tie, $0.value.count] }
      return seen.insert(decisions + positions).inserted
    }
    return Array(distinct.prefix(Self.limit))
  }
}

// MARK: - Reading

extension OrderedMocks {
  /// Whether some hypothesis has every expectation of a mock met often enough.
  func isFulfilled(_ mock: Int) -> Bool {
    hypotheses.contains { $0.decisions[mock]?.isFulfilled ?? true }
  }

  /// The decision of a mock in the hypothesis that leaves the least of it open.
  func likeliestDecision(of mock: Int) -> Decision? {
    hypotheses.compactMap { $0.decisions[mock] }.min { $0.unfulfilled.count < $1.unfulfilled.count }
  }
}
