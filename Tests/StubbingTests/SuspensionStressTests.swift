import Stubbing
import Testing

/// Many tasks at once; worth running with `--sanitize=thread`.
@Suite(.timeLimit(.minutes(5))) struct SuspensionStressTests {
  private struct Timeout: Error {}

  private let reports = Reports()
  private let stub: Stub<Int, Int>

  init() { stub = reports.stub(name: "numbers") }

  private enum Outcome: Hashable { case answered, failed, cancelled }

  private func outcome(of task: Task<Int, any Error>, for input: Int) async throws -> Outcome {
    do {
      let answer = try await task.value
      #expect(answer == -input)
      return .answered
    } catch is CancellationError {
      return .cancelled
    } catch is Timeout {
      return .failed
    }
  }

  /// Resumes by hand, each with an answer of its own, so that an answer to the wrong one is noticed.
  private func resume(_ count: Int, of suspension: Suspension<Int, Int>) async throws {
    for _ in 0..<count {
      let invocation = try await suspension.call(within: .seconds(120))
      if invocation.values.isMultiple(of: 7) {
        invocation.resume(throwing: Timeout())
      } else {
        invocation.resume(returning: -invocation.values)
      }
    }
  }

  @Test func tenThousandAreResumedAndSomeCancelledByManyTasks() async throws {
    let suspension = stub.on(any()).suspend()
    let (tasks, each) = (20, 500)
    let outcomes = try await withThrowingTaskGroup(of: [Outcome: Int].self) { group in
      for task in 0..<tasks {
        group.addTask { [stub] in
          var counts: [Outcome: Int] = [:]
          for number in 0..<each {
            let input = task * each + number
            let caller = Task { try await stub.invoke(input) }
            switch input % 5 {
            case 0: caller.cancel()
            case 1:
              await Task.yield()
              caller.cancel()
            default: break
            }
            counts[try await outcome(of: caller, for: input), default: 0] += 1
          }
          return counts
        }
      }
      for _ in 0..<4 {
        group.addTask {
          try await resume(tasks * each / 4, of: suspension)
          return [:]
        }
      }
      return try await group.reduce(into: [Outcome: Int]()) { $0.merge($1, uniquingKeysWith: +) }
    }
    #expect(outcomes.values.reduce(0, +) == 10_000)
    #expect(outcomes[.answered, default: 0] >= 4000)
    #expect(outcomes[.failed, default: 0] >= 800)
    #expect(outcomes[.cancelled, default: 0] <= 4000)
    #expect(suspension.behavior.invocationCount == 10_000)
    #expect(reports.messages == [])
  }

  @Test func everyOneIsAnsweredInOrderWhereNobodyIsCancelled() async throws {
    let suspension = stub.on(any()).suspend()
    let sum = try await withThrowingTaskGroup(of: Int.self) { group in
      for input in 0..<1000 { group.addTask { [stub] in try await stub.invoke(input) } }
      group.addTask {
        for _ in 0..<1000 { try await suspension.arrival(within: .seconds(60)) }
        for answer in 0..<1000 { suspension.resume(returning: answer) }
        return 0
      }
      return try await group.reduce(0, +)
    }
    #expect(sum == 999 * 1000 / 2)
    #expect(reports.messages == [])
  }

  @Test func nobodyIsLeftWaitingWhereSuspensionsEndMeanwhile() async throws {
    for round in 0..<100 {
      var suspension: Suspension? = stub.on(any()).suspend()
      let callers = (0..<8).map { input in Task { [stub] in try await stub.invoke(input) } }
      let waiting = Task { [weak suspension] in try await suspension?.arrival() }
      if round.isMultiple(of: 2) { await Task.yield() }
      switch round % 3 {
      case 0: suspension?.dispose()
      case 1: stub.removeAll()
      default: break
      }
      suspension = nil
      for caller in callers {
        await #expect(throws: StubError.self) { try await caller.value }
      }
      _ = await waiting.result
    }
  }
}
