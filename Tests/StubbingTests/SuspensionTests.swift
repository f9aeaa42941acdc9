import Stubbing
import Testing

@Suite(.timeLimit(.minutes(1))) struct SuspensionTests {
  private struct Timeout: Error {}

  private let reports = Reports()
  private let stub: Stub<Int, String>

  init() { stub = reports.stub(name: "names") }

  /// Invokes the stub in a task of its own.
  private func invoking(_ input: Int = 1) -> Task<String, any Error> {
    Task { [stub] in try await stub.invoke(input) }
  }

  @Test func anArrivalIsWaitedFor() async throws {
    let suspension = stub.on(any()).suspend()
    async let input = suspension.arrival()
    await Task.yield()
    let task = invoking(7)
    #expect(try await input == 7)
    suspension.resume(returning: "seven")
    #expect(try await task.value == "seven")
    #expect(suspension.behavior.invocationCount == 1)
  }

  @Test func anArrivalBeforeIsToldOfAtOnce() async throws {
    let suspension = stub.on(any()).suspend()
    let task = invoking(7)
    while suspension.behavior.invocationCount == 0 { await Task.yield() }
    #expect(try await suspension.arrival(within: .seconds(9)) == 7)
    suspension.resume(returning: "seven")
    #expect(try await task.value == "seven")
  }

  @Test func theCallerWaitsUntilItIsResumed() async throws {
    let suspension = stub.on(1).suspend()
    let isDone = Locked(false)
    let task = Task { [stub] in
      let answer = try await stub.invoke(1)
      isDone.withLock { $0 = true }
      return answer
    }
    try await suspension.arrival()
    for _ in 0..<100 { await Task.yield() }
    #expect(!isDone.withLock { $0 })
    suspension.resume(returning: "late")
    #expect(try await task.value == "late")
  }

  @Test func severalArriveAndAreResumedInOrder() async throws {
    let suspension = stub.on(any()).suspend()
    var tasks: [Task<String, any Error>] = []
    for input in 1...4 {
      tasks.append(invoking(input))
      #expect(try await suspension.arrival() == input)
    }
    for answer in ["a", "b", "c"] { suspension.resume(returning: answer) }
    suspension.resume(throwing: Timeout())
    for (task, answer) in zip(tasks, ["a", "b", "c"]) { #expect(try await task.value == answer) }
    await #expect(throws: Timeout.self) { try await tasks[3].value }
    #expect(reports.messages == [])
  }

  @Test func testsThatAwaitArrivalsAreToldInOrder() async throws {
    let suspension = stub.on(any()).suspend()
    let heard = Locked<[Int]>([])
    var testers: [Task<Void, any Error>] = []
    for number in 1...3 {
      testers.append(
        Task {
          let input = try await suspension.arrival()
          heard.withLock { $0.append(number * 10 + input) }
        })
      try await Task.sleep(for: .milliseconds(20))
    }
    var tasks: [Task<String, any Error>] = []
    for input in 1...3 {
      tasks.append(invoking(input))
      while heard.withLock({ $0.count }) < input { await Task.yield() }
    }
    #expect(heard.withLock { $0 } == [11, 22, 33])
    for _ in 1...3 { suspension.resume(returning: "") }
    for task in tasks { _ = try await task.value }
  }

  @Test func byHandInAnotherOrder() async throws {
    let suspension = stub.on(any()).suspend()
    let first = invoking(1)
    let firstInvocation = try await suspension.call()
    let second = invoking(2)
    let secondInvocation = try await suspension.call()
    #expect((firstInvocation.values, secondInvocation.values) == (1, 2))
    secondInvocation.resume(returning: "second")
    #expect(try await second.value == "second")
    firstInvocation.resume(throwing: Timeout())
    await #expect(throws: Timeout.self) { try await first.value }
    #expect(reports.messages == [])
  }

  @Test func aVoidStubIsResumedWithoutAValue() async throws {
    let stub: Stub<Void, Void> = reports.stub()
    let suspension = stub.on(any()).suspend()
    let tasks = [Task { try await stub.invoke() }, Task { try await stub.invoke() }]
    try await suspension.arrival()
    suspension.resume()
    let byHand = try await suspension.call()
    byHand.resume()
    for task in tasks { try await task.value }
    #expect(reports.messages == [])
  }

  @Test func anInvocationWithoutAwaitIsAnError() {
    let suspension = stub.on(any()).suspend()
    let error = #expect(throws: StubError.self) { try stub.invoke(1) }
    #expect(error?.description.contains("asynchronously, but was called without `await`") == true)
    #expect(suspension.behavior.invocationCount == 0)
  }

  @Test func timesLimitsHowManyAreHeld() async throws {
    let suspension = stub.on(any()).suspend(times: 1)
    stub.on(any(), return: "next")
    let task = invoking()
    try await suspension.arrival()
    #expect(try await stub.invoke(2) == "next")
    suspension.resume(returning: "held")
    #expect(try await task.value == "held")
    #expect(suspension.behavior.isUsedUp)
  }

  @Test func othersAreNotHeld() async throws {
    let suspension = stub.on(1).suspend()
    stub.on(any(), return: "other")
    #expect(try await stub.invoke(2) == "other")
    #expect(suspension.behavior.invocationCount == 0)
  }

  @Test func casesAreHeldByTheirAssociatedValues() async throws {
    enum Call: Equatable { case fetch(id: Int), move(Int, Int) }
    let stub = Stub<Call, Int>()
    let three = stub.on(Call.fetch, 3).suspend()
    let fetches = stub.on(Call.fetch).suspend()
    let moves = stub.on(Call.move, any(), 2).suspend()
    stub.on(any(), return: 0)
    async let answers = (stub.invoke(.fetch(id: 3)), stub.invoke(.fetch(id: 4)), stub.invoke(.move(1, 2)))
    #expect(try await three.arrival() == 3)
    three.resume(returning: 3)
    #expect(try await fetches.arrival() == 4)
    fetches.resume(returning: 4)
    #expect(try await moves.arrival() == (1, 2))
    moves.resume(returning: 5)
    #expect(try await answers == (3, 4, 5))
    #expect(try await stub.invoke(.move(1, 3)) == 0)
  }
}
