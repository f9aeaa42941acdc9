// Every function over a case comes for one associated value and for two or more. A pack of any length would do for
// both, were it not that the compiler crashes on a case whose only value is a tuple, passed as such a pack.

/// A matcher for one case of an enum, whose associated value matches.
///
/// ```swift
/// matches(Interaction.fetch(id:), 3)
/// matches(Interaction.find, nil)
/// ```
///
/// Cases with the same base name and different labels or types are told apart.
///
/// An enum with a `customMirror` of its own hides its cases, and a function that is no case has none: such a matcher
/// accepts nothing, and a mock or a stub that is given one says so, as far as it can tell.
///
/// - `enumCase`: The case, written as the function that makes its values.
/// - Complexity: That of the enum's `==`, if it has one and there are only values to compare with; else a look at the
///   value by reflection, then the matchers up to the first that refuses.
public func matches<Enum, Argument>(
  _ enumCase: @escaping @Sendable (Argument) -> Enum, _ matcher: Matcher<Argument>
) -> Matcher<Enum> {
  enumCaseMatcher(enumCase, matcher)
}

/// A matcher for one case of an enum, whose associated values match one by one.
///
/// ```swift
/// matches(Interaction.save, has(\.name, "Alex"), any())
/// ```
public func matches<Enum, First, Second, each Other>(
  _ enumCase: @escaping @Sendable (First, Second, repeat each Other) -> Enum,
  _ first: Matcher<First>, _ second: Matcher<Second>, _ others: repeat Matcher<each Other>
) -> Matcher<Enum> {
  enumCaseMatcher(enumCase, first, second, repeat each others)
}

/// A matcher for one case of an enum, whose associated value a variable holds: `matches(Interaction.fetch, id)`.
@_disfavoredOverload
public func matches<Enum, Argument: MatcherConvertible>(
  _ enumCase: @escaping @Sendable (Argument.MatchedValue) -> Enum, _ matcher: Argument
) -> Matcher<Enum> {
  enumCaseMatcher(enumCase, matcher.matcher())
}

/// A matcher for one case of an enum, whose values are what variables hold: `matches(Interaction.save, user, any())`.
@_disfavoredOverload
public func matches<Enum, First: MatcherConvertible, Second: MatcherConvertible, each Other: MatcherConvertible>(
  _ enumCase: @escaping @Sendable (First.MatchedValue, Second.MatchedValue, repeat (each Other).MatchedValue) -> Enum,
  _ first: First, _ second: Second, _ others: repeat each Other
) -> Matcher<Enum> {
  enumCaseMatcher(enumCase, first.matcher(), second.matcher(), repeat (each others).matcher())
}
