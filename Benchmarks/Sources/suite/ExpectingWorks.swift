import Mocking

/// Setting up expectations, against setting what a flag fake expects.
let expectingWorks = [
  expecting("expect a value: expect(.fetch(id: 1))") { $0.expect(.fetch(id: 1)) },
  expecting("expect two values: expect(.save(\"Alice\", true))") { $0.expect(.save("Alice", true)) },
  expecting("expect a case with values: expect(Call.save, \"Alice\", true)") { $0.expect(Call.save, "Alice", true) },
  expecting("expect a case with matchers: expect(Call.save, any(), true)") { $0.expect(Call.save, any(), true) },
]

private func expecting(_ name: String, _ expect: @escaping @Sendable (Mock<Call>) -> Void) -> Work {
  Work(name, target: Target(cost: 1e-6)) { _ in
    let count = 1000
    let time = bestTime(runs: 20) {
      Mock<Call>(reporter: failing)
    } work: { mock in
      repeating(count) { expect(mock) }
    }
    return Outcome(size: "\(count)", ours: time / Double(count), baseline: timePerFlag())
  }
}

private func timePerFlag() -> Double {
  let fake = FlagFake()
  return timePerCall {
    fake.expectFetch(id: 1)
    return fake.expectedID != nil
  }
}
