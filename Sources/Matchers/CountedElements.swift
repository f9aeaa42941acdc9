/// A matcher for collections in which a number of elements match: `contains(3, times: 1...)`.
///
/// - `times`: How many. A count that nothing can meet matches nothing, and a mock or a stub that is given such a
///   matcher says so.
public func contains<C: Collection, M: MatcherConvertible>(_ matcher: M, times: some Times) -> Matcher<C>
where M.MatchedValue == C.Element {
  let inner = matcher.matcher()
  return contains("a collection", times, inner.phrase, inner.implementation.misuse(callingFunctions:)) { collection in
    collection.count { inner.matches($0) }
  }
}

/// A matcher for strings that contain another one a number of times, without overlaps: `contains("a", times: 2)`.
///
/// - `other`: What they contain. The empty string is contained before, between and after all characters.
/// - Complexity: The product of both counts at worst.
public func contains<Text: StringProtocol>(_ other: String, times: some Times) -> Matcher<Text> {
  contains("a string", times, Phrase(render(other)), { _ in nil }) { text in
    other.isEmpty ? text.count + 1 : text.ranges(of: other).count
  }
}

private func contains<Whole>(
  _ noun: String, _ times: some Times, _ part: @autoclosure @escaping () -> Phrase,
  _ misuseOfPart: @escaping (Bool) -> String?, count: @escaping (Whole) -> Int
) -> Matcher<Whole> {
  let range = times.countRange
  func words() -> Phrase {
    let (part, often) = (part(), range?.description ?? "a number of times that is impossible")
    return Phrase(code: "contains(\(part.code), times: \(render(times)))", noun, "containing \(part.expected) \(often)")
  }
  return Matcher(misuse: { range == nil ? times.misuse : misuseOfPart($0) }) {
    range?.contains(count($0)) ?? false
  } phrase: { _ in
    words()
  } differences: { whole in
    let actual = "\(render(whole)), which contains it \(timesInWords(count(whole)))"
    return [Difference(expected: words().expected, actual: actual)]
  }
}
