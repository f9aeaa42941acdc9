/// One call that a suspension holds, to be resumed by hand; see ``Suspension/call(within:isolation:)``.
public struct SuspendedCall<Values: Sendable, Output>: Resumable {
  /// The values of the call.
  public let values: Values
  let number: Int
  let suspension: Suspension<Values, Output>

  /// Ends the call with a result.
  public func resume(
    with result: sending Result<Output, any Error>, file: StaticString = #filePath, line: UInt = #line
  ) {
    suspension.resume(number, with: result, at: CodeLocation(file: file, line: line))
  }
}
