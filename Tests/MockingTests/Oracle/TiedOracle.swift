@testable import Mocking

/// Decides what two strict mocks with expectations tied into an order do, by trying every assignment.
///
/// An ordered mock is one whose expectations are all in an order of its own, so there is only one rule: each order is gone
/// through from the front, and an expectation is left only when it has been met often enough.
struct TiedOracle {
  struct Expectation {
    var mock: Int
    var mask: Int
    var range: CountRange
    /// The orders it is in: 0 and 1 for those of the mocks, 2 for the one across.
    var orders: [Int]
  }

  struct Interaction {
    var mock: Int
    var value: Int
    var expectations: Int
  }

  var expectations: [Expectation] = []
  var interactions: [Interaction] = []

  /// Whether all interactions can be assigned; and for which mocks that can be done so that nothing of them is missing.
  func assignments() -> (isPossible: Bool, fulfilled: Set<Int>) {
    var result = (isPossible: false, fulfilled: Set<Int>())
    var counts = Array(repeating: 0, count: expectations.count)
    assign(from: 0, counts: &counts, into: &result)
    return result
  }

  private func assign(
    from position: Int, counts: inout [Int], into result: inout (isPossible: Bool, fulfilled: Set<Int>)
  ) {
    if position == interactions.count {
      result.isPossible = true
      for mock in 0...1 where isFulfilled(mock, counts) { result.fulfilled.insert(mock) }
      return
    }
    for index in expectations.indices where isAllowed(interactions[position], for: index, counts: counts) {
      counts[index] += 1
      assign(from: position + 1, counts: &counts, into: &result)
      counts[index] -= 1
    }
  }

  private func isFulfilled(_ mock: Int, _ counts: [Int]) -> Bool {
    expectations.indices.allSatisfy { expectations[$0].mock != mock || counts[$0] >= expectations[$0].range.lower }
  }

  private func isAllowed(_ interaction: Interaction, for index: Int, counts: [Int]) -> Bool {
    let expectation = expectations[index]
    guard index < interaction.expectations, expectation.mock == interaction.mock,
      expectation.mask & (1 << interaction.value) != 0, counts[index] < expectation.range.upper
    else { return false }
    return expectation.orders.allSatisfy { order in
      expectations.indices.allSatisfy { other in
        guard expectations[other].orders.contains(order) else { return true }
        if other > index { return counts[other] == 0 }
        return other == index || counts[other] >= expectations[other].range.lower
      }
    }
  }
}
