import Dispatch
import Mocking
import Stubbing
import Testing

/// A user's code runs outside the lock, so it may use the same mock.
@Suite(.timeLimit(.minutes(1))) struct ReentrancyTests {
  @Test func aMatcherMayRecordInTheSameMock() {
    let observed = Observed<Int>(strict: false, ordered: false)
    let mock = observed.mock
    mock.expect(
      matches {
        if $0 < 3 { mock.record($0 + 1) }; return $0 == 3
      }, times: 1)
    mock.record(0)
    mock.verify()
    #expect(observed.count == 0)
  }

  @Test func aMatcherMayExpectAndVerify() {
    let observed = Observed<Int>(strict: false, ordered: false)
    let mock = observed.mock
    mock.expect(
      matches { number in
        if number == 1 { mock.expect(2) }
        return number == 1
      })
    mock.record(1)
    mock.record(2)
    mock.verify()
    #expect(observed.count == 0)
  }

  @Test func aReporterMayUseTheMock() {
    let box = Locked<Mock<Int>?>(nil)
    let mock = Mock<Int>(
      reporter: FailureReporter { _ in
        box.withLock { $0 }?.expect(7)
      })
    box.withLock { $0 = mock }
    mock.record(1)
    box.withLock { $0 = nil }
    mock.record(7)
    mock.verify()
  }

  @Test func aDescriptionMayUseTheMock() {
    struct Chatty: Equatable, Sendable, CustomStringConvertible {
      let number: Int
      let talk: Ignored<@Sendable () -> Void>
      var description: String { talk.value(); return "chatty \(number)" }
    }
    let observed = Observed<Chatty>()
    let mock = observed.mock
    let chatty = Chatty(number: 1, talk: Ignored { mock.expect(any()) })
    mock.record(chatty)
    #expect(observed.messages.first?.contains("chatty 1") == true)
  }

  @Test func resettingWhileAMatcherLooksStartsOver() {
    let observed = Observed<Int>(strict: true, ordered: false)
    let mock = observed.mock
    let isFirst = Locked(true)
    mock.expect(
      matches { _ in
        let shouldReset = isFirst.withLock { isFirst in
          defer { isFirst = false }
          return isFirst
        }
        if shouldReset {
          mock.reset()
          mock.expect(5)
        }
        return true
      })
    mock.record(5)
    mock.verify()
    #expect(observed.count == 0)
  }
}
