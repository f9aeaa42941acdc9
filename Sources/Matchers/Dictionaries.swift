/// A matcher for dictionaries with the same keys, whose values match one by one.
///
/// ```swift
/// matches(["id": any(), "name": "Alice"])
/// ```
public func matches<Key, M: MatcherConvertible>(_ entries: [Key: M]) -> Matcher<[Key: M.MatchedValue]> {
  let matchers = entries.mapValues { $0.matcher() }
  return Matcher(misuse: matchers.values.misuse(callingFunctions:)) { dictionary in
    dictionary.count == matchers.count
      && matchers.allSatisfy { key, matcher in dictionary[key].map(matcher.matches) ?? false }
  } phrase: { _ in
    let entries = matchers.map { "\(render($0)): \($1.phrase.code)" }.sorted()
    return Phrase(entries.isEmpty ? "[:]" : "[\(entries.joined(separator: ", "))]")
  } differences: { dictionary in
    let missing = matchers.filter { dictionary[$0.key] == nil }.map { key, matcher in
      Difference(path: "[\(render(key))]", expected: matcher.phrase.expected, actual: "no such key")
    }
    let different = dictionary.flatMap { key, value in
      matchers[key]?.differences(in: value, at: "[\(render(key))]")
        ?? [Difference(path: "[\(render(key))]", expected: "no such key", actual: render(value))]
    }
    return (missing + different).sorted { $0.path < $1.path }
  }
}

/// A matcher for dictionaries that have a value for a key, which matches.
public func hasEntry<Key, M: MatcherConvertible>(_ key: Key, _ matcher: M) -> Matcher<[Key: M.MatchedValue]> {
  let inner = matcher.matcher()
  return Matcher(inner, at: "[\(render(key))]") {
    $0[key]
  } absence: { _ in
    [Difference(path: "[\(render(key))]", expected: inner.phrase.expected, actual: "no such key")]
  } phrase: { words in
    Phrase(
      code: "hasEntry(\(render(key)), \(words.code))",
      expected: "a dictionary with \(words.expected) for \(render(key))",
      negated: "a dictionary without \(words.expected) for \(render(key))")
  }
}
