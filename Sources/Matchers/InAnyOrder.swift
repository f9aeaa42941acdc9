/// A matcher for collections whose elements match one by one, in an order of their own.
///
/// Whether elements and matchers can be paired is decided exactly: `inAnyOrder(any(), 1)` matches `[1, 2]`.
///
/// - Parameter elements: A matcher for each element, or a value that stands for one.
/// - Complexity: One evaluation of each matcher for each element, then the product of their number and that of the pairs
///   that match, at worst.
public func inAnyOrder<C: Collection, M: MatcherConvertible>(_ elements: M...) -> Matcher<C>
where M.MatchedValue == C.Element {
  let matchers = elements.map { $0.matcher() }
  return Matcher(
    wording: { Wording("inAnyOrder(\(matchers.map(\.wording.code).joined(separator: ", ")))") },
    differences: { collection in
      if collection.count != matchers.count {
        let actual = "\(collection.count) in \(render(Array(collection)))"
        return [Difference(path: ".count", expected: "\(matchers.count)", actual: actual)]
      }
      let pairing = Pairing(of: matchers, with: Array(collection))
      let left = pairing.unpairedElements.map { render(Array(collection)[$0]) }.joined(separator: ", ")
      return pairing.unpairedMatchers.map { index in
        Difference(expected: "an element that is \(matchers[index].wording.expected)", actual: "\(left), left over")
      }
    },
    matches: { collection in
      collection.count == matchers.count && Pairing(of: matchers, with: Array(collection)).unpairedMatchers.isEmpty
    }
  )
}

/// The pairing of elements with matchers that leaves as few as possible of them unpaired.
private struct Pairing {
  /// For each element, the matchers that accept it.
  private let accepting: [[Int]]
  /// For each matcher, the element it is paired with.
  private var elementOf: [Int?]
  private(set) var unpairedElements: [Int] = []

  var unpairedMatchers: [Int] { elementOf.indices.filter { elementOf[$0] == nil } }

  init<Element>(of matchers: [Matcher<Element>], with elements: [Element]) {
    accepting = elements.map { element in matchers.indices.filter { matchers[$0].matches(element) } }
    elementOf = Array(repeating: nil, count: matchers.count)
    for element in elements.indices {
      var visited = Array(repeating: false, count: matchers.count)
      if !pair(element, visited: &visited) { unpairedElements.append(element) }
    }
  }

  /// Pairs an element, moving others to another matcher of theirs if need be.
  private mutating func pair(_ element: Int, visited: inout [Bool]) -> Bool {
    for matcher in accepting[element] where !visited[matcher] {
      visited[matcher] = true
      if let other = elementOf[matcher], !pair(other, visited: &visited) { continue }
      elementOf[matcher] = element
      return true
    }
    return false
  }
}
