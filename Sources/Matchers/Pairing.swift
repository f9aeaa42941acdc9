/// The pairing of elements with matchers that leaves as few as possible of them unpaired.
struct Pairing {
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
