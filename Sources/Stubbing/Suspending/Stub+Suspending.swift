extension Stub where Input: Sendable {
  /// Holds invocations that a matcher accepts until the test answers them.
  ///
  /// See ``Suspension`` for an example.
  ///
  /// - Parameters:
  ///   - matcher: Which inputs it is for.
  ///   - limit: How long an invocation waits for its answer; after that it ends with an error. Generous, so that it only
  ///     ends what would hang for ever.
  ///   - times: How many invocations it is for; all, if nothing is said.
  ///   - fileID: Where the behavior is set up.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  /// - Returns: The suspension. Keep it: invocations end with an error when it goes.
  @_disfavoredOverload  // So that a literal is taken for the value that it is.
  public func suspend(
    on matcher: Matcher<Input>, limit: Duration = .seconds(60), times: Int? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Suspension<Input, Output> {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let core = SuspensionCore<Input, Output>(
      description: "suspension of \(description)  (\(location))", limit: limit)
    let answer = Answer<Input, Output>(
      kind: .asynchronous { input in
        // The test sent it in and holds on to nothing in it, and no other caller gets it: see `SendableOutput`.
        nonisolated(unsafe) let output = try await core.wait(input.value).value
        return output
      })
    let behavior = add(matcher, at: location, answers: [answer], times: times)
    behavior.alsoOnDispose { core.end("was disposed of") }
    return Suspension(behavior: behavior, core: core, sink: sink)
  }
}

extension Stub where Input: Sendable & Equatable {
  /// Holds invocations with one input until the test answers them.
  ///
  /// See ``Suspension`` for an example.
  ///
  /// - Parameters:
  ///   - input: The input it is for.
  ///   - limit: How long an invocation waits for its answer; after that it ends with an error.
  ///   - times: How many invocations it is for; all, if nothing is said.
  ///   - fileID: Where the behavior is set up.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  /// - Returns: The suspension. Keep it: invocations end with an error when it goes.
  public func suspend(
    on input: Input, limit: Duration = .seconds(60), times: Int? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Suspension<Input, Output> {
    suspend(
      on: equals(input), limit: limit, times: times, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

extension Stub where Input == Void {
  /// Holds invocations of a method without parameters until the test answers them.
  ///
  /// See ``Suspension`` for an example.
  ///
  /// - Parameters:
  ///   - limit: How long an invocation waits for its answer; after that it ends with an error.
  ///   - times: How many invocations it is for; all, if nothing is said.
  ///   - fileID: Where the behavior is set up.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  /// - Returns: The suspension. Keep it: invocations end with an error when it goes.
  public func suspend(
    limit: Duration = .seconds(60), times: Int? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Suspension<Input, Output> {
    suspend(on: any(), limit: limit, times: times, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
