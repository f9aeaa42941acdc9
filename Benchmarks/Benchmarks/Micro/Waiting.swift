import Benchmark
import Mocking

/// Waking somebody who waits.
func waiting() {
  // One at a time, since how long it takes depends on when the tasks are scheduled. Left out of the thresholds: the
  // instructions of other threads are not counted.
  Benchmark("wake-task-in-verify", configuration: .init(scalingFactor: .one, maxIterations: 1000)) { benchmark in
    let mock = Mock<Call>(reporter: failing)
    mock.expect(.ping)
    async let verification: Void = mock.verify(delay: .seconds(60))
    await Task.yield()
    mock.record(.ping)
    await verification
  }
}
