/// Lets one task wait for something that happens once, or for its own cancellation.
final class TaskSignal: Sendable {
  private enum State {
    case idle
    case waiting(CheckedContinuation<Void, Never>)
    case fired
  }

  private let state = Locked(State.idle)

  /// Wakes the task that waits, or lets it pass when it comes; firing again changes nothing.
  func fire() {
    let waiting = state.withLock { state -> CheckedContinuation<Void, Never>? in
      defer { state = .fired }
      if case .waiting(let continuation) = state { return continuation }
      return nil
    }
    waiting?.resume()
  }

  /// Waits until the signal is fired or the task is cancelled; to be called once.
  func wait(isolation: isolated (any Actor)?) async {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let hasFired = state.withLock { state in
          if case .fired = state { return true }
          state = .waiting(continuation)
          return false
        }
        if hasFired { continuation.resume() }
      }
    } onCancel: {
      fire()
    }
  }
}
