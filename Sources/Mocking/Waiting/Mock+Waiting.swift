// What the verbs that verify come to, and how they wait.

extension Mock {
  func verify(at location: CodeLocation, isAfterWaiting: Bool = false) {
    context.deliver()
    let open = storage.withLock { state in
      state.core.ledger.noteVerified(at: location)
      return state.core.ledger.isFulfilled ? nil : state.snapshot
    }
    guard let open else { return }
    storage.withLock {
      $0.core.ledger.noteReported(open.ledger.unfulfilled.map(\.index), generation: open.ledger.generation)
    }
    let message = FailureWriter(name: name, ledger: open.ledger, interactions: open.interactions).messageOnUnfulfilled()
    report(message + remark(afterWaiting: isAfterWaiting), at: location, history: open.interactions)
  }

  /// Fails the test unless an expectation that was waited for has been met often enough.
  func verify(_ expectation: Expectation<Interaction>, at location: CodeLocation) {
    context.deliver()
    let open = storage.withLock { $0.core.ledger.isFulfilled(expectation) ? nil : $0.snapshot }
    guard let open, let index = open.ledger.expectationList.position(of: expectation) else { return }
    storage.withLock { $0.core.ledger.noteReported([index], generation: open.ledger.generation) }
    let message = FailureWriter(name: name, ledger: open.ledger, interactions: open.interactions)
      .message(on: expectation, met: open.ledger.count(of: expectation), index: index)
    report(message + remark(afterWaiting: true), at: location, history: open.interactions)
  }
}

/// What a failure says besides, where the wait before it was cut short.
func remark(afterWaiting isAfterWaiting: Bool) -> String {
  isAfterWaiting && Task.isCancelled ? "\nThe task was cancelled, which ended the wait." : ""
}

extension Mock {
  func waitUntilFulfilled(seconds: Double) {
    let signal = ThreadSignal()
    guard let ticket = enlist(Waiter { signal.fire() }) else { return }
    // Who is woken has been taken out.
    if !signal.wait(seconds: seconds) { storage.withLock { $0.core.waiters.remove(ticket) } }
  }

  func waitUntilFulfilled<C: Clock>(delay: C.Duration, clock: C, isolation: isolated (any Actor)?) async {
    let signal = TaskSignal()
    guard let ticket = enlist(Waiter { signal.fire() }) else { return }
    defer { storage.withLock { $0.core.waiters.remove(ticket) } }
    let timer = Task {
      // A cancelled sleep means that the wait is over already.
      await clock.sleepUnlessCancelled(for: delay)
      signal.fire()
    }
    defer { timer.cancel() }
    await signal.wait(isolation: isolation)
  }

  /// Adds a waiter, unless there is nothing to wait for.
  private func enlist(_ waiter: Waiter) -> Int? {
    storage.withLock { $0.core.ledger.isFulfilled ? nil : $0.core.waiters.add(waiter) }
  }

  // MARK: - Bad input

  /// Whether a delay can be waited for; reports where it cannot.
  func isPossible<D: DurationProtocol>(delay: D, at location: CodeLocation) -> Bool {
    delay >= .zero || reportImpossible(delay: "\(delay)", at: location)
  }

  /// Whether a number of seconds can be waited for; reports where it cannot.
  func isPossible(seconds: Double, at location: CodeLocation) -> Bool {
    seconds >= 0 && seconds.isFinite || reportImpossible(delay: "\(seconds) seconds", at: location)
  }

  private func reportImpossible(delay: String, at location: CodeLocation) -> Bool {
    report("Impossible delay for the verification of \(name): \(delay); nothing was verified.", at: location)
    return false
  }
}
