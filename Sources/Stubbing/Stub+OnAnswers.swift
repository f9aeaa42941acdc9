extension Stub {
  /// Sets up answers to give in turn for the inputs that a matcher accepts.
  ///
  /// ```swift
  /// stub.on(any(), answers: .throw(Timeout()), .return("second try"))
  /// stub.on(any(), answers: .return("once"), repeating: .nothing)
  /// ```
  ///
  /// - Parameters:
  ///   - matcher: Which inputs they are for.
  ///   - first: What the first invocation gets.
  ///   - others: What those after it get, one each.
  ///   - repetition: What follows the last answer: the last again, unless told otherwise.
  ///   - times: How many invocations it is for; all, if nothing is said.
  ///   - fileID: Where the behavior is set up.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  /// - Returns: The behavior, to dispose of it or to ask how often it answered.
  @_disfavoredOverload  // So that a literal is taken for the value that it is.
  @discardableResult
  public func on(
    _ matcher: Matcher<Input>, answers first: Answer<Input, Output>, _ others: Answer<Input, Output>...,
    repeating repetition: Repetition = .last, times: Int? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Behavior {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return add(matcher, at: location, answers: [first] + others, repeating: repetition, times: times)
  }
}

extension Stub where Input: Equatable {
  /// Sets up answers to give in turn for one input.
  ///
  /// - Parameters:
  ///   - input: The input they are for.
  ///   - first: What the first invocation gets.
  ///   - others: What those after it get, one each.
  ///   - repetition: What follows the last answer: the last again, unless told otherwise.
  ///   - times: How many invocations it is for; all, if nothing is said.
  ///   - fileID: Where the behavior is set up.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  /// - Returns: The behavior, to dispose of it or to ask how often it answered.
  @discardableResult
  public func on(
    _ input: Input, answers first: Answer<Input, Output>, _ others: Answer<Input, Output>...,
    repeating repetition: Repetition = .last, times: Int? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Behavior {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return add(equals(input), at: location, answers: [first] + others, repeating: repetition, times: times)
  }
}
