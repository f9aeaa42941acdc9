import Foundation
import Mocking
import Testing

/// What happens in the process of an exit test is told to the test; Swift Testing puts it at the line of the `#expect`.
@Suite(.verifyingMocks) struct ExitTests {
  @Test func unfulfilledInAnExitTest() async {
    await #expect(processExitsWith: .success) {  // fails in unfulfilledInAnExitTest: 1: expected once, recorded 0 times
      let mock = Mock<Int>(name: "Exit")
      mock.expect(1)
    }
  }

  @Test func unfulfilledWhenItExits() async {
    await #expect(processExitsWith: .exitCode(3)) {  // fails in unfulfilledWhenItExits: 1: expected once
      let mock = Mock<Int>(name: "Exit")
      mock.expect(1)
      exit(3)
    }
  }

  @Test func misusedInAnExitTest() async {
    await #expect(processExitsWith: .success) {  // fails in misusedInAnExitTest: Unexpected interaction with Exit: 1
      let mock = Mock<Int>(name: "Exit")
      await Task.detached { mock.record(1) }.value
    }
  }

  @Test func fulfilledInAnExitTest() async {
    await #expect(processExitsWith: .success) {
      let mock = Mock<Int>(name: "Exit")
      mock.expect(1)
      mock.record(1)
    }
  }
}
