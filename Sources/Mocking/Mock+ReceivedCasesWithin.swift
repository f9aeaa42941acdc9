// By case, each for one associated value and for two or more, for the reason given in `EnumCases.swift`.

extension InteractionRecording {
  /// Waits for an interaction of one case, whatever its associated value is.
  ///
  /// - Parameters:
  ///   - enumCase: The case, written as the function that makes its values.
  ///   - delay: How long to wait at the most; less than nothing is as good as nothing.
  ///   - isolation: The actor to stay on; that of the caller.
  /// - Returns: Whether it was recorded in time.
  public func received<Argument>(
    _ enumCase: @escaping @Sendable (Argument) -> Interaction,
    within delay: Duration, isolation: isolated (any Actor)? = #isolation
  ) async -> Bool {
    await received(anyOfCase(enumCase), within: delay, isolation: isolation)
  }

  /// Waits for an interaction of one case, whatever its associated values are.
  ///
  /// - Parameters:
  ///   - enumCase: The case, written as the function that makes its values.
  ///   - delay: How long to wait at the most; less than nothing is as good as nothing.
  ///   - isolation: The actor to stay on; that of the caller.
  /// - Returns: Whether it was recorded in time.
  public func received<First, Second, each Other>(
    _ enumCase: @escaping @Sendable (First, Second, repeat each Other) -> Interaction,
    within delay: Duration, isolation: isolated (any Actor)? = #isolation
  ) async -> Bool {
    await received(anyOfCase(enumCase), within: delay, isolation: isolation)
  }

  /// Waits for an interaction of one case whose associated value matches.
  ///
  /// - Parameters:
  ///   - enumCase: The case, written as the function that makes its values.
  ///   - matcher: A matcher for the associated value, or a literal that stands for one.
  ///   - delay: How long to wait at the most; less than nothing is as good as nothing.
  ///   - isolation: The actor to stay on; that of the caller.
  /// - Returns: Whether it was recorded in time.
  public func received<Argument>(
    _ enumCase: @escaping @Sendable (Argument) -> Interaction, _ matcher: Matcher<Argument>,
    within delay: Duration, isolation: isolated (any Actor)? = #isolation
  ) async -> Bool {
    await received(matches(enumCase, matcher), within: delay, isolation: isolation)
  }

  /// Waits for an interaction of one case whose associated values match one by one.
  ///
  /// - Parameters:
  ///   - enumCase: The case, written as the function that makes its values.
  ///   - first: A matcher for the first associated value, or a literal that stands for one.
  ///   - second: A matcher for the second one.
  ///   - others: Matchers for the rest.
  ///   - delay: How long to wait at the most; less than nothing is as good as nothing.
  ///   - isolation: The actor to stay on; that of the caller.
  /// - Returns: Whether it was recorded in time.
  public func received<First, Second, each Other>(
    _ enumCase: @escaping @Sendable (First, Second, repeat each Other) -> Interaction,
    _ first: Matcher<First>, _ second: Matcher<Second>, _ others: repeat Matcher<each Other>,
    within delay: Duration, isolation: isolated (any Actor)? = #isolation
  ) async -> Bool {
    await received(matches(enumCase, first, second, repeat each others), within: delay, isolation: isolation)
  }

  /// Waits for an interaction of one case whose associated value is what a variable holds.
  ///
  /// - Parameters:
  ///   - enumCase: The case, written as the function that makes its values.
  ///   - matcher: A value that stands for a matcher.
  ///   - delay: How long to wait at the most; less than nothing is as good as nothing.
  ///   - isolation: The actor to stay on; that of the caller.
  /// - Returns: Whether it was recorded in time.
  @_disfavoredOverload
  public func received<Argument: MatcherConvertible>(
    _ enumCase: @escaping @Sendable (Argument.MatchedValue) -> Interaction, _ matcher: Argument,
    within delay: Duration, isolation: isolated (any Actor)? = #isolation
  ) async -> Bool {
    await received(matches(enumCase, matcher.matcher()), within: delay, isolation: isolation)
  }

  /// Waits for an interaction of one case whose associated values are what variables hold.
  ///
  /// - Parameters:
  ///   - enumCase: The case, written as the function that makes its values.
  ///   - first: A matcher for the first associated value, or a value that stands for one.
  ///   - second: A matcher for the second one, or a value that stands for one.
  ///   - others: Matchers for the rest, or values that stand for one.
  ///   - delay: How long to wait at the most; less than nothing is as good as nothing.
  ///   - isolation: The actor to stay on; that of the caller.
  /// - Returns: Whether it was recorded in time.
  @_disfavoredOverload
  public func received<First: MatcherConvertible, Second: MatcherConvertible, each Other: MatcherConvertible>(
    _ enumCase:
      @escaping @Sendable (First.MatchedValue, Second.MatchedValue, repeat (each Other).MatchedValue) -> Interaction,
    _ first: First, _ second: Second, _ others: repeat each Other,
    within delay: Duration, isolation: isolated (any Actor)? = #isolation
  ) async -> Bool {
    await received(
      matches(enumCase, first.matcher(), second.matcher(), repeat (each others).matcher()), within: delay,
      isolation: isolation)
  }
}
