import Stubbing

#if canImport(Testing)
  import Testing
#endif

/// The test that a double is made in, and where the double's failures go.
///
/// A failure belongs to the test in whose task it is found, if there is one, and else to the test that made the double.
enum TestContext: Sendable {
  case reporter(FailureReporter)
  #if canImport(Testing)
    case swiftTesting(IssueRelay)
  #endif
  /// To the XCTest test that runs, or to none: what Swift Testing does not know of.
  case other(madeIn: XCTestIdentity?)

  static func current(reporter: FailureReporter?) -> TestContext {
    if let reporter { return .reporter(reporter) }
    #if canImport(Testing)
      if Test.current != nil { return .swiftTesting(IssueRelay()) }
    #endif
    return .other(madeIn: RunningXCTest.identity)
  }

  /// Reports a failure, from whatever thread; nothing of Understudy is locked meanwhile.
  func report(_ failure: Failure) {
    if case .reporter(let reporter) = self { return reporter.report(failure) }
    #if canImport(Testing)
      if Test.current != nil { return recordIssue(failure) }
      if case .swiftTesting(let relay) = self { return relay.report(failure) }
    #endif
    guard case .other(let test) = self else { return }
    switch TestRun.current {
    case .swiftTesting:
      #if canImport(Testing)
        recordIssue(MockScope.isExitTest ? failure : failure.naming(nil))
      #endif
    case .xctest: RunningXCTest.report(failure, madeIn: test)
    case nil: writeToStandardError(failure.message, at: failure.location)
    }
  }

  /// The way to this context for a stub.
  var sink: FailureSink { FailureSink { report(Failure(message: $0, location: $1)) } }

  /// Delivers failures that were found on other threads and are still under way, if this thread can.
  func deliver() {
    if case .other = self { RunningXCTest.deliver() }
  }

  /// Whether a history would be seen: only Swift Testing has attachments.
  var takesHistories: Bool {
    #if canImport(Testing)
      if case .swiftTesting = self { return true }
      if case .other = self { return Test.current != nil }
    #endif
    return false
  }
}
