import Benchmark
import Mocking

/// Deciding whether values match, and saying why not.
func matching() {
  let saving = matches(Call.save, any(), true)
  measure("match-enum-case-hit", saving, on: .save("Alice", true))
  measure("match-enum-case-miss", saving, on: .fetch(id: 1))
  measure("match-tuple-of-2", matches((equals(1), equals("a"))), on: (1, "a"))
  measure("match-tuple-of-3", matches((equals(1), equals("a"), equals(true))), on: (1, "a", true))
  measure("match-tuple-of-4", matches((equals(1), equals("a"), equals(true), equals(2))), on: (1, "a", true, 2))
  measure(
    "match-tuple-of-5", matches((equals(1), equals("a"), equals(true), equals(2), equals("b"))),
    on: (1, "a", true, 2, "b"))
  measure(
    "match-tuple-of-6", matches((equals(1), equals("a"), equals(true), equals(2), equals("b"), equals(false))),
    on: (1, "a", true, 2, "b", false))
  Benchmark("render-mismatch") { benchmark in
    for _ in benchmark.scaledIterations { blackHole(saving.mismatch(in: .save("Alice", false))?.description) }
  }
}

private func measure<Value>(_ name: String, _ matcher: Matcher<Value>, on value: Value) {
  Benchmark(name) { benchmark in
    for _ in benchmark.scaledIterations { blackHole(matcher.matches(value)) }
  }
}
