import Foundation

extension InteractionRecording {
  /// Fails the test unless every expectation has been met often enough.
  ///
  /// All that is unfulfilled is reported as one failure. What was reported by `record` is not reported again. More may
  /// be recorded afterwards, and verified again.
  ///
  /// - Parameters:
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  public func verify(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    verify(at: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  private func verify(at location: CodeLocation, remark: String? = nil) {
    context.deliver()
    let open = storage.withLock { state in
      state.core.ledger.noteVerified(at: location)
      return state.core.ledger.isFulfilled ? nil : state.snapshot
    }
    guard let open else { return }
    storage.withLock {
      $0.core.ledger.noteReported(open.ledger.unfulfilled.map(\.index), generation: open.ledger.generation)
    }
    let message = FailureWriter(name: mock.name, snapshot: open).messageOnUnfulfilled()
    report(message + (remark.map { "\n\($0)" } ?? ""), at: location, history: open.interactions)
  }
}

// MARK: - Waiting on the thread

extension InteractionRecording {
  /// Waits for every expectation to be met, and fails the test if that takes longer than a delay.
  ///
  /// Returns as soon as the last expectation is met. On the main thread the run loop goes on meanwhile, so that the main
  /// queue, timers and tasks on the main actor can do what is waited for; on any other, the thread waits.
  ///
  /// In a Swift Testing test prefer `await`: a test that blocks its thread keeps it from other tasks, and on Linux
  /// even a test on the main actor does not run on the main thread.
  ///
  /// - Parameters:
  ///   - delay: How many seconds to wait at the most.
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  public func verify(
    delay: Double, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    guard isDelay(delay, at: location) else { return }
    waitUntilFulfilled(seconds: delay)
    verify(at: location)
  }

  /// Waits for every expectation to be met, and fails the test if that takes longer than a delay.
  ///
  /// Returns as soon as the last expectation is met. On the main thread the run loop goes on meanwhile, so that the main
  /// queue, timers and tasks on the main actor can do what is waited for; on any other, the thread waits.
  ///
  /// In a Swift Testing test prefer `await`: a test that blocks its thread keeps it from other tasks, and on Linux
  /// even a test on the main actor does not run on the main thread.
  ///
  /// - Parameters:
  ///   - delay: How long to wait at the most.
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  public func verify(
    delay: Duration, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    verify(delay: delay / .seconds(1), fileID: fileID, filePath: filePath, line: line, column: column)
  }

  private func waitUntilFulfilled(seconds: Double) {
    let signal = ThreadSignal()
    guard let ticket = enlist(Waiter { signal.fire() }) else { return }
    // Who is woken has been taken out.
    if !signal.wait(seconds: seconds) { storage.withLock { $0.core.waiters.remove(ticket) } }
  }

  /// Registers somebody to be woken when every expectation has been met; nil if that is so already.
  private func enlist(_ waiter: Waiter) -> Int? {
    storage.withLock { $0.core.ledger.isFulfilled ? nil : $0.core.waiters.add(waiter) }
  }

  /// Whether a delay can be waited for; if not, says so.
  private func isDelay(_ seconds: Double, at location: CodeLocation) -> Bool {
    if seconds >= 0 && seconds.isFinite { return true }
    report(
      "Impossible delay for the verification of \(mock.name): \(seconds) seconds; nothing was verified.", at: location)
    return false
  }
}

// MARK: - Waiting in a task

extension InteractionRecording {
  /// Waits for every expectation to be met, and fails the test if that takes longer than a delay.
  ///
  /// Returns as soon as the last expectation is met, and at once when the task is cancelled; what is unfulfilled by then
  /// is reported.
  ///
  /// - Parameters:
  ///   - delay: How many seconds to wait at the most.
  ///   - isolation: The actor to stay on; that of the caller.
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  public func verify(
    delay: Double, isolation: isolated (any Actor)? = #isolation, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    guard isDelay(delay, at: location) else { return }
    // More than any clock can be asked for is as good as for ever.
    let seconds = Duration.seconds(min(delay, 1e9))
    await waitUntilFulfilled(delay: seconds, clock: ContinuousClock(), isolation: isolation)
    verifyAfterWaiting(at: location)
  }

  /// Waits for every expectation to be met, and fails the test if that takes longer than a delay.
  ///
  /// Returns as soon as the last expectation is met, and at once when the task is cancelled; what is unfulfilled by then
  /// is reported.
  ///
  /// - Parameters:
  ///   - delay: How long to wait at the most.
  ///   - isolation: The actor to stay on; that of the caller.
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  public func verify(
    delay: Duration, isolation: isolated (any Actor)? = #isolation, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async {
    await verify(
      delay: delay, clock: ContinuousClock(), isolation: isolation, fileID: fileID, filePath: filePath, line: line,
      column: column)
  }

  /// Waits for every expectation to be met, and fails the test if that takes longer than a delay on a clock.
  ///
  /// Returns as soon as the last expectation is met, and at once when the task is cancelled; what is unfulfilled by then
  /// is reported.
  ///
  /// - Parameters:
  ///   - delay: How long to wait at the most.
  ///   - clock: The clock to measure by.
  ///   - isolation: The actor to stay on; that of the caller.
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  public func verify<C: Clock>(
    delay: C.Duration, clock: C, isolation: isolated (any Actor)? = #isolation, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    guard delay >= .zero else {
      return report(
        "Impossible delay for the verification of \(mock.name): \(delay); nothing was verified.", at: location)
    }
    await waitUntilFulfilled(delay: delay, clock: clock, isolation: isolation)
    verifyAfterWaiting(at: location)
  }

  func verifyAfterWaiting(at location: CodeLocation) {
    verify(at: location, remark: Task.isCancelled ? "The task was cancelled, which ended the wait." : nil)
  }

  private func waitUntilFulfilled<C: Clock>(
    delay: C.Duration, clock: C, isolation: isolated (any Actor)?
  ) async {
    let signal = TaskSignal()
    guard let ticket = enlist(Waiter { signal.fire() }) else { return }
    defer { storage.withLock { $0.core.waiters.remove(ticket) } }
    let timer = Task {
      // A cancelled sleep means that the wait is over already.
      try? await clock.sleep(until: clock.now.advanced(by: delay), tolerance: nil)
      signal.fire()
    }
    defer { timer.cancel() }
    await signal.wait(isolation: isolation)
  }
}
