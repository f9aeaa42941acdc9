// Calls of methods that throw one type of error.

extension Stub {
  /// Answers a call of a method that throws errors of one type.
  ///
  /// An error of another type, or a call that nothing answers, fails the test that the stub was made in, and returns a
  /// default value. Where there is none, the process stops with a message that says what to do.
  ///
  /// ```swift
  /// func fetch(id: Int) throws(NetworkError) -> User { try fetchStub.call(id, throws: NetworkError.self) }
  /// ```
  ///
  /// - Parameters:
  ///   - input: What the method was called with.
  ///   - failure: The type of the errors that the method throws.
  ///   - fallback: What to return if nothing answers; the default value of the type, unless told otherwise.
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  /// - Returns: What the first matching behavior answers; else what the stub forwards to; else a default value.
  /// - Throws: What the behavior throws, if it is of that type.
  public func call<Failure: Error>(
    _ input: Input, throws failure: Failure.Type, default fallback: @autoclosure () -> Output? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws(Failure) -> Output {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    do {
      return try invoke(input)
    } catch let error as Failure {
      throw error
    } catch {
      return fallBack(
        after: error, for: input, default: fallback(), cannot: "throw anything but `\(failure)`", at: location)
    }
  }

  /// Answers, in its own time, a call of a method that throws errors of one type.
  ///
  /// An error of another type, or a call that nothing answers, fails the test that the stub was made in, and returns a
  /// default value. Where there is none, the process stops with a message that says what to do.
  ///
  /// - Parameters:
  ///   - input: What the method was called with.
  ///   - failure: The type of the errors that the method throws.
  ///   - fallback: What to return if nothing answers; the default value of the type, unless told otherwise.
  ///   - isolation: The actor to stay on; that of the caller.
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  /// - Returns: What the first matching behavior answers; else what the stub forwards to; else a default value.
  /// - Throws: What the behavior throws, if it is of that type.
  public func call<Failure: Error>(
    _ input: Input, throws failure: Failure.Type, default fallback: @autoclosure () -> Output? = nil,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async throws(Failure) -> Output {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    do {
      return try await invoke(input)
    } catch let error as Failure {
      throw error
    } catch {
      return fallBack(
        after: error, for: input, default: fallback(), cannot: "throw anything but `\(failure)`", at: location)
    }
  }
}
