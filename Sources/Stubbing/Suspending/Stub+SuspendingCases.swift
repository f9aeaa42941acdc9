// By case, each for one associated value and for two or more, for the reason given in `EnumCases.swift`.

extension Stub where Input: Sendable {
  /// Holds invocations of one case, whatever its associated value is, until the test answers them.
  ///
  /// - Parameters:
  ///   - enumCase: The case, written as the function that makes its values.
  ///   - limit: How long an invocation waits for its answer; after that it ends with an error.
  ///   - times: How many invocations it is for; all, if nothing is said.
  ///   - fileID: Where it is set up.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  /// - Returns: The suspension. Keep it: invocations end with an error when it goes.
  public func suspend<Argument>(
    on enumCase: @escaping @Sendable (Argument) -> Input,
    limit: Duration = .seconds(60), times: Int? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Suspension<Input, Output> {
    suspend(
      on: anyOfCase(enumCase), limit: limit, times: times, fileID: fileID, filePath: filePath, line: line,
      column: column)
  }

  /// Holds invocations of one case, whatever its associated values are, until the test answers them.
  ///
  /// - Parameters:
  ///   - enumCase: The case, written as the function that makes its values.
  ///   - limit: How long an invocation waits for its answer; after that it ends with an error.
  ///   - times: How many invocations it is for; all, if nothing is said.
  ///   - fileID: Where it is set up.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  /// - Returns: The suspension. Keep it: invocations end with an error when it goes.
  public func suspend<First, Second, each Other>(
    on enumCase: @escaping @Sendable (First, Second, repeat each Other) -> Input,
    limit: Duration = .seconds(60), times: Int? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Suspension<Input, Output> {
    suspend(
      on: anyOfCase(enumCase), limit: limit, times: times, fileID: fileID, filePath: filePath, line: line,
      column: column)
  }

  /// Holds invocations of one case, whose associated value matches, until the test answers them.
  ///
  /// - Parameters:
  ///   - enumCase: The case, written as the function that makes its values.
  ///   - matcher: A matcher for the associated value, or a literal that stands for one.
  ///   - limit: How long an invocation waits for its answer; after that it ends with an error.
  ///   - times: How many invocations it is for; all, if nothing is said.
  ///   - fileID: Where it is set up.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  /// - Returns: The suspension. Keep it: invocations end with an error when it goes.
  public func suspend<Argument>(
    on enumCase: @escaping @Sendable (Argument) -> Input, _ matcher: Matcher<Argument>,
    limit: Duration = .seconds(60), times: Int? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Suspension<Input, Output> {
    suspend(
      on: matches(enumCase, matcher), limit: limit, times: times, fileID: fileID, filePath: filePath, line: line,
      column: column)
  }

  /// Holds invocations of one case, whose associated values match one by one, until the test answers them.
  ///
  /// - Parameters:
  ///   - enumCase: The case, written as the function that makes its values.
  ///   - first: A matcher for the first associated value, or a literal that stands for one.
  ///   - second: A matcher for the second one.
  ///   - others: Matchers for the rest.
  ///   - limit: How long an invocation waits for its answer; after that it ends with an error.
  ///   - times: How many invocations it is for; all, if nothing is said.
  ///   - fileID: Where it is set up.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  /// - Returns: The suspension. Keep it: invocations end with an error when it goes.
  public func suspend<First, Second, each Other>(
    on enumCase: @escaping @Sendable (First, Second, repeat each Other) -> Input,
    _ first: Matcher<First>, _ second: Matcher<Second>, _ others: repeat Matcher<each Other>,
    limit: Duration = .seconds(60), times: Int? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Suspension<Input, Output> {
    suspend(
      on: matches(enumCase, first, second, repeat each others), limit: limit, times: times, fileID: fileID,
      filePath: filePath, line: line, column: column)
  }

  /// Holds invocations of one case, whose associated value is what a variable holds, until the test answers them.
  ///
  /// - Parameters:
  ///   - enumCase: The case, written as the function that makes its values.
  ///   - matcher: A value that stands for a matcher.
  ///   - limit: How long an invocation waits for its answer; after that it ends with an error.
  ///   - times: How many invocations it is for; all, if nothing is said.
  ///   - fileID: Where it is set up.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  /// - Returns: The suspension. Keep it: invocations end with an error when it goes.
  @_disfavoredOverload
  public func suspend<Argument: MatcherConvertible>(
    on enumCase: @escaping @Sendable (Argument.MatchedValue) -> Input, _ matcher: Argument,
    limit: Duration = .seconds(60), times: Int? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Suspension<Input, Output> {
    suspend(
      on: matches(enumCase, matcher.matcher()), limit: limit, times: times, fileID: fileID, filePath: filePath,
      line: line, column: column)
  }

  /// Holds invocations of one case, whose associated values are what variables hold, until the test answers them.
  ///
  /// - Parameters:
  ///   - enumCase: The case, written as the function that makes its values.
  ///   - first: A matcher for the first associated value, or a value that stands for one.
  ///   - second: A matcher for the second one, or a value that stands for one.
  ///   - others: Matchers for the rest, or values that stand for one.
  ///   - limit: How long an invocation waits for its answer; after that it ends with an error.
  ///   - times: How many invocations it is for; all, if nothing is said.
  ///   - fileID: Where it is set up.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  /// - Returns: The suspension. Keep it: invocations end with an error when it goes.
  @_disfavoredOverload
  public func suspend<First: MatcherConvertible, Second: MatcherConvertible, each Other: MatcherConvertible>(
    on enumCase:
      @escaping @Sendable (First.MatchedValue, Second.MatchedValue, repeat (each Other).MatchedValue) -> Input,
    _ first: First, _ second: Second, _ others: repeat each Other,
    limit: Duration = .seconds(60), times: Int? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Suspension<Input, Output> {
    suspend(
      on: matches(enumCase, first.matcher(), second.matcher(), repeat (each others).matcher()), limit: limit,
      times: times, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
