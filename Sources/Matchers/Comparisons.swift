/// A matcher for values greater than the one given.
public func greater<Value: Comparable>(than bound: Value) -> Matcher<Value> {
  adjective("greater(than: \(render(bound)))", "greater than \(render(bound))") { $0 > bound }
}

/// A matcher for values less than the one given.
public func less<Value: Comparable>(than bound: Value) -> Matcher<Value> {
  adjective("less(than: \(render(bound)))", "less than \(render(bound))") { $0 < bound }
}

/// A matcher for the value given and those greater.
public func atLeast<Value: Comparable>(_ bound: Value) -> Matcher<Value> {
  adjective("atLeast(\(render(bound)))", "of at least \(render(bound))") { $0 >= bound }
}

/// A matcher for the value given and those less.
public func atMost<Value: Comparable>(_ bound: Value) -> Matcher<Value> {
  adjective("atMost(\(render(bound)))", "of at most \(render(bound))") { $0 <= bound }
}

/// A matcher for the values in a range, of any kind: `within(1...5)`, `within(..<0)`.
///
/// - Parameter range: The range. An empty one matches nothing.
public func within<Range: RangeExpression>(_ range: Range) -> Matcher<Range.Bound> {
  adjective("within(\(render(range)))", "within \(render(range))") { range.contains($0) }
}

/// A matcher for floating-point values that are not a number.
public func isNaN<Value: FloatingPoint>() -> Matcher<Value> {
  Matcher {
    $0.isNaN
  } phrase: { _ in
    Phrase(code: "isNaN()", expected: "a value that is not a number", negated: "a number")
  }
}

/// Makes a matcher that an adjective describes: "a value greater than 3", and "a value not greater than 3".
func adjective<Value>(
  _ code: @autoclosure @escaping () -> String, _ adjective: @autoclosure @escaping () -> String,
  of noun: String = "a value", matches: @escaping (Value) -> Bool
) -> Matcher<Value> {
  Matcher(matches: matches) { _ in Phrase(code: code(), noun, adjective()) }
}
