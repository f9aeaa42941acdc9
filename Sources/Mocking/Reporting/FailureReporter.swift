/// Where the failures of a test double go, if not to the test that owns it.
///
/// Plugs Understudy into another test framework, or lets a test look at the failures themselves:
///
/// ```swift
/// let mock = Mock<Interaction>(reporter: FailureReporter { failure in
///   print(failure.message, failure.location)
/// })
/// ```
public struct FailureReporter: Sendable {
  private let handler: @Sendable (Failure) -> Void

  /// Creates a reporter from what is called once for each failure, on the thread that caused it and outside any lock.
  public init(_ handler: @escaping @Sendable (Failure) -> Void) { self.handler = handler }

  /// Reports a failure.
  public func report(_ failure: Failure) { handler(failure) }
}
