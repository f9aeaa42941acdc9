import Mocking

/// Matching a case of an enum, against a hand-written closure.
let enumCaseWorks = [
  matching("match an enum case, a hit", .save("Alice", true), expected: true),
  matching("match an enum case, a value that differs", .save("Alice", false), expected: false),
  matching("match an enum case, another case", .fetch(id: 1), expected: false),
]

private func matching(_ name: String, _ call: Call, expected: Bool) -> Work {
  Work(name, target: Target(cost: 1e-6)) { _ in
    let matcher = matches(Call.save, any(), true)
    let handWritten: (Call) -> Bool =
      isTrueAtRunTime ? { if case .save(_, true) = $0 { true } else { false } } : { _ in false }
    return Outcome(
      size: "1", ours: timePerCall { matcher.matches(call) == expected },
      baseline: timePerCall { handWritten(call) == expected })
  }
}
