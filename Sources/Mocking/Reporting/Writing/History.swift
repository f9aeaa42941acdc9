/// All that was recorded, as a text of its own, for failures that only show the latest.
struct History: Sendable {
  static let shownCount = 10
  private static let maximumCount = 10_000

  let fileName: String
  let text: String

  /// Writes down what was recorded, outside all locks, since descriptions are a user's; nil if a message shows it all.
  init?<Interaction>(_ interactions: [Interaction], of name: String) {
    guard interactions.count > Self.shownCount else { return nil }
    let left = interactions.count - Self.maximumCount
    let shown = interactions.suffix(Self.maximumCount)
    let lines = zip(shown.indices, shown).map { "\($0 + 1). \(renderInteraction($1))" }
    fileName = "Interactions with \(name).txt"
    text = ((left > 0 ? ["… \(left) earlier"] : []) + lines).joined(separator: "\n") + "\n"
  }
}
