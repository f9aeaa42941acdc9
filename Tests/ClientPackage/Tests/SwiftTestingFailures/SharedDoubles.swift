import Dispatch
import Mocking
import Testing

/// A double that tests share fails the test that misuses it, and not the one that made it.
@Suite(.serialized, .verifyingMocks) struct SharedDoubles {
  static let mock = Mock<Int>(ordered: false, name: "Shared")

  @Test func aMakesIt() {
    Self.mock.expect(1)
    Self.mock.record(1)
  }

  @Test func bMisusesIt() {
    Self.mock.record(2)  // fails in bMisusesIt: Unexpected interaction with Shared: 2
  }

  @Test func cMisusesItInATask() async {
    await Task {
      Self.mock.record(3)  // fails in cMisusesItInATask: Unexpected interaction with Shared: 3
    }.value
  }

  @Test func dExpectsInVain() {
    Self.mock.expect(4)  // fails in dExpectsInVain: 4: expected once, recorded 0 times
  }

  @Test func ePasses() {}
}

/// A double that is made where no test is known.
@Suite struct UnknownMaker {
  @Test func failsTheTestThatMisusesIt() async {
    let mock = await Task.detached { Mock<Int>(name: "Orphan") }.value
    mock.record(1)  // fails in failsTheTestThatMisusesIt: Unexpected interaction with Orphan: 1
    await Task.detached {
      mock.record(2)  // fails in an unknown test: From a double made while no test was known: Unexpected interaction
    }.value
  }
}
