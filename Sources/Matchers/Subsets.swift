/// A matcher for collections whose elements are all among those given, one for one: `[1, 1]` is no subset of `[1]`.
///
/// ```swift
/// isSubset(of: ["read", "write"])
/// isSubset(of: [1, greater(than: 5)])
/// ```
///
/// - Complexity: The product of both counts, then that of their sum and the pairs that match, at worst.
public func isSubset<C: Collection, Others: Collection>(of others: Others) -> Matcher<C>
where Others.Element == C.Element, C.Element: Equatable {
  isSubset(of: others.map { equals($0) })
}

/// A matcher for collections whose elements match some of several matchers, each a matcher of its own.
public func isSubset<C: Collection>(of matchers: [Matcher<C.Element>]) -> Matcher<C> {
  pairing(matchers, "isSubset", "a subset", <=, unpaired: \.unpairedElements) { left, elements in
    "with \(left.map { render(elements[$0]) }.joined(separator: ", ")) left over"
  }
}

/// A matcher for collections that have all the elements given, one for one: `[1]` is no superset of `[1, 1]`.
public func isSuperset<C: Collection, Others: Collection>(of others: Others) -> Matcher<C>
where Others.Element == C.Element, C.Element: Equatable {
  isSuperset(of: others.map { equals($0) })
}

/// A matcher for collections that have an element of its own for each of several matchers.
public func isSuperset<C: Collection>(of matchers: [Matcher<C.Element>]) -> Matcher<C> {
  pairing(matchers, "isSuperset", "a superset", >=, unpaired: \.unpairedMatchers) { missing, _ in
    "without \(missing.map { matchers[$0].phrase.expected }.joined(separator: ", "))"
  }
}

private func pairing<C: Collection>(
  _ matchers: [Matcher<C.Element>], _ function: String, _ noun: String, _ hasRoom: @escaping (Int, Int) -> Bool,
  unpaired: @escaping (Pairing) -> [Int], remark: @escaping ([Int], [C.Element]) -> String
) -> Matcher<C> {
  func words() -> Phrase {
    let list = "[\(matchers.map(\.phrase.code).joined(separator: ", "))]"
    return Phrase(
      code: "\(function)(of: \(list))", expected: "\(noun) of \(list)",
      negated: "a collection that is not \(noun) of \(list)")
  }
  return Matcher(misuse: matchers.misuse(callingFunctions:)) { collection in
    hasRoom(collection.count, matchers.count) && unpaired(Pairing(of: matchers, with: Array(collection))).isEmpty
  } phrase: { _ in
    words()
  } differences: { collection in
    let elements = Array(collection)
    let remark = remark(unpaired(Pairing(of: matchers, with: elements)), elements)
    return [Difference(expected: words().expected, actual: "\(render(elements)), \(remark)")]
  }
}
