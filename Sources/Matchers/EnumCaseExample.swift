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

func exampleArgument<Value>(for matcher: Matcher<Value>) throws -> Value {
  if let value = matcher.constant { return value }
  guard let value = emptyValue(of: Value.self) as? Value else { throw NoExample() }
  return value
}

/// The simplest value of a well-known type, or the first of those that a type enumerates; `nil` for any other.
private func emptyValue(of type: Any.Type) -> Any? {
  func first<T: CaseIterable>(_: T.Type) -> Any? { T.allCases.first }

  if let type = type as? any HasEmptyValue.Type { return type.emptyValue }
  return (type as? any CaseIterable.Type).flatMap { first($0) }
}
