/// Carries a value through an equatable interaction without taking part in the comparison.
///
/// Every `Ignored` is equal to every other, so a completion handler or a delegate can ride in an interaction enum, be
/// left out of what is expected, and be called by the test later:
///
/// ```swift
/// enum Interaction: Equatable {
///   case fetchUser(completion: Ignored<@Sendable (User) -> Void>)
/// }
/// ```
public struct Ignored<Value> {
  /// The value that rides along.
  public var value: Value

  /// Wraps a value.
  public init(_ value: Value) {
    self.value = value
  }
}

extension Ignored: Hashable, CustomStringConvertible, MatcherConvertible, IgnoredValue {
  /// Always true.
  public static func == (lhs: Ignored, rhs: Ignored) -> Bool { true }

  /// Adds nothing: all ignored values hash alike, as they are equal.
  public func hash(into hasher: inout Hasher) {}

  /// `_`, since the value makes no difference.
  public var description: String { "_" }
}

extension Ignored: Sendable where Value: Sendable {}

/// What any ``Ignored`` is, whatever rides along: equal to every other, for ever.
package protocol IgnoredValue {}
