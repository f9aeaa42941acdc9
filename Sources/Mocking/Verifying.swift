// Verifying all expectations of a mock: now, or once they have been met, on the thread or in a task.

extension InteractionRecording {
  /// Fails the test unless every expectation has been met often enough.
  ///
  /// All that is unfulfilled is reported as one failure. What was reported by `record` is not reported again. More may
  /// be recorded afterwards, and verified again.
  public func verify(file: StaticString = #filePath, line: UInt = #line) {
    mock.verify(at: CodeLocation(file: file, line: line))
  }

  /// Waits for every expectation to be met, and fails the test if that takes longer than a delay in seconds.
  ///
  /// Returns as soon as the last expectation is met. On the main thread the run loop goes on meanwhile, so that the main
  /// queue, timers and tasks on the main actor can do what is waited for; on any other, the thread waits.
  ///
  /// In a Swift Testing test prefer `await`: a test that blocks its thread keeps it from other tasks, and on Linux
  /// even a test on the main actor does not run on the main thread.
  public func verify(delay: Double, file: StaticString = #filePath, line: UInt = #line) {
    let location = CodeLocation(file: file, line: line)
    guard mock.isPossible(seconds: delay, at: location) else { return }
    mock.waitUntilFulfilled(seconds: delay)
    mock.verify(at: location)
  }

  /// Waits on the thread for every expectation to be met, and fails the test if that takes longer than a delay.
  public func verify(delay: Duration, file: StaticString = #filePath, line: UInt = #line) {
    verify(delay: delay / .seconds(1), file: file, line: line)
  }

  // MARK: - In a task

  /// Waits for every expectation to be met, and fails the test if that takes longer than a delay in seconds.
  ///
  /// Returns as soon as the last expectation is met, or the task is cancelled.
  public func verify(
    delay: Double, isolation: isolated (any Actor)? = #isolation, file: StaticString = #filePath, line: UInt = #line
  ) async {
    let location = CodeLocation(file: file, line: line)
    guard mock.isPossible(seconds: delay, at: location) else { return }
    // More than any clock can be asked for is as good as for ever.
    await verify(delay: .seconds(min(delay, 1e9)), isolation: isolation, file: file, line: line)
  }

  /// Waits for every expectation to be met, and fails the test if that takes longer than a delay.
  public func verify(
    delay: Duration, isolation: isolated (any Actor)? = #isolation, file: StaticString = #filePath, line: UInt = #line
  ) async {
    await verify(delay: delay, clock: ContinuousClock(), isolation: isolation, file: file, line: line)
  }

  /// Waits for every expectation to be met, and fails the test if that takes longer than a delay of a clock.
  public func verify<C: Clock>(
    delay: C.Duration, clock: C, isolation: isolated (any Actor)? = #isolation, file: StaticString = #filePath,
    line: UInt = #line
  ) async {
    let location = CodeLocation(file: file, line: line)
    guard mock.isPossible(delay: delay, at: location) else { return }
    await mock.waitUntilFulfilled(delay: delay, clock: clock, isolation: isolation)
    mock.verify(at: location, isAfterWaiting: true)
  }

  /// Waits for a time, all of it, and fails the test unless every expectation has been met then.
  ///
  /// What comes too much meanwhile fails when it is recorded.
  public func verify(
    after time: Duration, isolation: isolated (any Actor)? = #isolation, file: StaticString = #filePath,
    line: UInt = #line
  ) async {
    await verify(after: time, clock: ContinuousClock(), isolation: isolation, file: file, line: line)
  }

  /// Waits for a time of a clock, all of it, and fails the test unless every expectation has been met then.
  ///
  /// What comes too much meanwhile fails when it is recorded.
  public func verify<C: Clock>(
    after time: C.Duration, clock: C, isolation: isolated (any Actor)? = #isolation, file: StaticString = #filePath,
    line: UInt = #line
  ) async {
    let location = CodeLocation(file: file, line: line)
    guard mock.isPossible(delay: time, at: location) else { return }
    // A cancelled sleep is shorter, and the failure says so.
    await clock.sleepUnlessCancelled(for: time)
    mock.verify(at: location, isAfterWaiting: true)
  }
}
