/// Finds or makes a value of a case, only to read the names of the case and its labels off it.
///
/// A function does not know the case it makes, so a value has to be had: one of those seen, or one made of the values
/// the matchers compare with and of empty values of well-known types.
func example<Enum, each Argument>(
  of enumCase: (repeat each Argument) -> Enum, among examples: [Enum], _ matchers: repeat Matcher<each Argument>
) -> Enum? {
  examples.first { associatedValues(of: enumCase, in: $0) != nil }
    ?? (try? enumCase(repeat exampleArgument(for: each matchers)))
}

private struct NoExample: Error {}

/// The constant of a matcher, the simplest value of a well-known type, or the first of those that a type enumerates.
func exampleArgument<Value>(for matcher: Matcher<Value>) throws -> Value {
  func first<T: CaseIterable>(_: T.Type) -> Any? { T.allCases.first }
  if let value = matcher.constant { return value }
  if let type = Value.self as? any HasEmptyValue.Type, let value = type.emptyValue as? Value { return value }
  if let type = Value.self as? any CaseIterable.Type, let value = first(type) as? Value { return value }
  throw NoExample()
}
