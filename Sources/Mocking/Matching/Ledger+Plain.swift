// What nearly every interaction comes to, without asking more than one matcher.

extension Ledger {
  /// The one expectation that an interaction can be counted for; nil if it takes more to decide.
  var soleExpectation: Expectation<Interaction>? {
    guard isPlain else { return nil }
    let index = decision.soleCandidate
    return index < 0 ? nil : expectations[index]
  }

  /// Records an interaction that nothing is to be decided about.
  mutating func recordIgnored(_ interaction: Interaction) {
    append(interaction, fate: .open)
  }

  /// Records an interaction that an expectation accepts, if that is still the only one it can be counted for.
  mutating func record(_ interaction: Interaction, forSole expectation: Expectation<Interaction>) -> Bool {
    let index = decision.soleCandidate
    guard isPlain, index >= 0, expectations[index] === expectation else { return false }
    decision.count(forSole: index)
    append(interaction, fate: .counted)
    return true
  }
}
