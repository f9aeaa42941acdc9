extension Fake {
  /// Sets up an error to throw for calls that a matcher accepts.
  ///
  /// - Parameters:
  ///   - matcher: Which calls it is for.
  ///   - error: What to throw.
  ///   - times: How many calls it is for; all, if nothing is said.
  ///   - fileID: Where it is set up.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  /// - Returns: The answer, to dispose of it or to ask how often it was given.
  @_disfavoredOverload  // So that a literal is taken for the value that it is.
  @discardableResult
  public func on(
    _ matcher: Matcher<Interaction>, throw error: any Error, times: Int? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Behavior {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return double.stub.add(matcher, at: location, answers: [.throw(error)], times: times)
  }

  /// Sets up an error to throw for calls of one case, whatever its associated value is.
  ///
  /// - Parameters:
  ///   - enumCase: The case, written as the function that makes its values.
  ///   - error: What to throw.
  ///   - times: How many calls it is for; all, if nothing is said.
  ///   - fileID: Where it is set up.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  /// - Returns: The answer, to dispose of it or to ask how often it was given.
  @discardableResult
  public func on<Argument>(
    _ enumCase: @escaping @Sendable (Argument) -> Interaction,
    throw error: any Error, times: Int? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Behavior {
    on(
      anyOfCase(enumCase), throw: error, times: times, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Sets up an error to throw for calls of one case, whatever its associated values are.
  ///
  /// - Parameters:
  ///   - enumCase: The case, written as the function that makes its values.
  ///   - error: What to throw.
  ///   - times: How many calls it is for; all, if nothing is said.
  ///   - fileID: Where it is set up.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  /// - Returns: The answer, to dispose of it or to ask how often it was given.
  @discardableResult
  public func on<First, Second, each Other>(
    _ enumCase: @escaping @Sendable (First, Second, repeat each Other) -> Interaction,
    throw error: any Error, times: Int? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Behavior {
    on(
      anyOfCase(enumCase), throw: error, times: times, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Sets up an error to throw for calls of one case, whose associated value matches.
  ///
  /// - Parameters:
  ///   - enumCase: The case, written as the function that makes its values.
  ///   - matcher: A matcher for the associated value, or a literal that stands for one.
  ///   - error: What to throw.
  ///   - times: How many calls it is for; all, if nothing is said.
  ///   - fileID: Where it is set up.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  /// - Returns: The answer, to dispose of it or to ask how often it was given.
  @discardableResult
  public func on<Argument>(
    _ enumCase: @escaping @Sendable (Argument) -> Interaction, _ matcher: Matcher<Argument>,
    throw error: any Error, times: Int? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Behavior {
    on(
      matches(enumCase, matcher), throw: error, times: times, fileID: fileID, filePath: filePath, line: line,
      column: column)
  }

  /// Sets up an error to throw for calls of one case, whose associated values match one by one.
  ///
  /// - Parameters:
  ///   - enumCase: The case, written as the function that makes its values.
  ///   - first: A matcher for the first associated value, or a literal that stands for one.
  ///   - second: A matcher for the second one.
  ///   - others: Matchers for the rest.
  ///   - error: What to throw.
  ///   - times: How many calls it is for; all, if nothing is said.
  ///   - fileID: Where it is set up.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  /// - Returns: The answer, to dispose of it or to ask how often it was given.
  @discardableResult
  public func on<First, Second, each Other>(
    _ enumCase: @escaping @Sendable (First, Second, repeat each Other) -> Interaction,
    _ first: Matcher<First>, _ second: Matcher<Second>, _ others: repeat Matcher<each Other>,
    throw error: any Error, times: Int? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Behavior {
    on(
      matches(enumCase, first, second, repeat each others), throw: error, times: times, fileID: fileID,
      filePath: filePath, line: line, column: column)
  }

  /// Sets up an error to throw for calls of one case, whose associated value is what a variable holds.
  ///
  /// - Parameters:
  ///   - enumCase: The case, written as the function that makes its values.
  ///   - matcher: A value that stands for a matcher.
  ///   - error: What to throw.
  ///   - times: How many calls it is for; all, if nothing is said.
  ///   - fileID: Where it is set up.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  /// - Returns: The answer, to dispose of it or to ask how often it was given.
  @_disfavoredOverload
  @discardableResult
  public func on<Argument: MatcherConvertible>(
    _ enumCase: @escaping @Sendable (Argument.MatchedValue) -> Interaction, _ matcher: Argument,
    throw error: any Error, times: Int? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Behavior {
    on(
      matches(enumCase, matcher.matcher()), throw: error, times: times, fileID: fileID, filePath: filePath, line: line,
      column: column)
  }

  /// Sets up an error to throw for calls of one case, whose associated values are what variables hold.
  ///
  /// - Parameters:
  ///   - enumCase: The case, written as the function that makes its values.
  ///   - first: A matcher for the first associated value, or a value that stands for one.
  ///   - second: A matcher for the second one, or a value that stands for one.
  ///   - others: Matchers for the rest, or values that stand for one.
  ///   - error: What to throw.
  ///   - times: How many calls it is for; all, if nothing is said.
  ///   - fileID: Where it is set up.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  /// - Returns: The answer, to dispose of it or to ask how often it was given.
  @_disfavoredOverload
  @discardableResult
  public func on<First: MatcherConvertible, Second: MatcherConvertible, each Other: MatcherConvertible>(
    _ enumCase:
      @escaping @Sendable (First.MatchedValue, Second.MatchedValue, repeat (each Other).MatchedValue) -> Interaction,
    _ first: First, _ second: Second, _ others: repeat each Other,
    throw error: any Error, times: Int? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Behavior {
    on(
      matches(enumCase, first.matcher(), second.matcher(), repeat (each others).matcher()), throw: error, times: times,
      fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

// MARK: - By value

extension Fake where Interaction: Equatable {
  /// Sets up an error to throw for one call.
  ///
  /// - Parameters:
  ///   - interaction: The call it is for.
  ///   - error: What to throw.
  ///   - times: How many calls it is for; all, if nothing is said.
  ///   - fileID: Where it is set up.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  /// - Returns: The answer, to dispose of it or to ask how often it was given.
  @discardableResult
  public func on(
    _ interaction: Interaction, throw error: any Error, times: Int? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Behavior {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return double.stub.add(equals(interaction), at: location, answers: [.throw(error)], times: times)
  }
}
