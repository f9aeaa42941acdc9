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

/// A matcher for numbers that differ from the one given by no more than a tolerance.
///
/// - Parameters:
///   - target: What to compare with.
///   - tolerance: The greatest distance that matches. A negative one, or one that is no number, matches nothing.
public func close<Value: FloatingPoint>(to target: Value, within tolerance: Value) -> Matcher<Value> {
  // NaN compares as false with everything, so a target or a tolerance that is no number matches nothing either.
  comparison("close(to: \(target), within: \(tolerance))", closeness(to: target, within: tolerance)) { value in
    tolerance >= 0 && (value == target || (value - target).magnitude <= tolerance)
  }
}

private func closeness<Value: FloatingPoint>(to target: Value, within tolerance: Value) -> String {
  tolerance >= 0
    ? "within \(tolerance) of \(target)" : "within \(tolerance) of \(target) (a tolerance that nothing meets)"
}

/// A matcher for floating-point values that are not a number.
public func isNaN<Value: FloatingPoint>() -> Matcher<Value> {
  Matcher(
    wording: { Wording(code: "isNaN()", expected: "a value that is not a number", negated: "a number") },
    matches: { $0.isNaN }
  )
}

/// Puts a matcher together from an adjective: "a value greater than 3", and "a value not greater than 3".
private func comparison<Value>(
  _ code: @autoclosure @escaping () -> String, _ adjective: @autoclosure @escaping () -> String,
  matches: @escaping (Value) -> Bool
) -> Matcher<Value> {
  Matcher(
    wording: {
      let adjective = adjective()
      return Wording(code: code(), expected: "a value \(adjective)", negated: "a value not \(adjective)")
    },
    matches: matches
  )
}
