/// A type whose values can stand for matchers, inside other matchers.
///
/// An `Equatable` type gets a matcher that compares with `==`, so that an empty conformance is enough:
///
/// ```swift
/// extension User: MatcherConvertible {}
///
/// mock.expect(Call.invite, has(\.host, User(name: "Alice")), some(User(name: "Bob")))
/// ```
///
/// The standard library's numbers, strings, characters and booleans conform, and so do optionals, arrays, sets and
/// dictionaries of types that do.
public protocol MatcherConvertible<MatchedValue> {
  /// The type of the values that the matcher looks at.
  associatedtype MatchedValue = Self

  /// Returns the matcher that this value stands for.
  func matcher() -> Matcher<MatchedValue>
}

extension MatcherConvertible where Self: Equatable, MatchedValue == Self {
  /// Returns a matcher that accepts what is equal to this value.
  public func matcher() -> Matcher<Self> { equals(self) }
}

extension Matcher: MatcherConvertible {
  /// Returns the matcher itself.
  public func matcher() -> Matcher<Value> { self }
}

extension Optional: MatcherConvertible where Wrapped: MatcherConvertible {
  /// Returns a matcher for the wrapped value's matches, or for `nil`.
  public func matcher() -> Matcher<Wrapped.MatchedValue?> { map { Matchers.some($0) } ?? Matchers.none() }
}

extension Array: MatcherConvertible where Element: MatcherConvertible {
  /// Returns a matcher for arrays of the same count whose elements match one by one.
  public func matcher() -> Matcher<[Element.MatchedValue]> { Matchers.matches(self) }
}

extension Set: MatcherConvertible where Element: MatcherConvertible {}

extension Dictionary: MatcherConvertible where Value: MatcherConvertible {
  /// Returns a matcher for dictionaries with the same keys, whose values match one by one.
  public func matcher() -> Matcher<[Key: Value.MatchedValue]> { Matchers.matches(self) }
}
