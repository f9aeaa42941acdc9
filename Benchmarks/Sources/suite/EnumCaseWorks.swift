import Mocking

/// Matching a case of an enum, against a hand-written closure.
let enumCaseWorks = [
  matching("match an enum case, a hit", .save("Alice", true), by: withMatchers, expected: true),
  matching("match an enum case, a value that differs", .save("Alice", false), by: withMatchers, expected: false),
  matching("match an enum case, another case", .fetch(id: 1), by: withMatchers, expected: false),
  matching("match an enum case of values, a hit", .save("Alice", true), by: withValues, expected: true),
  matching(
    "match an enum case of values, a value that differs", .save("Alice", false), by: withValues, expected: false),
  matching("match an enum case of values, another case", .fetch(id: 1), by: withValues, expected: false),
]

@Sendable private func withMatchers() -> Matcher<Call> { matches(Call.save, any(), true) }
@Sendable private func withValues() -> Matcher<Call> { matches(Call.save, "Alice", true) }

private func matching(
  _ name: String, _ call: Call, by makeMatcher: @escaping @Sendable () -> Matcher<Call>, expected: Bool
)
  -> Work
{
  Work(name, target: Target(cost: 1e-6)) { _ in
    let matcher = makeMatcher()
    let handWritten: (Call) -> Bool =
      isTrueAtRunTime ? { if case .save(_, true) = $0 { true } else { false } } : { _ in false }
    return Outcome(
      size: "1", ours: timePerCall { matcher.matches(call) == expected },
      baseline: timePerCall { handWritten(call) == expected })
  }
}
