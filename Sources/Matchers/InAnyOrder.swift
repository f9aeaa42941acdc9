/// A matcher for collections whose elements match one by one, in an order of their own.
///
/// Whether elements and matchers can be paired is decided exactly: `inAnyOrder(any(), 1)` matches `[1, 2]`.
///
/// - Complexity: Each matcher is asked for each element; then the product of their number and that of the pairs that
///   match, at worst.
public func inAnyOrder<C: Collection, M: MatcherConvertible>(_ elements: M...) -> Matcher<C>
where M.MatchedValue == C.Element {
  inAnyOrder(elements)
}

/// A matcher for collections whose elements match those of an array one by one, in an order of their own.
public func inAnyOrder<C: Collection, M: MatcherConvertible>(_ elements: [M]) -> Matcher<C>
where M.MatchedValue == C.Element {
  let matchers = elements.map { $0.matcher() }
  return Matcher(misuse: matchers.misuse(callingFunctions:)) { collection in
    collection.count == matchers.count && Pairing(of: matchers, with: Array(collection)).unpairedMatchers.isEmpty
  } phrase: { _ in
    Phrase("inAnyOrder(\(matchers.map(\.phrase.code).joined(separator: ", ")))")
  } differences: { collection in
    let elements = Array(collection)
    if elements.count != matchers.count { return [differenceOfCounts(matchers.count, elements)] }
    let pairing = Pairing(of: matchers, with: elements)
    let left = pairing.unpairedElements.map { render(elements[$0]) }.joined(separator: ", ")
    return pairing.unpairedMatchers.map { index in
      Difference(expected: "an element that is \(matchers[index].phrase.expected)", actual: "\(left), left over")
    }
  }
}
