// In a debug build, asking a parameter pack takes ten times as long as asking the elements of a tuple. The functions that users
// call take packs, since with an overload for each count the compiler would try all of them for each `equals` inside another.
// So tuples of few elements are told apart at run time.

/// A matcher for an element of a tuple, whatever the type of the element.
protocol TupleElement<Value> {
  associatedtype Value
  var element: Matcher<Value> { get }
}

extension Matcher: TupleElement {
  var element: Matcher<Value> { self }
}

/// Matches tuples element by element.
final class TupleMatcher<Tuple>: MatcherImplementation<Tuple> {
  private let elements: [any TupleElement]
  private let visitElements: (Tuple, inout TupleVisit) -> Void

  /// - Parameters:
  ///   - elements: The matchers of the elements.
  ///   - visitElements: Shows each matcher, with its element of a tuple, to a visit until that is over.
  init(_ elements: [any TupleElement], visitElements: @escaping (Tuple, inout TupleVisit) -> Void) {
    self.elements = elements
    self.visitElements = visitElements
  }

  override func matches(_ value: Tuple) -> Bool {
    var visit = TupleVisit(explains: false)
    visitElements(value, &visit)
    return visit.allMatch
  }

  override func differences(in value: Tuple) -> [Difference] {
    var visit = TupleVisit(explains: true)
    visitElements(value, &visit)
    return differences(in: value, found: visit.differences)
  }

  override func phrase(after examples: [Tuple]) -> Phrase {
    Phrase("(\(elements.map { "\($0)" }.joined(separator: ", ")))")
  }

  override func misuse(callingFunctions: Bool) -> String? {
    func misuse(of element: some TupleElement) -> String? {
      element.element.implementation.misuse(callingFunctions: callingFunctions)
    }
    return elements.lazy.compactMap { misuse(of: $0) }.first
  }
}

/// A walk over the elements of a tuple: up to the first that does not match, or over all of them to explain.
struct TupleVisit {
  let explains: Bool
  private(set) var allMatch = true
  private(set) var differences: [Difference] = []
  private var index = 0

  init(explains: Bool) {
    self.explains = explains
  }

  /// Looks at one element; false if the visit is over.
  mutating func goesOn<Value>(after matcher: Matcher<Value>, _ value: Value) -> Bool {
    if explains {
      differences += matcher.differences(in: value, at: ".\(index)")
      index += 1
      return true
    }
    allMatch = matcher.matches(value)
    return allMatch
  }
}

/// The matcher for a tuple of two to six elements; nil for any other count.
func smallTupleMatcher(of elements: [any TupleElement]) -> AnyObject? {
  let e = elements
  return switch e.count {
  case 2: two(e, e[0], e[1])
  case 3: three(e, e[0], e[1], e[2])
  case 4: four(e, e[0], e[1], e[2], e[3])
  case 5: five(e, e[0], e[1], e[2], e[3], e[4])
  case 6: six(e, e[0], e[1], e[2], e[3], e[4], e[5])
  default: nil
  }
}

private func two<A: TupleElement, B: TupleElement>(
  _ elements: [any TupleElement], _ a: A, _ b: B
) -> AnyObject {
  let (a, b) = (a.element, b.element)
  return TupleMatcher(elements) { (t: (A.Value, B.Value), visit) in
    _ = visit.goesOn(after: a, t.0) && visit.goesOn(after: b, t.1)
  }
}

private func three<A: TupleElement, B: TupleElement, C: TupleElement>(
  _ elements: [any TupleElement], _ a: A, _ b: B, _ c: C
) -> AnyObject {
  let (a, b, c) = (a.element, b.element, c.element)
  return TupleMatcher(elements) { (t: (A.Value, B.Value, C.Value), visit) in
    _ = visit.goesOn(after: a, t.0) && visit.goesOn(after: b, t.1) && visit.goesOn(after: c, t.2)
  }
}

private func four<A: TupleElement, B: TupleElement, C: TupleElement, D: TupleElement>(
  _ elements: [any TupleElement], _ a: A, _ b: B, _ c: C, _ d: D
) -> AnyObject {
  let (a, b, c, d) = (a.element, b.element, c.element, d.element)
  return TupleMatcher(elements) { (t: (A.Value, B.Value, C.Value, D.Value), visit) in
    _ =
      visit.goesOn(after: a, t.0) && visit.goesOn(after: b, t.1) && visit.goesOn(after: c, t.2)
      && visit.goesOn(after: d, t.3)
  }
}

private func five<A: TupleElement, B: TupleElement, C: TupleElement, D: TupleElement, E: TupleElement>(
  _ elements: [any TupleElement], _ a: A, _ b: B, _ c: C, _ d: D, _ e: E
) -> AnyObject {
  let (a, b, c, d, e) = (a.element, b.element, c.element, d.element, e.element)
  return TupleMatcher(elements) { (t: (A.Value, B.Value, C.Value, D.Value, E.Value), visit) in
    _ =
      visit.goesOn(after: a, t.0) && visit.goesOn(after: b, t.1) && visit.goesOn(after: c, t.2)
      && visit.goesOn(after: d, t.3) && visit.goesOn(after: e, t.4)
  }
}

private func six<A: TupleElement, B: TupleElement, C: TupleElement, D: TupleElement, E: TupleElement, F: TupleElement>(
  _ elements: [any TupleElement], _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F
) -> AnyObject {
  let (a, b, c, d, e, f) = (a.element, b.element, c.element, d.element, e.element, f.element)
  return TupleMatcher(elements) { (t: (A.Value, B.Value, C.Value, D.Value, E.Value, F.Value), visit) in
    _ =
      visit.goesOn(after: a, t.0) && visit.goesOn(after: b, t.1) && visit.goesOn(after: c, t.2)
      && visit.goesOn(after: d, t.3) && visit.goesOn(after: e, t.4) && visit.goesOn(after: f, t.5)
  }
}
