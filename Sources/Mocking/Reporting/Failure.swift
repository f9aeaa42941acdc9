/// One thing that went wrong with a test double.
public struct Failure: Sendable {
  /// What went wrong, in full: what happened, what was expected and where, and what was recorded.
  public let message: String
  /// Where it went wrong: the line of the `record`, the `verify`, or of the call with bad input.
  public let location: CodeLocation

  /// Creates a failure.
  ///
  /// - Parameters:
  ///   - message: What went wrong.
  ///   - location: Where it went wrong.
  public init(message: String, location: CodeLocation) {
    self.message = message
    self.location = location
  }
}
