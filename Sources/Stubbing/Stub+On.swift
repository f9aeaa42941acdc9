extension Stub {
  /// Sets up a value to return for the inputs that a matcher accepts.
  ///
  /// - Parameters:
  ///   - matcher: Which inputs it is for.
  ///   - output: What to return.
  ///   - times: How many invocations it is for; all, if nothing is said.
  ///   - fileID: Where the behavior is set up.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  /// - Returns: The behavior, to dispose of it or to ask how often it answered.
  @_disfavoredOverload  // So that a literal is taken for the value that it is.
  @discardableResult
  public func on(
    _ matcher: Matcher<Input>, return output: Output, times: Int? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Behavior {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return add(matcher, at: location, answers: [.return(output)], times: times)
  }

  /// Sets up an error to throw for the inputs that a matcher accepts.
  ///
  /// - Parameters:
  ///   - matcher: Which inputs it is for.
  ///   - error: What to throw.
  ///   - times: How many invocations it is for; all, if nothing is said.
  ///   - fileID: Where the behavior is set up.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  /// - Returns: The behavior, to dispose of it or to ask how often it answered.
  @_disfavoredOverload
  @discardableResult
  public func on(
    _ matcher: Matcher<Input>, throw error: any Error, times: Int? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Behavior {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return add(matcher, at: location, answers: [.throw(error)], times: times)
  }

  /// Sets up a closure that answers the inputs that a matcher accepts.
  ///
  /// ```swift
  /// stub.on(matches((any(), any()))) { x, y in x * y }
  /// ```
  ///
  /// - Parameters:
  ///   - matcher: Which inputs it is for.
  ///   - times: How many invocations it is for; all, if nothing is said.
  ///   - fileID: Where the behavior is set up.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  ///   - handler: Computes what to return, or throws. It runs on the thread that invokes the stub, outside any lock.
  /// - Returns: The behavior, to dispose of it or to ask how often it answered.
  @_disfavoredOverload
  @discardableResult
  public func on(
    _ matcher: Matcher<Input>, times: Int? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column, _ handler: @escaping @Sendable (Input) throws -> Output
  ) -> Behavior {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return add(matcher, at: location, answers: [.perform(handler)], times: times)
  }

  /// Sets up a closure that takes its time to answer the inputs that a matcher accepts.
  ///
  /// ```swift
  /// stub.on(any()) { id in
  ///   try await Task.sleep(for: .seconds(1))
  ///   return "user \(id)"
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - matcher: Which inputs it is for.
  ///   - times: How many invocations it is for; all, if nothing is said.
  ///   - fileID: Where the behavior is set up.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  ///   - handler: Computes what to return, or throws. Only an invocation with `await` can be answered by it.
  /// - Returns: The behavior, to dispose of it or to ask how often it answered.
  @_disfavoredOverload
  @discardableResult
  public func on(
    _ matcher: Matcher<Input>, times: Int? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column, _ handler: @escaping @Sendable (Input) async throws -> sending Output
  ) -> Behavior where Input: Sendable {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return add(matcher, at: location, answers: [.perform(handler)], times: times)
  }
}

// MARK: - By value

extension Stub where Input: Equatable {
  /// Sets up a value to return for one input.
  ///
  /// - Parameters:
  ///   - input: The input it is for.
  ///   - output: What to return.
  ///   - times: How many invocations it is for; all, if nothing is said.
  ///   - fileID: Where the behavior is set up.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  /// - Returns: The behavior, to dispose of it or to ask how often it answered.
  @discardableResult
  public func on(
    _ input: Input, return output: Output, times: Int? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Behavior {
    on(equals(input), return: output, times: times, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Sets up an error to throw for one input.
  ///
  /// - Parameters:
  ///   - input: The input it is for.
  ///   - error: What to throw.
  ///   - times: How many invocations it is for; all, if nothing is said.
  ///   - fileID: Where the behavior is set up.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  /// - Returns: The behavior, to dispose of it or to ask how often it answered.
  @discardableResult
  public func on(
    _ input: Input, throw error: any Error, times: Int? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Behavior {
    on(equals(input), throw: error, times: times, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Sets up a closure that answers one input.
  ///
  /// - Parameters:
  ///   - input: The input it is for.
  ///   - times: How many invocations it is for; all, if nothing is said.
  ///   - fileID: Where the behavior is set up.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  ///   - handler: Computes what to return, or throws. It runs on the thread that invokes the stub, outside any lock.
  /// - Returns: The behavior, to dispose of it or to ask how often it answered.
  @discardableResult
  public func on(
    _ input: Input, times: Int? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column, _ handler: @escaping @Sendable (Input) throws -> Output
  ) -> Behavior {
    on(equals(input), times: times, fileID: fileID, filePath: filePath, line: line, column: column, handler)
  }

  /// Sets up a closure that takes its time to answer one input.
  ///
  /// - Parameters:
  ///   - input: The input it is for.
  ///   - times: How many invocations it is for; all, if nothing is said.
  ///   - fileID: Where the behavior is set up.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  ///   - handler: Computes what to return, or throws. Only an invocation with `await` can be answered by it.
  /// - Returns: The behavior, to dispose of it or to ask how often it answered.
  @discardableResult
  public func on(
    _ input: Input, times: Int? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column, _ handler: @escaping @Sendable (Input) async throws -> sending Output
  ) -> Behavior where Input: Sendable {
    on(equals(input), times: times, fileID: fileID, filePath: filePath, line: line, column: column, handler)
  }
}

// MARK: - Without an input

extension Stub where Input == Void {
  /// Sets up what a method without parameters returns.
  ///
  /// - Parameters:
  ///   - output: What to return.
  ///   - times: How many invocations it is for; all, if nothing is said.
  ///   - fileID: Where the behavior is set up.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  /// - Returns: The behavior, to dispose of it or to ask how often it answered.
  @discardableResult
  public func `return`(
    _ output: Output, times: Int? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Behavior {
    on(any(), return: output, times: times, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Sets up what a method without parameters throws.
  ///
  /// - Parameters:
  ///   - error: What to throw.
  ///   - times: How many invocations it is for; all, if nothing is said.
  ///   - fileID: Where the behavior is set up.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  /// - Returns: The behavior, to dispose of it or to ask how often it answered.
  @discardableResult
  public func `throw`(
    _ error: any Error, times: Int? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Behavior {
    on(any(), throw: error, times: times, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
