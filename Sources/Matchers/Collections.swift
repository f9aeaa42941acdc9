/// A matcher for arrays of the same count whose elements match one by one.
///
/// ```swift
/// matches([any(), 3])
/// matches([none(), some("x")])
/// ```
public func matches<M: MatcherConvertible>(_ elements: [M]) -> Matcher<[M.MatchedValue]> {
  let matchers = elements.map { $0.matcher() }
  return Matcher(misuse: matchers.misuse(callingFunctions:)) { values in
    guard values.count == matchers.count else { return false }
    for index in matchers.indices where !matchers[index].matches(values[index]) { return false }
    return true
  } phrase: { _ in
    Phrase("[\(matchers.map(\.phrase.code).joined(separator: ", "))]")
  } differences: { values in
    guard values.count == matchers.count else {
      // Where each is compared with a value, what is missing and what is too much can be told.
      let constants = matchers.compactMap(\.constant)
      if constants.count == matchers.count { return structuralDifferences(from: constants, to: values) }
      return [differenceOfCounts(matchers.count, values)]
    }
    return matchers.indices.flatMap { matchers[$0].differences(in: values[$0], at: "[\($0)]") }
  }
}

func differenceOfCounts<Element>(_ expected: Int, _ elements: [Element]) -> Difference {
  Difference(path: ".count", expected: "\(expected)", actual: "\(elements.count) in \(render(elements))")
}

/// A matcher for collections with an element that matches.
public func contains<C: Collection, M: MatcherConvertible>(_ matcher: M) -> Matcher<C>
where M.MatchedValue == C.Element {
  containing([matcher.matcher()])
}

/// A matcher for collections that have an element for each of several matchers; one element may serve several.
///
/// - SeeAlso: `isSuperset(of:)`, which wants an element of its own for each.
public func contains<C: Collection, M: MatcherConvertible>(allOf matchers: M...) -> Matcher<C>
where M.MatchedValue == C.Element {
  contains(allOf: matchers)
}

/// A matcher for collections that have an element for each matcher of an array; one element may serve several.
public func contains<C: Collection, M: MatcherConvertible>(allOf matchers: [M]) -> Matcher<C>
where M.MatchedValue == C.Element {
  containing(matchers.map { $0.matcher() }, "allOf: ", "all of ")
}

private func containing<C: Collection>(
  _ matchers: [Matcher<C.Element>], _ label: String = "", _ all: String = ""
) -> Matcher<C> {
  Matcher(misuse: matchers.misuse(callingFunctions:)) { collection in
    matchers.allSatisfy { collection.contains(where: $0.matches) }
  } phrase: { _ in
    let words = matchers.map(\.phrase)
    let expected = words.map(\.expected).joined(separator: " and ")
    return Phrase(
      code: "contains(\(label)\(words.map(\.code).joined(separator: ", ")))",
      expected: "a collection containing \(expected)", negated: "a collection not containing \(all)\(expected)")
  } differences: { collection in
    matchers.filter { !collection.contains(where: $0.matches) }.map {
      Difference(expected: "a collection containing \($0.phrase.expected)", actual: render(collection))
    }
  }
}

/// A matcher for collections of which every element matches; an empty one does.
public func everyElement<C: Collection, M: MatcherConvertible>(_ matcher: M) -> Matcher<C>
where M.MatchedValue == C.Element {
  let inner = matcher.matcher()
  return Matcher(misuse: inner.implementation.misuse(callingFunctions:)) {
    $0.allSatisfy(inner.matches)
  } phrase: { _ in
    let words = inner.phrase
    return Phrase(
      code: "everyElement(\(words.code))", expected: "a collection with nothing but \(words.expected)",
      negated: "a collection with an element that is \(words.negated)")
  } differences: { collection in
    // Those that are shown, and one more to tell that there are more.
    var found: [Difference] = []
    for (index, element) in collection.enumerated() where found.count <= Mismatch.maximumCount {
      found += inner.differences(in: element, at: "[\(index)]")
    }
    return found
  }
}

/// A matcher for collections whose number of elements matches: `hasCount(3)`, `hasCount(atLeast(3))`.
///
/// - Complexity: That of the collection's `count`.
public func hasCount<C: Collection, M: MatcherConvertible>(_ matcher: M) -> Matcher<C> where M.MatchedValue == Int {
  Matcher(matcher.matcher(), at: ".count", pointsAtNegation: true) {
    $0.count
  } phrase: {
    Phrase(code: "hasCount(\($0.code))", "a collection whose count is", $0)
  }
}

/// A matcher for collections without elements.
public func isEmpty<C: Collection>() -> Matcher<C> {
  Matcher {
    $0.isEmpty
  } phrase: { _ in
    Phrase(code: "isEmpty()", expected: "an empty collection", negated: "a collection that is not empty")
  }
}
