import Benchmark
import Mocking

/// Setting up expectations.
func expecting() {
  Benchmark("expect-value") { benchmark in
    let mock = Mock<Call>(reporter: failing)
    benchmark.startMeasurement()
    for index in benchmark.scaledIterations { mock.expect(.fetch(id: index)) }
    benchmark.stopMeasurement()
    blackHole(mock)
  }
  Benchmark("expect-case-with-values") { benchmark in
    let mock = Mock<Call>(reporter: failing)
    benchmark.startMeasurement()
    for _ in benchmark.scaledIterations { mock.expect(Call.save, "Alice", true) }
    benchmark.stopMeasurement()
    blackHole(mock)
  }
  Benchmark("expect-case-with-matchers") { benchmark in
    let mock = Mock<Call>(reporter: failing)
    benchmark.startMeasurement()
    for _ in benchmark.scaledIterations { mock.expect(Call.save, any(), true) }
    benchmark.stopMeasurement()
    blackHole(mock)
  }
}
