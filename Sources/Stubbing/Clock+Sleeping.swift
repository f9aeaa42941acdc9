extension Clock {
  /// Sleeps until time is up or the task is cancelled; more than a clock can count is as good as for ever.
  package func sleepUnlessCancelled(for time: Duration) async {
    // An instant that lies further ahead traps.
    let limit = Swift.Duration.seconds(1_000_000_000)
    let bounded = (time as? Swift.Duration).flatMap { min($0, limit) as? Duration } ?? time
    try? await sleep(until: now.advanced(by: bounded), tolerance: nil)
  }
}
