// By case, each for one associated value and for two or more, for the reason given in `EnumCases.swift`; with matchers for two
// apart, since a pack of types would take longer than all the rest of it in a debug build.

extension InteractionRecording {
  /// Expects interactions of one case, whatever its associated value is.
  ///
  /// - Parameters:
  ///   - enumCase: The case, written as the function that makes its values.
  ///   - times: How many: an `Int` or a range of `Int`; once, if nothing is said.
  ///   - orders: Orders that the expectation is tied into, behind those tied into them before.
  ///   - fileID: Where the expectation is set up.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  public func expect<Argument>(
    _ enumCase: @escaping @Sendable (Argument) -> Interaction,
    times: some Times = 1, in orders: InOrder..., fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    expect(anyOfCase(enumCase), times: times, in: orders, at: location)
  }

  /// Expects interactions of one case, whatever its associated values are.
  ///
  /// - Parameters:
  ///   - enumCase: The case, written as the function that makes its values.
  ///   - times: How many: an `Int` or a range of `Int`; once, if nothing is said.
  ///   - orders: Orders that the expectation is tied into, behind those tied into them before.
  ///   - fileID: Where the expectation is set up.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  public func expect<First, Second, each Other>(
    _ enumCase: @escaping @Sendable (First, Second, repeat each Other) -> Interaction,
    times: some Times = 1, in orders: InOrder..., fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    expect(anyOfCase(enumCase), times: times, in: orders, at: location)
  }

  /// Expects interactions of one case whose associated value matches.
  ///
  /// - Parameters:
  ///   - enumCase: The case, written as the function that makes its values.
  ///   - matcher: A matcher for the associated value, or a literal that stands for one.
  ///   - times: How many: an `Int` or a range of `Int`; once, if nothing is said.
  ///   - orders: Orders that the expectation is tied into, behind those tied into them before.
  ///   - fileID: Where the expectation is set up.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  public func expect<Argument>(
    _ enumCase: @escaping @Sendable (Argument) -> Interaction, _ matcher: Matcher<Argument>,
    times: some Times = 1, in orders: InOrder..., fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    expect(matches(enumCase, matcher), times: times, in: orders, at: location)
  }

  /// Expects interactions of one case whose two associated values match one by one.
  ///
  /// - Parameters:
  ///   - enumCase: The case, written as the function that makes its values.
  ///   - first: A matcher for the first associated value, or a literal that stands for one.
  ///   - second: A matcher for the second one.
  ///   - times: How many: an `Int` or a range of `Int`; once, if nothing is said.
  ///   - orders: Orders that the expectation is tied into, behind those tied into them before.
  ///   - fileID: Where the expectation is set up.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  public func expect<First, Second>(
    _ enumCase: @escaping @Sendable (First, Second) -> Interaction, _ first: Matcher<First>, _ second: Matcher<Second>,
    times: some Times = 1, in orders: InOrder..., fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    expect(enumCaseMatcher(enumCase, first, second), times: times, in: orders, at: location)
  }

  /// Expects interactions of one case whose three or more associated values match one by one.
  ///
  /// - Parameters:
  ///   - enumCase: The case, written as the function that makes its values.
  ///   - first: A matcher for the first associated value, or a literal that stands for one.
  ///   - second: A matcher for the second one.
  ///   - third: A matcher for the third one.
  ///   - others: Matchers for the rest.
  ///   - times: How many: an `Int` or a range of `Int`; once, if nothing is said.
  ///   - orders: Orders that the expectation is tied into, behind those tied into them before.
  ///   - fileID: Where the expectation is set up.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  public func expect<First, Second, Third, each Other>(
    _ enumCase: @escaping @Sendable (First, Second, Third, repeat each Other) -> Interaction,
    _ first: Matcher<First>, _ second: Matcher<Second>, _ third: Matcher<Third>, _ others: repeat Matcher<each Other>,
    times: some Times = 1, in orders: InOrder..., fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    expect(matches(enumCase, first, second, third, repeat each others), times: times, in: orders, at: location)
  }

  /// Expects interactions of one case whose associated value is what a variable holds.
  ///
  /// - Parameters:
  ///   - enumCase: The case, written as the function that makes its values.
  ///   - matcher: A value that stands for a matcher.
  ///   - times: How many: an `Int` or a range of `Int`; once, if nothing is said.
  ///   - orders: Orders that the expectation is tied into, behind those tied into them before.
  ///   - fileID: Where the expectation is set up.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  @_disfavoredOverload
  public func expect<Argument: MatcherConvertible>(
    _ enumCase: @escaping @Sendable (Argument.MatchedValue) -> Interaction, _ matcher: Argument,
    times: some Times = 1, in orders: InOrder..., fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    expect(matches(enumCase, matcher.matcher()), times: times, in: orders, at: location)
  }

  /// Expects interactions of one case whose associated values are what variables hold.
  ///
  /// - Parameters:
  ///   - enumCase: The case, written as the function that makes its values.
  ///   - first: A matcher for the first associated value, or a value that stands for one.
  ///   - second: A matcher for the second one, or a value that stands for one.
  ///   - others: Matchers for the rest, or values that stand for one.
  ///   - times: How many: an `Int` or a range of `Int`; once, if nothing is said.
  ///   - orders: Orders that the expectation is tied into, behind those tied into them before.
  ///   - fileID: Where the expectation is set up.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  @_disfavoredOverload
  public func expect<First: MatcherConvertible, Second: MatcherConvertible, each Other: MatcherConvertible>(
    _ enumCase:
      @escaping @Sendable (First.MatchedValue, Second.MatchedValue, repeat (each Other).MatchedValue) -> Interaction,
    _ first: First, _ second: Second, _ others: repeat each Other,
    times: some Times = 1, in orders: InOrder..., fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    expect(
      matches(enumCase, first.matcher(), second.matcher(), repeat (each others).matcher()), times: times, in: orders,
      at: location)
  }
}
