/// What a ``Matcher`` does, behind one reference so that a matcher costs one word wherever it is stored.
///
/// Immutable, in itself and in every subclass: `Matcher`'s Sendable conformance relies on it.
class MatcherImplementation<Value> {
  /// The value that is accepted, and no other, where the decision is `==`.
  var constant: Value? { nil }
  /// Whether there is such a value: cheaper to ask than for the value.
  var isConstant: Bool { false }
  /// How the matcher, or one inside it, is misused; nil if it is not, or if it takes a call of a given case to tell.
  func misuse(callingFunctions: Bool) -> String? { nil }

  /// How the matcher reads in a message; it may learn how to write itself from values that have been seen.
  func phrase(after examples: [Value]) -> Phrase { Phrase("a matcher") }

  func matches(_ value: Value) -> Bool {
    preconditionFailure("Understudy: \(type(of: self)) does not say what it matches; this is a bug in Understudy.")
  }

  /// The places where a value that does not match is not what was asked for.
  func differences(in value: Value) -> [Difference] {
    differences(in: value, calling: phrase(after: [value]).expected)
  }

  /// The places where a value that matches is what was not asked for.
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
  typealias Explanations = (
    phrase: ([Value]) -> Phrase, differences: ((Value) -> [Difference])?,
    negatedDifferences: ((Value) -> [Difference])?, misuse: ((Bool) -> String?)?
  )

  private let predicate: (Value) -> Bool
  private let explanations: Explanations

  init(_ predicate: @escaping (Value) -> Bool, _ explanations: Explanations) {
    (self.predicate, self.explanations) = (predicate, explanations)
  }

  override func misuse(callingFunctions: Bool) -> String? { explanations.misuse?(callingFunctions) }
  override func phrase(after examples: [Value]) -> Phrase { explanations.phrase(examples) }
  override func matches(_ value: Value) -> Bool { predicate(value) }

  override func differences(in value: Value) -> [Difference] {
    differences(in: value, found: explanations.differences?(value) ?? [])
  }

  override func negatedDifferences(in value: Value) -> [Difference] {
    explanations.negatedDifferences?(value) ?? super.negatedDifferences(in: value)
  }
}

extension Matcher {
  /// Makes a matcher of closures.
  ///
  /// - Parameters:
  ///   - misuse: How the matcher is misused, if it is; asked of a matcher that consists of others.
  ///   - phrase: How the matcher reads, once some values have been seen; called when a message is written.
  ///   - differences: Where a value that does not match differs; `nil` where the whole value does.
  ///   - negatedDifferences: Where a value that matches, and should not, does; `nil` where the whole value does.
  init(
    misuse: ((Bool) -> String?)? = nil, matches: @escaping (Value) -> Bool, phrase: @escaping ([Value]) -> Phrase,
    differences: ((Value) -> [Difference])? = nil, negatedDifferences: ((Value) -> [Difference])? = nil
  ) {
    self.init(ComposedMatcher(matches, (phrase, differences, negatedDifferences, misuse)))
  }

  /// Makes a matcher that asks another one about a part of the value.
  ///
  /// - Parameters:
  ///   - pointsAtNegation: Whether a part that matches, and should not, is pointed at, and not the whole value.
  ///   - part: Returns the part; `nil` if there is none, and the value does not match.
  ///   - absence: What is wrong where there is no part; nothing if the whole value is.
  ///   - phrase: How the matcher reads, given how the inner one does.
  init<Part>(
    _ inner: Matcher<Part>, at path: @autoclosure @escaping () -> String, pointsAtNegation: Bool = false,
    of part: @escaping (Value) -> Part?, absence: @escaping (Value) -> [Difference] = { _ in [] },
    phrase: @escaping (Phrase) -> Phrase
  ) {
    func negatedDifferences(in value: Value) -> [Difference] {
      part(value).map { inner.implementation.negatedDifferences(in: $0).map { $0.nested(in: path()) } } ?? []
    }
    self.init(
      misuse: inner.implementation.misuse(callingFunctions:),
      matches: { value in part(value).map { inner.matches($0) } ?? false },
      phrase: { _ in phrase(inner.phrase) },
      differences: { value in part(value).map { inner.differences(in: $0, at: path()) } ?? absence(value) },
      negatedDifferences: pointsAtNegation ? negatedDifferences : nil)
  }

  func differences(in value: Value, at path: String) -> [Difference] {
    implementation.matches(value) ? [] : implementation.differences(in: value).map { $0.nested(in: path) }
  }
}

extension Collection {
  /// How the first misused matcher of a collection is misused; nil if none is.
  func misuse<Value>(callingFunctions: Bool) -> String? where Element == Matcher<Value> {
    reduce(nil) { $0 ?? $1.implementation.misuse(callingFunctions: callingFunctions) }
  }
}
