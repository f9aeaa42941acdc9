/// Measures how many seconds some work takes.
func seconds(_ work: () -> Void) -> Double {
  let clock = ContinuousClock()
  return clock.measure(work) / .seconds(1)
}

/// Measures the fastest of several runs of some work, each on a fresh subject.
///
/// The fastest run is the one that other processes have disturbed least. Making and releasing the subject is not
/// measured.
///
/// - Parameters:
///   - runs: How many runs at the most; fewer, but at least one, if they take long.
///   - prepare: Makes the subject.
///   - work: What is measured.
func bestTime<Subject>(runs: Int = 5, prepare: () -> Subject, work: (Subject) -> Void) -> Double {
  let begin = ContinuousClock.now
  var best = Double.infinity
  for _ in 0..<runs {
    let subject = prepare()
    best = min(best, seconds { work(subject) })
    withExtendedLifetime(subject) {}
    if ContinuousClock.now - begin > .seconds(1) { break }
  }
  return best
}

/// Measures how many seconds one call takes, from the fastest of several runs of many calls.
///
/// - Parameters:
///   - limit: How many calls a run makes at the most; fewer, if they take long.
///   - call: What is measured. It returns whether it did what it should, so that the compiler cannot drop it.
func timePerCall(limit: Int = 10_000, _ call: () -> Bool) -> Double {
  let first = seconds { precondition(call(), "the measured call has failed") }
  let count = max(1, min(limit, Int(0.02 / max(first, 1e-9))))
  let best = bestTime(runs: 7) {
  } work: {
    repeating(count) { precondition(call(), "the measured call has failed") }
  }
  return best / Double(count)
}

/// Does something many times.
///
/// A bare loop: iterating over a range costs as much as what is measured in a debug build.
func repeating(_ count: Int, _ work: () -> Void) {
  var index = 0
  while index < count {
    work()
    index += 1
  }
}

/// Does something with each of many calls, in a bare loop for the same reason.
func forEach(_ calls: [Call], _ work: (Call) -> Void) {
  var index = 0
  while index < calls.count {
    work(calls[index])
    index += 1
  }
}

/// Returns the value in the middle.
func median(_ values: [Double]) -> Double {
  values.sorted()[values.count / 2]
}

/// True, though the compiler does not know: what is chosen by it cannot be inlined.
let isTrueAtRunTime = CommandLine.argc > 0
