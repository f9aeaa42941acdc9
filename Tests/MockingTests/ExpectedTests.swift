import Stubbing
import Testing

@testable import Mocking

/// What `expect` returns: how far an expectation is met, waiting for it, and taking it back.
@Suite(.timeLimit(.minutes(1))) struct ExpectedTests {
  private let long = Duration.seconds(600)

  private func someoneWaits(for mock: Mock<Int>) async {
    while mock.storage.withLock({ $0.core.listeners.isEmpty }) { await Task.yield() }
  }

  @Test(arguments: [true, false], [true, false]) func countsWhatIsCountedForIt(strict: Bool, ordered: Bool) {
    let observed = Observed<Int>(strict: strict, ordered: ordered)
    let (one, two) = (observed.mock.expect(1, times: 2...3), observed.mock.expect(2, times: 0...1))
    #expect(one.count == 0 && !one.isFulfilled && two.count == 0 && two.isFulfilled)
    observed.mock.record(1)
    #expect(one.count == 1 && !one.isFulfilled)
    observed.mock.record(1)
    observed.mock.record(2)
    #expect(one.count == 2 && one.isFulfilled && two.count == 1)
    observed.mock.verify()
    #expect(observed.count == 0)
  }

  @Test func aCallThatAnotherNeedsMovesThere() {
    let observed = Observed<Int>(ordered: false)
    let (anyone, five) = (observed.mock.expect(any()), observed.mock.expect(5))
    observed.mock.record(5)
    #expect(anyone.count == 1 && five.count == 0)
    observed.mock.record(6)
    #expect(anyone.count == 1 && five.count == 1 && anyone.isFulfilled && five.isFulfilled)
  }

  @Test func whatIsForgottenCountsNoMore() {
    let observed = Observed<Int>()
    let one = observed.mock.expect(1)
    observed.mock.record(1)
    observed.mock.clearInteractions()
    #expect(one.count == 0 && !one.isFulfilled)
    observed.mock.record(1)
    #expect(one.count == 1 && one.isFulfilled)
    observed.mock.clearExpectations()
    // Nothing is expected any more, so nothing is missing.
    #expect(one.count == 0 && one.isFulfilled)
    one.dispose()
    #expect(one.count == 0 && one.isFulfilled)
  }

  @Test func ofACaseAndOfDoublesToo() {
    let double = TestDouble<SampleCall>(name: "Double", reporter: FailureLog().reporter)
    let (fetched, sent) = (double.expect(SampleCall.fetch, 1), double.expect(SampleCall.send, "a", any()))
    double.record(.fetch(id: 1))
    double.record(.send("b", to: []))
    #expect(fetched.count == 1 && fetched.isFulfilled && sent.count == 0 && !sent.isFulfilled)
  }

  @Test func whatCannotBeMeantIsNeverMet() async {
    let observed = Observed<Int>()
    let impossible = observed.mock.expect(1, times: -1)
    #expect(observed.count == 1)
    #expect(impossible.count == 0 && !impossible.isFulfilled)
    await impossible.verify(within: long)
    impossible.dispose()
    observed.mock.verify()
    // It was reported where it was given, and no more.
    #expect(observed.count == 1)
  }

  // MARK: - Waiting

  @Test func returnsAtOnceWhereItIsMet() async {
    let observed = Observed<Int>(ordered: false)
    let (one, two) = (observed.mock.expect(1), observed.mock.expect(2, times: 0...))
    observed.mock.record(1)
    await one.verify(within: long)
    await two.verify(within: long)
    #expect(observed.count == 0)
  }

  @Test(arguments: [true, false], [true, false]) func returnsWhenItIsMet(strict: Bool, ordered: Bool) async {
    let observed = Observed<Int>(strict: strict, ordered: ordered)
    let one = observed.mock.expect(1, times: 2...)
    let other = observed.mock.expect(2)
    let waiting = Task { [long] in await one.verify(within: long) }
    for _ in 0..<2 {
      await someoneWaits(for: observed.mock)
      observed.mock.record(1)
    }
    await waiting.value
    #expect(observed.count == 0 && one.isFulfilled && !other.isFulfilled)
  }

  @Test func failsWhenTimeIsUpForItselfAlone() async {
    let observed = Observed<Int>(ordered: false)
    let one = observed.mock.expect(1, times: 2)
    observed.mock.expect(2)
    observed.mock.record(1)
    let duration = await ContinuousClock().measure { await one.verify(within: .milliseconds(50)) }
    let line = #line - 1
    #expect(duration >= .milliseconds(50) && duration < .seconds(30))
    #expect(observed.lines == [line])
    #expect(
      observed.messages == [
        """
        An expectation of Fake was not fulfilled:
          1: expected twice, recorded once
        recorded (1):
          1. 1
        """
      ])
  }

  @Test func endsWithItsTaskAndSaysSo() async {
    let observed = Observed<Int>()
    let one = observed.mock.expect(1)
    let waiting = Task { [long] in await one.verify(within: long) }
    await someoneWaits(for: observed.mock)
    waiting.cancel()
    await waiting.value
    #expect(observed.messages.first?.hasSuffix("\nThe task was cancelled, which ended the wait.") == true)
  }

  @Test func severalMayWait() async {
    let observed = Observed<Int>(ordered: false)
    await withTaskGroup { group in
      for number in 0..<12 {
        let expected = observed.mock.expect(number % 6)
        group.addTask { [long] in await expected.verify(within: long) }
      }
      group.addTask {
        for number in 0..<12 {
          await Task.yield()
          observed.mock.record(number % 6)
        }
      }
    }
    #expect(observed.messages == [])
  }

  @Test func whatIsTakenBackOrForgottenIsNotWaitedFor() async {
    let observed = Observed<Int>(ordered: false)
    for forget in [{ $0.dispose() }, { $0.mock.clearExpectations() }, { $0.mock.reset() }]
      as [@Sendable (Expected<Int, Void, RecordsOnly>) -> Void]
    {
      let one = observed.mock.expect(1)
      let waiting = Task { [long] in await one.verify(within: long) }
      await someoneWaits(for: observed.mock)
      forget(one)
      await waiting.value
    }
    #expect(observed.messages == [])
  }

  @Test func anImpossibleTimeIsReportedAtOnce() async {
    let observed = Observed<Int>()
    let one = observed.mock.expect(1)
    await one.verify(within: .seconds(-1)); let line = #line
    #expect(observed.lines == [line] && observed.messages[0].hasPrefix("Impossible delay"))
  }

  @Test func whatWasWaitedForIsNotReportedAgainAtTheEnd() async throws {
    let log = FailureLog()
    let test = try #require(Test.current)
    try await VerifyingMocks.verifyingMocks.provideScope(for: test, testCase: nil) {
      let mock = Mock<Int>(ordered: false, reporter: log.reporter)
      let one = mock.expect(1)
      mock.expect(2)
      await one.verify(within: .zero)
      #expect(log.all.count == 1)
    }
    #expect(log.all.count == 2)
  }

  // MARK: - Taking it back

  @Test(arguments: [true, false], [true, false])
  func whatIsTakenBackIsNotMissedAndNotExpected(strict: Bool, ordered: Bool) {
    let observed = Observed<Int>(strict: strict, ordered: ordered)
    let (one, two) = (observed.mock.expect(1), observed.mock.expect(2))
    one.dispose()
    one.dispose()
    #expect(one.isFulfilled && one.count == 0)
    observed.mock.record(2)
    observed.mock.verify()
    #expect(observed.count == 0 && two.isFulfilled)
    observed.mock.record(1)
    #expect(observed.count == (strict ? 1 : 0))
  }

  @Test(arguments: [true, false], [true, false])
  func whatItHasCountedStaysCounted(strict: Bool, ordered: Bool) {
    let observed = Observed<Int>(strict: strict, ordered: ordered)
    let one = observed.mock.expect(1, times: 3)
    observed.mock.expect(2)
    observed.mock.record(1)
    one.dispose()
    #expect(one.count == 1 && one.isFulfilled)
    observed.mock.record(2)
    observed.mock.verify()
    observed.mock.verifyNoMoreInteractions()
    #expect(observed.count == 0)
  }

  @Test func aMockThatWaitsIsWoken() async {
    let observed = Observed<Int>()
    let one = observed.mock.expect(1)
    let waiting = Task { [long] in await observed.mock.verify(delay: long) }
    while observed.mock.storage.withLock({ $0.core.waiters.isEmpty }) { await Task.yield() }
    one.dispose()
    await waiting.value
    #expect(observed.count == 0)
  }

  @Test func anOrderGoesOnWithoutIt() {
    let order = InOrder()
    let (first, second) = (Observed<Int>(strict: false), Observed<Int>(strict: false))
    let one = first.mock.expect(1, in: order)
    second.mock.expect(2, in: order)
    one.dispose()
    second.mock.record(2)
    second.mock.verify()
    #expect(first.count + second.count == 0)
  }

  @Test func itMayBeTakenBackWhileItIsAsked() {
    let observed = Observed<Int>(strict: false, ordered: false)
    let taken = Locked<Expected<Int, Int, RecordsOnly>?>(nil)
    let one = observed.mock.expect(
      matches { _ in
        taken.withLock { $0 }?.dispose()
        return true
      })
    taken.withLock { $0 = one }
    observed.mock.record(1)
    #expect(one.count == 0)
    observed.mock.verify()
    taken.withLock { $0 = nil }
    #expect(observed.count == 0)
  }
}
