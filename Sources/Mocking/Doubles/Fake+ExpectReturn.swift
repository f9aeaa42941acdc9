extension Fake {
  /// Expects calls that a matcher accepts, and returns a value.
  ///
  /// Only as many calls as are expected get the answer; the next one that was set up is for those after them.
  ///
  /// - Parameters:
  ///   - matcher: Which calls.
  ///   - output: What to return: what the method returns, `nil` if that is an optional.
  ///   - times: How many calls: an `Int` or a range of `Int`; once, if nothing is said. The answer is given to as many.
  ///   - orders: Orders that the expectation is tied into, behind those tied into them before.
  ///   - fileID: Where it is set up.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  @_disfavoredOverload  // So that a literal is taken for the value that it is.
  public func expect(
    _ matcher: Matcher<Interaction>, return output: @autoclosure () -> Any?, times: some Times = 1,
    in orders: InOrder..., fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    expect(matcher, times: times, in: orders, answer: .return(answerValue(output())), at: location)
  }

  /// Expects calls of one case, whatever its associated value is, and returns a value.
  ///
  /// Only as many calls as are expected get the answer; the next one that was set up is for those after them.
  ///
  /// - Parameters:
  ///   - enumCase: The case, written as the function that makes its values.
  ///   - output: What to return: what the method returns, `nil` if that is an optional.
  ///   - times: How many calls: an `Int` or a range of `Int`; once, if nothing is said. The answer is given to as many.
  ///   - orders: Orders that the expectation is tied into, behind those tied into them before.
  ///   - fileID: Where it is set up.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  public func expect<Argument>(
    _ enumCase: @escaping @Sendable (Argument) -> Interaction,
    return output: @autoclosure () -> Any?, times: some Times = 1, in orders: InOrder...,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    expect(anyOfCase(enumCase), times: times, in: orders, answer: .return(answerValue(output())), at: location)
  }

  /// Expects calls of one case, whatever its associated values are, and returns a value.
  ///
  /// Only as many calls as are expected get the answer; the next one that was set up is for those after them.
  ///
  /// - Parameters:
  ///   - enumCase: The case, written as the function that makes its values.
  ///   - output: What to return: what the method returns, `nil` if that is an optional.
  ///   - times: How many calls: an `Int` or a range of `Int`; once, if nothing is said. The answer is given to as many.
  ///   - orders: Orders that the expectation is tied into, behind those tied into them before.
  ///   - fileID: Where it is set up.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  public func expect<First, Second, each Other>(
    _ enumCase: @escaping @Sendable (First, Second, repeat each Other) -> Interaction,
    return output: @autoclosure () -> Any?, times: some Times = 1, in orders: InOrder...,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    expect(anyOfCase(enumCase), times: times, in: orders, answer: .return(answerValue(output())), at: location)
  }

  /// Expects calls of one case, whose associated value matches, and returns a value.
  ///
  /// Only as many calls as are expected get the answer; the next one that was set up is for those after them.
  ///
  /// - Parameters:
  ///   - enumCase: The case, written as the function that makes its values.
  ///   - matcher: A matcher for the associated value, or a literal that stands for one.
  ///   - output: What to return: what the method returns, `nil` if that is an optional.
  ///   - times: How many calls: an `Int` or a range of `Int`; once, if nothing is said. The answer is given to as many.
  ///   - orders: Orders that the expectation is tied into, behind those tied into them before.
  ///   - fileID: Where it is set up.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  public func expect<Argument>(
    _ enumCase: @escaping @Sendable (Argument) -> Interaction, _ matcher: Matcher<Argument>,
    return output: @autoclosure () -> Any?, times: some Times = 1, in orders: InOrder...,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    expect(matches(enumCase, matcher), times: times, in: orders, answer: .return(answerValue(output())), at: location)
  }

  /// Expects calls of one case, whose associated values match one by one, and returns a value.
  ///
  /// Only as many calls as are expected get the answer; the next one that was set up is for those after them.
  ///
  /// - Parameters:
  ///   - enumCase: The case, written as the function that makes its values.
  ///   - first: A matcher for the first associated value, or a literal that stands for one.
  ///   - second: A matcher for the second one.
  ///   - others: Matchers for the rest.
  ///   - output: What to return: what the method returns, `nil` if that is an optional.
  ///   - times: How many calls: an `Int` or a range of `Int`; once, if nothing is said. The answer is given to as many.
  ///   - orders: Orders that the expectation is tied into, behind those tied into them before.
  ///   - fileID: Where it is set up.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  public func expect<First, Second, each Other>(
    _ enumCase: @escaping @Sendable (First, Second, repeat each Other) -> Interaction,
    _ first: Matcher<First>, _ second: Matcher<Second>, _ others: repeat Matcher<each Other>,
    return output: @autoclosure () -> Any?, times: some Times = 1, in orders: InOrder...,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    expect(
      matches(enumCase, first, second, repeat each others), times: times, in: orders,
      answer: .return(answerValue(output())), at: location)
  }

  /// Expects calls of one case, whose associated value is what a variable holds, and returns a value.
  ///
  /// Only as many calls as are expected get the answer; the next one that was set up is for those after them.
  ///
  /// - Parameters:
  ///   - enumCase: The case, written as the function that makes its values.
  ///   - matcher: A value that stands for a matcher.
  ///   - output: What to return: what the method returns, `nil` if that is an optional.
  ///   - times: How many calls: an `Int` or a range of `Int`; once, if nothing is said. The answer is given to as many.
  ///   - orders: Orders that the expectation is tied into, behind those tied into them before.
  ///   - fileID: Where it is set up.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  @_disfavoredOverload
  public func expect<Argument: MatcherConvertible>(
    _ enumCase: @escaping @Sendable (Argument.MatchedValue) -> Interaction, _ matcher: Argument,
    return output: @autoclosure () -> Any?, times: some Times = 1, in orders: InOrder...,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    expect(
      matches(enumCase, matcher.matcher()), times: times, in: orders, answer: .return(answerValue(output())),
      at: location)
  }

  /// Expects calls of one case, whose associated values are what variables hold, and returns a value.
  ///
  /// Only as many calls as are expected get the answer; the next one that was set up is for those after them.
  ///
  /// - Parameters:
  ///   - enumCase: The case, written as the function that makes its values.
  ///   - first: A matcher for the first associated value, or a value that stands for one.
  ///   - second: A matcher for the second one, or a value that stands for one.
  ///   - others: Matchers for the rest, or values that stand for one.
  ///   - output: What to return: what the method returns, `nil` if that is an optional.
  ///   - times: How many calls: an `Int` or a range of `Int`; once, if nothing is said. The answer is given to as many.
  ///   - orders: Orders that the expectation is tied into, behind those tied into them before.
  ///   - fileID: Where it is set up.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  @_disfavoredOverload
  public func expect<First: MatcherConvertible, Second: MatcherConvertible, each Other: MatcherConvertible>(
    _ enumCase:
      @escaping @Sendable (First.MatchedValue, Second.MatchedValue, repeat (each Other).MatchedValue) -> Interaction,
    _ first: First, _ second: Second, _ others: repeat each Other,
    return output: @autoclosure () -> Any?, times: some Times = 1, in orders: InOrder...,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    expect(
      matches(enumCase, first.matcher(), second.matcher(), repeat (each others).matcher()), times: times, in: orders,
      answer: .return(answerValue(output())), at: location)
  }
}

// MARK: - By value

extension Fake where Interaction: Equatable {
  /// Expects a call, and returns a value.
  ///
  /// Only as many calls as are expected get the answer; the next one that was set up is for those after them.
  ///
  /// - Parameters:
  ///   - interaction: What is to be called.
  ///   - output: What to return: what the method returns, `nil` if that is an optional.
  ///   - times: How many calls: an `Int` or a range of `Int`; once, if nothing is said. The answer is given to as many.
  ///   - orders: Orders that the expectation is tied into, behind those tied into them before.
  ///   - fileID: Where it is set up.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  public func expect(
    _ interaction: Interaction, return output: @autoclosure () -> Any?, times: some Times = 1, in orders: InOrder...,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    expect(equals(interaction), times: times, in: orders, answer: .return(answerValue(output())), at: location)
  }
}
