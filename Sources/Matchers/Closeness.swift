/// A matcher for numbers and durations that differ from the one given by no more than a tolerance.
///
/// ```swift
/// close(to: 0.3, within: 1e-9)
/// close(to: .seconds(2), within: .milliseconds(50))
/// ```
///
/// - `tolerance`: The greatest distance that matches. A negative one, or no number, matches nothing.
public func close<Value: AdditiveArithmetic & Comparable>(to target: Value, within tolerance: Value) -> Matcher<Value> {
  closeness(to: target, within: tolerance, isValid: tolerance >= .zero) { lower, upper in
    guard let difference = difference(from: lower, to: upper) else { return false }
    return difference <= tolerance
  }
}

/// A matcher for dates and other values on a scale: `close(to: Date.now, within: 60)`.
@_disfavoredOverload  // Numbers are on a scale, too.
public func close<Value: Strideable>(to target: Value, within tolerance: Value.Stride) -> Matcher<Value> {
  closeness(to: target, within: tolerance, isValid: tolerance >= 0) { lower, upper in
    lower.distance(to: upper) <= tolerance
  }
}

private func closeness<Value: Comparable, Distance>(
  to target: Value, within tolerance: Distance, isValid: Bool,
  _ areClose: @escaping (_ lower: Value, _ upper: Value) -> Bool
) -> Matcher<Value> {
  let note = isValid ? "" : " (a tolerance that nothing meets)"
  return adjective(
    "close(to: \(render(target)), within: \(render(tolerance)))",
    "within \(render(tolerance)) of \(render(target))\(note)"
  ) { value in
    // NaN compares as false with everything, so what is no number matches nothing.
    isValid && (value == target || (value < target ? areClose(value, target) : areClose(target, value)))
  }
}

/// The difference of two numbers; nil if it is greater than any number of the type.
private func difference<Value: AdditiveArithmetic>(from lower: Value, to upper: Value) -> Value? {
  func subtract<Number: FixedWidthInteger>(_ upper: Number) -> Value? {
    guard let lower = lower as? Number else { return nil }
    let (difference, isTooGreat) = upper.subtractingReportingOverflow(lower)
    return isTooGreat ? nil : difference as? Value
  }
  if let upper = upper as? any FixedWidthInteger { return subtract(upper) }
  return upper - lower
}
