@testable import Mocking

/// Up to three mocks with expectations that are tied into two orders, by the letter of the rule, with no thought for speed.
struct OrderModel {
  enum Outcome: Equatable {
    /// Counted, for which expectation of the mock if that is tied.
    case counted(tied: Int?)
    case ignored, unexpected, outOfOrder
  }

  struct Mock {
    let isStrict: Bool
    let isOrdered: Bool
    var oracle = Oracle()
    /// For each expectation, the orders that it is tied into, and how often it has been met if it is tied.
    var orders: [[Int]] = []
    var counts: [Int] = []
  }

  struct Place: Equatable {
    let mock: Int
    let index: Int
  }

  var mocks: [Mock]
  private var orders: [[Place]] = [[], []]

  init(mocks: [Mock]) {
    self.mocks = mocks
  }
}

// MARK: - Changing

extension OrderModel {
  mutating func expect(_ expectation: Oracle.Expectation, of mock: Int, in tied: [Int]) {
    for order in tied { orders[order].append(Place(mock: mock, index: mocks[mock].orders.count)) }
    mocks[mock].oracle.expectations.append(expectation)
    mocks[mock].orders.append(tied)
    mocks[mock].counts.append(0)
  }

  mutating func dispose(_ index: Int, of mock: Int) {
    leave { $0 == Place(mock: mock, index: index) }
    mocks[mock].oracle.expectations[index].isWithdrawn = true
  }

  mutating func reset(_ mock: Int) {
    leave { $0.mock == mock }
    mocks[mock] = Mock(isStrict: mocks[mock].isStrict, isOrdered: mocks[mock].isOrdered)
  }

  mutating func forgetInteractions(of mock: Int) {
    mocks[mock].oracle.interactions = []
    mocks[mock].counts = mocks[mock].counts.map { _ in 0 }
  }

  private mutating func leave(_ isLeaving: (Place) -> Bool) {
    orders = orders.map { $0.filter { !isLeaving($0) } }
  }

  /// All before it have been met at least as often as they must, and none behind it has been met.
  private func isTurn(of place: Place, in order: [Place]) -> Bool {
    guard let position = order.firstIndex(of: place) else { return true }
    return order.enumerated().allSatisfy { other, place in
      let mock = mocks[place.mock]
      let count = mock.counts[place.index]
      return other < position
        ? count >= mock.oracle.expectations[place.index].range.lower : other == position || count == 0
    }
  }
}

// MARK: - Recording

extension OrderModel {
  mutating func record(_ value: Int, of mock: Int) -> Outcome {
    let interaction = mocks[mock].oracle.interaction(value)
    var untied = interaction.allowed
    var areOutOfTurn = untied != 0
    for index in mocks[mock].orders.indices where interaction.allowed & (1 << index) != 0 {
      if mocks[mock].orders[index].isEmpty {
        areOutOfTurn = false
        continue
      }
      untied &= ~(1 << index)
      let place = Place(mock: mock, index: index)
      guard mocks[mock].orders[index].allSatisfy({ isTurn(of: place, in: orders[$0]) }) else { continue }
      areOutOfTurn = false
      if mocks[mock].count(interaction, for: 1 << index) { return .counted(tied: index) }
    }
    if mocks[mock].count(interaction, for: untied) { return .counted(tied: nil) }
    if areOutOfTurn { return .outOfOrder }
    let isIgnored = !mocks[mock].isStrict && (mocks[mock].isOrdered || interaction.allowed == 0)
    return isIgnored ? .ignored : .unexpected
  }
}

extension OrderModel.Mock {
  /// Counts an interaction for one of some expectations, if that is possible.
  mutating func count(_ interaction: Oracle.Interaction, for allowed: Int) -> Bool {
    if allowed == 0 { return false }
    if isOrdered && !isStrict { return countNicely(interaction, for: allowed) }
    oracle.interactions.append(Oracle.Interaction(allowed: allowed, withdrawn: interaction.withdrawn))
    guard isOrdered ? oracle.readInOrder().isPossible : oracle.leastMissing() != nil else {
      oracle.interactions.removeLast()
      return false
    }
    if allowed & (allowed - 1) == 0 { counts[allowed.trailingZeroBitCount] += 1 }
    return true
  }

  /// A nice and ordered mock takes the first that must be met; otherwise that met last, or one that may be skipped.
  private mutating func countNicely(_ interaction: Oracle.Interaction, for allowed: Int) -> Bool {
    let current = counts.lastIndex { $0 > 0 } ?? 0
    var options: [Int] = []
    for index in counts.indices.dropFirst(current) {
      if isMet(index) {
        if index == current || lower(index) == 0 { options.append(index) }
      } else {
        options.insert(index, at: 0)
        break
      }
    }
    let taken = options.first { allowed & (1 << $0) != 0 && counts[$0] < oracle.expectations[$0].range.upper }
    guard let taken else { return false }
    counts[taken] += 1
    return true
  }

  private func lower(_ index: Int) -> Int {
    oracle.expectations[index].isWithdrawn ? 0 : oracle.expectations[index].range.lower
  }

  private func isMet(_ index: Int) -> Bool { counts[index] >= lower(index) }

  var isFulfilled: Bool {
    if isOrdered { return isStrict ? oracle.readInOrder().isComplete : counts.indices.allSatisfy(isMet) }
    return oracle.leastMissing() == 0
  }
}
