import Foundation
import Mocking
import Testing

/// Failures in the instant in which a run ends.
///
/// Each test is a run of its own: `.ci/check-late-failures` says how often.
@Suite struct Late {
  @Test func onAQueue() {
    let mock = Mock<Int>(name: "Late")
    DispatchQueue.global().asyncAfter(deadline: .now() + delay) { fail(mock) }
  }

  @Test func onAThreadThatNobodyWaitsFor() {
    let mock = Mock<Int>(name: "Late")
    Thread.detachNewThread {
      Thread.sleep(forTimeInterval: delay)
      fail(mock)
    }
  }

  @Test func inATaskThatNobodyWaitsFor() {
    let mock = Mock<Int>(name: "Late")
    Task {
      try await Task.sleep(for: .seconds(delay))
      fail(mock)
    }
  }

  @Test func onEightThreadsAtOnce() {
    let mock = Mock<Int>(name: "Late")
    failOnEightThreads(mock)
  }

  @Test func onEightThreadsThatAreWaitedFor() {
    let mock = Mock<Int>(name: "Late")
    DispatchQueue.concurrentPerform(iterations: 8) { _ in fail(mock) }
  }
}

/// Seconds until a failure.
private let delay = Double(ProcessInfo.processInfo.environment["DELAY_IN_MICROSECONDS"] ?? "0")! / 1e6

private func failOnEightThreads(_ mock: Mock<Int>) {
  for _ in 1...8 {
    Thread.detachNewThread {
      Thread.sleep(forTimeInterval: delay)
      fail(mock)
    }
  }
}

/// Fails, and says so once the failure has been reported: what is said more often than it is found was lost.
private func fail(_ mock: Mock<Int>) {
  mock.record(1)
  FileHandle.standardError.write(Data("[failed]\n".utf8))
}
