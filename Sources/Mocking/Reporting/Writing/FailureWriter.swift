/// Writes the messages of failures, from a snapshot; runs a user's code (matchers, descriptions), so never under a lock.
struct FailureWriter<Interaction> {
  let name: String
  let ledger: Ledger
  let interactions: [Interaction]
  /// How many interactions are compared with an expectation, the latest: explaining is not for free.
  let comparedCount = 100
  let listedCount = 10

  /// What the failure is about, which a mock need not keep.
  var interaction: Interaction?

  /// How many expectations there are, without those that were disposed of.
  var expectationCount: Int { ledger.expectations.count - ledger.withdrawn.count }

  func expectation(_ index: Int) -> Expectation<Interaction> { ledger.expectations[index].of(Interaction.self) }

  /// Values that matchers may learn from how to write themselves; the latest will do.
  private var examples: [Interaction] {
    interactions.suffix(comparedCount) + (ledger.keepsInteractions ? [] : interaction.map { [$0] } ?? [])
  }

  // MARK: - Parts of messages

  func text(_ interaction: Interaction) -> String { shortened(renderInteraction(interaction)) }

  func numbered(_ index: Int) -> String { "\(index + 1). \(text(interactions[index]))" }

  func code(_ expectation: Expectation<Interaction>) -> String {
    shortened(withoutDot(expectation.matcher.description(after: examples)))
  }

  func line(_ expectation: Expectation<Interaction>) -> String { "\(code(expectation))  (\(expectation.location))" }

  func list(_ entries: [String], of count: Int, title: String, indent: String = "    ") -> [String] {
    let rest = count - entries.count
    return [title] + entries + (rest > 0 ? ["\(indent)… \(rest) more"] : [])
  }

  /// The latest interactions, with a count of those before them.
  func history(_ interactions: ArraySlice<Interaction>, title: String, indent: String = "  ") -> [String] {
    guard ledger.keepsInteractions else {
      let count = ledger.count - (interaction == nil ? 0 : 1)
      return ["\(indent)\(name) keeps no interactions; there were \(count)\(interaction == nil ? "" : " before it")"]
    }
    guard !interactions.isEmpty else { return ["\(indent)nothing was \(title)"] }
    let shown = interactions.suffix(History.shownCount)
    let earlier = interactions.count - shown.count
    let lines = shown.indices.map { "\(indent)  \(numbered($0))" }
    return ["\(indent)\(title) (\(interactions.count)):"] + (earlier > 0 ? ["\(indent)  … \(earlier) earlier"] : [])
      + lines
  }

  var wholeHistory: [String] {
    interactions.isEmpty && ledger.keepsInteractions
      ? ["nothing was recorded"] : history(interactions[...], title: "recorded", indent: "")
  }
}
