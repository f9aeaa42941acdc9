/// Returns the places in which two values differ, found by reflection.
///
/// - Parameters:
///   - expected: The value that was asked for.
///   - actual: The value that came. Only asked about where the two are known to be unequal.
///   - orWhole: Whether values that look alike (though they are not equal) are one difference that covers the whole.
func structuralDifferences<Value>(from expected: Value, to actual: Value, orWhole: Bool = true) -> [Difference] {
  var comparison = StructuralComparison()
  comparison.compare(expected, actual, at: "", depth: 0)
  if comparison.differences.isEmpty && orWhole {
    return [Difference(path: "", expected: render(expected), actual: render(actual))]
  }
  return comparison.differences
}

/// Walks two values side by side, down to the parts that can be seen to differ.
private struct StructuralComparison {
  private let maximumDepth = 16
  private let maximumCount = 16
  private(set) var differences: [Difference] = []

  mutating func compare(_ expected: Any, _ actual: Any, at path: String, depth: Int) {
    guard differences.count < maximumCount else { return }
    let (left, right) = (Mirror(reflecting: expected), Mirror(reflecting: actual))
    guard depth < maximumDepth, type(of: expected) == type(of: actual), left.displayStyle == right.displayStyle else {
      return compareWhole(expected, actual, at: path)
    }
    switch left.displayStyle {
    case .struct, .tuple:
      if left.children.isEmpty || isDescribed(expected) { return compareWhole(expected, actual, at: path) }
      compareChildren(left, right, at: path, depth: depth)
    case .enum:
      guard let mine = left.children.first, let other = right.children.first, mine.label == other.label else {
        return compareWhole(expected, actual, at: path)
      }
      comparePayloads(mine.value, other.value, at: path, depth: depth)
    case .optional:
      guard let mine = left.children.first, let other = right.children.first else {
        return compareWhole(expected, actual, at: path)
      }
      compare(mine.value, other.value, at: path, depth: depth + 1)
    case .collection where left.children.count == right.children.count:
      for (index, (mine, other)) in zip(left.children, right.children).enumerated() {
        compare(mine.value, other.value, at: "\(path)[\(index)]", depth: depth + 1)
      }
    default:
      compareWhole(expected, actual, at: path)
    }
  }

  private mutating func compareChildren(_ left: Mirror, _ right: Mirror, at path: String, depth: Int) {
    for (index, (mine, other)) in zip(left.children, right.children).enumerated() {
      let label = mine.label.map { $0.hasPrefix(".") ? String($0.dropFirst()) : $0 } ?? String(index)
      compare(mine.value, other.value, at: "\(path).\(label)", depth: depth + 1)
    }
  }

  private mutating func comparePayloads(_ expected: Any, _ actual: Any, at path: String, depth: Int) {
    let (left, right) = (Mirror(reflecting: expected), Mirror(reflecting: actual))
    guard left.displayStyle == .tuple, type(of: expected) == type(of: actual) else {
      return compare(expected, actual, at: "\(path).0", depth: depth + 1)
    }
    compareChildren(left, right, at: path, depth: depth + 1)
  }

  private mutating func compareWhole(_ expected: Any, _ actual: Any, at path: String) {
    func areEqual<T: Equatable>(_ left: T) -> Bool { left == actual as? T }
    let (wanted, found) = (render(expected), render(actual))
    let isSame = (expected as? any Equatable).map { areEqual($0) } ?? (wanted == found)
    if !isSame { differences.append(Difference(path: path, expected: wanted, actual: found)) }
  }

  /// Whether a value's own description says more than its stored properties do.
  private func isDescribed(_ value: Any) -> Bool {
    value is any CustomStringConvertible || value is any CustomDebugStringConvertible
  }
}
