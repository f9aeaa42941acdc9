// By case, each for one associated value and for two or more, for the reason given in `EnumCases.swift`.

extension InteractionRecording {
  /// Fails the test unless interactions were recorded as often as said, of one case, whatever its associated value is.
  ///
  /// - Parameters:
  ///   - enumCase: The case, written as the function that makes its values.
  ///   - times: How many: an `Int` or a range of `Int`; once, if nothing is said.
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  public func verify<Argument>(
    _ enumCase: @escaping @Sendable (Argument) -> Interaction,
    times: some Times = 1, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    verify(anyOfCase(enumCase), times: times, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Fails the test unless interactions were recorded as often as said, of one case, whatever its associated values are.
  ///
  /// - Parameters:
  ///   - enumCase: The case, written as the function that makes its values.
  ///   - times: How many: an `Int` or a range of `Int`; once, if nothing is said.
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  public func verify<First, Second, each Other>(
    _ enumCase: @escaping @Sendable (First, Second, repeat each Other) -> Interaction,
    times: some Times = 1, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    verify(anyOfCase(enumCase), times: times, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Fails the test unless interactions were recorded as often as said, of one case whose associated value matches.
  ///
  /// - Parameters:
  ///   - enumCase: The case, written as the function that makes its values.
  ///   - matcher: A matcher for the associated value, or a literal that stands for one.
  ///   - times: How many: an `Int` or a range of `Int`; once, if nothing is said.
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  public func verify<Argument>(
    _ enumCase: @escaping @Sendable (Argument) -> Interaction, _ matcher: Matcher<Argument>,
    times: some Times = 1, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    verify(matches(enumCase, matcher), times: times, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Fails the test unless interactions were recorded as often as said, of one case whose associated values match one by one.
  ///
  /// - Parameters:
  ///   - enumCase: The case, written as the function that makes its values.
  ///   - first: A matcher for the first associated value, or a literal that stands for one.
  ///   - second: A matcher for the second one.
  ///   - others: Matchers for the rest.
  ///   - times: How many: an `Int` or a range of `Int`; once, if nothing is said.
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  public func verify<First, Second, each Other>(
    _ enumCase: @escaping @Sendable (First, Second, repeat each Other) -> Interaction,
    _ first: Matcher<First>, _ second: Matcher<Second>, _ others: repeat Matcher<each Other>,
    times: some Times = 1, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    verify(
      matches(enumCase, first, second, repeat each others), times: times, fileID: fileID, filePath: filePath,
      line: line, column: column)
  }

  /// Fails the test unless interactions were recorded as often as said, of one case whose associated value is what a variable holds.
  ///
  /// - Parameters:
  ///   - enumCase: The case, written as the function that makes its values.
  ///   - matcher: A value that stands for a matcher.
  ///   - times: How many: an `Int` or a range of `Int`; once, if nothing is said.
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  @_disfavoredOverload
  public func verify<Argument: MatcherConvertible>(
    _ enumCase: @escaping @Sendable (Argument.MatchedValue) -> Interaction, _ matcher: Argument,
    times: some Times = 1, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    verify(
      matches(enumCase, matcher.matcher()), times: times, fileID: fileID, filePath: filePath, line: line, column: column
    )
  }

  /// Fails the test unless interactions were recorded as often as said, of one case whose associated values are what variables hold.
  ///
  /// - Parameters:
  ///   - enumCase: The case, written as the function that makes its values.
  ///   - first: A matcher for the first associated value, or a value that stands for one.
  ///   - second: A matcher for the second one, or a value that stands for one.
  ///   - others: Matchers for the rest, or values that stand for one.
  ///   - times: How many: an `Int` or a range of `Int`; once, if nothing is said.
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  @_disfavoredOverload
  public func verify<First: MatcherConvertible, Second: MatcherConvertible, each Other: MatcherConvertible>(
    _ enumCase:
      @escaping @Sendable (First.MatchedValue, Second.MatchedValue, repeat (each Other).MatchedValue) -> Interaction,
    _ first: First, _ second: Second, _ others: repeat each Other,
    times: some Times = 1, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    verify(
      matches(enumCase, first.matcher(), second.matcher(), repeat (each others).matcher()), times: times,
      fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
