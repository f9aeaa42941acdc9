@testable import Mocking

/// Decides by trying everything, with no thought for speed: what the decisions are compared with.
struct Oracle {
  struct Expectation {
    var mask: Int
    var range: CountRange
    var isWithdrawn = false
  }

  /// An interaction, with what could count it, and what need not be met, when it was recorded: sets of expectations, as bits.
  struct Interaction {
    var allowed: Int
    var withdrawn: Int
  }

  var expectations: [Expectation] = []
  /// Those that count: all that were recorded, or all but those that were refused.
  var interactions: [Interaction] = []

  /// A value as an interaction that is recorded now.
  func interaction(_ value: Int) -> Interaction {
    let matching = bits { !$0.isWithdrawn && $0.mask & (1 << value) != 0 }
    return Interaction(allowed: matching, withdrawn: withdrawn)
  }

  private var withdrawn: Int { bits(where: \.isWithdrawn) }

  private func bits(where isIncluded: (Expectation) -> Bool) -> Int {
    expectations.indices.reduce(0) { isIncluded(expectations[$1]) ? $0 | 1 << $1 : $0 }
  }

  private func isAllowed(_ interaction: Interaction, for index: Int) -> Bool {
    interaction.allowed & (1 << index) != 0
  }

  /// How often an expectation has to be met to be left for an interaction, or at the end.
  private func lower(_ index: Int, at position: Int) -> Int {
    let withdrawn = position < interactions.count ? interactions[position].withdrawn : withdrawn
    return withdrawn & (1 << index) != 0 ? 0 : expectations[index].range.lower
  }

  private func areSkippable(_ indices: Range<Int>, at position: Int) -> Bool {
    indices.allSatisfy { lower($0, at: position) == 0 }
  }
}

// MARK: - In order

extension Oracle {
  struct Readings {
    var isPossible = false
    var isComplete = false
    /// The earliest expectation that the last interaction is for.
    var earliest = Int.max
  }

  /// Whether the interactions, all of them, are a beginning of what is expected in order; and whether they are all of it.
  func readInOrder() -> Readings {
    var result = Readings()
    read(from: 0, at: -1, count: 0, into: &result)
    return result
  }

  private func read(from position: Int, at index: Int, count: Int, into result: inout Readings) {
    let isMet = index < 0 || count >= lower(index, at: position)
    if position == interactions.count {
      result.isPossible = true
      result.earliest = min(result.earliest, index)
      if isMet && areSkippable(index + 1..<expectations.count, at: position) { result.isComplete = true }
      return
    }
    let interaction = interactions[position]
    if index >= 0, count < expectations[index].range.upper, isAllowed(interaction, for: index) {
      read(from: position + 1, at: index, count: count + 1, into: &result)
    }
    guard isMet else { return }
    for next in expectations.indices.dropFirst(index + 1) where areSkippable(index + 1..<next, at: position) {
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
    if count >= lower(index, at: position) { return someFulfil(from: position, at: index + 1, count: 0) }
    if position == interactions.count { return false }
    if isAllowed(interactions[position], for: index), someFulfil(from: position + 1, at: index, count: count + 1) {
      return true
    }
    return someFulfil(from: position + 1, at: index, count: count)
  }
}

// MARK: - In any order

extension Oracle {
  /// The least that any assignment of all interactions leaves missing of the lower bounds; nil if there is none.
  func leastMissing() -> Int? {
    var counts = Array(repeating: 0, count: expectations.count)
    return leastMissing(from: 0, counts: &counts)
  }

  private func leastMissing(from position: Int, counts: inout [Int]) -> Int? {
    if position == interactions.count {
      return expectations.indices.reduce(0) { $0 + max(0, lower($1, at: position) - counts[$1]) }
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
