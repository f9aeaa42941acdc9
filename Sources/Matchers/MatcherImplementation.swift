/// What a ``Matcher`` does, behind one reference so that a matcher costs one word wherever it is stored.
///
/// Immutable, in itself and in every subclass: `Matcher`'s Sendable conformance relies on it.
class MatcherImplementation<Value> {
  /// The value that is accepted, and no other, where the decision is `==`.
  var constant: Value? { nil }
  /// Whether there is such a value: cheaper to ask than for the value.
  var isConstant: Bool { false }
  /// How the matcher, or one inside it, is misused; nil if it is not.
  ///
  /// - Parameter callingFunctions: Whether to call functions that are given as cases, to see whether they are.
  func misuse(callingFunctions: Bool) -> String? { nil }

  /// How the matcher reads in a message.
  ///
  /// Rendered on each call, so only failures ask.
  ///
  /// - Parameter examples: Values that have been seen, from which a matcher may learn how to write itself.
  func phrase(after examples: [Value]) -> Phrase { Phrase("a matcher") }

  func matches(_ value: Value) -> Bool {
    preconditionFailure("Understudy: \(type(of: self)) does not say what it matches; this is a bug in Understudy.")
  }

  /// The places where the value is not what was asked for.
  ///
  /// Called only for values that do not match.
  func differences(in value: Value) -> [Difference] {
    differences(in: value, calling: phrase(after: [value]).expected)
  }

  /// The places where the value is what was not asked for.
  ///
  /// Called only for values that match.
  func negatedDifferences(in value: Value) -> [Difference] {
    differences(in: value, calling: phrase(after: [value]).negated)
  }

  /// The differences that were found, or one that covers the whole value if there are none.
  ///
  /// A part that changes its mind between two looks (a class mutated meanwhile) leaves nothing to point at.
  final func differences(in value: Value, found: [Difference]) -> [Difference] {
    found.isEmpty ? differences(in: value, calling: phrase(after: [value]).expected) : found
  }

  /// One difference that covers the whole value.
  final func differences(in value: Value, calling expected: String) -> [Difference] {
    [Difference(path: "", expected: expected, actual: render(value))]
  }
}

/// A matcher put together from closures: what most matcher functions return.
final class ComposedMatcher<Value>: MatcherImplementation<Value> {
  private let predicate: (Value) -> Bool
  private let words: ([Value]) -> Phrase
  private let explain: ((Value) -> [Difference])?
  private let explainNegation: ((Value) -> [Difference])?
  private let findMisuse: ((Bool) -> String?)?

  init(
    phrase: @escaping ([Value]) -> Phrase,
    differences: ((Value) -> [Difference])?,
    negatedDifferences: ((Value) -> [Difference])? = nil,
    misuse: ((Bool) -> String?)? = nil,
    matches: @escaping (Value) -> Bool
  ) {
    predicate = matches
    words = phrase
    explain = differences
    explainNegation = negatedDifferences
    findMisuse = misuse
  }

  override func misuse(callingFunctions: Bool) -> String? { findMisuse?(callingFunctions) }

  override func phrase(after examples: [Value]) -> Phrase { words(examples) }

  override func matches(_ value: Value) -> Bool { predicate(value) }

  override func differences(in value: Value) -> [Difference] {
    differences(in: value, found: explain?(value) ?? [])
  }

  override func negatedDifferences(in value: Value) -> [Difference] {
    explainNegation?(value) ?? super.negatedDifferences(in: value)
  }
}

extension Matcher {
  /// Makes a matcher of closures.
  ///
  /// - Parameters:
  ///   - phrase: How the matcher reads in a message; called when a message is written.
  ///   - differences: Where a value that does not match differs; `nil` where the whole value does.
  ///   - negatedDifferences: Where a value that matches, and should not, does; `nil` where the whole value does.
  ///   - misuse: How the matcher is misused, if it is; asked of a matcher that consists of others.
  ///   - matches: Whether a value matches.
  init(
    phrase: @escaping () -> Phrase,
    differences: ((Value) -> [Difference])? = nil,
    negatedDifferences: ((Value) -> [Difference])? = nil,
    misuse: ((Bool) -> String?)? = nil,
    matches: @escaping (Value) -> Bool
  ) {
    self.init(
      ComposedMatcher(
        phrase: { _ in phrase() }, differences: differences, negatedDifferences: negatedDifferences, misuse: misuse,
        matches: matches)
    )
  }

  /// The differences in a part that matches and should not.
  func negatedDifferences(in value: Value, at path: String) -> [Difference] {
    implementation.negatedDifferences(in: value).map { $0.nested(in: path) }
  }

  func differences(in value: Value, at path: String) -> [Difference] {
    implementation.matches(value) ? [] : implementation.differences(in: value).map { $0.nested(in: path) }
  }
}

extension Collection {
  /// How the first misused matcher of a collection is misused; nil if none is.
  func misuse<Value>(callingFunctions: Bool) -> String? where Element == Matcher<Value> {
    for matcher in self {
      if let misuse = matcher.implementation.misuse(callingFunctions: callingFunctions) { return misuse }
    }
    return nil
  }
}
