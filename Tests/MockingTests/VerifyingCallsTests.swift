import Dispatch
import Mocking
import Testing

/// Verifying afterwards how many calls came, and whether anything else did.
@Suite struct VerifyingCallsTests {
  private enum Call: Equatable { case ping, fetch(id: Int), move(Int, Int) }

  private let observed = Observed<Call>(strict: false, name: "Spy")
  private var mock: Mock<Call> { observed.mock }

  @Test func countsByValueMatcherAndCase() {
    let id = 1
    for call in [.ping, .fetch(id: 1), .fetch(id: 2), .move(1, 2)] as [Call] { mock.record(call) }
    mock.verify(.ping)
    mock.verify(any(), times: 4)
    mock.verify(Call.fetch, times: 2...)
    mock.verify(Call.fetch, 1)
    mock.verify(Call.fetch, id)
    mock.verify(Call.move, any(), 2)
    mock.verify(Call.move, 1, 9, times: 0)
    #expect(observed.count == 0)
  }

  @Test func reportsAnotherCountWithWhatCameClosest() {
    mock.record(.ping)
    mock.record(.fetch(id: 2))
    mock.verify(Call.fetch, 1); let line = #line
    #expect(observed.lines == [line])
    #expect(
      observed.messages == [
        """
        An expectation of Spy was not fulfilled:
          fetch(id: 1): expected once, recorded 0 times
            closest: 2. fetch(id: 2)
              .id: expected 1, was 2
        recorded (2):
          1. ping
          2. fetch(id: 2)
        """
      ])
  }

  @Test func reportsTooMany() {
    for _ in 1...3 { mock.record(.ping) }
    mock.verify(.ping)
    #expect(observed.messages[0].contains("ping: expected once, recorded 3 times"))
  }

  @Test func anImpossibleCountIsReported() {
    mock.verify(.ping, times: -1)
    #expect(observed.messages == ["Impossible count for a verification of Spy: -1; a count cannot be negative."])
  }

  @Test func noMoreThanWhatWasVerifiedOrExpected() {
    mock.expect(.fetch(id: 1))
    mock.record(.fetch(id: 1))
    mock.record(.ping)
    mock.verify(.ping)
    mock.verifyNoMoreInteractions()
    #expect(observed.count == 0)
    mock.record(.fetch(id: 1))
    mock.record(.move(1, 2))
    mock.verifyNoMoreInteractions(); let line = #line
    #expect(observed.lines == [line])
    #expect(
      observed.messages == [
        """
        2 of 4 interactions with Spy were neither expected nor verified:
          3. fetch(id: 1)
          4. move(1, 2)
        """
      ])
  }

  @Test func whatWasReportedIsNotReportedAgain() {
    let strict = Observed<Int>()
    strict.mock.reject(2)
    strict.mock.record(1)
    strict.mock.record(2)
    strict.mock.verifyNoMoreInteractions()
    #expect(strict.count == 2)
  }

  @Test func verifyingAccountsForWhatMatchesWhateverItsCount() {
    mock.record(.ping)
    mock.verify(.ping, times: 3)
    mock.verifyNoMoreInteractions()
    #expect(observed.count == 1)
  }

  @Test func waitingForTheWholeTimeCatchesWhatComesTooMuch() async {
    let strict = Observed<Int>()
    strict.mock.expect(1)
    strict.mock.record(1)
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.02) { strict.mock.record(1) }
    let duration = await ContinuousClock().measure { await strict.mock.verify(after: .milliseconds(500)) }
    #expect(duration >= .milliseconds(500))
    #expect(strict.count == 1)
  }

  @Test func waitingForTheWholeTimeEndsWithItsTask() async {
    let waiting = Task { await mock.verify(after: .seconds(60)) }
    waiting.cancel()
    let duration = await ContinuousClock().measure { await waiting.value }
    #expect(duration < .seconds(30))
  }

  @Test func aNegativeTimeIsReported() async {
    await mock.verify(after: .seconds(-1))
    #expect(observed.messages[0].hasPrefix("Impossible delay for the verification of Spy: -1.0 seconds"))
  }
}
