/// Writes the messages of failures, from a snapshot of what was expected and recorded.
///
/// Runs matchers' explanations and values' descriptions, which are a user's code: never under a lock.
struct FailureWriter<Interaction> {
  let name: String
  let ledger: Ledger<Interaction>

  /// Values that matchers may learn from how to write themselves.
  ///
  /// The latest will do.
  private var examples: [Interaction] { Array(ledger.interactions.suffix(100)) }
}

// MARK: - An interaction that failed

extension FailureWriter {
  /// The message on an interaction that was unexpected or rejected; it is the last one of the ledger.
  func message(on interaction: Interaction, outcome: Ledger<Interaction>.Outcome) -> String {
    let lines =
      switch outcome {
      case .rejected(let index):
        ["Rejected interaction with \(name): \(text(interaction))", "  rejected: \(line(ledger.rejections[index]))"]
      case .outOfOrder(let violation):
        ["Interaction out of order with \(name): \(text(interaction))"] + lines(on: violation)
      case .unexpected, .counted, .ignored:
        ["Unexpected interaction with \(name): \(text(interaction))"] + expectedLines(instead: interaction)
      }
    return (lines + history(ledger.interactions.dropLast(), title: "recorded before it")).joined(separator: "\n")
  }

  private func expectedLines(instead interaction: Interaction) -> [String] {
    if ledger.expectations.isEmpty { return ["  no interaction was expected"] }
    let candidates = ledger.candidates.map { Comparison(expectation: ledger.expectations[$0], with: interaction) }
    if ledger.isOrdered && ledger.isStrict {
      return candidates.isEmpty ? [exhausted] : expectedNext(candidates)
    }
    let exceeded = ledger.expectations.filter { $0.matcher.mismatch(in: interaction) == nil }
    if !exceeded.isEmpty {
      return exceeded.map { "  expected \($0.range) only: \(line($0))" }
    }
    if candidates.isEmpty { return [exhausted] }
    guard let closest = candidates.filter(\.isClose).min(by: { $0.differences.count < $1.differences.count }) else {
      return list(candidates.map { "    \(line($0.expectation))" }, title: "  expected, in any order:")
    }
    return ["  closest expectation: \(line(closest.expectation))"] + closest.lines(indentedBy: 4)
  }

  private func lines(on violation: OrderViolation) -> [String] {
    func line(_ label: TieLabel) -> String { "\(label.describe()) of \(label.name)  (\(label.location))" }
    let expected = "  it would meet: \(line(violation.expectation))"
    switch violation.reason {
    case .tooEarly(let before, let range, let count):
      let so = count == 0 ? "has not been recorded" : "has been recorded \(times(count))"
      return [expected, "  but first: \(line(before)), \(range), which \(so)"]
    case .tooLate(let after):
      return [expected, "  but not after: \(line(after)), which has been recorded already"]
    }
  }

  private var exhausted: String {
    let count = ledger.expectations.count
    return
      "  nothing more was expected: \(count == 1 ? "the only expectation" : "each of the \(count) expectations") was met"
  }

  private func expectedNext(_ candidates: [Comparison<Interaction>]) -> [String] {
    let lines = candidates.flatMap { ["\(line($0.expectation))"] + $0.lines(indentedBy: 4) }
    if candidates.count == 1 { return ["  expected next: \(lines[0])"] + lines.dropFirst() }
    return list(
      candidates.map { (["    \(line($0.expectation))"] + $0.lines(indentedBy: 6)).joined(separator: "\n") },
      title: "  expected next, one of:")
  }
}

// MARK: - Expectations that were not fulfilled

extension FailureWriter {
  /// The message on all that is unfulfilled.
  func messageOnUnfulfilled() -> String {
    let open = ledger.unfulfilled
    let total = ledger.expectations.count
    let title =
      total == 1
      ? "The expectation of \(name) was not fulfilled:"
      : "\(open.count) of \(total) expectations of \(name) \(open.count == 1 ? "was" : "were") not fulfilled:"
    let entries = open.map { index, count in
      let expectation = ledger.expectations[index]
      return entry(expectation, met: count, location: "  (\(expectation.location))")
    }
    return (list(entries, title: title) + wholeHistory).joined(separator: "\n")
  }

  /// The message on a single expectation that was not met as often as it should.
  func message(on expectation: Expectation<Interaction>, met count: Int) -> String {
    let title = "An expectation of \(name) was not fulfilled:"
    return ([title, entry(expectation, met: count)] + wholeHistory).joined(separator: "\n")
  }

  /// The message on interactions that nothing accounts for.
  func message(onUnaccounted indices: [Int]) -> String {
    let title =
      "\(indices.count) of \(ledger.interactions.count) interactions with \(name) \(indices.count == 1 ? "was" : "were")"
    let entries = indices.map { "  \($0 + 1). \(text(ledger.interactions[$0]))" }
    return list(entries, title: "\(title) neither expected nor verified:").joined(separator: "\n")
  }

  private func entry(_ expectation: Expectation<Interaction>, met count: Int, location: String = "") -> String {
    let counts = "expected \(expectation.range), recorded \(count == 0 ? "0 times" : times(count))"
    let closest = count < expectation.range.lower ? closest(to: expectation) : []
    return (["  \(code(expectation)): \(counts)\(location)"] + closest).joined(separator: "\n")
  }

  private var wholeHistory: [String] {
    ledger.interactions.isEmpty
      ? ["nothing was recorded"] : history(ledger.interactions[...], title: "recorded", indent: "")
  }

  /// The interaction that differs least from what an expectation wants, if one comes close.
  private func closest(to expectation: Expectation<Interaction>) -> [String] {
    // Those recorded last are the likeliest, and explaining is not for free.
    let recent = ledger.interactions.indices.suffix(100)
    let comparisons = recent.map { ($0, Comparison(expectation: expectation, with: ledger.interactions[$0])) }
    guard
      let (index, best) = comparisons.filter(\.1.isClose).min(by: { $0.1.differences.count < $1.1.differences.count })
    else { return [] }
    return ["    closest: \(index + 1). \(text(ledger.interactions[index]))"] + best.lines(indentedBy: 6)
  }
}

// MARK: - Parts

extension FailureWriter {
  private func text(_ interaction: Interaction) -> String {
    shortened(renderInteraction(interaction))
  }

  private func code(_ expectation: Expectation<Interaction>) -> String {
    let code = expectation.matcher.description(after: examples)
    return shortened(code.hasPrefix(".") ? String(code.dropFirst()) : code)
  }

  private func line(_ expectation: Expectation<Interaction>) -> String {
    "\(code(expectation))  (\(expectation.location))"
  }

  private func list(_ entries: [String], title: String) -> [String] {
    let shown = 10
    let rest = entries.count - shown
    return [title] + entries.prefix(shown) + (rest > 0 ? ["    … \(rest) more"] : [])
  }

  private func history(_ interactions: ArraySlice<Interaction>, title: String, indent: String = "  ") -> [String] {
    guard !interactions.isEmpty else { return ["\(indent)nothing was \(title)"] }
    let shown = interactions.suffix(10)
    let earlier = interactions.count - shown.count
    let lines = shown.indices.map { "\(indent)  \($0 + 1). \(text(interactions[$0]))" }
    return ["\(indent)\(title) (\(interactions.count)):"] + (earlier > 0 ? ["\(indent)  … \(earlier) earlier"] : [])
      + lines
  }
}

/// How far an interaction is from what an expectation wants.
private struct Comparison<Interaction> {
  let expectation: Expectation<Interaction>
  let differences: [Difference]

  init(expectation: Expectation<Interaction>, with interaction: Interaction) {
    self.expectation = expectation
    differences = expectation.matcher.mismatch(in: interaction)?.differences ?? []
  }

  /// Whether it is only parts that differ: a whole that differs is something else.
  var isClose: Bool { !differences.isEmpty && differences.allSatisfy { !$0.path.isEmpty } }

  func lines(indentedBy indent: Int) -> [String] {
    guard isClose else { return [] }
    return differences.map { String(repeating: " ", count: indent) + shortened($0.description) }
  }
}

/// A text, cut if it is too long to be read.
private func shortened(_ text: String) -> String {
  let limit = 500
  let rest = text.count - limit
  return rest > 0 ? "\(text.prefix(limit))… (\(rest) more characters)" : text
}
