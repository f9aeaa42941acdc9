extension FailureReporter {
  /// One thing that went wrong with a test double.
  public struct Failure: Sendable {
    /// What went wrong, in full: what happened, what was expected and where, and what was recorded.
    public internal(set) var message: String
    /// Where it went wrong: the line of the `record`, the `verify`, or of the call with bad input.
    public let location: CodeLocation
    /// All that was recorded, where the message shows only the latest.
    var history: History?

    /// Creates a failure.
    public init(message: String, location: CodeLocation) {
      (self.message, self.location) = (message, location)
    }

    /// The same failure, with the name of the test that made the double, nil if none was known, in its first line.
    func naming(_ test: String?) -> Failure {
      var named = self
      named.message = "From a double made \(test.map { "in \($0)" } ?? "while no test was known"): \(message)"
      return named
    }
  }
}

typealias Failure = FailureReporter.Failure
