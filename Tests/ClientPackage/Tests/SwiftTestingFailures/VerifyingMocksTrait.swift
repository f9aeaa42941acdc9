import Mocking
import Testing

/// The mocks of each test are verified when it ends.
@Suite(.verifyingMocks) struct VerifyingMocksTrait {
  enum Call: Equatable { case ping, pong }

  private let property = Mock<Call>(nice: true)

  @Test func unfulfilled() {
    let mock = Mock<Call>()
    mock.expect(.ping)  // fails in unfulfilled: ping: expected once, recorded 0 times
    mock.expect(.pong)  // fails in unfulfilled: pong: expected once, recorded 0 times
  }

  @Test func unfulfilledInAProperty() {
    property.expect(.ping)  // fails in unfulfilledInAProperty: ping: expected once, recorded 0 times
  }

  @Test func unfulfilledInAChildTask() async {
    async let done: Void = {
      let mock = Mock<Call>()
      mock.expect(.ping)  // fails in unfulfilledInAChildTask: ping: expected once, recorded 0 times
    }()
    await done
  }

  @Test(arguments: [1, 2]) func unfulfilledInOneCase(number: Int) {
    let mock = Mock<Int>(nice: true)
    mock.expect(1)  // fails in unfulfilledInOneCase: 1: expected once, recorded 0 times
    mock.record(number)
  }

  @Test func reportedOnceOnly() {
    let mock = Mock<Call>()
    mock.expect(.ping)
    mock.verify()  // fails in reportedOnceOnly: ping: expected once, recorded 0 times
  }

  @Test func verifiedThoughTheTestThrows() throws {  // fails in verifiedThoughTheTestThrows: Caught error: Problem()
    struct Problem: Error {}
    let mock = Mock<Call>()
    mock.expect(.ping)  // fails in verifiedThoughTheTestThrows: ping: expected once, recorded 0 times
    throw Problem()
  }

  @Test func fulfilled() async {
    let mock = Mock<Call>()
    mock.expect(.ping)
    await Task { mock.record(.ping) }.value
  }

  @Suite struct Inner {
    @Test func unfulfilledInASuiteInside() {
      let mock = Mock<Call>()
      mock.expect(.ping)  // fails in unfulfilledInASuiteInside: ping: expected once, recorded 0 times
    }
  }
}

/// The trait of a single test is for that test alone.
@Suite struct VerifyingMocksOfOneTest {
  @Test(.verifyingMocks) func unfulfilledWithTheTrait() {
    let mock = Mock<Int>()
    mock.expect(1)  // fails in unfulfilledWithTheTrait: 1: expected once, recorded 0 times
  }

  @Test func unfulfilledWithoutTheTrait() {
    let mock = Mock<Int>()
    mock.expect(1)
  }
}
