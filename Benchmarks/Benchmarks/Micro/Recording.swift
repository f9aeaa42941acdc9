import Benchmark
import Mocking

/// Recording what is expected.
func recording() {
  Benchmark("record-in-order-and-verify") { benchmark in
    let mock = Mock<Call>(reporter: failing)
    for index in benchmark.scaledIterations { mock.expect(.fetch(id: index)) }
    benchmark.startMeasurement()
    for index in benchmark.scaledIterations { mock.record(.fetch(id: index)) }
    mock.verify()
  }
  // A hundred expectations, each met ten times, so that what grows with their number does not hide all else.
  Benchmark("record-unordered-and-verify") { benchmark in
    let mock = Mock<Call>(ordered: false, reporter: failing)
    for id in 0..<100 { mock.expect(.fetch(id: id), times: 10) }
    benchmark.startMeasurement()
    for index in benchmark.scaledIterations { mock.record(.fetch(id: 99 - index % 100)) }
    mock.verify()
  }
}
