/// Finds or makes a value of a case, only to read the names of the case and its labels off it.
///
/// A function does not know the case it makes, so a value has to be had: one of those seen, or one made of the values
/// the matchers compare with and of empty values of well-known types.
func example<Enum, each Argument>(
  of enumCase: (repeat each Argument) -> Enum, among examples: [Enum], _ matchers: repeat Matcher<each Argument>
) -> Enum? {
  if let seen = examples.first(where: { associatedValues(of: enumCase, in: $0) != nil }) { return seen }
  do {
    return enumCase(repeat try exampleArgument(for: each matchers))
  } catch {
    return nil
  }
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

  switch type {
  case let type as any HasEmptyValue.Type: return type.emptyValue
  case let type as any CaseIterable.Type: return first(type)
  default: return nil
  }
}
