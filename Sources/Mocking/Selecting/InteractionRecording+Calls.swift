// What `calls` can be given, one function for each way to name calls, in the order that type-checks fast. Those over a case
// alone are disfavoured, since several `calls` in one expression multiply.

extension InteractionRecording {
  /// The recorded calls of a case with six values.
  @_disfavoredOverload
  public func calls<A, B, C, D, E, F>(
    _ enumCase: @escaping @Sendable (A, B, C, D, E, F) -> Interaction, file: StaticString = #filePath,
    line: UInt = #line
  ) -> Calls<Interaction, (A, B, C, D, E, F)> {
    Calls(casePattern(enumCase), of: mock, at: CodeLocation(file: file, line: line))
  }

  /// The recorded calls of a case with six values, by its parts.
  public func calls<A, B, C, D, E, F>(
    _ enumCase: @escaping @Sendable (A, B, C, D, E, F) -> Interaction, _ a: Matcher<A>, _ b: Matcher<B>,
    _ c: Matcher<C>, _ d: Matcher<D>, _ e: Matcher<E>, _ f: Matcher<F>,
    file: StaticString = #filePath, line: UInt = #line
  ) -> Calls<Interaction, (A, B, C, D, E, F)> {
    Calls(casePattern(enumCase, a, b, c, d, e, f), of: mock, at: CodeLocation(file: file, line: line))
  }

  /// The recorded calls of a case with five values.
  @_disfavoredOverload
  public func calls<A, B, C, D, E>(
    _ enumCase: @escaping @Sendable (A, B, C, D, E) -> Interaction, file: StaticString = #filePath, line: UInt = #line
  ) -> Calls<Interaction, (A, B, C, D, E)> {
    Calls(casePattern(enumCase), of: mock, at: CodeLocation(file: file, line: line))
  }

  /// The recorded calls of a case with five values, by its parts.
  public func calls<A, B, C, D, E>(
    _ enumCase: @escaping @Sendable (A, B, C, D, E) -> Interaction, _ a: Matcher<A>, _ b: Matcher<B>, _ c: Matcher<C>,
    _ d: Matcher<D>, _ e: Matcher<E>, file: StaticString = #filePath, line: UInt = #line
  ) -> Calls<Interaction, (A, B, C, D, E)> {
    Calls(casePattern(enumCase, a, b, c, d, e), of: mock, at: CodeLocation(file: file, line: line))
  }

  /// The recorded calls of a case with four values.
  @_disfavoredOverload
  public func calls<A, B, C, D>(
    _ enumCase: @escaping @Sendable (A, B, C, D) -> Interaction, file: StaticString = #filePath, line: UInt = #line
  ) -> Calls<Interaction, (A, B, C, D)> {
    Calls(casePattern(enumCase), of: mock, at: CodeLocation(file: file, line: line))
  }

  /// The recorded calls of a case with four values, by its parts.
  public func calls<A, B, C, D>(
    _ enumCase: @escaping @Sendable (A, B, C, D) -> Interaction, _ a: Matcher<A>, _ b: Matcher<B>, _ c: Matcher<C>,
    _ d: Matcher<D>, file: StaticString = #filePath, line: UInt = #line
  ) -> Calls<Interaction, (A, B, C, D)> {
    Calls(casePattern(enumCase, a, b, c, d), of: mock, at: CodeLocation(file: file, line: line))
  }

  /// The recorded calls of a case with three values.
  @_disfavoredOverload
  public func calls<A, B, C>(
    _ enumCase: @escaping @Sendable (A, B, C) -> Interaction, file: StaticString = #filePath, line: UInt = #line
  ) -> Calls<Interaction, (A, B, C)> {
    Calls(casePattern(enumCase), of: mock, at: CodeLocation(file: file, line: line))
  }

  /// The recorded calls of a case with three values, by its parts.
  public func calls<A, B, C>(
    _ enumCase: @escaping @Sendable (A, B, C) -> Interaction, _ a: Matcher<A>, _ b: Matcher<B>, _ c: Matcher<C>,
    file: StaticString = #filePath, line: UInt = #line
  ) -> Calls<Interaction, (A, B, C)> {
    Calls(casePattern(enumCase, a, b, c), of: mock, at: CodeLocation(file: file, line: line))
  }

  /// The recorded calls of a case with two values.
  @_disfavoredOverload
  public func calls<A, B>(
    _ enumCase: @escaping @Sendable (A, B) -> Interaction, file: StaticString = #filePath, line: UInt = #line
  ) -> Calls<Interaction, (A, B)> {
    Calls(casePattern(enumCase), of: mock, at: CodeLocation(file: file, line: line))
  }

  /// The recorded calls of a case with two values, by its parts.
  public func calls<A, B>(
    _ enumCase: @escaping @Sendable (A, B) -> Interaction, _ a: Matcher<A>, _ b: Matcher<B>,
    file: StaticString = #filePath, line: UInt = #line
  ) -> Calls<Interaction, (A, B)> {
    Calls(casePattern(enumCase, a, b), of: mock, at: CodeLocation(file: file, line: line))
  }

  /// The recorded calls of a case with one value.
  @_disfavoredOverload
  public func calls<A>(
    _ enumCase: @escaping @Sendable (A) -> Interaction, file: StaticString = #filePath, line: UInt = #line
  ) -> Calls<Interaction, A> {
    Calls(CallPattern(enumCase, any()), of: mock, at: CodeLocation(file: file, line: line))
  }

  /// The recorded calls of a case with one value, by its part.
  public func calls<A>(
    _ enumCase: @escaping @Sendable (A) -> Interaction, _ a: Matcher<A>,
    file: StaticString = #filePath, line: UInt = #line
  ) -> Calls<Interaction, A> {
    Calls(CallPattern(enumCase, a), of: mock, at: CodeLocation(file: file, line: line))
  }

  /// The recorded calls of a case with two values, by both.
  @_disfavoredOverload
  public func calls<A: Equatable, B: Equatable>(
    _ enumCase: @escaping @Sendable (A, B) -> Interaction, _ a: A, _ b: B,
    file: StaticString = #filePath, line: UInt = #line
  ) -> Calls<Interaction, (A, B)> {
    Calls(casePattern(enumCase, equals(a), equals(b)), of: mock, at: CodeLocation(file: file, line: line))
  }

  /// The recorded calls of a case with two values, by a value and a matcher.
  @_disfavoredOverload
  public func calls<A: Equatable, B>(
    _ enumCase: @escaping @Sendable (A, B) -> Interaction, _ a: A, _ b: Matcher<B>,
    file: StaticString = #filePath, line: UInt = #line
  ) -> Calls<Interaction, (A, B)> {
    Calls(casePattern(enumCase, equals(a), b), of: mock, at: CodeLocation(file: file, line: line))
  }

  /// The recorded calls of a case with two values, by a matcher and a value.
  @_disfavoredOverload
  public func calls<A, B: Equatable>(
    _ enumCase: @escaping @Sendable (A, B) -> Interaction, _ a: Matcher<A>, _ b: B,
    file: StaticString = #filePath, line: UInt = #line
  ) -> Calls<Interaction, (A, B)> {
    Calls(casePattern(enumCase, a, equals(b)), of: mock, at: CodeLocation(file: file, line: line))
  }

  /// The recorded calls of a case with one value, by that.
  @_disfavoredOverload
  public func calls<A: Equatable>(
    _ enumCase: @escaping @Sendable (A) -> Interaction, _ a: A, file: StaticString = #filePath, line: UInt = #line
  ) -> Calls<Interaction, A> {
    Calls(CallPattern(enumCase, equals(a)), of: mock, at: CodeLocation(file: file, line: line))
  }

  /// The recorded interactions that a matcher accepts.
  ///
  /// - Complexity: Finding them takes one evaluation of the matcher for each interaction, when the collection is first looked
  ///   at. A value is found by its hash, if there is one, once that has been asked for a few times.
  @_disfavoredOverload  // So that a literal is taken for the value that it is.
  public func calls(
    _ matcher: Matcher<Interaction>, file: StaticString = #filePath, line: UInt = #line
  ) -> Calls<Interaction, Interaction> {
    Calls(CallPattern(matcher), of: mock, at: CodeLocation(file: file, line: line))
  }

  /// The recorded interactions that are equal to a value; where they are not Equatable, those of a case without values.
  public func calls(
    _ interaction: Interaction, file: StaticString = #filePath, line: UInt = #line
  ) -> Calls<Interaction, Interaction> {
    Calls(CallPattern(wholeCall(interaction)), of: mock, at: CodeLocation(file: file, line: line))
  }
}
