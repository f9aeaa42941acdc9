/// What a ``Matcher`` does, behind one reference so that a matcher costs one word wherever it is stored.
///
/// Immutable, in itself and in every subclass: `Matcher`'s Sendable conformance relies on it.
class MatcherImplementation<Value> {
  /// The value that is accepted, and no other, where the decision is `==`.
  var constant: Value? { nil }
  /// Whether there is such a value: cheaper to ask than for the value.
  var isConstant: Bool { false }
  /// Whether it takes a look at the case of a value to decide.
  var looksAtCases: Bool { false }

  /// How the matcher reads in a message.
  ///
  /// Rendered on each call, so only failures ask.
  ///
  /// - Parameter examples: Values that have been seen, from which a matcher may learn how to write itself.
  func wording(after examples: [Value]) -> Wording { Wording("a matcher") }

  func matches(_ value: Value) -> Bool {
    preconditionFailure("Understudy: \(type(of: self)) does not say what it matches; this is a bug in Understudy.")
  }

  /// The places where the value is not what was asked for.
  ///
  /// Called only for values that do not match.
  func differences(in value: Value) -> [Difference] {
    differences(in: value, calling: wording(after: [value]).expected)
  }

  /// The places where the value is what was not asked for.
  ///
  /// Called only for values that match.
  func negatedDifferences(in value: Value) -> [Difference] {
    differences(in: value, calling: wording(after: [value]).negated)
  }

  /// The differences that were found, or one that covers the whole value if there are none.
  ///
  /// A part that changes its mind between two looks (a class mutated meanwhile) leaves nothing to point at.
  final func differences(in value: Value, found: [Difference]) -> [Difference] {
    found.isEmpty ? differences(in: value, calling: wording(after: [value]).expected) : found
  }

  /// One difference that covers the whole value.
  final func differences(in value: Value, calling expected: String) -> [Difference] {
    [Difference(path: "", expected: expected, actual: render(value))]
  }
}

/// A matcher put together from closures: what most matcher functions return.
final class ComposedMatcher<Value>: MatcherImplementation<Value> {
  private let predicate: (Value) -> Bool
  private let words: ([Value]) -> Wording
  private let explain: ((Value) -> [Difference])?
  private let explainNegation: ((Value) -> [Difference])?

  init(
    wording: @escaping ([Value]) -> Wording,
    differences: ((Value) -> [Difference])?,
    negatedDifferences: ((Value) -> [Difference])? = nil,
    matches: @escaping (Value) -> Bool
  ) {
    predicate = matches
    words = wording
    explain = differences
    explainNegation = negatedDifferences
  }

  override func wording(after examples: [Value]) -> Wording { words(examples) }

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
  ///   - wording: How the matcher reads in a message; called when a message is written.
  ///   - differences: Where a value that does not match differs; `nil` where the whole value does.
  ///   - negatedDifferences: Where a value that matches, and should not, does; `nil` where the whole value does.
  ///   - matches: Whether a value matches.
  init(
    wording: @escaping () -> Wording,
    differences: ((Value) -> [Difference])? = nil,
    negatedDifferences: ((Value) -> [Difference])? = nil,
    matches: @escaping (Value) -> Bool
  ) {
    self.init(
      ComposedMatcher(
        wording: { _ in wording() }, differences: differences, negatedDifferences: negatedDifferences, matches: matches)
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
