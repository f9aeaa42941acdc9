import Dispatch
import Mocking
import Testing

@Suite struct WaitingTests {
  private let clock = ContinuousClock()

  @Test func returnsWhenTheLastExpectationIsMet() async {
    let observed = Observed<Int>()
    observed.mock.expect(1)
    observed.mock.expect(2)
    Task.detached {
      try await Task.sleep(for: .milliseconds(30))
      observed.mock.record(1)
      observed.mock.record(2)
    }
    let duration = await clock.measure { await observed.mock.verify(delay: .seconds(60)) }
    #expect(duration >= .milliseconds(30) && duration < .seconds(30))
    #expect(observed.count == 0)
  }

  @Test func returnsAtOnceWhenFulfilledAlready() async {
    let observed = Observed<Int>()
    let duration = await clock.measure { await observed.mock.verify(delay: 60) }
    #expect(duration < .seconds(30))
  }

  @Test func reportsWhatIsUnfulfilledWhenTimeIsUp() async {
    let observed = Observed<Int>()
    observed.mock.expect(1)
    let duration = await clock.measure { await observed.mock.verify(delay: 0.05) }
    #expect(duration >= .milliseconds(50))
    #expect(observed.count == 1)
  }

  @Test func endsAtOnceWhenTheTaskIsCancelled() async {
    let observed = Observed<Int>()
    observed.mock.expect(1)
    let waiting = Task { await observed.mock.verify(delay: .seconds(60)) }
    try? await Task.sleep(for: .milliseconds(20))
    let duration = await clock.measure {
      waiting.cancel()
      await waiting.value
    }
    #expect(duration < .seconds(30))
    #expect(observed.messages.first?.hasSuffix("The task was cancelled, which ended the wait.") == true)
  }

  @Test func waitsOnAnyClock() async {
    let observed = Observed<Int>()
    observed.mock.expect(1)
    await observed.mock.verify(delay: .milliseconds(20), clock: SuspendingClock())
    #expect(observed.count == 1)
  }

  @Test func manyWaitersAreWokenTogether() async {
    let observed = Observed<Int>()
    observed.mock.expect(1)
    await withTaskGroup { group in
      for _ in 0..<100 { group.addTask { await observed.mock.verify(delay: .seconds(60)) } }
      group.addTask {
        try? await Task.sleep(for: .milliseconds(20))
        observed.mock.record(1)
      }
    }
    #expect(observed.count == 0)
  }

  @Test func wakesAThreadThatWaits() async {
    let observed = Observed<Int>()
    observed.mock.expect(1)
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.03) { observed.mock.record(1) }
    let duration = await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        continuation.resume(returning: ContinuousClock().measure { observed.mock.verify(delay: 60) })
      }
    }
    // Not how long at the least: a busy machine may begin to wait when it is nearly over.
    #expect(duration < .seconds(30))
    #expect(observed.count == 0)
  }

  @Test func aThreadWaitsNoLongerThanItsDelay() async {
    let observed = Observed<Int>()
    observed.mock.expect(1)
    let duration = await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        continuation.resume(returning: ContinuousClock().measure { observed.mock.verify(delay: .milliseconds(50)) })
      }
    }
    #expect(duration >= .milliseconds(50) && duration < .seconds(30))
    #expect(observed.count == 1)
  }

  @Test(arguments: [-1, Double.nan, -Double.infinity, Double.infinity])
  func anImpossibleDelayIsReportedAtOnce(delay: Double) async {
    let observed = Observed<Int>()
    observed.mock.expect(1)
    await observed.mock.verify(delay: delay); let line = #line
    #expect(observed.lines == [line])
    #expect(observed.messages[0].hasPrefix("Impossible delay for the verification of Fake"))
  }

  @Test func anImpossibleDelayLosesNothing() async {
    let observed = Observed<Int>()
    observed.mock.expect(1)
    observed.mock.record(1)
    await observed.mock.verify(delay: .seconds(-1))
    observed.mock.verify()
    #expect(observed.count == 1)
  }

  @Test func aHugeDelayIsAsGoodAsForEver() async {
    let observed = Observed<Int>()
    observed.mock.expect(1)
    Task.detached {
      try await Task.sleep(for: .milliseconds(20))
      observed.mock.record(1)
    }
    await observed.mock.verify(delay: .greatestFiniteMagnitude)
    #expect(observed.count == 0)
  }

  @Test @MainActor func staysOnTheActorOfTheCaller() async {
    final class Unshared {}
    let mock = Mock<ObjectIdentifier>()
    let object = Unshared()
    mock.expect(ObjectIdentifier(object))
    Task { mock.record(ObjectIdentifier(object)) }
    await mock.verify(delay: .seconds(60))
  }
}
