extension FailureWriter {
  func messageOnUnfulfilled() -> String {
    let open = ledger.unfulfilled
    let total = expectationCount
    let title =
      total == 1
      ? "The expectation of \(name) was not fulfilled:"
      : "\(open.count) of \(total) expectations of \(name) \(open.count == 1 ? "was" : "were") not fulfilled:"
    // Entries beyond those that are listed are not written, since each compares interactions.
    let shown = open.prefix(listedCount).map { index, count in
      let expectation = expectation(index)
      return entry(expectation, met: count, location: "  (\(expectation.location))", index: index)
    }
    return (list(shown, of: open.count, title: title, indent: "  ") + wholeHistory).joined(separator: "\n")
  }

  /// The message on a single expectation, with its index in the ledger, if it is one of those.
  func message(on expectation: Expectation<Interaction>, met count: Int, index: Int? = nil) -> String {
    let title = "An expectation of \(name) was not fulfilled:"
    return ([title, entry(expectation, met: count, index: index)] + wholeHistory).joined(separator: "\n")
  }

  func message(onUnaccounted indices: [Int]) -> String {
    let title =
      "\(indices.count) of \(interactions.count) interactions with \(name) \(indices.count == 1 ? "was" : "were")"
    let shown = indices.prefix(listedCount).map { "  \(numbered($0))" }
    let lines = list(shown, of: indices.count, title: "\(title) neither expected nor verified:", indent: "  ")
    return lines.joined(separator: "\n")
  }

  private func entry(
    _ expectation: Expectation<Interaction>, met count: Int, location: String = "", index: Int?
  ) -> String {
    let counts = "expected \(expectation.range), recorded \(count == 0 ? "0 times" : timesInWords(count))"
    let isTooFew = count < expectation.range.lower
    let near = isTooFew ? index.map { missed(by: $0, met: count) } ?? [] : []
    let closest = isTooFew && near.isEmpty ? closest(to: expectation) : []
    let misuse = isTooFew ? expectation.matcher.misuse.map { ["    impossible: \($0)"] } ?? [] : []
    return (["  \(code(expectation)): \(counts)\(location)"] + misuse + near + closest).joined(separator: "\n")
  }

  /// Interactions that an expectation would accept, and that were not counted for it.
  private func missed(by index: Int, met count: Int) -> [String] {
    let matcher = expectation(index).matcher
    let since = ledger.recordedBefore[index]
    let matching = interactions.indices.suffix(comparedCount).filter { matcher.matches(interactions[$0]) }
    if let reported = matching.last(where: { ledger.fates[$0] == .reported }) {
      return ["    recorded, and reported as a failure: \(numbered(reported))"]
    }
    if let early = matching.last(where: { $0 < since && ledger.fates[$0] != .counted }) {
      return ["    recorded too early, before the expectation was set up: \(numbered(early))"]
    }
    if let uncounted = matching.last(where: { ledger.fates[$0] != .counted }) {
      return ledger.isOrdered ? ["    recorded out of order: \(numbered(uncounted))"] : []
    }
    let other = matching.last { ledger.isCounted($0, elsewhereThan: index, met: count) }
    return other.map { ["    recorded, and counted for another expectation: \(numbered($0))"] } ?? []
  }

  /// The interaction that differs least from what an expectation wants, if one comes close.
  private func closest(to expectation: Expectation<Interaction>) -> [String] {
    // Those recorded last are the likeliest, and those that are counted for others are where they belong.
    let recent = interactions.indices.suffix(comparedCount).filter { ledger.fates[$0] != .counted }
    let close = recent.map { ($0, Comparison(expectation: expectation, with: interactions[$0])) }.filter(\.1.isClose)
    let closest = close.min { $0.1.differences.count < $1.1.differences.count }
    return closest.map { index, best in ["    closest: \(numbered(index))"] + best.lines(indentedBy: 6) } ?? []
  }
}
