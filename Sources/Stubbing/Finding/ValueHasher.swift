import Matchers

/// Hashes values of a type of which only run time knows whether it is `Hashable`.
///
/// What is to be found later is hashed once, and has to stay what it is. Objects may change, so a value that is one, or may hold
/// on to one, has no hash that lasts: it is asked for equality each time.
///
/// Hashing runs a user's code: never under a lock.
package class ValueHasher<Value> {
  /// Whether values of the type can be found by their hash.
  package var isAvailable: Bool { false }

  /// The hash of a value to look for; nil if it has none.
  package func hash(_ value: Value) -> Int? { nil }

  /// The hash that a value can be found by from now on; nil if it has none, or may change.
  package func lastingHash(_ value: Value) -> Int? { nil }

  /// The hash that a matcher can be found by, that of the value it compares with; nil if it has to be asked.
  package func lastingHash(of matcher: Matcher<Value>) -> Int? { nil }
}

private final class HashingHasher<Value: Hashable>: ValueHasher<Value> {
  override var isAvailable: Bool { true }

  override func hash(_ value: Value) -> Int? { value.hashValue }

  override func lastingHash(_ value: Value) -> Int? { mayHoldObjects(value) ? nil : value.hashValue }

  override func lastingHash(of matcher: Matcher<Value>) -> Int? {
    if let constant = matcher.constant { lastingHash(constant) } else { nil }
  }
}

/// Makes what hashes values of a type.
package func makeValueHasher<Value>(for type: Value.Type = Value.self) -> ValueHasher<Value> {
  func make<Known: Hashable>(_: Known.Type) -> AnyObject { HashingHasher<Known>() }
  guard !(type is AnyObject.Type), let known = type as? any Hashable.Type else { return ValueHasher() }
  return make(known) as! ValueHasher<Value>  // The same type under another name.
}
