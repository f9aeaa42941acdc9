import Foundation
import Mocking
import Testing

@Suite struct StubCallingTests {
  private struct Timeout: Error, Equatable { var code = 1 }

  private let log = FailureLog()
  private let stub: Stub<Int, String>

  init() { stub = Stub(name: "names", reporter: log.reporter) }

  private var messages: [String] { log.all.map(\.message) }

  @Test func anAnsweredCallReportsNothing() {
    stub.on(1, return: "one")
    #expect(stub.call(1) == "one" && stub.call(1, default: "none") == "one")
    #expect(messages == [])
  }

  @Test func anAnsweredAwaitedCallReportsNothing() async {
    stub.on(1, return: "one")
    let awaited = await stub.call(1)
    let withDefault = await stub.call(1, default: "none")
    #expect(awaited == "one" && withDefault == "one")
    #expect(messages == [])
  }

  @Test func anUnansweredCallIsReportedAtItsLineAndReturnsTheDefaultOfItsType() {
    stub.on(2, return: "two"); let behavior = #line
    #expect(stub.call(1) == ""); let line = #line
    #expect(log.all.map(\.location.line) == [line])
    #expect(log.all[0].location.filePath == #filePath)
    #expect(
      messages == [
        """
        names has no behavior that answers 1.
          tried (1):
            1. 2  (StubCallingTests.swift:\(behavior))
          It returned "" for want of an answer, and the test goes on.
        """
      ])
  }

  @Test func anUnansweredAwaitedCallIsReportedAlike() async {
    let answer = await stub.call(1); let line = #line
    let other = await stub.call(1, default: "fallback")
    #expect((answer, other) == ("", "fallback"))
    #expect(log.all.map(\.location.line) == [line, line + 1])
    let unanswered = "names has no behavior that answers 1: it has none at all. Use `on(…).return(…)`."
    #expect(
      messages == [
        """
        \(unanswered)
          It returned "" for want of an answer, and the test goes on.
        """,
        """
        \(unanswered)
          It returned "fallback" for want of an answer, and the test goes on.
        """,
      ])
  }

  @Test func theDefaultOfTheCallComesFirstThenThatOfTheStubThenTheStandardOne() {
    let stub = Stub<Int, Int>(reporter: log.reporter)
    stub.on(any(), throw: Timeout())
    #expect(stub.call(1) == 0)
    var defaults = DefaultValues()
    defaults.register(7)
    stub.useDefaultValues(from: defaults)
    #expect(stub.call(1) == 7)
    #expect(stub.call(1, default: 8) == 8)
    stub.useDefaultValues(from: DefaultValues())
    #expect(stub.call(1) == 0)
    #expect(messages.count == 4)
  }

  @Test func aDefaultIsOnlyMadeWhereItIsNeeded() {
    var made = 0
    func fallback() -> String {
      made += 1
      return "fallback"
    }
    stub.on(1, return: "one")
    #expect(stub.call(1, default: fallback()) == "one" && made == 0)
    #expect(stub.call(2, default: fallback()) == "fallback" && made == 1)
  }

  @Test func aStubsDefaultValueIsAnAnswer() {
    stub.useDefaultValues()
    #expect(stub.call(1, default: "other") == "")
    #expect(messages == [])
  }

  @Test func anErrorThatTheMethodCannotThrowIsReported() async {
    stub.on(1, throw: Timeout())
    func atOnce() -> String { stub.call(1, default: "fallback") }
    #expect(atOnce() == "fallback")
    let awaited = await stub.call(1)
    #expect(awaited == "")
    let thrown = """
      names answers 1 by throwing Timeout(code: 1), but the method that was called cannot throw.
        Return something instead, or let the fake use `throwingCall`.
      """
    #expect(
      messages == [
        """
        \(thrown)
          It returned "fallback" for want of an answer, and the test goes on.
        """,
        """
        \(thrown)
          It returned "" for want of an answer, and the test goes on.
        """,
      ])
  }

  @Test func aBehaviorThatTakesItsTimeIsReportedWithoutAwait() async {
    stub.on(1) { number in
      await Task.yield()
      return "late \(number)"
    }
    func atOnce() -> String { stub.call(1) }
    #expect(atOnce() == "")
    #expect(messages[0].contains("asynchronously, but was called without `await`"))
    #expect(await stub.call(1) == "late 1")
    #expect(messages.count == 1)
  }

  @Test func aStubWithoutInputSaysSo() {
    let stub = Stub<Void, Int>(name: "count", reporter: log.reporter)
    #expect(stub.call(()) == 0)
    stub.throw(Timeout())
    #expect(stub.call(()) == 0)
    #expect(messages[0].hasPrefix("count has no behavior that answers its call: it has none at all."))
    #expect(messages[1].hasPrefix("count answers its call by throwing Timeout(code: 1), but"))
  }

  private struct Real { let name = "real" }

  @Test func aTargetOrTheSuperclassAnswersACall() {
    #expect(stub.call(1, on: { (real: Real) in real.name }, super: { "super" }) == "")
    stub.forward(to: Real())
    #expect(stub.call(1, on: { (real: Real) in real.name }) == "real")
    #expect(stub.call(1, default: "none", super: { "super" }) == "none")
    stub.forwardToSuper()
    #expect(stub.call(1, super: { "super" }) == "super")
    #expect(stub.call(1, on: { (real: Real) in real.name }, super: { "super" }) == "super")
    #expect(stub.call(1, on: { (_: Real) in "real" }, super: { throw Timeout() }) == "")
    #expect(messages.count == 3)
  }

  @Test func aTargetOrTheSuperclassAnswersAnAwaitedCall() async {
    func late(_ text: String) async -> String {
      await Task.yield()
      return text
    }
    func call() async -> String {
      await stub.call(1, on: { (real: Real) in await late(real.name) }, super: { await late("super") })
    }
    #expect(await call() == "")
    stub.forward(to: Real())
    #expect(await call() == "real")
    let superclass = stub.forwardToSuper()
    #expect(await call() == "super")
    superclass.dispose()
    #expect(await stub.call(1, super: { await late("super") }) == "")
    #expect(await stub.call(1, on: { (real: Real) in await late(real.name) }) == "real")
    #expect(messages.count == 2)
  }

  @Test func failuresFoundOnOtherThreadsAreReported() async {
    await withTaskGroup { group in
      for _ in 0..<10 { group.addTask { [stub] in _ = await stub.call(1) } }
    }
    #expect(messages.count == 10)
  }

  @Test func aSuspendedCallIsAnsweredByTheTest() async throws {
    let suspension = stub.on(any()).suspend()
    async let answer = stub.call(1)
    try await suspension.arrival()
    suspension.resume(returning: "resumed")
    #expect(await answer == "resumed")
    #expect(messages == [])
  }

  @Test func aCallerThatIsCancelledIsNoFailureOfAMethodThatCannotThrow() async throws {
    let log = FailureLog()
    let stub = Stub<Int, String>(name: "load", reporter: log.reporter)
    let loading = stub.on(any()).suspend()
    let caller = Task { await stub.call(1) }
    try await loading.arrival()
    caller.cancel()
    #expect(await caller.value == "")
    #expect(log.all.isEmpty)
  }

  @Test func anErrorOfCancellationIsAFailureWhereNobodyWasCancelled() async {
    let log = FailureLog()
    let stub = Stub<Int, String>(name: "load", reporter: log.reporter)
    stub.on(any(), throw: CancellationError())
    #expect(await stub.call(1) == "")
    #expect(log.all.count == 1)
  }
}
