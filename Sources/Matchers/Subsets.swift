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
  Matcher(
    phrase: { _ in phrase("isSubset", "a subset", of: matchers) },
    differences: { collection in
      let elements = Array(collection)
      let rest = Pairing(of: matchers, with: elements).unpairedElements.map { render(elements[$0]) }
      let actual = "\(render(elements)), with \(rest.joined(separator: ", ")) left over"
      return [Difference(expected: phrase("isSubset", "a subset", of: matchers).expected, actual: actual)]
    },
    misuse: matchers.misuse(callingFunctions:),
    matches: { collection in
      collection.count <= matchers.count && Pairing(of: matchers, with: Array(collection)).unpairedElements.isEmpty
    }
  )
}

/// A matcher for collections that have all the elements given, one for one: `[1]` is no superset of `[1, 1]`.
public func isSuperset<C: Collection, Others: Collection>(of others: Others) -> Matcher<C>
where Others.Element == C.Element, C.Element: Equatable {
  isSuperset(of: others.map { equals($0) })
}

/// A matcher for collections that have an element of its own for each of several matchers.
public func isSuperset<C: Collection>(of matchers: [Matcher<C.Element>]) -> Matcher<C> {
  Matcher(
    phrase: { _ in phrase("isSuperset", "a superset", of: matchers) },
    differences: { collection in
      let elements = Array(collection)
      let missing = Pairing(of: matchers, with: elements).unpairedMatchers.map { matchers[$0].phrase.expected }
      let actual = "\(render(elements)), without \(missing.joined(separator: ", "))"
      return [Difference(expected: phrase("isSuperset", "a superset", of: matchers).expected, actual: actual)]
    },
    misuse: matchers.misuse(callingFunctions:),
    matches: { collection in
      collection.count >= matchers.count && Pairing(of: matchers, with: Array(collection)).unpairedMatchers.isEmpty
    }
  )
}

private func phrase<Element>(_ function: String, _ noun: String, of matchers: [Matcher<Element>]) -> Phrase {
  let list = "[\(matchers.map(\.phrase.code).joined(separator: ", "))]"
  return Phrase(
    code: "\(function)(of: \(list))", expected: "\(noun) of \(list)",
    negated: "a collection that is not \(noun) of \(list)")
}
