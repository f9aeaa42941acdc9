extension FailureReporter {
  /// One thing that went wrong with a test double.
  public struct Failure: Sendable {
    /// What went wrong, in full: what happened, what was expected and where, and what was recorded.
    public internal(set) var message: String
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

    /// The same failure, with the test that made the double in its first line.
    ///
    /// - Parameter test: The test's name; nil if the double was made while no test was known.
    func naming(_ test: String?) -> Failure {
      var named = self
      named.message = "From a double made \(test.map { "in \($0)" } ?? "while no test was known"): \(message)"
      return named
    }
  }
}

typealias Failure = FailureReporter.Failure
