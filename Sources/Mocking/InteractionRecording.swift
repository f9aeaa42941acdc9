/// What records interactions in a mock, and therefore has the verbs of one: a ``Mock``, a ``TestDouble``, a ``Fake``.
///
/// There is no need to conform to it. A type that has a mock and a stub of its own can conform to ``Fake``.
public protocol InteractionRecording<Interaction> {
  /// What is recorded.
  associatedtype Interaction
  /// The mock that records it.
  var mock: Mock<Interaction> { get }
}

extension Mock: InteractionRecording {
  /// The mock itself.
  public var mock: Mock<Interaction> { self }
}

extension InteractionRecording {
  var storage: Locked<MockState<Interaction>> { mock.storage }
  var context: TestContext { mock.context }

  /// Reports a failure.
  ///
  /// - Parameters:
  ///   - message: What went wrong.
  ///   - location: Where.
  ///   - interactions: What was recorded; attached in full, where the message shows only the latest.
  func report(_ message: String, at location: CodeLocation, history interactions: [Interaction] = []) {
    let attaches = interactions.count > History.shownCount && storage.withLock { $0.core.ledger.takeTurnToAttach() }
    let history = attaches ? History(interactions, of: mock.name) : nil
    mock.context.report(Failure(message: message, location: location, history: history))
  }
}
