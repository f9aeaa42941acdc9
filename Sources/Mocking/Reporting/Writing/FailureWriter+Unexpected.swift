extension FailureWriter {
  /// The message on the last interaction of the ledger, with the expectations that match it, where all were asked.
  func message(on interaction: Interaction, outcome: Ledger.Outcome, matching: [Int] = []) -> String {
    let lines =
      switch outcome {
      case .rejected(let index):
        ["Rejected interaction with \(name): \(text(interaction))"]
          + ["  rejected: \(line(ledger.rejections[index].of(Interaction.self)))"]
      case .outOfOrder(let violation):
        ["Interaction out of order with \(name): \(text(interaction))"] + lines(on: violation)
      case .unexpected, .counted, .ignored:
        ["Unexpected interaction with \(name): \(text(interaction))"]
          + expectedLines(instead: interaction, matching: matching)
      }
    let remarks = ledger.verification.map { ["  it came after the `verify`  (\($0))"] } ?? []
    return (lines + remarks + history(interactions.dropLast(), title: "recorded before it")).joined(separator: "\n")
  }

  private func expectedLines(instead interaction: Interaction, matching: [Int]) -> [String] {
    if expectationCount == 0 { return ["  no interaction was expected"] }
    return ledger.isOrdered && ledger.isStrict
      ? linesInOrder(on: interaction, candidates: ledger.candidates)
      : linesInAnyOrder(on: interaction, matching: matching)
  }

  /// What could have come next, and whether the interaction is one that was expected before or after that.
  private func linesInOrder(on interaction: Interaction, candidates: [Int]) -> [String] {
    let comparisons = candidates.prefix(comparedCount)
      .map { Comparison(expectation: expectation($0), with: interaction) }
    let remarks = remarks(on: interaction, outside: candidates)
    if !candidates.isEmpty { return expectedNext(comparisons.closestFirst(), of: candidates.count) + remarks }
    return remarks.isEmpty ? [exhausted] : remarks
  }

  private func expectedNext(_ candidates: [Comparison<Interaction>], of count: Int) -> [String] {
    if count == 1 {
      return ["  expected next: \(line(candidates[0].expectation))"] + candidates[0].lines(indentedBy: 4)
    }
    let entries = candidates.prefix(listedCount).map { candidate in
      (["    \(line(candidate.expectation))"] + candidate.lines(indentedBy: 6)).joined(separator: "\n")
    }
    return list(entries, of: count, title: "  expected next, one of:")
  }

  /// Whether an interaction has had its time already, or has yet to come.
  private func remarks(on interaction: Interaction, outside candidates: [Int]) -> [String] {
    let first = candidates.min() ?? ledger.expectations.count
    // Beyond some hundreds nobody can have set them up by hand, and each is asked.
    let earlier = (0..<first).suffix(comparedCount).last { accepts($0, interaction) }
    let later = ledger.expectations.indices.dropFirst((candidates.max() ?? first) + 1).prefix(10 * comparedCount)
      .first { accepts($0, interaction) }
    let remark = earlier.map(expectation).map { earlier in
      let isOver = !candidates.isEmpty || earlier.range.isUnlimited
      return isOver && earlier.range.upper > 0
        ? "  expected earlier, \(earlier.range): \(line(earlier))" : onlyLine(earlier)
    }
    return [remark, later.map { "  expected later: \(line(expectation($0)))" }].compactMap(\.self)
  }

  private func onlyLine(_ expectation: Expectation<Interaction>) -> String {
    expectation.range.upper == 0
      ? "  never expected: \(line(expectation))" : "  expected \(expectation.range) only: \(line(expectation))"
  }

  private func accepts(_ index: Int, _ interaction: Interaction) -> Bool {
    !ledger.withdrawn.contains(index) && ledger.expectations[index].accepts(interaction)
  }

  private func linesInAnyOrder(on interaction: Interaction, matching: [Int]) -> [String] {
    let exceeded = matching.filter { !ledger.withdrawn.contains($0) }
    if !exceeded.isEmpty { return exceeded.prefix(listedCount).map { onlyLine(expectation($0)) } }
    let candidates = ledger.candidates
    if candidates.isEmpty { return [exhausted] }
    let comparisons = candidates.prefix(comparedCount)
      .map { Comparison(expectation: expectation($0), with: interaction) }.closestFirst()
    guard let closest = comparisons.first, closest.isClose else {
      let shown = comparisons.prefix(listedCount).map { "    \(line($0.expectation))" }
      return list(shown, of: candidates.count, title: "  expected, in any order:")
    }
    return ["  closest expectation: \(line(closest.expectation))"] + closest.lines(indentedBy: 4)
  }

  private var exhausted: String {
    let all = expectationCount == 1 ? "the only expectation" : "each of the \(expectationCount) expectations"
    return "  nothing more was expected: \(all) was met"
  }

  private func lines(on violation: OrderViolation) -> [String] {
    func line(_ label: TieLabel) -> String {
      // A mock that is gone has taken its matchers along.
      let description = label.expectation.map { withoutDot($0.description) } ?? "an expectation"
      return "\(description) of \(label.name)  (\(label.location))"
    }
    let reason =
      switch violation.reason {
      case .tooEarly(let before, let range, let count):
        "first: \(line(before)), \(range), which has "
          + (count == 0 ? "not been recorded" : "been recorded \(timesInWords(count))")
      case .tooLate(let after): "not after: \(line(after)), which has been recorded already"
      }
    return ["  it would meet: \(line(violation.expectation))", "  but \(reason)"]
  }
}
