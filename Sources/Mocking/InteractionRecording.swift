/// What records interactions, and therefore has the verbs of a mock: a ``Mock``, a ``TestDouble``, a ``Fake``.
///
/// There is no need to conform to it. A type with a test double of its own can conform to ``Fake``.
public protocol InteractionRecording<Interaction> {
  /// What is recorded.
  associatedtype Interaction
  /// Whether expectations have answers: ``RecordsOnly`` or ``RecordsAndAnswers``.
  associatedtype Role

  /// The mock that records it.
  var mock: Mock<Interaction> { get }
}

/// The role of a mock: its expectations have no answers.
public enum RecordsOnly {}

/// The role of a fake: its expectations may have answers.
public enum RecordsAndAnswers: AnswersCalls {}

/// A role whose expectations may have answers.
public protocol AnswersCalls {}

@available(*, unavailable, message: "a Mock only records: set up answers of a Stub, or use a TestDouble, which is both")
extension RecordsOnly: AnswersCalls {}

extension Mock: InteractionRecording {
  /// A mock records, and answers nothing.
  public typealias Role = RecordsOnly

  /// The mock itself.
  public var mock: Mock<Interaction> { self }

  /// Reports a failure, with what was recorded: attached in full, where the message shows only the latest.
  func report(_ message: String, at location: CodeLocation, history interactions: [Interaction]) {
    let attaches =
      interactions.count > History.shownCount && context.takesHistories
      && storage.withLock { $0.core.ledger.takeTurnToAttach() }
    var failure = Failure(message: message, location: location)
    if attaches { failure.history = History(interactions, of: name) }
    context.report(failure)
  }
}
