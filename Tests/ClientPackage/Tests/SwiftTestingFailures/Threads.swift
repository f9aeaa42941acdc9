import Dispatch
import Mocking
import Testing

/// Failures found on every kind of thread and task belong to the test that made the mock.
@Suite struct Threads {
  enum Call: Equatable { case ping, pong }

  @Test func onTheTestsTask() {
    let mock = Mock<Call>()
    mock.record(.ping)  // fails in onTheTestsTask: Unexpected interaction with Threads: ping
  }

  @Test func inAChildTask() async {
    let mock = Mock<Call>()
    await withTaskGroup { group in
      group.addTask {
        mock.record(.ping)  // fails in inAChildTask: Unexpected interaction with Threads: ping
      }
    }
  }

  @Test func inAnUnstructuredTask() async {
    let mock = Mock<Call>()
    await Task {
      mock.record(.ping)  // fails in inAnUnstructuredTask: Unexpected interaction with Threads: ping
    }.value
  }

  @Test func inADetachedTask() async {
    let mock = Mock<Call>()
    await Task.detached {
      mock.record(.ping)  // fails in inADetachedTask: Unexpected interaction with Threads: ping
    }.value
  }

  @Test func onAQueue() {
    let mock = Mock<Call>()
    DispatchQueue.global().sync {}
    let done = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
      mock.record(.ping)  // fails in onAQueue: Unexpected interaction with Threads: ping
      done.signal()
    }
    done.wait()
  }

  @Test func onAQueueAfterTheTestHasEnded() {
    let mock = Mock<Call>()
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.3) {
      mock.record(.ping)  // fails in onAQueueAfterTheTestHasEnded: Unexpected interaction with Threads: ping
    }
  }

  @Test func keepsTheRunGoingUntilThen() async throws {
    try await Task.sleep(for: .seconds(1))
  }

  @Test @MainActor func onTheMainActor() async {
    let mock = Mock<Call>()
    await Task.detached {
      await MainActor.run {
        mock.record(.ping)  // fails in onTheMainActor: Unexpected interaction with Threads: ping
      }
    }.value
  }

  @Test(arguments: [1, 2]) func inOneOfTwoCases(number: Int) async {
    let mock = Mock<Int>(name: "Case \(number)")
    mock.expect(1)
    await Task.detached {
      mock.record(number)  // fails in inOneOfTwoCases: Unexpected interaction with Case 2: 2
    }.value
    if number == 1 { mock.verify() }
  }

  @Test func reportsTheCauseBeforeTheVerification() async {
    let mock = Mock<Call>()
    mock.expect(.ping)
    await Task.detached {
      mock.record(.pong)  // fails in reportsTheCauseBeforeTheVerification: Unexpected interaction with Threads: pong
    }.value
    mock.verify()  // fails in reportsTheCauseBeforeTheVerification: The expectation of Threads was not fulfilled:
  }

  @Test func passes() async {
    let mock = Mock<Call>()
    mock.expect(.ping)
    await Task.detached { mock.record(.ping) }.value
    mock.verify()
  }
}
