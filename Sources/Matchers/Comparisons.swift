/// A matcher for values greater than the one given.
///
/// - Parameter bound: What to compare with.
public func greater<Value: Comparable>(than bound: Value) -> Matcher<Value> {
  comparison("greater(than: \(render(bound)))", "greater than \(render(bound))") { $0 > bound }
}

/// A matcher for values less than the one given.
///
/// - Parameter bound: What to compare with.
public func less<Value: Comparable>(than bound: Value) -> Matcher<Value> {
  comparison("less(than: \(render(bound)))", "less than \(render(bound))") { $0 < bound }
}

/// A matcher for the value given and those greater.
///
/// - Parameter bound: The least value that matches.
public func atLeast<Value: Comparable>(_ bound: Value) -> Matcher<Value> {
  comparison("atLeast(\(render(bound)))", "of at least \(render(bound))") { $0 >= bound }
}

/// A matcher for the value given and those less.
///
/// - Parameter bound: The greatest value that matches.
public func atMost<Value: Comparable>(_ bound: Value) -> Matcher<Value> {
  comparison("atMost(\(render(bound)))", "of at most \(render(bound))") { $0 <= bound }
}

/// A matcher for the values in a range, of any kind: `within(1...5)`, `within(..<0)`.
///
/// - Parameter range: The range. An empty one matches nothing.
public func within<Range: RangeExpression>(_ range: Range) -> Matcher<Range.Bound> {
  comparison("within(\(render(range)))", "within \(render(range))") { range.contains($0) }
}

/// A matcher for floating-point values that are not a number.
public func isNaN<Value: FloatingPoint>() -> Matcher<Value> {
  Matcher(
    phrase: { Phrase(code: "isNaN()", expected: "a value that is not a number", negated: "a number") },
    matches: { $0.isNaN }
  )
}

/// Puts a matcher together from an adjective: "a value greater than 3", and "a value not greater than 3".
func comparison<Value>(
  _ code: @autoclosure @escaping () -> String, _ adjective: @autoclosure @escaping () -> String,
  matches: @escaping (Value) -> Bool
) -> Matcher<Value> {
  Matcher(
    phrase: {
      let adjective = adjective()
      return Phrase(code: code(), expected: "a value \(adjective)", negated: "a value not \(adjective)")
    },
    matches: matches
  )
}
