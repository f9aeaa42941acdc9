// Short for `calls(…).verify(times:)`. No closure stands behind it, so a pack does for all counts of values but one.

extension InteractionRecording {
  /// Verifies how many calls of a case with two or more values were recorded.
  public func verify<A, B, each Other>(
    _ enumCase: @escaping @Sendable (A, B, repeat each Other) -> Interaction, times: some Times = 1,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    mock.verify(casePattern(enumCase).matcher, times: times, at: CodeLocation(file: file, line: line))
  }

  /// Verifies how many calls of a case with two or more values, by its parts, were recorded.
  public func verify<A, B, each Other>(
    _ enumCase: @escaping @Sendable (A, B, repeat each Other) -> Interaction, _ a: Matcher<A>, _ b: Matcher<B>,
    _ others: repeat Matcher<each Other>, times: some Times = 1, file: StaticString = #filePath, line: UInt = #line
  ) {
    mock.verify(matches(enumCase, a, b, repeat each others), times: times, at: CodeLocation(file: file, line: line))
  }

  /// Verifies how many calls of a case with one value were recorded.
  public func verify<A>(
    _ enumCase: @escaping @Sendable (A) -> Interaction, times: some Times = 1, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    mock.verify(matches(enumCase, any()), times: times, at: CodeLocation(file: file, line: line))
  }

  /// Verifies how many calls of a case with one value, by that, were recorded.
  public func verify<A>(
    _ enumCase: @escaping @Sendable (A) -> Interaction, _ a: Matcher<A>, times: some Times = 1,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    mock.verify(matches(enumCase, a), times: times, at: CodeLocation(file: file, line: line))
  }

  /// Verifies how many calls of a case with two values, by both, were recorded.
  @_disfavoredOverload
  public func verify<A: Equatable, B: Equatable>(
    _ enumCase: @escaping @Sendable (A, B) -> Interaction, _ a: A, _ b: B, times: some Times = 1,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    mock.verify(matches(enumCase, equals(a), equals(b)), times: times, at: CodeLocation(file: file, line: line))
  }

  /// Verifies how many calls of a case with two values, by a value and a matcher, were recorded.
  @_disfavoredOverload
  public func verify<A: Equatable, B>(
    _ enumCase: @escaping @Sendable (A, B) -> Interaction, _ a: A, _ b: Matcher<B>, times: some Times = 1,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    mock.verify(matches(enumCase, equals(a), b), times: times, at: CodeLocation(file: file, line: line))
  }

  /// Verifies how many calls of a case with two values, by a matcher and a value, were recorded.
  @_disfavoredOverload
  public func verify<A, B: Equatable>(
    _ enumCase: @escaping @Sendable (A, B) -> Interaction, _ a: Matcher<A>, _ b: B, times: some Times = 1,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    mock.verify(matches(enumCase, a, equals(b)), times: times, at: CodeLocation(file: file, line: line))
  }

  /// Verifies how many calls of a case with one value, by that, were recorded.
  @_disfavoredOverload
  public func verify<A: Equatable>(
    _ enumCase: @escaping @Sendable (A) -> Interaction, _ a: A, times: some Times = 1, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    mock.verify(matches(enumCase, equals(a)), times: times, at: CodeLocation(file: file, line: line))
  }

  /// Verifies how many calls were recorded that a matcher accepts: an `Int` or a range of `Int`.
  ///
  /// What is found is accounted for in `verifyNoMoreInteractions()`.
  @_disfavoredOverload  // So that a literal is taken for the value that it is.
  public func verify(
    _ matcher: Matcher<Interaction>, times: some Times = 1, file: StaticString = #filePath, line: UInt = #line
  ) {
    mock.verify(matcher, times: times, at: CodeLocation(file: file, line: line))
  }

  /// Verifies how many calls were recorded that are equal to a value; where they are not Equatable, those of a case without values.
  public func verify(
    _ interaction: Interaction, times: some Times = 1, file: StaticString = #filePath, line: UInt = #line
  ) {
    mock.verify(wholeCall(interaction), times: times, at: CodeLocation(file: file, line: line))
  }
}
