import Mocking
import Testing

/// A time that no clock can count is as good as for ever.
@Suite struct LongWaitsTests {
  private static let ever = [Duration.seconds(Int64.max), .seconds(1e18), .seconds(1e12)]

  @Test(arguments: ever) func aVerification(time: Duration) async {
    let observed = Observed<Int>()
    observed.mock.expect(1)
    await wait { await observed.mock.verify(delay: time) }
    await wait { await observed.mock.verify(delay: time, clock: SuspendingClock()) }
    await wait { await observed.mock.verify(after: time, clock: ContinuousClock()) }
    #expect(observed.count == 3)
    observed.mock.record(1)
    await observed.mock.verify(delay: time)
  }

  @Test(arguments: ever) func aWaitForAnInteraction(time: Duration) async {
    let observed = Observed<Int>(strict: false)
    await wait { await observed.mock.calls(1).verify(within: time) }
    #expect(observed.count == 1)
  }

  @Test(arguments: ever) func anArrival(time: Duration) async {
    let stub = Stub<Int, Int>()
    let suspension = stub.on(1).suspend(limit: time)
    await wait { _ = try? await suspension.arrival(within: time) }
    await wait { _ = try? await stub.invoke(1) }
  }

  /// Waits, and is cancelled soon.
  private func wait(_ body: @escaping @Sendable () async -> Void) async {
    let task = Task { await body() }
    try? await Task.sleep(for: .milliseconds(5))
    task.cancel()
    await task.value
  }
}
