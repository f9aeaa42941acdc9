/// What can wake those who wait for records: a mock of whatever interactions.
protocol RecordNotifying {
  /// Wakes a signal with the next record, or with the next change of expectations.
  func addListener(_ signal: TaskSignal) -> Int
  /// Takes a signal back that was not woken.
  func removeListener(_ ticket: Int)
}

extension Mock: RecordNotifying {
  func addListener(_ signal: TaskSignal) -> Int {
    storage.withLock { $0.core.listeners.add(Waiter { signal.fire() }) }
  }

  func removeListener(_ ticket: Int) {
    storage.withLock { $0.core.listeners.remove(ticket) }
  }
}

/// Waits until a condition holds, which is asked again after each record of some mocks.
///
/// Returns when the time is over or the task is cancelled, too.
func waitForRecords(
  of mocks: [any RecordNotifying], within time: Duration, isolation: isolated (any Actor)? = #isolation,
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
  private enum State {
    case waiting(TaskSignal?)
    case passed
  }

  private let state = Locked(State.waiting(nil))

  /// Takes note of what to wake; false where the time is over.
  func wakes(_ signal: TaskSignal) -> Bool {
    let (old, isOver) = state.withLock { state -> (State, Bool) in
      let old = state
      if case .passed = state { return (old, true) }
      state = .waiting(signal)
      return (old, false)
    }
    withExtendedLifetime(old) {}
    return !isOver
  }

  func pass() {
    let old = state.withLock { state in
      defer { state = .passed }
      return state
    }
    if case .waiting(let signal) = old { signal?.fire() }
  }
}
