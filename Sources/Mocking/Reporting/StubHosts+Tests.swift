// Where this module is linked, a stub belongs to the test that it is made in, as a mock does.
extension StubHosts: StubHost {
  package static func currentSink() -> FailureSink { TestContext.current(reporter: nil).sink }

  package static func didCreate(_ stub: any UnusedBehaviorReporting) { MockScope.enclosing?.add(stub) }
}

extension Stub {
  /// Creates a stub whose failures go to a reporter, and which is else as one that is created without.
  public convenience init(
    name: String? = nil, precedence: Precedence = .earliest, onUnused: UnusedBehaviors = .ignore,
    reporter: FailureReporter
  ) {
    self.init(
      name: { name ?? "Stub<\(Input.self), \(Output.self)>" }, precedence: precedence, onUnused: onUnused,
      sink: TestContext.current(reporter: reporter).sink)
  }
}
