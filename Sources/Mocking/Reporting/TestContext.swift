import Stubbing

#if canImport(Testing)
  import Testing
#endif

/// The test that a double is made in, and where the double's failures go.
///
/// A failure belongs to the test in whose task it is found, if there is one, and else to the test that made the double.
enum TestContext: Sendable {
  /// To a reporter that the user has given.
  case reporter(FailureReporter)
  #if canImport(Testing)
    /// To a Swift Testing test.
    case swiftTesting(IssueRelay)
  #endif
  /// To the XCTest test that runs, or to none: what Swift Testing does not know of.
  case other(madeIn: XCTestIdentity?)

  /// The context that a double made here belongs to.
  static func current(reporter: FailureReporter?) -> TestContext {
    if let reporter { return .reporter(reporter) }
    #if canImport(Testing)
      if Test.current != nil { return .swiftTesting(IssueRelay()) }
    #endif
    return .other(madeIn: RunningXCTest.identity)
  }

  /// Reports a failure, from whatever thread.
  ///
  /// Nothing of Understudy is locked meanwhile.
  func report(_ failure: Failure) {
    if case .reporter(let reporter) = self { return reporter.report(failure) }
    #if canImport(Testing)
      if Test.current != nil { return recordIssue(failure) }
      if case .swiftTesting(let relay) = self { return relay.report(failure) }
    #endif
    if case .other(let test) = self { reportOutsideSwiftTesting(failure, madeIn: test) }
  }

  /// Delivers failures that were found on other threads and are still under way, if this thread can.
  func deliver() {
    if case .other = self { RunningXCTest.deliver() }
  }

  /// Whether a history would be seen: only Swift Testing has attachments.
  var takesHistories: Bool {
    #if canImport(Testing)
      switch self {
      case .reporter: return false
      case .swiftTesting: return true
      case .other: return Test.current != nil
      }
    #else
      return false
    #endif
  }
}
