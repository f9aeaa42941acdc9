/// A matcher for arrays of the same count whose elements match one by one.
///
/// ```swift
/// matches([any(), 3])
/// matches([none(), some("x")])
/// ```
///
/// - Parameter elements: A matcher for each element, or a value that stands for one.
/// - Complexity: That of the elements' matchers, up to the first that refuses.
public func matches<M: MatcherConvertible>(_ elements: [M]) -> Matcher<[M.MatchedValue]> {
  let matchers = elements.map { $0.matcher() }
  return Matcher(
    wording: { Wording("[\(matchers.map(\.wording.code).joined(separator: ", "))]") },
    differences: { values in
      guard values.count == matchers.count else {
        return [
          Difference(path: ".count", expected: "\(matchers.count)", actual: "\(values.count) in \(render(values))")
        ]
      }
      return matchers.indices.flatMap { matchers[$0].differences(in: values[$0], at: "[\($0)]") }
    },
    matches: { values in
      guard values.count == matchers.count else { return false }
      for index in matchers.indices where !matchers[index].matches(values[index]) { return false }
      return true
    }
  )
}
