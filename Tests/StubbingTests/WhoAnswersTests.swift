import Stubbing
import Testing

private struct Timeout: Error, Equatable {}
private struct Bird {}

/// Who is asked before whom, and what becomes of a call that nobody answers.
@Suite struct WhoAnswersTests {
  private let reports = Reports()
  private let stub: Stub<Int, String>

  init() { stub = reports.stub(name: "song") }

  private func call(_ input: Int = 1) throws -> String {
    try stub.throwingCall(input, on: { (_: Bird) in "bird" }, super: { "super" })
  }

  // MARK: - The order

  @Test func behaviorsThenForwardingThenOtherwiseThenDefaultsWhateverWasSetUpFirst() throws {
    stub.useDefaultValues()
    let otherwise = stub.otherwise { _ in "otherwise" }
    let forwarding = stub.forward(to: Bird())
    let behavior = stub.on(any()).return("behavior")
    let later = stub.otherwise { _ in "otherwise, later" }
    var answers: [String] = []
    for next in [behavior, forwarding, later, otherwise] {
      answers.append(try call())
      next.dispose()
    }
    #expect(answers == ["behavior", "bird", "otherwise, later", "otherwise"])
    #expect(try call() == "")
  }

  @Test func theLatestAnswersWhereTheStubWasMadeSo() throws {
    let stub = reports.stub(precedence: .latest) as Stub<Int, String>
    stub.on(any()).return("set up")
    let replaced = stub.on(1).return("in the test", times: 1)
    #expect(try [1, 1, 2].map(stub.invoke) == ["in the test", "set up", "set up"])
    #expect(replaced.isUsedUp)
  }

  @Test func takingAwayWhatWasSelectedLeavesWhatStandsBehind() throws {
    let behavior = stub.on(any()).return("behavior")
    stub.otherwise { _ in "otherwise" }
    stub.answers.removeSelected()
    #expect(behavior.isDisposed)
    #expect(try call() == "otherwise")
    stub.answers.removeAll()
  }

  @Test func whatIsRenewedAnswersAsIfItHadNot() throws {
    let behaviors = [stub.on(1).return("a", "b", repeating: .nothing), stub.on(1).return("c", times: 1)]
    let disposed = stub.on(1).return("never")
    disposed.dispose()
    #expect(try (0..<3).map { _ in try stub.invoke(1) } == ["a", "b", "c"])
    stub.answers.renew()
    #expect(behaviors.map(\.invocationCount) == [0, 0])
    #expect(try (0..<3).map { _ in try stub.invoke(1) } == ["a", "b", "c"])
    #expect(disposed.isDisposed && disposed.invocationCount == 0)
  }

  // MARK: - Answers that leave it to others

  @Test func anObserverLeavesTheAnswerToTheNext() throws {
    let seen = Locked<[Int]>([])
    let observer = stub.on(any()).observe(times: 2) { number in seen.withLock { $0.append(number) } }
    stub.on(any()).return("next")
    #expect(try [1, 2, 3].map(call) == ["next", "next", "next"])
    #expect(seen.withLock { $0 } == [1, 2])
    #expect(observer.isUsedUp)
  }

  @Test func whatAnObserverThrowsIsThrown() {
    stub.on(any()).observe { _ in throw Timeout() }
    stub.on(any()).return("next")
    #expect(throws: Timeout()) { try call() }
    #expect(reports.messages == [])
  }

  @Test func someCallsAreForwardedAndOthersGoToTheSuperclass() throws {
    let bird = stub.on(1).forward(to: Bird(), times: 1)
    let superclass = stub.on(2).callSuper()
    stub.otherwise { _ in "otherwise" }
    #expect(try [1, 2, 3, 1].map(call) == ["bird", "super", "otherwise", "otherwise"])
    #expect([bird, superclass].map(\.invocationCount) == [1, 1])
  }

  @Test func whatWasToldToForwardAndCannotIsReportedAndNotPassedOver() {
    let bird = stub.on(1).forward(to: Timeout()); let line = #line
    let superclass = stub.on(2).callSuper()
    stub.otherwise { _ in "otherwise" }
    #expect(throws: StubError.self) { try call(1) }
    #expect(throws: StubError.self) { try stub.throwingCall(2) }
    #expect(
      reports.messages.first == """
        song answers 1 by forwarding it to Timeout, which is not what the fake calls with `on:`.
          The behavior: 1  (WhoAnswersTests.swift:\(line))
          Give the fake's call `on: { (object: Timeout) in … }`, or forward to another object.
        """)
    #expect(reports.messages.last?.contains("by calling the superclass, which the fake does not call") == true)
    #expect([bird, superclass].map(\.invocationCount) == [0, 0])
  }

  // MARK: - No answer

  @Test func anUnansweredCallIsReportedBeforeItThrows() {
    let error = #expect(throws: StubError.self) { try stub.throwingCall(3) }; let line = #line
    #expect(reports.messages == ["song has no behavior that answers 3: it has none at all. Use `on(…).return(…)`."])
    #expect(reports.lines == [line])
    #expect(error?.description == reports.messages.first)
  }

  @Test func anUnansweredInvocationIsNotReported() async {
    #expect(throws: StubError.self) { try stub.invoke(3) }
    await #expect(throws: StubError.self) { try await stub.invoke(3) }
    #expect(reports.messages == [])
  }

  @Test func anErrorThatWasSetUpIsThrownWithoutAReport() async {
    stub.on(any()).throw(Timeout())
    #expect(throws: Timeout()) { try stub.throwingCall(3) }
    #expect(throws: Timeout()) { try stub.throwingCall(3, throws: Timeout.self) }
    await #expect(throws: Timeout()) { try await stub.throwingCall(3) }
    #expect(reports.messages == [])
  }

  @Test func anErrorThatTheMethodCannotThrowIsReportedAndADefaultReturned() throws {
    stub.on(1).throw(Timeout())
    stub.on(2).throw(CancellationError())
    #expect(stub.call(1) == "")
    #expect(stub.call(1, default: "fallback") == "fallback")
    #expect(try stub.throwingCall(2, throws: Timeout.self) == "")
    #expect(reports.messages.count == 3)
    #expect(reports.messages[0].contains("cannot throw.\n  Return something instead"))
    #expect(reports.messages[2].contains("cannot throw anything but `Timeout`."))
  }

  @Test func noAnswersInTurnAreReported() {
    let behavior = stub.on(1).inTurn([]); let line = #line
    #expect(reports.messages == ["Impossible number of answers for a behavior of song: none; give at least one."])
    #expect(reports.lines == [line])
    #expect(behavior.isDisposed)
  }

  // MARK: - Held calls

  @Test func theArrivalOfACallThatWasNamedByItsValueTellsNothingNew() async throws {
    let suspension: Suspension<Void, String> = stub.on(1).suspend()
    async let answer = stub.invoke(1)
    let call = try await suspension.call()
    #expect(call.values == ())
    call.resume(returning: "one")
    #expect(try await answer == "one")
  }

  @Test func whatIsSuspendedIsDisposedOfWithTheRest() async throws {
    let suspension = stub.on(any()).suspend()
    let task = Task { [stub] in try await stub.invoke(1) }
    try await suspension.arrival()
    stub.answers.removeSelected()
    await #expect(throws: StubError.self) { try await task.value }
    #expect(suspension.behavior.isDisposed)
  }
}
