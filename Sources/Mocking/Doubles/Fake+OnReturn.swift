extension Fake {
  /// Sets up a value to return for calls that a matcher accepts.
  ///
  /// - Parameters:
  ///   - matcher: Which calls it is for.
  ///   - output: What to return: what the method returns, `nil` if that is an optional.
  ///   - times: How many calls it is for; all, if nothing is said.
  ///   - fileID: Where it is set up.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  /// - Returns: The answer, to dispose of it or to ask how often it was given.
  @_disfavoredOverload  // So that a literal is taken for the value that it is.
  @discardableResult
  public func on(
    _ matcher: Matcher<Interaction>, return output: @autoclosure () -> Any?, times: Int? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Behavior {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return double.stub.add(matcher, at: location, answers: [.return(answerValue(output()))], times: times)
  }

  /// Sets up a value to return for calls of one case, whatever its associated value is.
  ///
  /// - Parameters:
  ///   - enumCase: The case, written as the function that makes its values.
  ///   - output: What to return: what the method returns, `nil` if that is an optional.
  ///   - times: How many calls it is for; all, if nothing is said.
  ///   - fileID: Where it is set up.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  /// - Returns: The answer, to dispose of it or to ask how often it was given.
  @_disfavoredOverload  // So that a closure behind the parentheses is not tried as the output.
  @discardableResult
  public func on<Argument>(
    _ enumCase: @escaping @Sendable (Argument) -> Interaction,
    return output: @autoclosure () -> Any?, times: Int? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Behavior {
    on(
      anyOfCase(enumCase), return: output(), times: times, fileID: fileID, filePath: filePath, line: line,
      column: column)
  }

  /// Sets up a value to return for calls of one case, whatever its associated values are.
  ///
  /// - Parameters:
  ///   - enumCase: The case, written as the function that makes its values.
  ///   - output: What to return: what the method returns, `nil` if that is an optional.
  ///   - times: How many calls it is for; all, if nothing is said.
  ///   - fileID: Where it is set up.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  /// - Returns: The answer, to dispose of it or to ask how often it was given.
  @_disfavoredOverload  // So that a closure behind the parentheses is not tried as the output.
  @discardableResult
  public func on<First, Second, each Other>(
    _ enumCase: @escaping @Sendable (First, Second, repeat each Other) -> Interaction,
    return output: @autoclosure () -> Any?, times: Int? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Behavior {
    on(
      anyOfCase(enumCase), return: output(), times: times, fileID: fileID, filePath: filePath, line: line,
      column: column)
  }

  /// Sets up a value to return for calls of one case, whose associated value matches.
  ///
  /// - Parameters:
  ///   - enumCase: The case, written as the function that makes its values.
  ///   - matcher: A matcher for the associated value, or a literal that stands for one.
  ///   - output: What to return: what the method returns, `nil` if that is an optional.
  ///   - times: How many calls it is for; all, if nothing is said.
  ///   - fileID: Where it is set up.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  /// - Returns: The answer, to dispose of it or to ask how often it was given.
  @discardableResult
  public func on<Argument>(
    _ enumCase: @escaping @Sendable (Argument) -> Interaction, _ matcher: Matcher<Argument>,
    return output: @autoclosure () -> Any?, times: Int? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Behavior {
    on(
      matches(enumCase, matcher), return: output(), times: times, fileID: fileID, filePath: filePath, line: line,
      column: column)
  }

  /// Sets up a value to return for calls of one case, whose associated values match one by one.
  ///
  /// - Parameters:
  ///   - enumCase: The case, written as the function that makes its values.
  ///   - first: A matcher for the first associated value, or a literal that stands for one.
  ///   - second: A matcher for the second one.
  ///   - others: Matchers for the rest.
  ///   - output: What to return: what the method returns, `nil` if that is an optional.
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
    return output: @autoclosure () -> Any?, times: Int? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Behavior {
    on(
      matches(enumCase, first, second, repeat each others), return: output(), times: times, fileID: fileID,
      filePath: filePath, line: line, column: column)
  }

  /// Sets up a value to return for calls of one case, whose associated value is what a variable holds.
  ///
  /// - Parameters:
  ///   - enumCase: The case, written as the function that makes its values.
  ///   - matcher: A value that stands for a matcher.
  ///   - output: What to return: what the method returns, `nil` if that is an optional.
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
    return output: @autoclosure () -> Any?, times: Int? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Behavior {
    on(
      matches(enumCase, matcher.matcher()), return: output(), times: times, fileID: fileID, filePath: filePath,
      line: line, column: column)
  }

  /// Sets up a value to return for calls of one case, whose associated values are what variables hold.
  ///
  /// - Parameters:
  ///   - enumCase: The case, written as the function that makes its values.
  ///   - first: A matcher for the first associated value, or a value that stands for one.
  ///   - second: A matcher for the second one, or a value that stands for one.
  ///   - others: Matchers for the rest, or values that stand for one.
  ///   - output: What to return: what the method returns, `nil` if that is an optional.
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
    return output: @autoclosure () -> Any?, times: Int? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Behavior {
    on(
      matches(enumCase, first.matcher(), second.matcher(), repeat (each others).matcher()), return: output(),
      times: times, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

// MARK: - By value

extension Fake where Interaction: Equatable {
  /// Sets up a value to return for one call.
  ///
  /// - Parameters:
  ///   - interaction: The call it is for.
  ///   - output: What to return: what the method returns, `nil` if that is an optional.
  ///   - times: How many calls it is for; all, if nothing is said.
  ///   - fileID: Where it is set up.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  /// - Returns: The answer, to dispose of it or to ask how often it was given.
  @discardableResult
  public func on(
    _ interaction: Interaction, return output: @autoclosure () -> Any?, times: Int? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Behavior {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return double.stub.add(equals(interaction), at: location, answers: [.return(answerValue(output()))], times: times)
  }
}
