/// Decides whether a value is one that a test is prepared to see.
///
/// Matchers are made by free functions (``any()``, `equals`, `some`, `has`, …), nest to any depth,
/// and are literals wherever their value is one:
///
/// ```swift
/// let adult: Matcher<User> = has(\.name, not("Bob")) && has(\.tags, matches([any(), "admin"]))
/// adult.matches(User(name: "Alice", tags: ["staff", "admin"]))  // true
/// ```
///
/// A matcher is cheap to make and to copy: its description is rendered only when somebody reads it.
public struct Matcher<Value>: CustomStringConvertible {
  let implementation: MatcherImplementation<Value>

  init(_ implementation: MatcherImplementation<Value>) {
    self.implementation = implementation
  }

  /// Returns whether the value is one that this matcher accepts.
  ///
  /// - Complexity: That of the matcher's parts; ``any()`` and `equals` add nothing to the comparison itself.
  public func matches(_ value: Value) -> Bool {
    implementation.matches(value)
  }

  /// Explains why a value does not match.
  ///
  /// - Returns: What differs, and where inside the value; `nil` exactly when ``matches(_:)`` is true.
  /// - Complexity: Renders both sides, so it is for failures, not for deciding.
  public func mismatch(in value: Value) -> Mismatch? {
    implementation.matches(value) ? nil : Mismatch(implementation.differences(in: value))
  }

  /// The value that this matcher compares with by `==`, where that is all it does.
  package var constant: Value? { implementation.constant }

  /// How the matcher is misused, as text for whoever wrote it; nil if it is not, or if nobody can tell.
  package var misuse: String? { implementation.misuse(callingFunctions: true) }

  /// The same, without calling functions that are given as cases: for what fails later if nothing is accepted.
  package var quickMisuse: String? { implementation.misuse(callingFunctions: false) }

  /// How the matcher reads inside another one.
  var phrase: Phrase { implementation.phrase(after: []).bracketed() }

  /// The description, written with the help of values that have been seen: one of the same enum case shows its name.
  package func description(after examples: [Value]) -> String { implementation.phrase(after: examples).code }

  /// The matcher as a failure shows it, close to the code that made it: `has(name: "Alice")`, `_`, `not(3)`.
  public var description: String { phrase.code }

  /// A matcher that decides as this one does and goes by a name of your own.
  ///
  /// ```swift
  /// let adult = has(\User.age, matches { $0 >= 18 }).described(as: "an adult")
  /// ```
  ///
  /// - Parameter text: What failures call the matcher. Evaluated each time it is read.
  public func described(as text: @autoclosure @escaping @Sendable () -> String) -> Matcher {
    Matcher(misuse: implementation.misuse(callingFunctions:)) { [implementation] value in
      implementation.matches(value)
    } phrase: { _ in
      Phrase(text())
    } differences: { [implementation] value in
      implementation.differences(in: value, calling: text())
    }
  }
}

// A matcher of Sendable values can be used from any thread because everything it holds is immutable and is either
//
// - a closure of the user's, which has to be `@Sendable`;
// - a value to compare with, which is a `Value`, hence Sendable where this conformance holds;
// - a key path, which is immutable, and not asked to be Sendable: in a module isolated to the main actor the key path
//   to a stored property of a Sendable struct is not, though reading it anywhere is harmless; or
// - another matcher, of a part of `Value`. The part may not be Sendable if a Sendable type hands it out (a computed
//   property, an `@unchecked` class). The matcher only reads it, as every other holder of the Sendable whole may.
extension Matcher: @unchecked Sendable where Value: Sendable {}
