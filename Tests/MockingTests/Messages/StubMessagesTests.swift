import Mocking
import Testing

/// What stubs, test doubles and suspensions say when they cannot answer: whole messages.
@Suite struct StubMessagesTests {
  private struct Timeout: Error {}

  private final class GreeterFake: Fake {
    enum Interaction: Equatable { case greet(String, times: Int), count, reset }

    let double: TestDouble<Interaction>

    init(_ log: FailureLog) { double = TestDouble(reporter: log.reporter) }

    func greet(_ name: String, times: Int) -> String { call(.greet(name, times: times)) }
    func count() -> Int { call(.count) }
    func reset() throws(CancellationError) { try throwingCall(.reset, throws: CancellationError.self) }
  }

  private let log = FailureLog()

  private func error<Input, Output>(of stub: Stub<Input, Output>, for input: Input) -> String? {
    do {
      _ = try stub.invoke(input)
      return nil
    } catch {
      return stable("\(error)")
    }
  }

  private func check(_ text: String?, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(text == expected, sourceLocation: sourceLocation)
  }

  private func checkReports(_ expected: String..., sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(log.all.map { stable($0.message) } == expected, sourceLocation: sourceLocation)
  }

  @Test func nothingWasSetUp() {
    check(
      error(of: Stub<Int, String>(), for: 3),
      "Stub<Int, String> has no behavior that answers 3: it has none at all. Use `on(…).return(…)`.")
    check(
      error(of: Stub<Void, String>(name: "names"), for: ()),
      "names has no behavior that answers its call: it has none at all. Use `on(…).return(…)`.")
  }

  @Test func theClosestBehaviorIsExplained() {
    let stub = Stub<SampleCall, String>(name: "calls")
    stub.on(.ping, return: "pong")
    stub.on(SampleCall.save, has(\.name, "Alice"), true).return("saved")
    stub.on(.save(SamplePerson(name: "Bob", age: 3), notify: false), return: "saved")
    check(
      error(of: stub, for: .save(SamplePerson(name: "Bob", age: 3), notify: true)),
      #"""
      calls has no behavior that answers save(SamplePerson(name: "Bob", age: 3, tags: []), notify: true).
        tried (3):
          1. ping  (Tests.swift:7)
          2. save(has(name: "Alice"), notify: true)  (Tests.swift:7)
          3. save(SamplePerson(name: "Bob", age: 3, tags: []), notify: false)  (Tests.swift:7)
        closest: 2. save(has(name: "Alice"), notify: true)
          .0.name: expected "Alice", was "Bob"
      """#)
  }

  @Test func usedUpAndDisposedBehaviorsSaySo() {
    let stub = Stub<Int, String>(name: "names")
    stub.on(any(), return: "once", times: 1)
    stub.on(any()).inTurn(.return("a"), .return("b"), repeating: .nothing)
    for _ in 1...3 { _ = try? stub.invoke(1) }
    check(
      error(of: stub, for: 1),
      #"""
      names has no behavior that answers 1.
        tried (2):
          1. _  (Tests.swift:7): used up, after 1 answer
          2. _  (Tests.swift:7): used up, after 2 answers
      """#)
  }

  @Test func theWholeChainIsListed() {
    let stub = Stub<Int, SamplePerson>(name: "people")
    stub.on(3, throw: Timeout())
    stub.forward(to: "a text")
    stub.forwardToSuper()
    stub.useDefaultValues()
    check(
      error(of: stub, for: 1),
      #"""
      people has no behavior that answers 1.
        tried (1):
          1. 3  (Tests.swift:7)
        forwards to:
          the superclass, which the fake does not call with `super:`  (Tests.swift:7)
          String, which is not what the fake calls with `on:`  (Tests.swift:7)
        no default value for SamplePerson is registered
      """#)
  }

  @Test func asynchronousAnswersNeedAnAwait() {
    let stub = Stub<Int, String>(name: "names")
    stub.on(3) { number in
      await Task.yield()
      return "\(number)"
    }
    func invoke() -> String? { error(of: stub, for: 3) }
    check(
      invoke(),
      #"""
      names answers 3 asynchronously, but was called without `await`.
        The behavior: 3  (Tests.swift:7)
        Use `await` in the fake, or give the behavior an answer that does not await anything.
      """#)
  }

  @Test func anUnansweredCallOfAFake() {
    let greeter = GreeterFake(log)
    greeter.on(GreeterFake.Interaction.greet, "Alice", any()).return("Hello, Alice")
    #expect(greeter.greet("Bob", times: 2) == "")
    checkReports(
      #"""
      GreeterFake has no behavior that answers greet("Bob", times: 2).
        tried (1):
          1. greet("Alice", times: _)  (Tests.swift:7)
        closest: 1. greet("Alice", times: _)
          .0: expected "Alice", was "Bob"
        It returned "" for want of an answer, and the test goes on.
      """#)
  }

  @Test func aCallOfAFakeWithoutAnyAnswer() {
    #expect(GreeterFake(log).count() == 0)
    checkReports(
      #"""
      GreeterFake has no behavior that answers count: it has none at all. Use `on(…).return(…)`.
        It returned 0 for want of an answer, and the test goes on.
      """#)
  }

  @Test func anAnswerOfTheWrongType() {
    let greeter = GreeterFake(log)
    greeter.on(.count).return("three")
    #expect(greeter.count() == 0)
    checkReports(
      #"""
      GreeterFake answers count with "three", of type String, where Int is needed.  (Tests.swift:7)
        It returned 0 for want of an answer, and the test goes on.
      """#)
  }

  @Test func anErrorThatTheMethodCannotThrow() {
    let greeter = GreeterFake(log)
    greeter.on(.count).throw(Timeout())
    greeter.on(.reset).throw(Timeout())
    #expect(greeter.count() == 0)
    try? greeter.reset()
    checkReports(
      #"""
      GreeterFake answers count by throwing Timeout(), but the method that was called cannot throw.
        Return something instead, or let the fake use `throwingCall`.
        It returned 0 for want of an answer, and the test goes on.
      """#,
      #"""
      GreeterFake answers reset by throwing Timeout(), but the method that was called cannot throw anything but `CancellationError`.
        Return something instead.
      """#)
  }

  @Test func aBehaviorThatWasNeverUsed() {
    let stub = Stub<SampleCall, String>(name: "calls", reporter: log.reporter)
    stub.on(SampleCall.save, has(\.name, "Alice"), any()).return("saved")
    stub.verifyNoUnusedBehaviors()
    checkReports(
      #"""
      A behavior of calls was never used: a case of SampleCall with (has(name: "Alice"), _)
        Take it away, or find out why nothing asked for it.
      """#)
  }

  @Test func resumedInVain() async throws {
    let stub = Stub<Int, String>(name: "names", reporter: log.reporter)
    let suspension = stub.on(any()).suspend()
    suspension.resume(returning: "a")
    let task = Task { try await stub.invoke(3) }
    let invocation = try await suspension.call()
    invocation.resume(returning: "b")
    invocation.resume(returning: "c")
    suspension.resume(returning: "d")
    #expect(try await task.value == "b")
    checkReports(
      #"""
      Resumed in vain: no invocation has arrived. Await its `arrival()` first.
        The suspension of names  (Tests.swift:7)
      """#,
      #"""
      Resumed in vain: the invocation has its answer already.
        The suspension of names  (Tests.swift:7)
      """#,
      #"""
      Resumed in vain: the only invocation that has arrived has its answer already.
        The suspension of names  (Tests.swift:7)
      """#)
  }

  @Test func whatEndsASuspension() async throws {
    let stub = Stub<Int, String>(name: "names")
    let disposed = stub.on(1).suspend()
    let late = stub.on(2).suspend(limit: .milliseconds(1))
    var dropped: Suspension<Void, String>? = stub.on(3).suspend()
    let tasks = (1...3).map { number in Task { try await stub.invoke(number) } }
    try await disposed.arrival()
    try await late.arrival()
    try await dropped?.arrival()
    disposed.dispose()
    dropped = nil
    var texts: [String] = []
    for task in tasks {
      do { _ = try await task.value } catch { texts.append(stable("\(error)")) }
    }
    check(
      texts.joined(separator: "\n"),
      #"""
      An invocation was waiting when what held it was disposed of: the suspension of names  (Tests.swift:7).
      An invocation was not resumed within 0.001 seconds by the suspension of names  (Tests.swift:7).
      An invocation was waiting when what held it was dropped (keep it in a variable): the suspension of names  (Tests.swift:7).
      """#)
  }

  @Test func nothingArrives() async throws {
    let suspension = Stub<Int, String>(name: "names").on(any()).suspend()
    do { try await suspension.arrival(within: .milliseconds(1)) } catch {
      check(
        stable("\(error)"),
        "No invocation arrived within 0.001 seconds at the suspension of names  (Tests.swift:7). None has arrived.")
    }
  }

  @Test func impossibleCount() {
    Stub<Int, String>(name: "names", reporter: log.reporter).on(3, return: "x", times: -1)
    checkReports(
      "Impossible count for a behavior of names: -1; a count cannot be negative.")
  }
}
