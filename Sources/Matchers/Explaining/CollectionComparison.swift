/// A collection that can say which of its elements differ from another's, typed and without reflection.
protocol ComparableByElement {
  func compare(with other: Any, in comparison: inout StructuralComparison, at path: String, depth: Int)
}

extension ComparableByElement where Self: RandomAccessCollection {
  func compare(with other: Any, in comparison: inout StructuralComparison, at path: String, depth: Int) {
    guard let other = other as? Self else { return }
    // Of elements that `==` can tell apart, it can be found which were inserted and which were removed.
    func compareByEquality<Known: Equatable>(_: Known.Type) {
      guard let left = Array(self) as? [Known], let right = Array(other) as? [Known] else { return }
      comparison.compareElements(left, right, called: "element", depth: depth) { "\(path)[\($0)]" }
    }
    if let type = Element.self as? any Equatable.Type { return compareByEquality(type) }
    comparison.compareByPosition(Array(self), Array(other), at: path, depth: depth)
  }
}

extension Array: ComparableByElement {}
extension ArraySlice: ComparableByElement {}
extension ContiguousArray: ComparableByElement {}

extension StructuralComparison {
  /// Says which elements were replaced, removed and inserted, given the path of an element by its position.
  mutating func compareElements<Element: Equatable>(
    _ left: [Element], _ right: [Element], called noun: String, depth: Int, place: (Int) -> String
  ) {
    let (mine, others) = withoutCommonEnds(left, right)
    if let (move, index) = moveOfOne(from: mine, to: others, called: noun) {
      if leavesOutIfFull() { return }
      let actual = "\(render(right[index])) (\(move))"
      return add(Difference(path: place(index), expected: render(left[index]), actual: actual))
    }
    // Finding the fewest insertions and removals takes time in proportion to the product of both counts.
    let isSmall = mine.count * others.count <= 100_000
    let changes = isSmall ? ElementChanges(from: mine, to: others) : ElementChanges(nearly: mine, to: others)
    for (index, otherIndex) in changes.replaced where !leavesOutIfFull() {
      compare(mine[index], others[otherIndex], at: place(otherIndex), depth: depth + 1)
    }
    for (index, otherIndex) in changes.removed where !leavesOutIfFull() {
      let actual = otherIndex < right.count ? "missing here" : "missing at the end"
      add(Difference(path: place(otherIndex), expected: render(mine[index]), actual: actual))
    }
    for index in changes.inserted where !leavesOutIfFull() {
      add(Difference(path: place(index), expected: "no such \(noun)", actual: render(others[index])))
    }
  }

  fileprivate mutating func compareByPosition<Element>(
    _ left: [Element], _ right: [Element], at path: String, depth: Int
  ) {
    if left.count != right.count {
      add(Difference(path: "\(path).count", expected: "\(left.count)", actual: "\(right.count)"))
    }
    for (index, (mine, other)) in zip(left, right).enumerated() {
      if isFull {
        // No more are counted than can be in a moment.
        let rest = zip(left[index...], right[index...]).prefix(100_000)
        return leaveOut(rest.count { areEqual($0, $1) == false })
      }
      compare(mine, other, at: "\(path)[\(index)]", depth: depth + 1)
    }
  }
}

/// What to say of two parts of arrays that differ by two elements swapped, or one moved; and where that begins.
private func moveOfOne<Element: Equatable>(
  from left: ArraySlice<Element>, to right: ArraySlice<Element>, called noun: String
) -> (String, Int)? {
  guard left.count == right.count, left.count > 1, let first = left.first, let last = left.last else { return nil }
  // Lines are counted from one, as editors do.
  let base = noun == "line" ? 1 : 0
  let (start, end) = (left.startIndex + base, left.endIndex - 1 + base)
  if first == right.last, last == right.first, left.dropFirst().dropLast() == right.dropFirst().dropLast() {
    return ("\(noun)s \(start) and \(end) are swapped", left.startIndex)
  }
  if first == right.last, left.dropFirst() == right.dropLast() {
    return ("\(noun) \(start) was moved to \(end)", left.startIndex)
  }
  if last == right.first, left.dropLast() == right.dropFirst() {
    return ("\(noun) \(end) was moved to \(start)", left.startIndex)
  }
  return nil
}

/// What is left of two arrays without the elements that they begin and end with alike.
private func withoutCommonEnds<Element: Equatable>(
  _ left: [Element], _ right: [Element]
) -> (ArraySlice<Element>, ArraySlice<Element>) {
  let shorter = min(left.count, right.count)
  var start = 0
  while start < shorter, left[start] == right[start] { start += 1 }
  var end = 0
  while end < shorter - start, left[left.count - 1 - end] == right[right.count - 1 - end] { end += 1 }
  return (left[start..<left.count - end], right[start..<right.count - end])
}

/// Which elements have to change to make one array of another.
private struct ElementChanges {
  /// Elements of the first and of the second array that stand in the same place between others that are alike.
  var replaced: [(Int, Int)] = []
  /// Elements that are missing from the second array, with the place in it where they are missing.
  var removed: [(Int, Int)] = []
  var inserted: [Int] = []

  /// Finds the fewest changes.
  init<Element: Equatable>(from left: ArraySlice<Element>, to right: ArraySlice<Element>) {
    var (removals, insertions): (Set<Int>, Set<Int>) = ([], [])
    for change in right.difference(from: left) {
      switch change {
      case .remove(let offset, _, _): removals.insert(offset + left.startIndex)
      case .insert(let offset, _, _): insertions.insert(offset + right.startIndex)
      }
    }
    var (index, otherIndex) = (left.startIndex, right.startIndex)
    // Both arrays are walked side by side; what is in neither set is alike, and what is between is a gap.
    while index < left.endIndex || otherIndex < right.endIndex {
      let (isRemoved, isInserted) = (removals.contains(index), insertions.contains(otherIndex))
      if isRemoved && isInserted { replaced.append((index, otherIndex)) }
      if isRemoved && !isInserted { removed.append((index, otherIndex)) }
      if !isRemoved && isInserted { inserted.append(otherIndex) }
      if isRemoved || !isInserted { index += 1 }
      if isInserted || !isRemoved { otherIndex += 1 }
    }
  }

  /// Finds changes in one pass, looking no further ahead than a few elements: not always the fewest, but soon.
  init<Element: Equatable>(nearly left: ArraySlice<Element>, to right: ArraySlice<Element>) {
    var (index, otherIndex) = (left.startIndex, right.startIndex)
    var misses = 0
    while index < left.endIndex && otherIndex < right.endIndex {
      if left[index] == right[otherIndex] {
        (index, otherIndex, misses) = (index + 1, otherIndex + 1, 0)
        continue
      }
      // Where nothing has been alike for long, nothing will be.
      misses += 1
      let ahead = 1...(misses < 100 ? 8 : 1)
      if let count = ahead.first(where: { index + $0 < left.endIndex && left[index + $0] == right[otherIndex] }) {
        removed += (index..<index + count).map { ($0, otherIndex) }
        index += count
      } else if let count = ahead.first(where: {
        otherIndex + $0 < right.endIndex && left[index] == right[otherIndex + $0]
      }) {
        inserted += otherIndex..<otherIndex + count
        otherIndex += count
      } else {
        replaced.append((index, otherIndex))
        (index, otherIndex) = (index + 1, otherIndex + 1)
      }
    }
    removed += (index..<left.endIndex).map { ($0, right.endIndex) }
    inserted += otherIndex..<right.endIndex
  }
}

/// How many elements of a collection without an order are written, so that the first of them are the same each time.
private let readCount = 1_000

extension Set: ComparableByElement {
  func compare(with other: Any, in comparison: inout StructuralComparison, at path: String, depth: Int) {
    guard let other = other as? Set<Element> else { return }
    let shown = 20
    let sides = [(subtracting(other), "with", "without"), (other.subtracting(self), "without", "with")]
    for (elements, wanted, found) in sides {
      if elements.count > shown { comparison.leaveOut(elements.count - shown) }
      for text in elements.prefix(readCount).map({ render($0) }).sorted().prefix(shown) {
        comparison.add(Difference(path: path, expected: "a set \(wanted) \(text)", actual: "one \(found) it"))
      }
    }
  }
}

extension Dictionary: ComparableByElement {
  func compare(with other: Any, in comparison: inout StructuralComparison, at path: String, depth: Int) {
    guard let other = other as? [Key: Value] else { return }
    var keys = filter { key, value in !(other[key].map { areEqual(value, $0) == true } ?? false) }.map(\.key)
    keys += other.keys.filter { self[$0] == nil }
    // In order, as long as there are not so many that nobody would read them.
    let texts = keys.prefix(readCount).map { (text: render($0), key: $0) }.sorted { $0.text < $1.text }
    for (text, key) in texts { compareEntry(key, with: other, in: &comparison, at: "\(path)[\(text)]", depth: depth) }
    for key in keys.dropFirst(texts.count) where !comparison.leavesOutIfFull() {
      compareEntry(key, with: other, in: &comparison, at: "\(path)[\(render(key))]", depth: depth)
    }
  }

  private func compareEntry(
    _ key: Key, with other: [Key: Value], in comparison: inout StructuralComparison, at place: String, depth: Int
  ) {
    if let expected = self[key], let actual = other[key] {
      return comparison.compare(expected, actual, at: place, depth: depth + 1)
    }
    let expected = self[key].map { render($0) } ?? "no such entry"
    comparison.add(Difference(path: place, expected: expected, actual: other[key].map { render($0) } ?? "missing"))
  }
}
