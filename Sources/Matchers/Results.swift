/// A matcher for results that succeeded with a value that matches.
public func success<M: MatcherConvertible, Failure>(_ matcher: M) -> Matcher<Result<M.MatchedValue, Failure>> {
  outcome("success", matcher.matcher()) { if case .success(let value) = $0 { value } else { nil } }
}

/// A matcher for results that failed with an error that matches.
public func failure<Success, M: MatcherConvertible>(_ matcher: M) -> Matcher<Result<Success, M.MatchedValue>>
where M.MatchedValue: Error {
  outcome("failure", matcher.matcher()) { if case .failure(let error) = $0 { error } else { nil } }
}

private func outcome<Part, Whole>(
  _ name: String, _ inner: Matcher<Part>, extract: @escaping (Whole) -> Part?
) -> Matcher<Whole> {
  Matcher(inner, at: ".\(name)", of: extract) { words in
    Phrase(
      code: "\(name)(\(words.code))", expected: "a \(name) with \(words.expected)",
      negated: "no \(name) with \(words.expected)")
  }
}
