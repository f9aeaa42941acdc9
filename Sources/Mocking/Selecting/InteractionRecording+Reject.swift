// What `reject` can be given. No closure stands behind it, so a pack does for all counts of values but one.

extension InteractionRecording {
  /// Rejects calls of a case with two or more values.
  public func reject<A, B, each Other>(
    _ enumCase: @escaping @Sendable (A, B, repeat each Other) -> Interaction, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    mock.reject(casePattern(enumCase).matcher, at: CodeLocation(file: file, line: line))
  }

  /// Rejects calls of a case with two or more values, by its parts.
  public func reject<A, B, each Other>(
    _ enumCase: @escaping @Sendable (A, B, repeat each Other) -> Interaction, _ a: Matcher<A>, _ b: Matcher<B>,
    _ others: repeat Matcher<each Other>, file: StaticString = #filePath, line: UInt = #line
  ) {
    mock.reject(matches(enumCase, a, b, repeat each others), at: CodeLocation(file: file, line: line))
  }

  /// Rejects calls of a case with one value.
  public func reject<A>(
    _ enumCase: @escaping @Sendable (A) -> Interaction, file: StaticString = #filePath, line: UInt = #line
  ) {
    mock.reject(matches(enumCase, any()), at: CodeLocation(file: file, line: line))
  }

  /// Rejects calls of a case with one value, by that.
  public func reject<A>(
    _ enumCase: @escaping @Sendable (A) -> Interaction, _ a: Matcher<A>, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    mock.reject(matches(enumCase, a), at: CodeLocation(file: file, line: line))
  }

  /// Rejects calls of a case with two values, by both.
  @_disfavoredOverload
  public func reject<A: Equatable, B: Equatable>(
    _ enumCase: @escaping @Sendable (A, B) -> Interaction, _ a: A, _ b: B, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    mock.reject(matches(enumCase, equals(a), equals(b)), at: CodeLocation(file: file, line: line))
  }

  /// Rejects calls of a case with two values, by a value and a matcher.
  @_disfavoredOverload
  public func reject<A: Equatable, B>(
    _ enumCase: @escaping @Sendable (A, B) -> Interaction, _ a: A, _ b: Matcher<B>, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    mock.reject(matches(enumCase, equals(a), b), at: CodeLocation(file: file, line: line))
  }

  /// Rejects calls of a case with two values, by a matcher and a value.
  @_disfavoredOverload
  public func reject<A, B: Equatable>(
    _ enumCase: @escaping @Sendable (A, B) -> Interaction, _ a: Matcher<A>, _ b: B, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    mock.reject(matches(enumCase, a, equals(b)), at: CodeLocation(file: file, line: line))
  }

  /// Rejects calls of a case with one value, by that.
  @_disfavoredOverload
  public func reject<A: Equatable>(
    _ enumCase: @escaping @Sendable (A) -> Interaction, _ a: A, file: StaticString = #filePath, line: UInt = #line
  ) {
    mock.reject(matches(enumCase, equals(a)), at: CodeLocation(file: file, line: line))
  }

  /// Rejects calls that a matcher accepts.
  ///
  /// A rejection holds from now on, in every mode, whatever else is expected. A call that it accepts fails the test at once.
  @_disfavoredOverload  // So that a literal is taken for the value that it is.
  public func reject(_ matcher: Matcher<Interaction>, file: StaticString = #filePath, line: UInt = #line) {
    mock.reject(matcher, at: CodeLocation(file: file, line: line))
  }

  /// Rejects calls that are equal to a value; where they are not Equatable, those of a case without values.
  public func reject(_ interaction: Interaction, file: StaticString = #filePath, line: UInt = #line) {
    mock.reject(wholeCall(interaction), at: CodeLocation(file: file, line: line))
  }
}
