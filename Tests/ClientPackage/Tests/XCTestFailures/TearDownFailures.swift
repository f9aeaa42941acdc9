import Mocking
import XCTest

/// Mocks are verified when their test is torn down.
final class TearDownFailures: XCTestCase {
  private let property = Mock<Int>(nice: true)

  override func setUp() {
    verifyMocksAtTearDown()
  }

  func testEveryMockMadeInTheTest() {
    let mock = Mock<Int>()
    mock.expect(1)  // fails in testEveryMockMadeInTheTest: 1: expected once, recorded 0 times
    mock.expect(2)  // fails in testEveryMockMadeInTheTest: 2: expected once, recorded 0 times
  }

  func testEveryMockMadeInAnAsynchronousTest() async {
    let mock = Mock<Int>()
    mock.expect(1)  // fails in testEveryMockMadeInAnAsynchronousTest: 1: expected once, recorded 0 times
  }

  func testMocksThatAreNamed() {
    verifyAtTearDown(property, Mock<String>())
    property.expect(3)  // fails in testMocksThatAreNamed: 3: expected once, recorded 0 times
  }

  func testWhatWasVerifiedIsReportedOnce() {
    let mock = Mock<Int>()
    mock.expect(1)
    mock.verify()  // fails in testWhatWasVerifiedIsReportedOnce: 1: expected once, recorded 0 times
  }

  func testFulfilled() {
    let mock = Mock<Int>()
    mock.expect(1)
    mock.record(1)
  }
}
