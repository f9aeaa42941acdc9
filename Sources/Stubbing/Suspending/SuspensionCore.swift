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
    self.description = description
    self.limit = limit
  }

  private func takeNumber() -> Int {
    nextNumber.withLock { number in
      defer { number += 1 }
      return number
    }
  }

  private func carryOut(_ wakeUps: [State.WakeUp]) {
    for wakeUp in wakeUps {
      switch wakeUp {
      case .caller(let caller, let result): caller.resume(with: result)
      case .tester(let tester, let result): tester.resume(with: result)
      }
    }
  }

  /// Waits for an answer, or for whatever else ends the wait.
  func wait(_ input: Input) async throws -> SendableOutput<Output> {
    let number = takeNumber()
    let timer = Locked<Task<Void, Never>?>(nil)
    defer { timer.withLock { $0 }?.cancel() }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { caller in
        carryOut(state.withLock { $0.arrive(State.Arrival(number: number, input: input), caller) })
        // Whoever was cancelled before it arrived has not been taken out by the handler below.
        if Task.isCancelled { leave(number, error: CancellationError()) }
        timer.withLock { $0 = startTimer(for: number) }
      }
    } onCancel: {
      leave(number, error: CancellationError())
    }
  }

  private func startTimer(for number: Int) -> Task<Void, Never> {
    Task { [limit, description] in
      await ContinuousClock().sleepUnlessCancelled(for: limit)
      let error = StubError("An invocation was not resumed within \(limit) by the \(description).")
      leave(number, error: error)
    }
  }

  private func leave(_ number: Int, error: any Error) {
    carryOut(state.withLock { $0.leave(number, error: error) })
  }

  /// Waits for a call to arrive, or for whatever else ends the wait.
  func arrival(within delay: Duration, isolation: isolated (any Actor)?) async throws -> State.Arrival {
    let number = takeNumber()
    let timer = Locked<Task<Void, Never>?>(nil)
    defer { timer.withLock { $0 }?.cancel() }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { tester in
        carryOut(state.withLock { $0.awaitArrival(number, tester) })
        if Task.isCancelled { stopAwaiting(number, error: CancellationError()) }
        timer.withLock { $0 = startTimer(within: delay, for: number) }
      }
    } onCancel: {
      stopAwaiting(number, error: CancellationError())
    }
  }

  private func startTimer(within delay: Duration, for number: Int) -> Task<Void, Never> {
    Task { [description] in
      await ContinuousClock().sleepUnlessCancelled(for: delay)
      let soFar = state.withLock { $0.arrivalsSoFar }
      stopAwaiting(number, error: StubError("No invocation arrived within \(delay) at the \(description). \(soFar)"))
    }
  }

  private func stopAwaiting(_ number: Int, error: any Error) {
    carryOut(state.withLock { $0.stopAwaiting(number, error: error) })
  }

  /// Answers the call that has waited longest, or a certain one.
  ///
  /// - Returns: What was wrong with it; nil if nothing was.
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

  /// Ends the suspension: whoever waits is told why.
  ///
  /// - Parameter cause: What has happened to it: "was disposed of".
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
