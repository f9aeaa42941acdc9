extension InteractionRecording {
  /// Waits for the whole of a time, and then fails the test unless every expectation has been met often enough.
  ///
  /// For what must not happen: an interaction too many has time to come, and fails when it is recorded. The wait ends at
  /// once when the task is cancelled.
  ///
  /// - Parameters:
  ///   - time: How long to wait.
  ///   - isolation: The actor to stay on; that of the caller.
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  public func verify(
    after time: Duration, isolation: isolated (any Actor)? = #isolation, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async {
    await verify(
      after: time, clock: ContinuousClock(), isolation: isolation, fileID: fileID, filePath: filePath, line: line,
      column: column)
  }

  /// Waits for the whole of a time on a clock, and then fails the test unless every expectation has been met often enough.
  ///
  /// - Parameters:
  ///   - time: How long to wait.
  ///   - clock: The clock to measure by.
  ///   - isolation: The actor to stay on; that of the caller.
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  public func verify<C: Clock>(
    after time: C.Duration, clock: C, isolation: isolated (any Actor)? = #isolation, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    guard time >= .zero else {
      return report(
        "Impossible delay for the verification of \(mock.name): \(time); nothing was verified.", at: location)
    }
    // A cancelled sleep is shorter, and the remark in the failure says so.
    try? await clock.sleep(until: clock.now.advanced(by: time), tolerance: nil)
    verifyAfterWaiting(at: location)
  }
}
