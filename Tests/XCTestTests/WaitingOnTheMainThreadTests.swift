import Dispatch
import Mocking
import XCTest

/// A delayed verification on the main thread lets the main queue, timers and the main actor go on.
final class WaitingOnTheMainThreadTests: XCTestCase {
  func testIsWokenByTheMainQueue() {
    let mock = Mock<Int>()
    mock.expect(1)
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.03) { mock.record(1) }
    XCTAssertLessThan(seconds { mock.verify(delay: 60) }, 30)
  }

  func testIsWokenByABackgroundQueue() {
    let mock = Mock<Int>()
    mock.expect(1)
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.03) { mock.record(1) }
    XCTAssertLessThan(seconds { mock.verify(delay: .seconds(60)) }, 30)
  }

  func testIsWokenByATimer() {
    let mock = Mock<Int>()
    mock.expect(1)
    let timer = Timer.scheduledTimer(withTimeInterval: 0.03, repeats: false) { _ in mock.record(1) }
    XCTAssertLessThan(seconds { mock.verify(delay: 60) }, 30)
    timer.invalidate()
  }

  func testIsWokenByTheMainActor() {
    let mock = Mock<Int>()
    mock.expect(1)
    Task { @MainActor in
      try await Task.sleep(for: .milliseconds(30))
      mock.record(1)
    }
    XCTAssertLessThan(seconds { mock.verify(delay: 60) }, 30)
  }

  func testIsWokenByWhatTheMainQueueIsBusyWith() {
    let mock = Mock<Int>()
    mock.expect(1)
    let done = expectation(description: "verified")
    DispatchQueue.main.async {
      DispatchQueue.global().asyncAfter(deadline: .now() + 0.03) { mock.record(1) }
      mock.verify(delay: 60)
      done.fulfill()
    }
    wait(for: [done], timeout: 30)
  }

  func testWaitsNoLongerThanItsDelay() {
    let failed = expectation(description: "failed")
    let mock = Mock<Int>(reporter: FailureReporter { _ in failed.fulfill() })
    mock.expect(1)
    let duration = seconds { mock.verify(delay: 0.05) }
    XCTAssertGreaterThanOrEqual(duration, 0.05)
    XCTAssertLessThan(duration, 30)
    wait(for: [failed], timeout: 0)
  }

  private func seconds(_ body: () -> Void) -> Double {
    ContinuousClock().measure(body) / .seconds(1)
  }
}
