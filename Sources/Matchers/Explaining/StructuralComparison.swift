/// Returns the places in which two values differ, found by reflection.
///
/// - Parameter orWhole: Whether values that look alike and are not equal are one difference that covers the whole.
/// - Complexity: Bounded, whatever the size of the values, but for a comparison of the elements of collections by `==`.
func structuralDifferences<Value>(from expected: Value, to actual: Value, orWhole: Bool = true) -> [Difference] {
  var comparison = StructuralComparison()
  comparison.compare(expected, actual, at: "", depth: 0)
  if comparison.allDifferences.isEmpty && orWhole { return [wholeDifference(expected, actual)] }
  return comparison.allDifferences
}

/// Walks two values side by side, down to the parts that can be seen to differ.
struct StructuralComparison {
  private let maximumDepth = 16
  private let maximumCount = 16
  /// How many parts may still be looked at.
  private var budget = 5_000
  /// The pairs of objects that are being compared, so that graphs which lead back to themselves end.
  private var pairs: Set<[ObjectIdentifier]> = []
  private(set) var differences: [Difference] = []
  /// How many differences were found after those that are listed.
  private(set) var leftOut = 0
  private var hasGivenUp = false
  /// Parts that are not equal and yet look the same, for want of anything better.
  private var hidden: [Difference] = []

  /// The differences, with a line that says what is left out.
  var allDifferences: [Difference] {
    if hasGivenUp { return differences + [.note("… the rest was not looked at: there is too much of it")] }
    if differences.isEmpty { return hidden }
    if leftOut == 0 { return differences }
    return differences + [.note("… \(leftOut) more \(leftOut == 1 ? "difference" : "differences")")]
  }

  mutating func add(_ difference: @autoclosure () -> Difference) {
    if differences.count < maximumCount { differences.append(difference()) } else { leftOut += 1 }
  }

  /// Notes differences that are known to be there, and not worth a line each.
  mutating func leaveOut(_ count: Int) { leftOut += count }

  /// Whether no more differences are listed; counts one more that is not, if so.
  mutating func leavesOutIfFull() -> Bool {
    if isFull { leftOut += 1 }
    return isFull
  }

  var isFull: Bool { differences.count >= maximumCount }

  mutating func compare(_ expected: Any, _ actual: Any, at path: String, depth: Int) {
    // The whole is known to differ; a part may have an equality of its own, whatever it consists of.
    if depth > 0 && areEqual(expected, actual) == true { return }
    budget -= 1
    if budget < 0 || depth >= maximumDepth {
      hasGivenUp = true
      return
    }
    guard type(of: expected) == type(of: actual) else { return compareWhole(expected, actual, at: path) }
    // A cast looks through an optional, and would miss that the other one is nil.
    let isOptional = type(of: expected) is any AnyOptional.Type
    if !isOptional, let text = expected as? any StringProtocol, let other = actual as? any StringProtocol {
      compareTexts(String(text), String(other), at: path)
    } else if !isOptional, let collection = expected as? any ComparableByElement {
      collection.compare(with: actual, in: &self, at: path, depth: depth)
    } else {
      compareByReflection(expected, actual, at: path, depth: depth)
    }
  }

  private mutating func compareByReflection(_ expected: Any, _ actual: Any, at path: String, depth: Int) {
    let (left, right) = (Mirror(reflecting: expected), Mirror(reflecting: actual))
    guard left.displayStyle == right.displayStyle else { return compareWhole(expected, actual, at: path) }
    switch left.displayStyle {
    case .struct, .tuple:
      if left.children.isEmpty || isTold(expected, from: actual) { return compareWhole(expected, actual, at: path) }
      compareParts(expected, actual, Array(left.children), Array(right.children), at: path, depth: depth)
    case .class:
      compareObjects(expected as AnyObject, actual as AnyObject, left, right, at: path, depth: depth)
    case .enum, .optional:
      let isOptional = left.displayStyle == .optional
      guard let mine = left.children.first, let other = right.children.first, isOptional || isSameCase(mine, other)
      else { return compareWhole(expected, actual, at: path) }
      if isOptional { return compare(mine.value, other.value, at: path, depth: depth + 1) }
      comparePayloads(mine.value, other.value, at: path, depth: depth)
    default:
      compareWhole(expected, actual, at: path)
    }
  }

  /// Compares the parts of two values; if they are all alike and the values are not, the values as a whole.
  private mutating func compareParts(
    _ expected: Any, _ actual: Any, _ left: [Mirror.Child], _ right: [Mirror.Child], at path: String, depth: Int
  ) {
    let before = differences.count + leftOut
    for (index, (mine, other)) in zip(left, right).enumerated() {
      let label = mine.label.map { $0.hasPrefix(".") ? String($0.dropFirst()) : $0 } ?? String(index)
      compare(mine.value, other.value, at: "\(path).\(label)", depth: depth + 1)
    }
    if differences.count + leftOut == before && hidden.isEmpty && !path.isEmpty && areEqual(expected, actual) == false {
      hidden.append(wholeDifference(expected, actual, at: path))
    }
  }

  private mutating func compareObjects(
    _ expected: AnyObject, _ actual: AnyObject, _ left: Mirror, _ right: Mirror, at path: String, depth: Int
  ) {
    if expected === actual { return }
    let pair = [ObjectIdentifier(expected), ObjectIdentifier(actual)]
    if !pairs.insert(pair).inserted { return }
    defer { pairs.remove(pair) }
    let (mine, others) = (left.childrenOfAll, right.childrenOfAll)
    if mine.isEmpty || isTold(expected, from: actual) { return compareWhole(expected, actual, at: path) }
    compareParts(expected, actual, mine, others, at: path, depth: depth)
  }

  private mutating func comparePayloads(_ expected: Any, _ actual: Any, at path: String, depth: Int) {
    let (left, right) = (Mirror(reflecting: expected), Mirror(reflecting: actual))
    guard left.displayStyle == .tuple, type(of: expected) == type(of: actual) else {
      return compare(expected, actual, at: "\(path).0", depth: depth + 1)
    }
    compareParts(expected, actual, Array(left.children), Array(right.children), at: path, depth: depth + 1)
  }

  private mutating func compareWhole(_ expected: Any, _ actual: Any, at path: String) {
    let isSame = areEqual(expected, actual) ?? (render(expected) == render(actual))
    if !isSame { add(wholeDifference(expected, actual, at: path)) }
  }
}

/// Whether two payloads are of one case: of one name, and with the same labels.
private func isSameCase(_ mine: Mirror.Child, _ other: Mirror.Child) -> Bool {
  if mine.label != other.label { return false }
  if type(of: mine.value) == type(of: other.value) { return true }
  // Values of different types may be in one case, as `Any`; labels are seen in the type of a tuple.
  return [mine, other].allSatisfy { Mirror(reflecting: $0.value).displayStyle != .tuple }
}

/// Whether a type's own description tells one value from another.
private func isTold(_ expected: Any, from actual: Any) -> Bool {
  ownDescription(of: expected) != nil && render(expected) != render(actual)
}

/// Whether two values are equal; nil if they cannot be compared.
func areEqual(_ expected: Any, _ actual: Any) -> Bool? {
  func areEqual<T: Equatable>(_ left: T) -> Bool { left == actual as? T }
  return (expected as? any Equatable).map { areEqual($0) }
}

/// One difference that covers two values as a whole, and says what tells them apart even where they look alike.
func wholeDifference(_ expected: Any, _ actual: Any, at path: String = "") -> Difference {
  let (wanted, found) = toldApart(render(expected), render(actual))
  if wanted != found {
    let hint = areNearlyEqual(expected, actual) ? " (nearly the same: `close(to:within:)` allows for that)" : ""
    return Difference(path: path, expected: wanted, actual: found + hint)
  }
  let (wantedType, foundType) = (type(of: expected), type(of: actual))
  if wantedType != foundType {
    var names = ("\(wantedType)", "\(foundType)")
    if names.0 == names.1 { names = (String(reflecting: wantedType), String(reflecting: foundType)) }
    return Difference(path: path, expected: "\(wanted) of type \(names.0)", actual: "\(found) of type \(names.1)")
  }
  if wantedType is AnyClass {
    let (one, other) = (address(of: expected as AnyObject), address(of: actual as AnyObject))
    return Difference(path: path, expected: "\(wanted) at \(one)", actual: "\(found) at \(other)")
  }
  if let one = ReflectedCase(of: expected)?.name, let other = ReflectedCase(of: actual)?.name, one != other {
    return Difference(path: path, expected: "\(wanted), case \(one)", actual: "\(found), case \(other)")
  }
  var difference = Difference(path: path, expected: wanted, actual: "\(found), which looks the same but is not equal")
  difference.looksAlike = true
  return difference
}

/// Whether two floating-point numbers differ by no more than the errors of a few computations.
private func areNearlyEqual(_ expected: Any, _ actual: Any) -> Bool {
  func areNear<Number: BinaryFloatingPoint>(_ left: Number) -> Bool {
    guard let right = actual as? Number else { return false }
    return (left - right).magnitude <= max(left.magnitude, right.magnitude) * Number.ulpOfOne * 1_000
  }
  return (expected as? any BinaryFloatingPoint).map { areNear($0) } ?? false
}
