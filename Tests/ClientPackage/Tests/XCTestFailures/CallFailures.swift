import Mocking
import XCTest

/// Calls that nothing answers fail the running test, from any thread.
final class CallFailures: XCTestCase {
  func testUnansweredOnAQueue() {
    let stub = Stub<Int, String>(name: "names")
    let done = expectation(description: "done")
    DispatchQueue.global().async {
      _ = stub.call(7)  // fails in testUnansweredOnAQueue: names has no behavior that answers 7
      done.fulfill()
    }
    wait(for: [done], timeout: 5)
  }

  func testSwallowed() {
    let stub = Stub<Int, String>(name: "names")
    _ = try? stub.throwingCall(1)  // fails in testSwallowed: names has no behavior that answers 1
  }

  func testSwallowedOnAQueue() {
    let stub = Stub<Int, String>(name: "names")
    let done = expectation(description: "done")
    DispatchQueue.global().async {
      _ = try? stub.throwingCall(2)  // fails in testSwallowedOnAQueue: names has no behavior that answers 2
      done.fulfill()
    }
    wait(for: [done], timeout: 5)
  }

  func testSwallowedInADetachedTask() async {
    let stub = Stub<Int, String>(name: "names")
    await Task.detached {
      _ = try? await stub.throwingCall(3)  // fails in testSwallowedInADetachedTask: names has no behavior
    }.value
  }

  func testSwallowedOnAThread() {
    let stub = Stub<Int, String>(name: "names")
    let done = expectation(description: "done")
    Thread.detachNewThread {
      _ = try? stub.throwingCall(4)  // fails in testSwallowedOnAThread: names has no behavior that answers 4
      done.fulfill()
    }
    wait(for: [done], timeout: 5)
  }

  func testUnusedBehaviors() throws {
    verifyMocksAtTearDown(onUnused: .fail)
    let stub = Stub<Int, String>(name: "names")
    stub.on(3, return: "x")
    stub.on(4, return: "y")  // fails in testUnusedBehaviors: A behavior of names was never used: 4
    XCTAssertEqual(try stub.invoke(3), "x")
  }

  func testAnswered() throws {
    let stub = Stub<Int, String>()
    stub.on(3, return: "x")
    XCTAssertEqual(stub.call(3), "x")
  }
}
