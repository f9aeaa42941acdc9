/// What a mock was told to expect, or to reject, whatever the type of its interactions.
///
/// What is not generic is found in a debug build without looking for the layout of types, and what decides needs no more.
class AnyExpectation {
  final let range: CountRange
  final let location: CodeLocation

  init(range: CountRange, location: CodeLocation) {
    self.range = range
    self.location = location
  }

  /// Whether an interaction is one that the expectation is for.
  ///
  /// Runs a user's code: never under a lock.
  final func accepts<Interaction>(_ interaction: Interaction) -> Bool {
    of(Interaction.self).matcher.matches(interaction)
  }

  /// The expectation with its type: a mock has only expectations of its own interactions.
  final func of<Interaction>(_ type: Interaction.Type) -> Expectation<Interaction> {
    self as! Expectation<Interaction>
  }
}

/// What a mock was told to expect, or to reject.
final class Expectation<Interaction>: AnyExpectation {
  let matcher: Matcher<Interaction>

  init(matcher: Matcher<Interaction>, range: CountRange, location: CodeLocation) {
    self.matcher = matcher
    super.init(range: range, location: location)
  }
}
