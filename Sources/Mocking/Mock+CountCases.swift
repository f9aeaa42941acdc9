// By case, each for one associated value and for two or more, for the reason given in `EnumCases.swift`.

extension InteractionRecording {
  /// Returns how many interactions were recorded of one case, whatever its associated value is.
  ///
  /// - Parameters:
  ///   - enumCase: The case, written as the function that makes its values.
  public func count<Argument>(
    of enumCase: @escaping @Sendable (Argument) -> Interaction
  ) -> Int {
    count(of: anyOfCase(enumCase))
  }

  /// Returns how many interactions were recorded of one case, whatever its associated values are.
  ///
  /// - Parameters:
  ///   - enumCase: The case, written as the function that makes its values.
  public func count<First, Second, each Other>(
    of enumCase: @escaping @Sendable (First, Second, repeat each Other) -> Interaction
  ) -> Int {
    count(of: anyOfCase(enumCase))
  }

  /// Returns how many interactions were recorded of one case whose associated value matches.
  ///
  /// - Parameters:
  ///   - enumCase: The case, written as the function that makes its values.
  ///   - matcher: A matcher for the associated value, or a literal that stands for one.
  public func count<Argument>(
    of enumCase: @escaping @Sendable (Argument) -> Interaction, _ matcher: Matcher<Argument>
  ) -> Int {
    count(of: matches(enumCase, matcher))
  }

  /// Returns how many interactions were recorded of one case whose associated values match one by one.
  ///
  /// - Parameters:
  ///   - enumCase: The case, written as the function that makes its values.
  ///   - first: A matcher for the first associated value, or a literal that stands for one.
  ///   - second: A matcher for the second one.
  ///   - others: Matchers for the rest.
  public func count<First, Second, each Other>(
    of enumCase: @escaping @Sendable (First, Second, repeat each Other) -> Interaction,
    _ first: Matcher<First>, _ second: Matcher<Second>, _ others: repeat Matcher<each Other>
  ) -> Int {
    count(of: matches(enumCase, first, second, repeat each others))
  }

  /// Returns how many interactions were recorded of one case whose associated value is what a variable holds.
  ///
  /// - Parameters:
  ///   - enumCase: The case, written as the function that makes its values.
  ///   - matcher: A value that stands for a matcher.
  @_disfavoredOverload
  public func count<Argument: MatcherConvertible>(
    of enumCase: @escaping @Sendable (Argument.MatchedValue) -> Interaction, _ matcher: Argument
  ) -> Int {
    count(of: matches(enumCase, matcher.matcher()))
  }

  /// Returns how many interactions were recorded of one case whose associated values are what variables hold.
  ///
  /// - Parameters:
  ///   - enumCase: The case, written as the function that makes its values.
  ///   - first: A matcher for the first associated value, or a value that stands for one.
  ///   - second: A matcher for the second one, or a value that stands for one.
  ///   - others: Matchers for the rest, or values that stand for one.
  @_disfavoredOverload
  public func count<First: MatcherConvertible, Second: MatcherConvertible, each Other: MatcherConvertible>(
    of enumCase:
      @escaping @Sendable (First.MatchedValue, Second.MatchedValue, repeat (each Other).MatchedValue) -> Interaction,
    _ first: First, _ second: Second, _ others: repeat each Other
  ) -> Int {
    count(of: matches(enumCase, first.matcher(), second.matcher(), repeat (each others).matcher()))
  }
}
