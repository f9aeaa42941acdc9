// The overloads are declared from the widest to that of a single value: the compiler type-checks a closure that adds up
// its parameters in milliseconds then, and gives up on it if the single one comes first, or if all are one pack.

/// A matcher for one case of an enum, whose associated values a closure accepts together.
///
/// ```swift
/// matches(Call.pair) { low, high in low < high }
/// ```
///
/// - `predicate`: It may be called from any thread, and never while a lock is held.
public func matches<Enum, First, Second, Third, Fourth, Fifth, Sixth>(
  _ enumCase: @escaping @Sendable (First, Second, Third, Fourth, Fifth, Sixth) -> Enum,
  _ predicate: @escaping @Sendable (First, Second, Third, Fourth, Fifth, Sixth) -> Bool
) -> Matcher<Enum> {
  casePredicate(enumCase, predicate)
}

/// A matcher for one case of an enum, whose five associated values a closure accepts together.
public func matches<Enum, First, Second, Third, Fourth, Fifth>(
  _ enumCase: @escaping @Sendable (First, Second, Third, Fourth, Fifth) -> Enum,
  _ predicate: @escaping @Sendable (First, Second, Third, Fourth, Fifth) -> Bool
) -> Matcher<Enum> {
  casePredicate(enumCase, predicate)
}

/// A matcher for one case of an enum, whose four associated values a closure accepts together.
public func matches<Enum, First, Second, Third, Fourth>(
  _ enumCase: @escaping @Sendable (First, Second, Third, Fourth) -> Enum,
  _ predicate: @escaping @Sendable (First, Second, Third, Fourth) -> Bool
) -> Matcher<Enum> {
  casePredicate(enumCase, predicate)
}

/// A matcher for one case of an enum, whose three associated values a closure accepts together.
public func matches<Enum, First, Second, Third>(
  _ enumCase: @escaping @Sendable (First, Second, Third) -> Enum,
  _ predicate: @escaping @Sendable (First, Second, Third) -> Bool
) -> Matcher<Enum> {
  casePredicate(enumCase, predicate)
}

/// A matcher for one case of an enum, whose two associated values a closure accepts together.
public func matches<Enum, First, Second>(
  _ enumCase: @escaping @Sendable (First, Second) -> Enum, _ predicate: @escaping @Sendable (First, Second) -> Bool
) -> Matcher<Enum> {
  casePredicate(enumCase, predicate)
}

/// A matcher for one case of an enum, whose associated value a closure accepts.
public func matches<Enum, First>(
  _ enumCase: @escaping @Sendable (First) -> Enum, _ predicate: @escaping @Sendable (First) -> Bool
) -> Matcher<Enum> {
  casePredicate(enumCase, predicate)
}

private func casePredicate<Enum, each Argument>(
  _ enumCase: @escaping @Sendable (repeat each Argument) -> Enum,
  _ predicate: @escaping @Sendable (repeat each Argument) -> Bool
) -> Matcher<Enum> {
  let anyValues = enumCaseMatcher(enumCase, repeat (any() as Matcher<each Argument>))
  return Matcher(misuse: anyValues.implementation.misuse(callingFunctions:)) { value in
    guard let arguments: (repeat each Argument) = associatedValues(of: enumCase, in: value) else { return false }
    return predicate(repeat each arguments)
  } phrase: { examples in
    let words = anyValues.implementation.phrase(after: examples)
    return Phrase(
      code: "\(words.code) where …", expected: "\(words.expected) with values that the closure accepts",
      negated: "no \(words.expected) with values that the closure accepts")
  }
}
