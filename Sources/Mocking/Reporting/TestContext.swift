/// Where the failures of a test double go: decided when the double is made, since that is when its test is known.
enum TestContext: Sendable {
  /// To a reporter that the user has given.
  case reporter(FailureReporter)
  /// To a Swift Testing test.
  case swiftTesting(TestCarrier)
  /// To whichever test is running: one of XCTest, or none that is known.
  case running

  /// The context that a double made here belongs to.
  static func current(reporter: FailureReporter?) -> TestContext {
    if let reporter { return .reporter(reporter) }
    #if canImport(Testing)
      if let carrier = TestCarrier.current() { return .swiftTesting(carrier) }
    #endif
    return .running
  }

  /// Reports a failure, from whatever thread.
  ///
  /// Nothing of Understudy is locked meanwhile.
  func report(_ failure: Failure) {
    switch self {
    case .reporter(let reporter): reporter.report(failure)
    case .swiftTesting(let carrier): carrier.report(failure)
    case .running: reportToRunningTest(failure)
    }
  }

  /// Delivers failures that were found on other threads and are still under way to the test, if this is its task.
  func deliver() {
    if case .swiftTesting(let carrier) = self { carrier.deliverIfCurrent() }
  }
}
