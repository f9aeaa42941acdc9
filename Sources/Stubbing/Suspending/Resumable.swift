/// What holds calls until they are resumed: a ``Suspension``, or one ``SuspendedCall`` of it.
///
/// Resuming what has its answer already, or what nothing has arrived at, fails the test where it is done. An answer to a call
/// that was cancelled goes nowhere.
public protocol Resumable<Output>: Sendable {
  /// What the call returns.
  associatedtype Output

  /// Ends a call with a result.
  func resume(with result: sending Result<Output, any Error>, file: StaticString, line: UInt)
}

extension Resumable {
  /// Answers the call; of a suspension, the one that has waited longest.
  public func resume(returning output: sending Output, file: StaticString = #filePath, line: UInt = #line) {
    resume(with: .success(output), file: file, line: line)
  }

  /// Lets the call throw; of a suspension, the one that has waited longest.
  public func resume(throwing error: any Error, file: StaticString = #filePath, line: UInt = #line) {
    resume(with: .failure(error), file: file, line: line)
  }

  /// Lets the call return; of a suspension, the one that has waited longest.
  public func resume(file: StaticString = #filePath, line: UInt = #line) where Output == Void {
    resume(with: .success(()), file: file, line: line)
  }

  /// Lets the call of a method that returns nothing return; of a suspension, the one that has waited longest.
  public func resume(file: StaticString = #filePath, line: UInt = #line) where Output == Any {
    resume(with: .success(()), file: file, line: line)
  }
}
