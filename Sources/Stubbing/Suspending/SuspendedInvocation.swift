/// One invocation that a suspension holds, to be resumed by hand; see ``Suspension/invocation(within:isolation:)``.
public struct SuspendedInvocation<Input: Sendable, Output>: Sendable {
  /// What the stub was invoked with.
  public let input: Input
  let number: Int
  let suspension: Suspension<Input, Output>

  /// Answers the invocation.
  ///
  /// Once it has an answer, the test fails here. An answer to an invocation that was cancelled goes nowhere.
  ///
  /// - Parameters:
  ///   - output: What the invocation returns.
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  public func resume(
    returning output: sending Output, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    suspension.resume(number, with: .success(SendableOutput(value: output)), at: location)
  }

  /// Lets the invocation fail.
  ///
  /// Once it has an answer, the test fails here. An answer to an invocation that was cancelled goes nowhere.
  ///
  /// - Parameters:
  ///   - error: What the invocation throws.
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  public func resume(
    throwing error: any Error, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    suspension.resume(number, with: .failure(error), at: location)
  }
}

extension SuspendedInvocation where Output == Void {
  /// Lets the invocation return.
  ///
  /// Once it has an answer, the test fails here. An answer to an invocation that was cancelled goes nowhere.
  ///
  /// - Parameters:
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  public func resume(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    resume(returning: (), fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
