/// A matcher for dictionaries with the same keys, whose values match one by one.
///
/// ```swift
/// matches(["id": any(), "name": "Alice"])
/// ```
///
/// - Parameter entries: A matcher for the value of each key, or a value that stands for one.
/// - Complexity: That of the values' matchers, up to the first that refuses.
public func matches<Key, M: MatcherConvertible>(_ entries: [Key: M]) -> Matcher<[Key: M.MatchedValue]> {
  let matchers = entries.mapValues { $0.matcher() }
  return Matcher(
    phrase: { Phrase(words(for: matchers)) },
    differences: { dictionary in
      let missing = matchers.filter { dictionary[$0.key] == nil }.map { key, matcher in
        Difference(path: "[\(render(key))]", expected: matcher.phrase.expected, actual: "no such key")
      }
      let different = dictionary.flatMap { key, value in
        matchers[key]?.differences(in: value, at: "[\(render(key))]")
          ?? [Difference(path: "[\(render(key))]", expected: "no such key", actual: render(value))]
      }
      return (missing + different).sorted { $0.path < $1.path }
    },
    misuse: matchers.values.misuse(callingFunctions:),
    matches: { dictionary in
      guard dictionary.count == matchers.count else { return false }
      for (key, matcher) in matchers {
        guard let value = dictionary[key], matcher.matches(value) else { return false }
      }
      return true
    }
  )
}

private func words<Key, Value>(for matchers: [Key: Matcher<Value>]) -> String {
  if matchers.isEmpty { return "[:]" }
  return "[\(matchers.map { "\(render($0)): \($1.phrase.code)" }.sorted().joined(separator: ", "))]"
}

/// A matcher for dictionaries that have a value for a key, which matches.
///
/// - Parameters:
///   - key: The key.
///   - matcher: A matcher for the value, or a value that stands for one.
public func hasEntry<Key, M: MatcherConvertible>(_ key: Key, _ matcher: M) -> Matcher<[Key: M.MatchedValue]> {
  let inner = matcher.matcher()
  return Matcher(
    phrase: {
      let (key, words) = (render(key), inner.phrase)
      return Phrase(
        code: "hasEntry(\(key), \(words.code))", expected: "a dictionary with \(words.expected) for \(key)",
        negated: "a dictionary without \(words.expected) for \(key)")
    },
    differences: { dictionary in
      guard let value = dictionary[key] else {
        return [Difference(path: "[\(render(key))]", expected: inner.phrase.expected, actual: "no such key")]
      }
      return inner.differences(in: value, at: "[\(render(key))]")
    },
    misuse: inner.implementation.misuse(callingFunctions:),
    matches: { dictionary in
      guard let value = dictionary[key] else { return false }
      return inner.matches(value)
    }
  )
}
