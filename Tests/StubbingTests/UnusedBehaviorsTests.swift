import Stubbing
import Testing

@Suite struct UnusedBehaviorsTests {
  private struct Timeout: Error {}

  private let reports = Reports()

  @Test func eachUnusedBehaviorIsReportedWhereItWasSetUp() throws {
    let stub: Stub<Int, String> = reports.stub(name: "names")
    stub.on(1, return: "one")
    stub.on(2, return: "two"); let second = #line
    stub.on(greater(than: 9), throw: Timeout()); let third = #line
    _ = try stub.invoke(1)
    stub.verifyNoUnusedBehaviors()
    #expect(reports.lines == [second, third])
    #expect(
      reports.messages[0] == """
        A behavior of names was never used: 2
          Take it away, or find out why nothing asked for it.
        """)
    #expect(reports.messages[1].contains("never used: greater(than: 9)"))
  }

  @Test func eachIsReportedOnce() {
    let stub: Stub<Int, String> = reports.stub()
    stub.on(1, return: "one"); let first = #line
    stub.verifyNoUnusedBehaviors()
    stub.on(2, return: "two"); let second = #line
    stub.verifyNoUnusedBehaviors()
    stub.verifyNoUnusedBehaviors()
    #expect(reports.lines == [first, second])
  }

  @Test func theUsedTheUsedUpAndTheDisposedOnesAreNotReported() throws {
    let stub: Stub<Int, String> = reports.stub()
    stub.on(1, return: "one", times: 1)
    stub.on(2, throw: Timeout())
    stub.on(3, return: "three").dispose()
    _ = try stub.invoke(1)
    #expect(throws: Timeout.self) { try stub.invoke(2) }
    stub.verifyNoUnusedBehaviors()
    stub.on(4, return: "four")
    stub.removeAll()
    stub.verifyNoUnusedBehaviors()
    #expect(reports.messages == [])
  }

  @Test func whatIsForwardedToAndDefaultsNeedNotBeUsed() {
    let stub: Stub<Int, String> = reports.stub()
    stub.otherwise { "\($0)" }
    stub.forwardToSuper()
    stub.useDefaultValues()
    stub.verifyNoUnusedBehaviors()
    #expect(reports.messages == [])
  }

  @Test func aBehaviorThatCouldNotAnswerWasNotUsed() {
    let stub: Stub<Int, String> = reports.stub()
    stub.on(1) { number in
      await Task.yield()
      return "\(number)"
    }
    #expect(throws: StubError.self) { try stub.invoke(1) }
    stub.verifyNoUnusedBehaviors()
    #expect(reports.messages.count == 1)
  }

  @Test func aBehaviorForNoInvocationAtAllIsAsItShouldBe() {
    let stub: Stub<Int, String> = reports.stub()
    stub.on(1, return: "never", times: 0)
    stub.verifyNoUnusedBehaviors()
    #expect(reports.messages == [])
  }

  @Test func anArrivalIsAUse() async throws {
    let stub: Stub<Int, String> = reports.stub()
    let suspension = stub.on(1).suspend()
    let unused = stub.on(2).suspend(); let line = #line
    async let answer = stub.invoke(1)
    try await suspension.arrival()
    stub.verifyNoUnusedBehaviors()
    suspension.resume(returning: "one")
    #expect(try await answer == "one")
    #expect(reports.lines == [line])
    unused.dispose()
  }

  @Test func aStubThatIsToldToReportsThemWhenItEnds() throws {
    let line: Int
    do {
      let stub: Stub<Int, String> = reports.stub(onUnused: .fail)
      stub.on(1, return: "one")
      stub.on(2, return: "two"); line = #line
      _ = try stub.invoke(1)
      #expect(reports.messages == [])
    }
    #expect(reports.lines == [line])
  }

  @Test func aStubThatIsNotToldToDoesNot() {
    do {
      let stub: Stub<Int, String> = reports.stub()
      stub.on(1, return: "one")
    }
    do {
      let stub: Stub<Int, String> = reports.stub(onUnused: .fail)
      stub.on(1, return: "one")
      stub.verifyNoUnusedBehaviors()
    }
    #expect(reports.messages.count == 1)
  }
}
