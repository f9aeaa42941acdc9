@testable import Mocking

/// Decides by trying everything, with no thought for speed: what the decisions are compared with.
struct Oracle {
  struct Expectation {
    var mask: Int
    var range: CountRange
  }

  /// An interaction, and how many expectations there were when it was recorded: no later one is fulfilled by it.
  struct Interaction {
    var value: Int
    var expectations: Int
  }

  var expectations: [Expectation] = []
  /// Those that count: all that were recorded, or all but those that were refused.
  var interactions: [Interaction] = []

  private func isAllowed(_ interaction: Interaction, for index: Int) -> Bool {
    index < interaction.expectations && expectations[index].mask & (1 << interaction.value) != 0
  }

  private func areSkippable(_ indices: Range<Int>) -> Bool {
    indices.allSatisfy { expectations[$0].range.lower == 0 }
  }
}

// MARK: - In order

extension Oracle {
  /// Whether the interactions, all of them, are a beginning of what is expected in order; and whether they are all of it.
  func readInOrder() -> (isPossible: Bool, isComplete: Bool) {
    var result = (isPossible: false, isComplete: false)
    read(from: 0, at: -1, count: 0, into: &result)
    return result
  }

  private func read(
    from position: Int, at index: Int, count: Int, into result: inout (isPossible: Bool, isComplete: Bool)
  ) {
    let isMet = index < 0 || count >= expectations[index].range.lower
    if position == interactions.count {
      result.isPossible = true
      if isMet && areSkippable(index + 1..<expectations.count) { result.isComplete = true }
      return
    }
    let interaction = interactions[position]
    if index >= 0, count < expectations[index].range.upper, isAllowed(interaction, for: index) {
      read(from: position + 1, at: index, count: count + 1, into: &result)
    }
    guard isMet else { return }
    for next in expectations.indices.dropFirst(index + 1) where areSkippable(index + 1..<next) {
      if expectations[next].range.upper > 0, isAllowed(interaction, for: next) {
        read(from: position + 1, at: next, count: 1, into: &result)
      }
    }
  }

  /// Whether some of the interactions fulfil every expectation in order.
  func someFulfilInOrder() -> Bool {
    someFulfil(from: 0, at: 0, count: 0)
  }

  private func someFulfil(from position: Int, at index: Int, count: Int) -> Bool {
    if index == expectations.count { return true }
    if count >= expectations[index].range.lower { return someFulfil(from: position, at: index + 1, count: 0) }
    if position == interactions.count { return false }
    if isAllowed(interactions[position], for: index), someFulfil(from: position + 1, at: index, count: count + 1) {
      return true
    }
    return someFulfil(from: position + 1, at: index, count: count)
  }
}

// MARK: - In any order

extension Oracle {
  /// Whether an expectation is for an interaction, however often it has been met.
  func isMatched(_ interaction: Interaction) -> Bool {
    expectations.indices.contains { isAllowed(interaction, for: $0) }
  }

  /// The least that any assignment of all interactions leaves missing of the lower bounds; nil if there is none.
  func leastMissing() -> Int? {
    var counts = Array(repeating: 0, count: expectations.count)
    return leastMissing(from: 0, counts: &counts)
  }

  private func leastMissing(from position: Int, counts: inout [Int]) -> Int? {
    if position == interactions.count {
      return expectations.indices.reduce(0) { $0 + max(0, expectations[$1].range.lower - counts[$1]) }
    }
    var least: Int?
    for index in expectations.indices
    where counts[index] < expectations[index].range.upper && isAllowed(interactions[position], for: index) {
      counts[index] += 1
      if let missing = leastMissing(from: position + 1, counts: &counts) { least = min(least ?? .max, missing) }
      counts[index] -= 1
    }
    return least
  }
}
