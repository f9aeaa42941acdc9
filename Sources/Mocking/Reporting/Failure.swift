/// One thing that went wrong with a test double.
public struct Failure: Sendable {
  /// What went wrong, in full: what happened, what was expected and where, and what was recorded.
  public let message: String
  /// Where it went wrong: the line of the `record`, the `verify`, or of the call with bad input.
  public let location: CodeLocation
  /// All that was recorded, where the message shows only the latest.
  let history: History?

  /// Creates a failure.
  ///
  /// - Parameters:
  ///   - message: What went wrong.
  ///   - location: Where it went wrong.
  public init(message: String, location: CodeLocation) {
    self.init(message: message, location: location, history: nil)
  }

  init(message: String, location: CodeLocation, history: History?) {
    self.message = message
    self.location = location
    self.history = history
  }
}
