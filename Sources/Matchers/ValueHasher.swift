/// Hashes values of a type of which only run time knows whether it is `Hashable`.
///
/// Hashing runs a user's code: never under a lock. Equal values have equal hashes for as long as neither changes, so an object
/// that changes is not found by the hash that it had; objects are therefore not hashed, and what holds on to objects is asked
/// once more before a test fails.
package class ValueHasher<Value> {
  /// Whether values of the type can be found by their hash.
  package var isAvailable: Bool { false }

  /// The hash of a value; nil if it has none.
  package func hash(_ value: Value) -> Int? { nil }

  /// The hash of the value that a matcher compares with; nil if it does not compare, or the value has no hash.
  package final func hash(of matcher: Matcher<Value>) -> Int? {
    guard isAvailable, matcher.implementation.isConstant else { return nil }
    return matcher.constant.flatMap(hash)
  }
}

private final class HashingHasher<Value: Hashable>: ValueHasher<Value> {
  override var isAvailable: Bool { true }
  override func hash(_ value: Value) -> Int? { value.hashValue }
}

/// Makes what hashes values of a type.
package func makeValueHasher<Value>(for type: Value.Type = Value.self) -> ValueHasher<Value> {
  func make<Known: Hashable>(_: Known.Type) -> AnyObject { HashingHasher<Known>() }
  guard !isObject(type), let known = type as? any Hashable.Type else { return ValueHasher() }
  return make(known) as! ValueHasher<Value>  // The same type under another name.
}

/// Whether values of a type are objects, or optional ones.
private func isObject(_ type: Any.Type) -> Bool {
  if let optional = type as? any AnyOptional.Type { return isObject(optional.wrappedType) }
  return type is AnyObject.Type
}
