// Calls of asynchronous methods that cannot throw.

extension Stub {
  /// Answers, in its own time, a call of a method that cannot throw.
  ///
  /// A call that nothing answers, or that is answered by an error, fails the test that the stub was made in, and returns
  /// a default value. Where there is none, the process stops with a message that says what to do. A caller that was
  /// cancelled, and is answered so, gets the default value, and nothing fails.
  ///
  /// - Parameters:
  ///   - input: What the method was called with.
  ///   - fallback: What to return if nothing answers; the default value of the type, unless told otherwise.
  ///   - isolation: The actor to stay on; that of the caller.
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  /// - Returns: What the first matching behavior answers; else what the stub forwards to; else a default value.
  public func call(
    _ input: Input, default fallback: @autoclosure () -> Output? = nil,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async -> Output {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    do {
      return try await invoke(input)
    } catch {
      return fallBack(after: error, for: input, default: fallback(), at: location)
    }
  }

  /// Answers, in its own time, a call of a method that cannot throw, or hands it on to an object that the stub forwards to.
  ///
  /// A call that nothing answers, or that is answered by an error, fails the test that the stub was made in, and returns
  /// a default value. Where there is none, the process stops with a message that says what to do. A caller that was
  /// cancelled, and is answered so, gets the default value, and nothing fails.
  ///
  /// - Parameters:
  ///   - input: What the method was called with.
  ///   - fallback: What to return if nothing answers; the default value of the type, unless told otherwise.
  ///   - isolation: The actor to stay on; that of the caller.
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  ///   - target: Calls the method on an object. Objects of another type are passed over.
  /// - Returns: What the first matching behavior answers; else what the stub forwards to; else a default value.
  public func call<Target>(
    _ input: Input, default fallback: @autoclosure () -> Output? = nil,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    on target: (Target) async throws -> Output
  ) async -> Output {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    do {
      return try await invoke(input, on: target)
    } catch {
      return fallBack(after: error, for: input, default: fallback(), at: location)
    }
  }

  /// Answers, in its own time, a call of a method that cannot throw, or hands it on to the superclass if the stub forwards to it.
  ///
  /// A call that nothing answers, or that is answered by an error, fails the test that the stub was made in, and returns
  /// a default value. Where there is none, the process stops with a message that says what to do. A caller that was
  /// cancelled, and is answered so, gets the default value, and nothing fails.
  ///
  /// - Parameters:
  ///   - input: What the method was called with.
  ///   - fallback: What to return if nothing answers; the default value of the type, unless told otherwise.
  ///   - isolation: The actor to stay on; that of the caller.
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  ///   - super: Calls the method of the superclass.
  /// - Returns: What the first matching behavior answers; else what the stub forwards to; else a default value.
  public func call(
    _ input: Input, default fallback: @autoclosure () -> Output? = nil,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    super: () async throws -> Output
  ) async -> Output {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    do {
      return try await invoke(input, super: `super`)
    } catch {
      return fallBack(after: error, for: input, default: fallback(), at: location)
    }
  }

  /// Answers, in its own time, a call of a method that cannot throw, or hands it on to an object or the superclass if the stub forwards to them.
  ///
  /// A call that nothing answers, or that is answered by an error, fails the test that the stub was made in, and returns
  /// a default value. Where there is none, the process stops with a message that says what to do. A caller that was
  /// cancelled, and is answered so, gets the default value, and nothing fails.
  ///
  /// - Parameters:
  ///   - input: What the method was called with.
  ///   - fallback: What to return if nothing answers; the default value of the type, unless told otherwise.
  ///   - isolation: The actor to stay on; that of the caller.
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  ///   - target: Calls the method on an object. Objects of another type are passed over.
  ///   - super: Calls the method of the superclass.
  /// - Returns: What the first matching behavior answers; else what the stub forwards to; else a default value.
  public func call<Target>(
    _ input: Input, default fallback: @autoclosure () -> Output? = nil,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    on target: (Target) async throws -> Output,
    super: () async throws -> Output
  ) async -> Output {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    do {
      return try await invoke(input, on: target, super: `super`)
    } catch {
      return fallBack(after: error, for: input, default: fallback(), at: location)
    }
  }
}
