// By case, each for one associated value and for two or more, for the reason given in `EnumCases.swift`.

extension InteractionRecording {
  /// Returns whether an interaction was recorded, of one case, whatever its associated value is.
  ///
  /// - Parameters:
  ///   - enumCase: The case, written as the function that makes its values.
  public func received<Argument>(
    _ enumCase: @escaping @Sendable (Argument) -> Interaction
  ) -> Bool {
    received(anyOfCase(enumCase))
  }

  /// Returns whether an interaction was recorded, of one case, whatever its associated values are.
  ///
  /// - Parameters:
  ///   - enumCase: The case, written as the function that makes its values.
  public func received<First, Second, each Other>(
    _ enumCase: @escaping @Sendable (First, Second, repeat each Other) -> Interaction
  ) -> Bool {
    received(anyOfCase(enumCase))
  }

  /// Returns whether an interaction was recorded, of one case whose associated value matches.
  ///
  /// - Parameters:
  ///   - enumCase: The case, written as the function that makes its values.
  ///   - matcher: A matcher for the associated value, or a literal that stands for one.
  public func received<Argument>(
    _ enumCase: @escaping @Sendable (Argument) -> Interaction, _ matcher: Matcher<Argument>
  ) -> Bool {
    received(matches(enumCase, matcher))
  }

  /// Returns whether an interaction was recorded, of one case whose associated values match one by one.
  ///
  /// - Parameters:
  ///   - enumCase: The case, written as the function that makes its values.
  ///   - first: A matcher for the first associated value, or a literal that stands for one.
  ///   - second: A matcher for the second one.
  ///   - others: Matchers for the rest.
  public func received<First, Second, each Other>(
    _ enumCase: @escaping @Sendable (First, Second, repeat each Other) -> Interaction,
    _ first: Matcher<First>, _ second: Matcher<Second>, _ others: repeat Matcher<each Other>
  ) -> Bool {
    received(matches(enumCase, first, second, repeat each others))
  }

  /// Returns whether an interaction was recorded, of one case whose associated value is what a variable holds.
  ///
  /// - Parameters:
  ///   - enumCase: The case, written as the function that makes its values.
  ///   - matcher: A value that stands for a matcher.
  @_disfavoredOverload
  public func received<Argument: MatcherConvertible>(
    _ enumCase: @escaping @Sendable (Argument.MatchedValue) -> Interaction, _ matcher: Argument
  ) -> Bool {
    received(matches(enumCase, matcher.matcher()))
  }

  /// Returns whether an interaction was recorded, of one case whose associated values are what variables hold.
  ///
  /// - Parameters:
  ///   - enumCase: The case, written as the function that makes its values.
  ///   - first: A matcher for the first associated value, or a value that stands for one.
  ///   - second: A matcher for the second one, or a value that stands for one.
  ///   - others: Matchers for the rest, or values that stand for one.
  @_disfavoredOverload
  public func received<First: MatcherConvertible, Second: MatcherConvertible, each Other: MatcherConvertible>(
    _ enumCase:
      @escaping @Sendable (First.MatchedValue, Second.MatchedValue, repeat (each Other).MatchedValue) -> Interaction,
    _ first: First, _ second: Second, _ others: repeat each Other
  ) -> Bool {
    received(matches(enumCase, first.matcher(), second.matcher(), repeat (each others).matcher()))
  }
}
