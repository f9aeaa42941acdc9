import Testing

@testable import Mocking

/// What the trait does, by hand: with a reporter, so that the test itself does not fail.
@Suite struct VerifyingMocksTests {
  private enum Call: Equatable { case bark }

  private let log = FailureLog()

  private func stub(onUnused: UnusedBehaviors = .ignore) -> Stub<Int, Int> {
    Stub(name: "numbers", onUnused: onUnused, reporter: log.reporter)
  }

  private func run(_ trait: VerifyingMocks, _ function: @Sendable () async throws -> Void) async throws {
    let test = try #require(Test.current)
    try await trait.provideScope(for: test, testCase: nil, performing: function)
  }

  @Test func aStubOfTheTestIsCheckedAtItsEnd() async throws {
    let line = #line + 3
    try await run(.verifyingMocks(onUnused: .fail)) {
      let stub = stub()
      stub.on(1, return: 1)
      stub.on(2, return: 2)
      _ = try stub.invoke(2)
      #expect(log.all.isEmpty)
    }
    #expect(log.all.map(\.location.line) == [line])
    #expect(log.all.map(\.message).allSatisfy { $0.hasPrefix("A behavior of numbers was never used: 1") })
  }

  @Test func unlessToldToOnlyTheStubsThatAskForItAreChecked() async throws {
    let line = #line + 3
    try await run(.verifyingMocks) {
      stub().on(1, return: 1)
      stub(onUnused: .fail).on(1, return: 1)
    }
    #expect(log.all.map(\.location.line) == [line])
  }

  @Test func oneOfAStubThatLivesOnIsReportedOnce() async throws {
    let kept = Locked<Stub<Int, Int>?>(nil)
    try await run(.verifyingMocks(onUnused: .fail)) {
      let stub = stub(onUnused: .fail)
      stub.on(1, return: 1)
      stub.verifyNoUnusedBehaviors()
      kept.withLock { $0 = stub }
    }
    kept.withLock { $0 = nil }
    #expect(log.all.count == 1)
  }

  @Test func aTestDoubleIsCheckedToo() async throws {
    let line = #line + 3
    try await run(.verifyingMocks(onUnused: .fail)) {
      let double = TestDouble<Call>(name: "Dog", reporter: log.reporter)
      double.on(.bark).return("Woof")
    }
    #expect(log.all.map(\.location.line) == [line])
    #expect(
      log.all.first?.message == """
        A behavior of Dog was never used: bark
          Take it away, or find out why nothing asked for it.
        """)
  }

  @Test func anUnmetExpectationWithAnAnswerIsReportedOnce() async throws {
    try await run(.verifyingMocks(onUnused: .fail)) {
      let double = TestDouble<Call>(name: "Dog", reporter: log.reporter)
      double.expect(.bark).return("Woof")
    }
    #expect(log.all.count == 1)
  }

  @Test func childTasksBelongToTheTestAndDetachedOnesDoNot() async throws {
    let line = #line + 3
    try await run(.verifyingMocks(onUnused: .fail)) {
      async let child: Void = {
        stub().on(1, return: 1)
      }()
      await child
      _ = await Task.detached { stub().on(1, return: 1) }.value
    }
    #expect(log.all.map(\.location.line) == [line])
  }

  @Test func theyAreCheckedThoughTheTestThrows() async {
    struct Problem: Error {}
    await #expect(throws: Problem.self) {
      try await run(.verifyingMocks(onUnused: .fail)) {
        stub().on(1, return: 1)
        throw Problem()
      }
    }
    #expect(log.all.count == 1)
  }

  @Test func aTestMayBeStricterThanItsSuite() async throws {
    try await run(.verifyingMocks) {
      try await run(.verifyingMocks(onUnused: .fail)) { stub().on(1, return: 1) }
    }
    #expect(log.all.count == 1)
  }

  @Test func aScopeWithinAnotherReportsOnce() async throws {
    try await run(.verifyingMocks(onUnused: .fail)) {
      try await run(.verifyingMocks(onUnused: .fail)) { stub().on(1, return: 1) }
    }
    #expect(log.all.count == 1)
  }

  @Test func whatAScopeHasCheckedItLetsGoOf() throws {
    let scope = MockScope(onUnused: .fail)
    weak var weakStub: Stub<Int, Int>?
    MockScope.$current.withValue(scope) {
      let stub = stub()
      weakStub = stub
      stub.on(1, return: 1)
    }
    #expect(weakStub != nil)
    scope.verify()
    #expect(weakStub == nil)
    #expect(log.all.count == 1)
  }
}
