import Dispatch
import Mocking
import XCTest

/// Mocks in stored properties of a test case, which XCTest makes before any test, belong to it.
final class PropertyFailures: XCTestCase {
  private final class Cat {
    let mock = Mock<Int>(name: "Cat")
  }

  private let mock = Mock<Int>(nice: true, name: "Dog")
  private let double = TestDouble<Int>(name: "Owl")
  private let cat = Cat()
  private var optional: Mock<Int>? = Mock(name: "Fox")
  private let several = [Mock<Int>(name: "Bee"), Mock<Int>(name: "Bug")]
  private lazy var never: Mock<Int> = Mock(name: "Never")

  override func setUp() {
    verifyMocksAtTearDown()
  }

  func testInAProperty() {
    mock.expect(1)  // fails in testInAProperty: 1: expected once, recorded 0 times
  }

  func testInTheOthers() {
    double.expect(1)  // fails in testInTheOthers: 1: expected once, recorded 0 times
    cat.mock.expect(2)  // fails in testInTheOthers: 2: expected once, recorded 0 times
    optional?.expect(3)  // fails in testInTheOthers: 3: expected once, recorded 0 times
    several[1].expect(4)  // fails in testInTheOthers: 4: expected once, recorded 0 times
  }

  func testInAChildOfATestCase() {}

  func testMisused() {
    mock.reject(1)
    mock.record(1)  // fails in testMisused: Rejected interaction with Dog: 1
  }

  func testFulfilled() {
    mock.expect(1)
    mock.record(1)
  }
}

/// A double that tests share fails the test that runs, and names the one that made it.
final class SharedDoubleFailures: XCTestCase {
  private static let mock = Mock<Int>(name: "Shared")

  func testAMakesIt() {
    Self.mock.expect(1)
    Self.mock.record(1)
  }

  func testBMisusesIt() {
    Self.mock.record(2)  // fails in testBMisusesIt: From a double made in SharedDoubleFailures.testAMakesIt: Unexpected
  }

  func testCMisusesItOnAQueue() {
    let done = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
      Self.mock.record(3)  // fails in testCMisusesItOnAQueue: From a double made in SharedDoubleFailures.testAMakes
      done.signal()
    }
    done.wait()
  }
}

/// Failures in each stage of a teardown belong to the test.
final class TearDownStages: XCTestCase {
  private let mock = Mock<Int>(name: "Dog")

  override func tearDown() {
    mock.record(1)  // fails in testTearsDown: Unexpected interaction with Dog: 1
  }

  override func tearDown() async throws {
    mock.record(2)  // fails in testTearsDown: Unexpected interaction with Dog: 2
    await Task.detached { [mock] in
      mock.record(3)  // fails in testTearsDown: Unexpected interaction with Dog: 3
    }.value
  }

  func testTearsDown() {
    addTeardownBlock { [mock] in
      mock.record(4)  // fails in testTearsDown: Unexpected interaction with Dog: 4
    }
  }
}
