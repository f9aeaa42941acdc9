import Dispatch
import Mocking
import XCTest

/// Failures found on every kind of thread and task fail the XCTest case that runs.
final class XCTestFailures: XCTestCase {
  enum Call: Equatable { case ping, pong }

  func testOnTheTestsThread() {
    let mock = Mock<Call>()
    mock.record(.ping)  // fails in testOnTheTestsThread: Unexpected interaction with XCTestFailures: ping
  }

  func testOnAQueue() {
    let mock = Mock<Call>()
    let done = expectation(description: "recorded")
    DispatchQueue.global().async {
      mock.record(.ping)  // fails in testOnAQueue: Unexpected interaction with XCTestFailures: ping
      done.fulfill()
    }
    wait(for: [done], timeout: 5)
  }

  func testInADetachedTask() async {
    let mock = Mock<Call>()
    await Task.detached {
      mock.record(.ping)  // fails in testInADetachedTask: Unexpected interaction with XCTestFailures: ping
    }.value
  }

  func testUnfulfilled() {
    let mock = Mock<Call>()
    mock.expect(.ping)
    mock.verify()  // fails in testUnfulfilled: ping: expected once, recorded 0 times
  }

  func testUnfulfilledAfterADelay() {
    let mock = Mock<Call>()
    mock.expect(.ping)
    mock.verify(delay: 0.05)  // fails in testUnfulfilledAfterADelay: ping: expected once, recorded 0 times
  }

  func testUnfulfilledAfterADelayInATask() async {
    let mock = Mock<Call>()
    mock.expect(.ping)
    await mock.verify(delay: 0.05)  // fails in testUnfulfilledAfterADelayInATask: ping: expected once, recorded 0 times
  }

  @MainActor func testOnTheMainActor() async {
    let mock = Mock<Call>()
    mock.record(.ping)  // fails in testOnTheMainActor: Unexpected interaction with XCTestFailures: ping
  }

  func testImpossibleCount() {
    let mock = Mock<Call>()
    mock.expect(.ping, times: -2 ... -1)  // fails in testImpossibleCount: a count cannot be negative
  }

  func testPassesWithADelayOnTheMainQueue() {
    let mock = Mock<Call>()
    mock.expect(.ping)
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { mock.record(.ping) }
    mock.verify(delay: 5)
  }

  func testPassesWithADelayOnABackgroundQueue() {
    let mock = Mock<Call>()
    mock.expect(.ping)
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.1) { mock.record(.ping) }
    mock.verify(delay: 5)
  }
}
