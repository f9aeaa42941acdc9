import Stubbing
import Testing

@Suite(.timeLimit(.minutes(1))) struct SuspensionLimitTests {
  private let reports = Reports()
  private let stub: Stub<Int, String>

  init() { stub = reports.stub(name: "names") }

  private func arrivalError(_ suspension: Suspension<Int, String>, within delay: Duration) async -> String? {
    await #expect(throws: StubError.self) { try await suspension.arrival(within: delay) }?.description
  }

  // MARK: - Resuming in vain

  @Test func resumingBeforeAnyArrivalIsReported() async throws {
    let suspension = stub.on(any()).suspend(); let line = #line
    suspension.resume(returning: "early"); let early = #line
    #expect(reports.lines == [early])
    #expect(
      reports.messages == [
        """
        Resumed in vain: no invocation has arrived. Await its `arrival()` first.
          The suspension of names  (SuspensionLimitTests.swift:\(line))
        """
      ])
    async let answer = stub.invoke(1)
    try await suspension.arrival()
    suspension.resume(returning: "answer")
    #expect(try await answer == "answer")
  }

  @Test func resumingTwiceIsReported() async throws {
    let suspension = stub.on(any()).suspend(); let line = #line
    async let one = stub.invoke(1)
    async let another = stub.invoke(2)
    let invocation = try await suspension.call()
    try await suspension.arrival()
    invocation.resume(returning: "by hand")
    invocation.resume(throwing: CancellationError()); let first = #line
    suspension.resume(returning: "the other")
    suspension.resume(throwing: CancellationError()); let second = #line
    #expect(try await Set([one, another]) == ["by hand", "the other"])
    #expect(reports.lines == [first, second])
    #expect(
      reports.messages == [
        """
        Resumed in vain: the invocation has its answer already.
          The suspension of names  (SuspensionLimitTests.swift:\(line))
        """,
        """
        Resumed in vain: all 2 invocations that have arrived have their answers already.
          The suspension of names  (SuspensionLimitTests.swift:\(line))
        """,
      ])
  }

  @Test func resumingVoidInVainIsReportedAtItsLine() {
    let stub: Stub<Void, Void> = reports.stub()
    let suspension = stub.on(any()).suspend()
    suspension.resume(); let line = #line
    #expect(reports.lines == [line])
  }

  // MARK: - Time

  @Test func anInvocationThatIsNotResumedInTimeEnds() async throws {
    let suspension = stub.on(any()).suspend(limit: .milliseconds(30)); let line = #line
    let error = await #expect(throws: StubError.self) { try await stub.invoke(1) }
    #expect(
      error?.description == """
        An invocation was not resumed within 0.03 seconds \
        by the suspension of names  (SuspensionLimitTests.swift:\(line)).
        """)
    suspension.resume(returning: "too late")
    #expect(reports.messages == [])
  }

  @Test func resumingInTimeStopsTheClock() async throws {
    let suspension = stub.on(any()).suspend(limit: .milliseconds(200))
    async let answer = stub.invoke(1)
    try await suspension.arrival()
    suspension.resume(returning: "in time")
    #expect(try await answer == "in time")
    try await Task.sleep(for: .milliseconds(300))
    suspension.resume(returning: "twice")
    #expect(reports.messages.count == 1)
  }

  @Test func anArrivalThatDoesNotComeInTimeIsAnError() async throws {
    let suspension = stub.on(any()).suspend(); let line = #line
    let text =
      "No invocation arrived within 0.01 seconds at the suspension of names  (SuspensionLimitTests.swift:\(line)). "
    let first = await arrivalError(suspension, within: .milliseconds(10))
    #expect(first == text + "None has arrived.")
    async let one = stub.invoke(1)
    async let another = stub.invoke(2)
    try await suspension.arrival()
    try await suspension.arrival()
    let second = await arrivalError(suspension, within: .milliseconds(10))
    #expect(second == text + "2 have arrived before, and their arrivals were awaited before.")
    suspension.resume(returning: "")
    suspension.resume(returning: "")
    _ = try await (one, another)
  }

  @Test func aTimedOutWaitTakesNoArrivalAway() async throws {
    let suspension = stub.on(any()).suspend()
    _ = await arrivalError(suspension, within: .zero)
    async let answer = stub.invoke(4)
    #expect(try await suspension.arrival() == 4)
    suspension.resume(returning: "four")
    #expect(try await answer == "four")
  }

  @Test func timesWithoutEndAreNoTrap() async {
    await #expect(processExitsWith: .success) {
      let stub = Stub<Int, String>()
      let suspension = stub.on(any()).suspend(limit: .seconds(Int64.max))
      async let answer = stub.invoke(4)
      #expect(try await suspension.arrival() == 4)
      try await Task.sleep(for: .milliseconds(50))
      suspension.resume(returning: "four")
      #expect(try await answer == "four")
    }
    await #expect(processExitsWith: .success) {
      let stub = Stub<Int, String>()
      let suspension = stub.on(any()).suspend()
      async let input = suspension.arrival(within: .seconds(Int64.max))
      try await Task.sleep(for: .milliseconds(50))
      async let answer = stub.invoke(4)
      #expect(try await input == 4)
      suspension.resume(returning: "four")
      #expect(try await answer == "four")
    }
  }

  @Test func negativeTimesAreOver() async throws {
    let suspension = stub.on(any()).suspend(limit: .seconds(-1))
    await #expect(throws: StubError.self) { try await stub.invoke(1) }
    #expect(try await suspension.arrival(within: .seconds(-1)) == 1)
    #expect(await arrivalError(suspension, within: .seconds(-1)) != nil)
  }
}
