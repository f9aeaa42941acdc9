// Tuples of two to six elements are matched by classes of their own: a parameter pack costs several times as much in a test,
// which is not optimised. The functions that users call take packs all the same, since an overload for each count would make
// the compiler try all of them, for each `equals` inside another. So the class is found at run time.

/// A matcher for an element of a tuple, whatever the type of the element.
protocol TupleElement<Value> {
  associatedtype Value
  var element: Matcher<Value> { get }
}

extension Matcher: TupleElement {
  var element: Matcher<Value> { self }
}

/// The matcher for a tuple of two to six elements; nil for any other count.
func smallTupleMatcher(of elements: [any TupleElement]) -> AnyObject? {
  switch elements.count {
  case 2: makeTupleMatcher(elements[0], elements[1])
  case 3: makeTupleMatcher(elements[0], elements[1], elements[2])
  case 4: makeTupleMatcher(elements[0], elements[1], elements[2], elements[3])
  case 5: makeTupleMatcher(elements[0], elements[1], elements[2], elements[3], elements[4])
  case 6: makeTupleMatcher(elements[0], elements[1], elements[2], elements[3], elements[4], elements[5])
  default: nil
  }
}

private func makeTupleMatcher<A: TupleElement, B: TupleElement>(_ a: A, _ b: B) -> AnyObject {
  TupleMatcher2(a.element, b.element)
}

private func makeTupleMatcher<A: TupleElement, B: TupleElement, C: TupleElement>(_ a: A, _ b: B, _ c: C) -> AnyObject {
  TupleMatcher3(a.element, b.element, c.element)
}

private func makeTupleMatcher<A: TupleElement, B: TupleElement, C: TupleElement, D: TupleElement>(
  _ a: A, _ b: B, _ c: C, _ d: D
) -> AnyObject {
  TupleMatcher4(a.element, b.element, c.element, d.element)
}

private func makeTupleMatcher<A: TupleElement, B: TupleElement, C: TupleElement, D: TupleElement, E: TupleElement>(
  _ a: A, _ b: B, _ c: C, _ d: D, _ e: E
) -> AnyObject {
  TupleMatcher5(a.element, b.element, c.element, d.element, e.element)
}

private func makeTupleMatcher<
  A: TupleElement, B: TupleElement, C: TupleElement, D: TupleElement, E: TupleElement, F: TupleElement
>(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) -> AnyObject {
  TupleMatcher6(a.element, b.element, c.element, d.element, e.element, f.element)
}

final class TupleMatcher2<A, B>: MatcherImplementation<(A, B)> {
  private let m0: Matcher<A>
  private let m1: Matcher<B>

  init(_ m0: Matcher<A>, _ m1: Matcher<B>) {
    self.m0 = m0
    self.m1 = m1
  }

  override func phrase(after examples: [(A, B)]) -> Phrase {
    tuplePhrase([m0.phrase.code, m1.phrase.code])
  }

  override func matches(_ value: (A, B)) -> Bool {
    m0.matches(value.0) && m1.matches(value.1)
  }

  override func differences(in value: (A, B)) -> [Difference] {
    differences(
      in: value,
      found: m0.differences(in: value.0, at: ".0") + m1.differences(in: value.1, at: ".1"))
  }
}

final class TupleMatcher3<A, B, C>: MatcherImplementation<(A, B, C)> {
  private let m0: Matcher<A>
  private let m1: Matcher<B>
  private let m2: Matcher<C>

  init(_ m0: Matcher<A>, _ m1: Matcher<B>, _ m2: Matcher<C>) {
    self.m0 = m0
    self.m1 = m1
    self.m2 = m2
  }

  override func phrase(after examples: [(A, B, C)]) -> Phrase {
    tuplePhrase([m0.phrase.code, m1.phrase.code, m2.phrase.code])
  }

  override func matches(_ value: (A, B, C)) -> Bool {
    m0.matches(value.0) && m1.matches(value.1) && m2.matches(value.2)
  }

  override func differences(in value: (A, B, C)) -> [Difference] {
    differences(
      in: value,
      found: m0.differences(in: value.0, at: ".0") + m1.differences(in: value.1, at: ".1")
        + m2.differences(in: value.2, at: ".2"))
  }
}

final class TupleMatcher4<A, B, C, D>: MatcherImplementation<(A, B, C, D)> {
  private let m0: Matcher<A>
  private let m1: Matcher<B>
  private let m2: Matcher<C>
  private let m3: Matcher<D>

  init(_ m0: Matcher<A>, _ m1: Matcher<B>, _ m2: Matcher<C>, _ m3: Matcher<D>) {
    self.m0 = m0
    self.m1 = m1
    self.m2 = m2
    self.m3 = m3
  }

  override func phrase(after examples: [(A, B, C, D)]) -> Phrase {
    tuplePhrase([m0.phrase.code, m1.phrase.code, m2.phrase.code, m3.phrase.code])
  }

  override func matches(_ value: (A, B, C, D)) -> Bool {
    m0.matches(value.0) && m1.matches(value.1) && m2.matches(value.2) && m3.matches(value.3)
  }

  override func differences(in value: (A, B, C, D)) -> [Difference] {
    differences(
      in: value,
      found: m0.differences(in: value.0, at: ".0") + m1.differences(in: value.1, at: ".1")
        + m2.differences(in: value.2, at: ".2") + m3.differences(in: value.3, at: ".3"))
  }
}

final class TupleMatcher5<A, B, C, D, E>: MatcherImplementation<(A, B, C, D, E)> {
  private let m0: Matcher<A>
  private let m1: Matcher<B>
  private let m2: Matcher<C>
  private let m3: Matcher<D>
  private let m4: Matcher<E>

  init(_ m0: Matcher<A>, _ m1: Matcher<B>, _ m2: Matcher<C>, _ m3: Matcher<D>, _ m4: Matcher<E>) {
    self.m0 = m0
    self.m1 = m1
    self.m2 = m2
    self.m3 = m3
    self.m4 = m4
  }

  override func phrase(after examples: [(A, B, C, D, E)]) -> Phrase {
    tuplePhrase([m0.phrase.code, m1.phrase.code, m2.phrase.code, m3.phrase.code, m4.phrase.code])
  }

  override func matches(_ value: (A, B, C, D, E)) -> Bool {
    m0.matches(value.0) && m1.matches(value.1) && m2.matches(value.2) && m3.matches(value.3) && m4.matches(value.4)
  }

  override func differences(in value: (A, B, C, D, E)) -> [Difference] {
    differences(
      in: value,
      found: m0.differences(in: value.0, at: ".0") + m1.differences(in: value.1, at: ".1")
        + m2.differences(in: value.2, at: ".2") + m3.differences(in: value.3, at: ".3")
        + m4.differences(in: value.4, at: ".4"))
  }
}

final class TupleMatcher6<A, B, C, D, E, F>: MatcherImplementation<(A, B, C, D, E, F)> {
  private let m0: Matcher<A>
  private let m1: Matcher<B>
  private let m2: Matcher<C>
  private let m3: Matcher<D>
  private let m4: Matcher<E>
  private let m5: Matcher<F>

  init(_ m0: Matcher<A>, _ m1: Matcher<B>, _ m2: Matcher<C>, _ m3: Matcher<D>, _ m4: Matcher<E>, _ m5: Matcher<F>) {
    self.m0 = m0
    self.m1 = m1
    self.m2 = m2
    self.m3 = m3
    self.m4 = m4
    self.m5 = m5
  }

  override func phrase(after examples: [(A, B, C, D, E, F)]) -> Phrase {
    tuplePhrase([m0.phrase.code, m1.phrase.code, m2.phrase.code, m3.phrase.code, m4.phrase.code, m5.phrase.code])
  }

  override func matches(_ value: (A, B, C, D, E, F)) -> Bool {
    m0.matches(value.0) && m1.matches(value.1) && m2.matches(value.2) && m3.matches(value.3) && m4.matches(value.4)
      && m5.matches(value.5)
  }

  override func differences(in value: (A, B, C, D, E, F)) -> [Difference] {
    differences(
      in: value,
      found: m0.differences(in: value.0, at: ".0") + m1.differences(in: value.1, at: ".1")
        + m2.differences(in: value.2, at: ".2") + m3.differences(in: value.3, at: ".3")
        + m4.differences(in: value.4, at: ".4") + m5.differences(in: value.5, at: ".5"))
  }
}
