/// What a mock was told to expect, or to reject; not generic, since to look up generic types is slow in a debug build.
class AnyExpectation {
  final let range: CountRange
  final let location: CodeLocation
  /// The position in the ledger that it belongs to; only touched under the lock of the mock.
  final var index = -1
  /// The orders that it is tied into; set under the lock of the mock, before anybody can find the expectation there.
  final var tie: Tie?

  init(range: CountRange, location: CodeLocation) {
    self.range = range
    self.location = location
  }

  /// Runs a user's code: never under a lock.
  var description: String { "" }

  /// Runs a user's code: never under a lock.
  final func accepts<Interaction>(_ interaction: Interaction) -> Bool {
    of(Interaction.self).matcher.matches(interaction)
  }

  /// The expectation with its type: a mock has only expectations of its own interactions.
  final func of<Interaction>(_ type: Interaction.Type) -> Expectation<Interaction> {
    self as! Expectation<Interaction>
  }
}

final class Expectation<Interaction>: AnyExpectation {
  let matcher: Matcher<Interaction>
  /// What answers the calls that are counted for it, once something is set up; only touched under the lock of the mock.
  private(set) var answers: AnswerStore<Interaction, Any>?

  init(matcher: Matcher<Interaction>, range: CountRange, location: CodeLocation) {
    self.matcher = matcher
    super.init(range: range, location: location)
  }

  func answersMadeIfNeeded(precedence: Precedence) -> AnswerStore<Interaction, Any> {
    let made = answers ?? AnswerStore(precedence: precedence)
    answers = made
    return made
  }

  override var description: String { matcher.description }
}
