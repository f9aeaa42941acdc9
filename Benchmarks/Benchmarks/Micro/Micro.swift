import Benchmark

/// The benchmarks of this target, for ordo-one's plugin to run.
///
/// Their names have no spaces, since the plugin does not find the thresholds of those that have.
///
/// The number of instructions hardly depends on the machine's load, so that is what is checked against the stored
/// thresholds. Other versions of the compiler and the runtime take some more or less, hence the tolerance.
let benchmarks: @Sendable () -> Void = {
  Benchmark.defaultConfiguration = .init(
    metrics: [.wallClock, .instructions, .peakMemoryResident],
    scalingFactor: .kilo,
    maxDuration: .seconds(1),
    maxIterations: 200,
    thresholds: [.instructions: BenchmarkThresholds(relative: [.p90: 30])]
  )
  expecting()
  recording()
  stubbing()
  matching()
  waiting()
}
