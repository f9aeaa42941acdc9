import Mocking
import Testing

/// Each kind of failure is reported where it belongs.
@Suite struct Kinds {
  enum Call: Equatable { case ping, save(name: String, notify: Bool) }

  @Test func unexpected() {
    let mock = Mock<Call>()
    mock.expect(Call.save, "Alice", any())
    mock.record(.save(name: "Bob", notify: true))  // fails in unexpected: .name: expected "Alice", was "Bob"
  }

  @Test func rejected() {
    let mock = Mock<Call>(nice: true)
    mock.reject(.ping)
    mock.record(.ping)  // fails in rejected: Rejected interaction with Kinds: ping
  }

  @Test func unfulfilled() {
    let mock = Mock<Call>()
    mock.expect(.ping, times: 2...)
    mock.record(.ping)
    mock.verify()  // fails in unfulfilled: ping: expected at least twice, recorded once
  }

  @Test func unfulfilledAfterADelayOnTheThread() {
    let mock = Mock<Call>()
    mock.expect(.ping)
    mock.verify(delay: 0.05)  // fails in unfulfilledAfterADelayOnTheThread: recorded 0 times
  }

  @Test func unfulfilledAfterADelay() async {
    let mock = Mock<Call>()
    mock.expect(.ping)
    await mock.verify(delay: .milliseconds(50))  // fails in unfulfilledAfterADelay: recorded 0 times
  }

  @Test func cancelledWhileWaiting() async {
    let mock = Mock<Call>()
    mock.expect(.ping)
    let waiting = Task {
      await mock.verify(delay: .seconds(60))  // fails in cancelledWhileWaiting: task was cancelled
    }
    waiting.cancel()
    await waiting.value
  }

  @Test func negativeCount() {
    let mock = Mock<Call>()
    mock.expect(.ping, times: -1)  // fails in negativeCount: a count cannot be negative
    mock.verify()
  }

  @Test func emptyRange() {
    let mock = Mock<Call>()
    mock.expect(.ping, times: 2..<2)  // fails in emptyRange: no count lies in this range
    mock.verify()
  }

  @Test func negativeDelay() {
    let mock = Mock<Call>()
    mock.verify(delay: -1)  // fails in negativeDelay: Impossible delay for the verification of Kinds: -1.0 seconds
  }

  @Test func delayThatIsNoNumber() async {
    let mock = Mock<Call>()
    await mock.verify(delay: .nan)  // fails in delayThatIsNoNumber: nan seconds
  }

  @Test func aLongHistoryIsAttached() {
    let mock = Mock<Int>(nice: true)
    for number in 1...100 { mock.record(number) }
    mock.expect(7)
    mock.verify()  // fails in aLongHistoryIsAttached: recorded (100):
  }

  @Test func toAReporterOfItsOwn() {
    let mock = Mock<Call>(reporter: FailureReporter { _ in })
    mock.record(.ping)
  }
}
