import Stubbing
import Testing

@Suite(.timeLimit(.minutes(1))) struct SuspensionEndingTests {
  private let reports = Reports()
  private let stub: Stub<Int, String>

  init() { stub = reports.stub(name: "names") }

  private func invoking(_ input: Int = 1) -> Task<String, any Error> {
    Task { [stub] in try await stub.invoke(input) }
  }

  /// What is said once a suspension has been disposed of.
  private func disposed(_ line: Int) -> String {
    "An invocation was waiting when what held it was disposed of: "
      + "the suspension of names  (SuspensionEndingTests.swift:\(line))."
  }

  private func noMore(_ line: Int) -> String {
    "No invocation arrives any more at what was disposed of: "
      + "the suspension of names  (SuspensionEndingTests.swift:\(line))."
  }

  private func error(of task: Task<String, any Error>) async -> String? {
    await #expect(throws: StubError.self) { try await task.value }?.description
  }

  // MARK: - Cancellation

  @Test func cancellingTheCallerEndsItsInvocation() async throws {
    let suspension = stub.on(any()).suspend()
    let task = invoking()
    try await suspension.arrival()
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(reports.messages == [])
  }

  @Test func aCallerThatWasCancelledBeforeArrivesAndIsEnded() async throws {
    let suspension = stub.on(any()).suspend()
    let task = Task { [stub] in
      while !Task.isCancelled { await Task.yield() }
      return try await stub.invoke(3)
    }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(try await suspension.arrival() == 3)
  }

  @Test func anAnswerToACancelledOneGoesNowhereOnce() async throws {
    let suspension = stub.on(any()).suspend(); let suspended = #line
    let task = invoking()
    try await suspension.arrival()
    task.cancel()
    _ = await task.result
    suspension.resume(returning: "in vain")
    #expect(reports.messages == [])
    suspension.resume(returning: "twice"); let line = #line
    #expect(reports.lines == [line])
    #expect(
      reports.messages == [
        """
        Resumed in vain: the only invocation that has arrived has its answer already.
          The suspension of names  (SuspensionEndingTests.swift:\(suspended))
        """
      ])
  }

  @Test func cancellingAfterTheAnswerChangesNothing() async throws {
    let suspension = stub.on(any()).suspend()
    let task = invoking()
    try await suspension.arrival()
    suspension.resume(returning: "answer")
    task.cancel()
    #expect(try await task.value == "answer")
  }

  @Test func cancellingOneLeavesTheOthers() async throws {
    let suspension = stub.on(any()).suspend()
    let first = invoking(1)
    try await suspension.arrival()
    let second = invoking(2)
    try await suspension.arrival()
    first.cancel()
    _ = await first.result
    suspension.resume(returning: "for the second")
    #expect(try await second.value == "for the second")
  }

  @Test func answersByHandToCancelledOnesAreToldApart() async throws {
    let suspension = stub.on(any()).suspend()
    var held: [SuspendedCall<Int, String>] = []
    for input in 0..<20 {
      let task = invoking(input)
      held.append(try await suspension.call())
      task.cancel()
      _ = await task.result
    }
    suspension.resume(returning: "to the first, which is gone")
    for invocation in held.dropFirst() { invocation.resume(returning: "by hand") }
    #expect(reports.messages == [])
    held[0].resume(returning: "twice"); let line = #line
    #expect(reports.lines == [line])
  }

  @Test func cancellingTheTestEndsItsWait() async {
    let suspension = stub.on(any()).suspend()
    let waiting = Task { try await suspension.arrival() }
    await Task.yield()
    waiting.cancel()
    await #expect(throws: CancellationError.self) { try await waiting.value }
    let late = Task {
      while !Task.isCancelled { await Task.yield() }
      return try await suspension.arrival()
    }
    late.cancel()
    await #expect(throws: CancellationError.self) { try await late.value }
  }

  // MARK: - The end of the suspension

  @Test func droppingItEndsItsInvocationsAndGivesWay() async throws {
    stub.on(2, return: "another")
    var suspension: Suspension? = stub.on(any()).suspend(); let line = #line
    let behavior = suspension?.behavior
    let task = invoking()
    try await suspension?.arrival()
    suspension = nil
    #expect(
      await error(of: task) == """
        An invocation was waiting when what held it was dropped (keep it in a variable): \
        the suspension of names  (SuspensionEndingTests.swift:\(line)).
        """)
    #expect(behavior?.isDisposed == true)
    #expect(try await stub.invoke(2) == "another")
  }

  @Test func aHeldInvocationKeepsTheSuspension() async throws {
    var suspension: Suspension? = stub.on(any()).suspend()
    let task = invoking()
    let invocation = try await suspension?.call()
    suspension = nil
    invocation?.resume(returning: "answer")
    #expect(try await task.value == "answer")
  }

  @Test func disposingEndsWhoeverWaits() async throws {
    let suspension = stub.on(1).suspend(); let line = #line
    let other = stub.on(2).suspend()
    let task = invoking()
    try await suspension.arrival()
    let waiting = Task { try await suspension.arrival() }
    try await Task.sleep(for: .milliseconds(20))
    suspension.dispose()
    suspension.dispose()
    #expect(await error(of: task) == disposed(line))
    let whileWaiting = await #expect(throws: StubError.self) { try await waiting.value }
    #expect(whileWaiting?.description == noMore(line))
    let afterwards = await #expect(throws: StubError.self) { try await suspension.arrival() }
    #expect(afterwards?.description == noMore(line))
    other.behavior.dispose()
    let ofOther = await #expect(throws: StubError.self) { try await other.arrival() }
    #expect(ofOther?.description == noMore(line + 1))
  }

  @Test func removingAllEndsIt() async throws {
    let suspension = stub.on(any()).suspend(); let suspended = #line
    let task = invoking()
    try await suspension.arrival()
    stub.removeAll()
    #expect(await error(of: task) == disposed(suspended))
    suspension.resume(returning: "late"); let line = #line
    #expect(reports.lines == [line])
    #expect(
      reports.messages == [
        """
        Resumed in vain: the suspension has ended.
          The suspension of names  (SuspensionEndingTests.swift:\(suspended))
        """
      ])
  }

  @Test(arguments: ["disposed of", "removed"]) func anArrivalThatNobodyAskedForIsLetGoOfAtTheEnd(end: String) async {
    let suspension = stub.on(any()).suspend(); let line = #line
    let task = invoking(5)
    while suspension.behavior.invocationCount == 0 { await Task.yield() }
    try? await Task.sleep(for: .milliseconds(20))
    if end == "removed" { stub.removeAll() } else { suspension.dispose() }
    #expect(await error(of: task) == disposed(line))
    let afterwards = await #expect(throws: StubError.self) { try await suspension.arrival() }
    #expect(afterwards?.description == noMore(line))
    let byHand = await #expect(throws: StubError.self) { try await suspension.call() }
    #expect(byHand?.description == noMore(line))
  }

  @Test func anArrivalOfACancelledCallerThatNobodyAskedForIsLetGoOfToo() async {
    let suspension = stub.on(any()).suspend()
    let task = invoking(5)
    while suspension.behavior.invocationCount == 0 { await Task.yield() }
    task.cancel()
    _ = await task.result
    suspension.dispose()
    await #expect(throws: StubError.self) { try await suspension.arrival() }
  }
}

/// An input that asks its suspension something when it goes.
private final class Asking: Sendable {
  private let ask: @Sendable () -> Void

  init(_ ask: @escaping @Sendable () -> Void) {
    self.ask = ask
  }

  deinit { ask() }
}

@Suite struct SuspensionReleaseTests {
  @Test(.timeLimit(.minutes(1))) func whatNobodyAskedForIsReleasedOutsideTheLock() async throws {
    let reports = Reports()
    let stub = reports.stub(name: "stub", (Asking, Int).self)
    let suspension = stub.on(any()).suspend()
    let released = Locked(false)
    let call = Task {
      _ = try? await stub.invoke(
        Asking {
          suspension.resume(returning: 1)  // Takes the lock of the suspension.
          released.withLock { $0 = true }
        })
    }
    while suspension.behavior.invocationCount == 0 { await Task.yield() }
    try await Task.sleep(for: .milliseconds(20))
    call.cancel()
    await call.value
    suspension.dispose()
    #expect(released.withLock { $0 })
  }
}
