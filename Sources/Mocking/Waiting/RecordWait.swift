/// A mock of whatever interactions.
protocol Recorder: AnyObject {
  var name: String { get }
  /// Which time of recording it is.
  var era: Int { get }
  func isPossible(delay: Duration, at location: CodeLocation) -> Bool
  func report(_ message: String, at location: CodeLocation)
  /// Wakes a signal with the next record, or with the next change of expectations.
  func addListener(_ signal: TaskSignal) -> Int
  /// Takes a signal back that was not woken.
  func removeListener(_ ticket: Int)
}

extension Mock: Recorder {
  var era: Int { storage.withLock { $0.core.ledger.era } }

  func report(_ message: String, at location: CodeLocation) { report(message, at: location, history: []) }

  func addListener(_ signal: TaskSignal) -> Int {
    storage.withLock { $0.core.listeners.add(Waiter { signal.fire() }) }
  }

  func removeListener(_ ticket: Int) { storage.withLock { $0.core.listeners.remove(ticket) } }
}

/// Waits until a condition holds, which is asked again after each record, the time is over or the task is cancelled.
func waitForRecords(
  of mocks: [any Recorder], within time: Duration, isolation: isolated (any Actor)? = #isolation,
  until condition: () -> Bool
) async {
  if condition() { return }
  let deadline = Deadline()
  let timer = Task {
    await ContinuousClock().sleepUnlessCancelled(for: time)
    deadline.pass()
  }
  defer { timer.cancel() }
  while true {
    let signal = TaskSignal()
    let tickets = mocks.map { $0.addListener(signal) }
    defer { for (mock, ticket) in zip(mocks, tickets) { mock.removeListener(ticket) } }
    // Asked once more, since what came before the listeners did not wake them.
    if condition() || Task.isCancelled || !deadline.wakes(signal) { return }
    await signal.wait(isolation: isolation)
  }
}

/// The end of a wait, which wakes whatever signal is waited on when it comes.
private final class Deadline: Sendable {
  private let state = Locked((hasPassed: false, signal: TaskSignal?.none))

  /// Takes note of what to wake; false where the time is over.
  func wakes(_ signal: TaskSignal) -> Bool {
    // Returned, so that nothing is released under the lock.
    let (hasPassed, _) = state.withLock { state in
      defer { state.signal = signal }
      return state
    }
    return !hasPassed
  }

  func pass() {
    let (_, signal) = state.withLock { state in
      defer { state = (true, nil) }
      return state
    }
    signal?.fire()
  }
}
