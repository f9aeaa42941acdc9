/// The shell around what a suspension decides: it locks, and wakes whom it is told to.
///
/// The stub holds the core and the test holds the ``Suspension``, so that the end of the one ends the other.
final class SuspensionCore<Input: Sendable, Output>: Sendable {
  typealias State = SuspensionState<Input, Output>

  private let state = Locked(State())
  private let nextNumber = Locked(0)
  private let limit: Duration
  /// What errors call the suspension.
  let description: String

  init(description: String, limit: Duration) {
    (self.description, self.limit) = (description, limit)
  }

  private func carryOut(_ wakeUps: [State.WakeUp]) {
    for wakeUp in wakeUps {
      switch wakeUp {
      case .caller(let caller, let result): caller.resume(with: result)
      case .tester(let tester, let result): tester.resume(with: result)
      case .nobody: break
      }
    }
  }

  func wait(_ input: Input) async throws -> SendableOutput<Output> {
    try await hold(
      limit, isolation: nil, enter: { $0.arrive(State.Arrival(number: $1, input: input), $2) },
      leave: { $0.leave($1, error: $2) },
      late: { StubError("An invocation was not resumed within \(self.limit) by the \(self.description).") })
  }

  func arrival(within delay: Duration, isolation: isolated (any Actor)?) async throws -> State.Arrival {
    try await hold(
      delay, isolation: isolation, enter: { $0.awaitArrival($1, $2) }, leave: { $0.stopAwaiting($1, error: $2) },
      late: {
        let soFar = self.state.withLock { $0.arrivalsSoFar }
        return StubError("No invocation arrived within \(delay) at the \(self.description). \(soFar)")
      })
  }

  /// Holds who enters until told something, cancelled, or late.
  private func hold<News: Sendable>(
    _ time: Duration, isolation: isolated (any Actor)?,
    enter: (inout State, Int, CheckedContinuation<News, any Error>) -> [State.WakeUp],
    leave: @escaping @Sendable (inout State, Int, any Error) -> [State.WakeUp],
    late: @escaping @Sendable () -> StubError
  ) async throws -> News {
    let number = nextNumber.withLock { next in
      defer { next += 1 }
      return next
    }
    let timer = Locked<Task<Void, Never>?>(nil)
    defer { timer.withLock { $0 }?.cancel() }
    let end = { @Sendable (error: any Error) in self.carryOut(self.state.withLock { leave(&$0, number, error) }) }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { waiter in
        carryOut(state.withLock { enter(&$0, number, waiter) })
        // Whoever was cancelled before it arrived has not been taken out by the handler below.
        if Task.isCancelled { end(CancellationError()) }
        timer.withLock { $0 = startTimer(time) { end(late()) } }
      }
    } onCancel: {
      end(CancellationError())
    }
  }

  private func startTimer(_ time: Duration, _ end: @escaping @Sendable () -> Void) -> Task<Void, Never> {
    Task {
      await ContinuousClock().sleepUnlessCancelled(for: time)
      end()
    }
  }

  /// Answers the call that has waited longest, or a certain one; returns what was wrong with that.
  func resume(_ number: Int?, with result: Result<SendableOutput<Output>, any Error>) -> String? {
    let resumption = state.withLock { state in
      if let number { state.resume(number, with: result) } else { state.resumeNext(with: result) }
    }
    switch resumption {
    case .done(let wakeUps):
      carryOut(wakeUps)
      return nil
    case .mistaken(let reason): return reason
    }
  }

  /// Ends the suspension: whoever waits is told what has happened to it, such as "was disposed of".
  func end(_ cause: String) {
    let ending = State.Ending(
      ofCallers: StubError("An invocation was waiting when what held it \(cause): the \(description)."),
      ofTesters: StubError("No invocation arrives any more at what \(cause): the \(description)."))
    carryOut(state.withLock { $0.end(ending) })
  }
}

/// An output on its way from the test to the caller.
struct SendableOutput<Output> {
  let value: Output
}

// It comes in by `sending`, so nobody else holds on to what it reaches, and it goes out to the one caller it is for.
extension SendableOutput: @unchecked Sendable {}
