import Foundation
import Mocking
import XCTest

/// Failures in the instant in which a test ends.
///
/// Each test is a run of its own: `.ci/check-late-failures` says how often.
final class Late: XCTestCase {
  func testOnAThreadThatNobodyWaitsFor() {
    let mock = Mock<Int>(name: "Late")
    later { fail(mock) }
  }

  func testOnEightThreadsAtOnce() {
    let mock = Mock<Int>(name: "Late")
    for _ in 1...8 { later { fail(mock) } }
  }

  func testOnEightThreadsThatAreWaitedFor() {
    let mock = Mock<Int>(name: "Late")
    DispatchQueue.concurrentPerform(iterations: 8) { _ in fail(mock) }
  }

  func testInATaskThatNobodyWaitsFor() async {
    let mock = Mock<Int>(name: "Late")
    Task.detached {
      try await Task.sleep(for: .seconds(delay))
      fail(mock)
    }
  }
}

/// Something fails while this one is torn down.
final class LateInTearDown: XCTestCase {
  private let mock = Mock<Int>(name: "Late")

  func testAwaitingIt() {}

  override func tearDown() async throws {
    fail(mock)
  }
}

/// Something fails between two classes, or in the one that comes after.
final class LateA: XCTestCase {
  func testA() {
    let mock = Mock<Int>(name: "Late")
    later { fail(mock) }
  }
}

final class LateB: XCTestCase {
  override class func setUp() { Thread.sleep(forTimeInterval: 0.001) }

  func testB() { Thread.sleep(forTimeInterval: 0.001) }
}

/// The class itself fails, which is not a test.
final class LateOfAClass: XCTestCase {
  nonisolated(unsafe) private static var mock: Mock<Int>?

  override class func setUp() {
    mock = Mock(name: "Late")
    fail(mock!)
  }

  func testPasses() {}

  override class func tearDown() { fail(mock!) }
}

/// Seconds until a failure.
private let delay = Double(ProcessInfo.processInfo.environment["DELAY_IN_MICROSECONDS"] ?? "0")! / 1e6

private func later(_ body: @escaping @Sendable () -> Void) {
  Thread.detachNewThread {
    Thread.sleep(forTimeInterval: delay)
    body()
  }
}

/// Fails, and says so once the failure has been reported: what is said more often than it is found was lost.
private func fail(_ mock: Mock<Int>) {
  mock.record(1)
  FileHandle.standardError.write(Data("[failed]\n".utf8))
}
