extension FailureWriter {
  /// The message on an interaction that was unexpected or rejected; it is the last one of the ledger.
  func message(on interaction: Interaction, outcome: Ledger.Outcome) -> String {
    let lines =
      switch outcome {
      case .rejected(let index):
        [
          "Rejected interaction with \(name): \(text(interaction))",
          "  rejected: \(line(ledger.rejections[index].of(Interaction.self)))",
        ]
      case .outOfOrder(let violation):
        ["Interaction out of order with \(name): \(text(interaction))"] + lines(on: violation)
      case .unexpected, .counted, .ignored:
        ["Unexpected interaction with \(name): \(text(interaction))"] + expectedLines(instead: interaction)
      }
    let remarks = ledger.verification.map { ["  it came after the `verify`  (\($0))"] } ?? []
    return (lines + remarks + history(interactions.dropLast(), title: "recorded before it"))
      .joined(separator: "\n")
  }

  private func expectedLines(instead interaction: Interaction) -> [String] {
    if ledger.expectations.isEmpty { return ["  no interaction was expected"] }
    let candidates = ledger.candidates
    return ledger.isOrdered && ledger.isStrict
      ? linesInOrder(on: interaction, candidates: candidates)
      : linesInAnyOrder(on: interaction, candidates: candidates)
  }

  /// What could have come next, and whether the interaction is one that was expected before or after that.
  private func linesInOrder(on interaction: Interaction, candidates: [Int]) -> [String] {
    let comparisons = candidates.map { Comparison(expectation: expectation($0), with: interaction) }
    let remarks = remarks(on: interaction, outside: candidates)
    if !candidates.isEmpty { return expectedNext(comparisons.closestFirst()) + remarks }
    return remarks.isEmpty ? [exhausted] : remarks
  }

  private func expectedNext(_ candidates: [Comparison<Interaction>]) -> [String] {
    let lines = candidates.flatMap { ["\(line($0.expectation))"] + $0.lines(indentedBy: 4) }
    if candidates.count == 1 { return ["  expected next: \(lines[0])"] + lines.dropFirst() }
    return list(
      candidates.map { (["    \(line($0.expectation))"] + $0.lines(indentedBy: 6)).joined(separator: "\n") },
      title: "  expected next, one of:")
  }

  /// Whether an interaction has had its time already, or has yet to come.
  private func remarks(on interaction: Interaction, outside candidates: [Int]) -> [String] {
    let first = candidates.min() ?? ledger.expectations.count
    // Beyond some hundreds nobody can have set them up by hand, and each is asked.
    let earlier = (0..<first).suffix(comparedCount).last { accepts($0, interaction) }
    let later = ((candidates.max() ?? first) + 1..<max(ledger.expectations.count, first + 1)).prefix(10 * comparedCount)
      .first { accepts($0, interaction) }
    var remarks: [String] = []
    if let earlier {
      let expectation = expectation(earlier)
      let isOver = !candidates.isEmpty || expectation.range.isUnlimited
      remarks.append(
        isOver && expectation.range.upper > 0
          ? "  expected earlier, \(expectation.range): \(line(expectation))" : onlyLine(expectation))
    }
    if let later { remarks.append("  expected later: \(line(expectation(later)))") }
    return remarks
  }

  private func onlyLine(_ expectation: Expectation<Interaction>) -> String {
    expectation.range.upper == 0
      ? "  never expected: \(line(expectation))" : "  expected \(expectation.range) only: \(line(expectation))"
  }

  private func accepts(_ index: Int, _ interaction: Interaction) -> Bool {
    ledger.expectations.indices.contains(index) && ledger.expectations[index].accepts(interaction)
  }

  private func linesInAnyOrder(on interaction: Interaction, candidates: [Int]) -> [String] {
    let exceeded = ledger.expectations.filter { $0.accepts(interaction) }
    if !exceeded.isEmpty { return exceeded.prefix(10).map { onlyLine($0.of(Interaction.self)) } }
    if candidates.isEmpty { return [exhausted] }
    let comparisons = candidates.map { Comparison(expectation: expectation($0), with: interaction) }
      .closestFirst()
    guard let closest = comparisons.first, closest.isClose else {
      return list(comparisons.map { "    \(line($0.expectation))" }, title: "  expected, in any order:")
    }
    return ["  closest expectation: \(line(closest.expectation))"] + closest.lines(indentedBy: 4)
  }

  private var exhausted: String {
    let count = ledger.expectations.count
    return
      "  nothing more was expected: \(count == 1 ? "the only expectation" : "each of the \(count) expectations") was met"
  }

  private func lines(on violation: OrderViolation) -> [String] {
    func line(_ label: TieLabel) -> String { "\(withoutDot(label.describe())) of \(label.name)  (\(label.location))" }
    let expected = "  it would meet: \(line(violation.expectation))"
    switch violation.reason {
    case .tooEarly(let before, let range, let count):
      let so = count == 0 ? "has not been recorded" : "has been recorded \(timesInWords(count))"
      return [expected, "  but first: \(line(before)), \(range), which \(so)"]
    case .tooLate(let after):
      return [expected, "  but not after: \(line(after)), which has been recorded already"]
    }
  }
}
