import Foundation

/// For how many seconds this thread has kept a processor busy: what other processes do does not count.
func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}

/// How many seconds have passed since some moment, for work on several threads.
func elapsedTime() -> Double {
  Double(DispatchTime.now().uptimeNanoseconds) * 1e-9
}

/// Measures the fastest of several runs of some work, each on a fresh subject.
///
/// The fastest run is the one that other processes have disturbed least. Making and releasing the subject is not
/// measured.
///
/// - Parameters:
///   - runs: How many runs at the most; fewer, but at least one, if they take long.
///   - now: Says how late it is, in seconds.
///   - prepare: Makes the subject.
///   - work: What is measured.
func bestTime<Subject>(
  runs: Int = 5, now: () -> Double = processorTime, prepare: () -> Subject, work: (Subject) -> Void
) -> Double {
  let begin = ContinuousClock.now
  var best = Double.infinity
  for _ in 0..<runs {
    let subject = prepare()
    let start = now()
    work(subject)
    best = min(best, now() - start)
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
  // The first call may build an index, and says nothing of the others.
  precondition(call(), "the measured call has failed")
  let start = processorTime()
  precondition(call(), "the measured call has failed")
  let count = max(1, min(limit, Int(0.02 / max(processorTime() - start, 1e-9))))
  let best = bestTime(runs: 7) {
  } work: {
    repeating(count) { precondition(call(), "the measured call has failed") }
  }
  return best / Double(count)
}

/// Measures how long something takes that is done many times to a fresh subject, in seconds for each.
func timePerTurn<Subject>(of count: Int, on subject: () -> Subject, _ work: (Subject) -> Void) -> Double {
  bestTime(runs: 20, prepare: subject) { subject in repeating(count) { work(subject) } } / Double(count)
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
