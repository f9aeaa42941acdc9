/// What a suspension knows of its calls: a value that decides, and says whom to wake.
///
/// No lock and no callback is in here. Each transition returns the wake-ups that follow from it, which the shell carries out
/// after its lock is released. Whoever waits is told exactly once: a caller by its answer, by its cancellation, when its
/// time is up, or by the end of the suspension; a test that awaits an arrival likewise.
struct SuspensionState<Input: Sendable, Output>: Sendable {
  typealias Caller = CheckedContinuation<SendableOutput<Output>, any Error>
  typealias Tester = CheckedContinuation<Arrival, any Error>

  /// A call as the test hears of it.
  struct Arrival: Sendable {
    let number: Int
    let input: Input
  }

  /// Somebody to be told something.
  enum WakeUp {
    case caller(Caller, Result<SendableOutput<Output>, any Error>)
    case tester(Tester, Result<Arrival, any Error>)
    /// Wakes nobody: what arrived and was not asked for, to be released outside the lock.
    case nobody(Arrival)
  }

  /// What whoever waits is told when the suspension ends.
  struct Ending {
    let ofCallers: StubError
    let ofTesters: StubError
  }

  /// Calls that wait for their answers, by number.
  private var callers = WaitingLine<Caller>()
  /// Tests that await an arrival.
  private var testers = WaitingLine<Tester>()
  /// Calls that have arrived, and whose arrival the test has not heard of.
  private var unheard = WaitingLine<Arrival>()
  private var answered: Set<Int> = []
  /// Calls that were cancelled or took too long; one answer to each goes nowhere, as it would in production.
  private var gone: Set<Int> = []
  private var ending: Ending?

  private var arrivals: Int { answered.count + gone.count + callers.count }

  /// A call has come, and waits.
  mutating func arrive(_ arrival: Arrival, _ caller: Caller) -> [WakeUp] {
    if let ending { return [.caller(caller, .failure(ending.ofCallers))] }
    callers.append(caller, number: arrival.number)
    if let tester = testers.popFirst() { return [.tester(tester.element, .success(arrival))] }
    unheard.append(arrival, number: arrival.number)
    return []
  }

  /// A call waits no longer, if it did: it was cancelled, or its time is up.
  mutating func leave(_ number: Int, error: any Error) -> [WakeUp] {
    guard let caller = callers.remove(number) else { return [] }
    gone.insert(number)
    return [.caller(caller, .failure(error))]
  }

  /// What an answer comes to: a wake-up, nothing since nobody is there to hear it, or a mistake of the test's.
  enum Resumption {
    case done([WakeUp])
    case mistaken(String)
  }

  /// Answers the call that has waited longest.
  mutating func resumeNext(with result: Result<SendableOutput<Output>, any Error>) -> Resumption {
    if let (number, caller) = callers.popFirst() {
      answered.insert(number)
      return .done([.caller(caller, result)])
    }
    if let number = gone.min() { return resume(number, with: result) }
    if ending != nil { return .mistaken("the suspension has ended.") }
    return .mistaken(
      arrivals == 0
        ? "no invocation has arrived. Await its `arrival()` first."
        : arrivals == 1
          ? "the only invocation that has arrived has its answer already."
          : "all \(arrivals) invocations that have arrived have their answers already.")
  }

  mutating func resume(_ number: Int, with result: Result<SendableOutput<Output>, any Error>) -> Resumption {
    if let caller = callers.remove(number) {
      answered.insert(number)
      return .done([.caller(caller, result)])
    }
    if gone.remove(number) != nil {
      answered.insert(number)
      return .done([])
    }
    if answered.contains(number) { return .mistaken("the invocation has its answer already.") }
    return .mistaken(ending == nil ? "the invocation is not one of its own." : "the suspension has ended.")
  }

  mutating func awaitArrival(_ number: Int, _ tester: Tester) -> [WakeUp] {
    if let (_, arrival) = unheard.popFirst() { return [.tester(tester, .success(arrival))] }
    if let ending { return [.tester(tester, .failure(ending.ofTesters))] }
    testers.append(tester, number: number)
    return []
  }

  /// The test awaits an arrival no longer, if it did: it was cancelled, or its time is up.
  mutating func stopAwaiting(_ number: Int, error: any Error) -> [WakeUp] {
    testers.remove(number).map { [.tester($0, .failure(error))] } ?? []
  }

  /// What to tell a test that has awaited an arrival for too long.
  var arrivalsSoFar: String {
    switch arrivals {
    case 0: "None has arrived."
    case 1: "One has arrived before, and its arrival was awaited before."
    default: "\(arrivals) have arrived before, and their arrivals were awaited before."
    }
  }

  mutating func end(_ ending: Ending) -> [WakeUp] {
    if self.ending != nil { return [] }
    self.ending = ending
    return callers.removeAll().map { .caller($0, .failure(ending.ofCallers)) }
      + testers.removeAll().map { .tester($0, .failure(ending.ofTesters)) } + unheard.removeAll().map { .nobody($0) }
  }
}
