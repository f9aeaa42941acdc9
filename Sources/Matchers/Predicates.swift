/// A matcher for values that a closure accepts.
///
/// ```swift
/// matches { $0 % 2 == 0 }
/// matches { if case .fetch(let id) = $0 { id > 3 } else { false } }
/// ```
///
/// A closure cannot say what it wants, so give it a name with ``Matcher/described(as:)``.
///
/// - Parameter predicate: It may be called from any thread, and never while a lock is held.
public func matches<Value>(_ predicate: @escaping @Sendable (Value) -> Bool) -> Matcher<Value> {
  Matcher(matches: predicate) { _ in
    Phrase(
      code: "matches { … }", expected: "a value that the closure accepts",
      negated: "a value that the closure does not accept")
  }
}
