import Dispatch
import Stubbing
import Testing

@testable import Mocking

/// Waiting for calls: `calls(…).verify(times:within:)`.
@Suite(.timeLimit(.minutes(1))) struct VerifyingCallsWithinTests {
  private enum Call: Equatable { case fetch(id: Int), move(Int, Int), ping }

  private let clock = ContinuousClock()
  private let observed = Observed<Call>(strict: false, name: "Spy")
  private var mock: Mock<Call> { observed.mock }

  /// Long enough that a test which waits for all of it is told apart from one that does not.
  private let long = Duration.seconds(600)

  /// Waits until somebody waits for the next record.
  private func someoneWaits<Interaction>(for mock: Mock<Interaction>) async {
    while mock.storage.withLock({ $0.core.listeners.isEmpty }) { await Task.yield() }
  }

  @Test func whatCameAlreadyCounts() async {
    mock.record(.fetch(id: 3))
    mock.record(.move(1, 2))
    let id = 3
    await mock.calls(.fetch(id: 3)).verify(within: .zero)
    await mock.calls(matches { $0 != .ping }).verify(times: 2, within: .zero)
    await mock.calls(Call.fetch).verify(within: .zero)
    await mock.calls(Call.fetch, id).verify(within: .zero)
    await mock.calls(Call.move, any(), 2).verify(within: .zero)
    #expect(observed.count == 0)
    await mock.calls(Call.move, any(), 3).verify(within: .zero)
    #expect(observed.count == 1)
  }

  @Test func returnsAtOnceWhereTheCountIsAllowed() async {
    mock.record(.ping)
    await mock.calls(.ping).verify(within: long)
    await mock.calls(.ping).verify(times: 0...1, within: long)
    await mock.calls(.fetch(id: 1)).verify(times: 0, within: long)
    #expect(observed.count == 0)
  }

  @Test func returnsAtOnceWhereTheCountIsTooHighForEver() async {
    mock.record(.ping)
    mock.record(.ping)
    await mock.calls(.ping).verify(within: long); let line = #line
    #expect(observed.lines == [line])
    #expect(observed.messages[0].contains("ping: expected once, recorded twice"))
  }

  @Test func returnsWhenTheLastOneComes() async {
    let waiting = Task { [observed, long] in await observed.mock.calls(.ping).verify(times: 2, within: long) }
    for call in [.ping, .fetch(id: 1), .ping] as [Call] {
      await someoneWaits(for: mock)
      mock.record(call)
    }
    await waiting.value
    #expect(observed.messages == [])
  }

  @Test func returnsWhenItBecomesTooMany() async {
    mock.record(.ping)
    let waiting = Task { [observed, long] in
      // From one to three at once: what matters is how many there are, and not how they came.
      await observed.mock.calls(.ping).verify(times: 2, within: long)
    }
    await someoneWaits(for: mock)
    mock.storage.withLock { state in
      for _ in 0..<2 {
        state.core.ledger.append(.open)
        state.interactions.append(.ping)
        state.numbers.append(InteractionNumber.next())
      }
    }
    mock.record(.fetch(id: 1))
    await waiting.value
    #expect(observed.messages.first?.contains("ping: expected twice, recorded 3 times") == true)
  }

  @Test func failsWhenTimeIsUp() async {
    mock.record(.fetch(id: 2))
    let duration = await clock.measure { await mock.calls(Call.fetch, 1).verify(within: .milliseconds(50)) }
    let line = #line - 1
    #expect(duration >= .milliseconds(50) && duration < .seconds(30))
    #expect(observed.lines == [line])
    #expect(
      observed.messages == [
        """
        An expectation of Spy was not fulfilled:
          fetch(id: 1): expected once, recorded 0 times
            closest: 1. fetch(id: 2)
              .id: expected 1, was 2
        recorded (1):
          1. fetch(id: 2)
        """
      ])
  }

  @Test func endsWithItsTaskAndSaysSo() async {
    let waiting = Task { [observed, long] in await observed.mock.calls(.ping).verify(within: long) }
    await someoneWaits(for: mock)
    waiting.cancel()
    await waiting.value
    #expect(observed.messages.first?.hasSuffix("\nThe task was cancelled, which ended the wait.") == true)
    #expect(mock.storage.withLock { $0.core.listeners.isEmpty })
  }

  @Test func aTaskThatIsCancelledAlreadyDoesNotWait() async {
    let mock = mock
    let waiting = Task { [observed, long] in
      while !Task.isCancelled { await Task.yield() }
      await observed.mock.calls(.ping).verify(within: long)
      observed.mock.record(.ping)
      await observed.mock.calls(.ping).verify(within: long)
    }
    waiting.cancel()
    await waiting.value
    #expect(observed.count == 1 && mock.calls(.ping).count == 1)
  }

  @Test func whatIsForgottenMeanwhileCountsNoMore() async {
    mock.record(.ping)
    let waiting = Task { [observed, long] in await observed.mock.calls(.ping).verify(times: 2, within: long) }
    await someoneWaits(for: mock)
    mock.clearInteractions()
    await someoneWaits(for: mock)
    mock.record(.ping)
    await someoneWaits(for: mock)
    mock.record(.ping)
    await waiting.value
    #expect(observed.messages == [])
  }

  @Test func severalMayWait() async {
    await withTaskGroup { group in
      for count in 1...12 {
        group.addTask { [observed, long] in
          await observed.mock.calls(Call.fetch).verify(times: count..., within: long)
        }
      }
      group.addTask { [observed] in
        for id in 0..<12 {
          await Task.yield()
          observed.mock.record(.fetch(id: id))
        }
      }
    }
    #expect(observed.messages == [])
    #expect(mock.storage.withLock { $0.core.listeners.isEmpty })
  }

  @Test func aThreadMayRecordWhatIsWaitedFor() async {
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.02) { [observed] in observed.mock.record(.ping) }
    await mock.calls(.ping).verify(within: long)
    #expect(observed.count == 0)
  }

  @Test(arguments: [true, false], [true, false]) func everyModeWakesThoseWhoWait(strict: Bool, ordered: Bool) async {
    let observed = Observed<Int>(strict: strict, ordered: ordered)
    observed.mock.expect(1)
    observed.mock.expect(2)
    let mock = observed.mock
    let waiting = Task { [long] in
      await mock.calls(1).verify(within: long)
      await mock.calls(2).verify(within: long)
      await mock.calls(3).verify(within: long)
    }
    for number in 1...3 {
      await someoneWaits(for: mock)
      mock.record(number)
    }
    await waiting.value
    // The third is unexpected in a strict mock, and wakes all the same.
    #expect(observed.count == (strict ? 1 : 0))
  }

  @Test func eachInteractionIsLookedAtOnceWhileItWaits() async {
    let asked = Locked(0)
    let mock = Mock<Int>(nice: true)
    let last: Matcher<Int> = matches { number in
      asked.withLock { $0 += 1 }
      return number == 11
    }
    let waiting = Task { [long] in await mock.calls(last).verify(within: long) }
    for number in 0..<12 {
      await someoneWaits(for: mock)
      mock.record(number)
    }
    await waiting.value
    // Once while it waited, and once to verify.
    #expect(asked.withLock { $0 } == 24)
  }

  @Test func impossibleTimesAndCountsAreReportedAtOnce() async {
    await mock.calls(.ping).verify(within: .seconds(-1)); let line = #line
    await mock.calls(.ping).verify(times: -1, within: long)
    #expect(observed.lines == [line, line + 1])
    #expect(observed.messages[0].hasPrefix("Impossible delay for the verification of Spy: -1.0 seconds"))
    #expect(observed.messages[1] == "Impossible count for a verification of Spy: -1; a count cannot be negative.")
  }

  @Test @MainActor func staysOnTheActorOfTheCaller() async {
    final class Unshared { var count = 0 }
    let unshared = Unshared()
    Task { [observed] in observed.mock.record(.ping) }
    await mock.calls(.ping).verify(within: long)
    unshared.count += 1
    #expect(observed.count == 0)
  }
}

/// While nothing is recorded, whoever waits does not run at all.
@Suite(.timeLimit(.minutes(1))) struct WakingTests {
  /// Runs the jobs of an actor one after another, and counts them.
  private final class CountingExecutor: SerialExecutor {
    private let queue = DispatchQueue(label: "counting")
    private let jobs = Locked(0)

    var count: Int { jobs.withLock { $0 } }

    func enqueue(_ job: UnownedJob) {
      jobs.withLock { $0 += 1 }
      queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }
  }

  private actor Waiting {
    let executor = CountingExecutor()
    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    func run(_ body: @Sendable (isolated Waiting) async -> Void) async { await body(self) }
  }

  @Test func whoWaitsIsWokenAndDoesNotPoll() async throws {
    let (mock, other, waiting) = (Mock<Int>(nice: true), Mock<Int>(nice: true), Waiting())
    let expected = mock.expect(2)
    let tasks = [
      Task { await waiting.run { _ in await mock.calls(1).verify(within: .seconds(600)) } },
      Task { await waiting.run { _ in await expected.verify(within: .seconds(600)) } },
      Task {
        await waiting.run { _ in await verifyInOrder(mock.calls(1), mock.calls(2), within: .seconds(600)) }
      },
    ]
    // Until all three have nothing more to do.
    var count = -1
    while count != waiting.executor.count || count < 3 {
      count = waiting.executor.count
      try await Task.sleep(for: .milliseconds(300))
    }
    for number in 0..<100 { other.record(number) }
    try await Task.sleep(for: .milliseconds(500))
    #expect(waiting.executor.count == count)
    mock.record(1)
    mock.record(2)
    for task in tasks { await task.value }
    // Woken by two records, and entered and left by three tasks.
    #expect(waiting.executor.count <= count + 12)
  }
}
