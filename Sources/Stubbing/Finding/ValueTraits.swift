import Matchers

/// What can be done with values of a type, which only run time knows: comparing them, and hashing them.
///
/// What is to be found later is hashed once, and has to stay what it is. Objects may change, so a value that is one, or may hold
/// on to one, has no hash that lasts: it is asked for equality each time.
///
/// Comparing and hashing run a user's code: never under a lock.
package class ValueTraits<Value> {
  /// Whether values of the type can be found by their hash.
  package var isHashable: Bool { false }

  /// Matches values that are equal to one; where they are not Equatable, those of the same case without values.
  package func matcher(equalTo value: Value) -> Matcher<Value> { payloadFreeCase(value) }

  /// The hash of a value to look for; nil if it has none.
  package func hash(_ value: Value) -> Int? { nil }

  /// The hash that a value can be found by from now on; nil if it has none, or may change.
  package func lastingHash(_ value: Value) -> Int? { nil }

  /// The hash that a matcher can be found by, that of the value it compares with; nil if it has to be asked.
  package func lastingHash(of matcher: Matcher<Value>) -> Int? { matcher.constant.flatMap { lastingHash($0) } }
}

// Sendable as its superclass is: it has no state, either.
private class EquatableTraits<Value: Equatable>: ValueTraits<Value>, @unchecked Sendable {
  override func matcher(equalTo value: Value) -> Matcher<Value> { equals(value) }
}

// Sendable as its superclass is: it has no state, either.
private final class HashableTraits<Value: Hashable>: EquatableTraits<Value>, @unchecked Sendable {
  override var isHashable: Bool { true }
  override func hash(_ value: Value) -> Int? { value.hashValue }
  override func lastingHash(_ value: Value) -> Int? { mayHoldObjects(value) ? nil : value.hashValue }
}

// Types are for ever, and traits have no state, so one table serves all.
private let known = Locked([ObjectIdentifier: AnyObject & Sendable]())

/// The traits of a type.
package func valueTraits<Value>(of type: Value.Type = Value.self) -> ValueTraits<Value> {
  let key = ObjectIdentifier(type)
  // What is found was put there for this very type.
  if let traits = known.withLock({ $0[key] }) { return unsafeDowncast(traits, to: ValueTraits<Value>.self) }
  let traits = makeTraits(of: type)
  // Whoever comes second in a race keeps its own: nothing is released under the lock.
  known.withLock { if $0[key] == nil { $0[key] = traits } }
  return traits
}

private func makeTraits<Value>(of type: Value.Type) -> ValueTraits<Value> {
  func comparing<Known: Equatable>(_: Known.Type) -> AnyObject { EquatableTraits<Known>() }
  func hashing<Known: Hashable>(_: Known.Type) -> AnyObject { HashableTraits<Known>() }
  // The casts cannot fail: each is to the same type under another name. An object may change, and with it its hash.
  if !(type is AnyObject.Type), let type = type as? any Hashable.Type { return hashing(type) as! ValueTraits<Value> }
  if let type = type as? any Equatable.Type { return comparing(type) as! ValueTraits<Value> }
  return ValueTraits()
}

// Traits have no state at all.
extension ValueTraits: @unchecked Sendable {}
