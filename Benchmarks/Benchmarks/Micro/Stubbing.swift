import Benchmark
import Mocking

/// Invoking a stub.
func stubbing() {
  Benchmark("invoke-stub") { benchmark in
    let stub = Stub<Int, Int>()
    stub.on(1, return: 2)
    benchmark.startMeasurement()
    for _ in benchmark.scaledIterations { blackHole(try stub.invoke(1)) }
  }
}
