import Testing

@testable import Stubbing

@Suite(.timeLimit(.minutes(2))) struct SuspensionStateTests {
  private typealias State = SuspensionState<Int, Int>
  private struct Step: Error { let how: String, number: Int }

  /// Plays random scripts on the state and on the model, and compares what everybody is told, and when.
  @Test(arguments: 0..<100) func agreesWithTheModel(seed: Int) async throws {
    var random = Numbers(state: UInt64(seed + 1))
    var play = Play()
    for step in 0..<60 {
      let number = Int.random(in: 0...max(step, 1), using: &random)
      switch Int.random(in: 0..<100, using: &random) {
      case 0..<25: await play.arrive(step)
      case 25..<45: await play.awaitArrival(step)
      case 45..<60: play.resumeNext(step)
      case 60..<72: play.resume(number, step)
      case 72..<84: play.leave(number, step)
      case 84..<97: play.stopAwaiting(number, step)
      default: if step > 30 { play.end(step) }
      }
    }
    play.end(60)
    let told = try await play.outcomes()
    #expect(told == play.model.told)
    #expect(play.differences == [])
  }

  @Test func anEndedOneTakesNobodyIn() async throws {
    var play = Play()
    play.end(0)
    await play.arrive(1)
    await play.awaitArrival(2)
    #expect(try await play.outcomes() == [1: .init(how: "ended", step: 1), 2: .init(how: "ended", step: 2)])
  }

  @Test func anEndLetsGoOfWhatNobodyAskedFor() async throws {
    var play = Play()
    await play.arrive(0)
    await play.arrive(1)
    await play.awaitArrival(2)
    play.end(3)
    await play.awaitArrival(4)
    #expect(
      try await play.outcomes() == [
        0: .init(how: "ended", step: 3), 1: .init(how: "ended", step: 3), 2: .init(how: "heard 0", step: 2),
        4: .init(how: "ended", step: 4),
      ])
    #expect(play.model.told == (try await play.outcomes()))
  }

  @Test func saysWhatIsWrongWithAnAnswer() async throws {
    var state = State()
    func reason(_ resumption: State.Resumption) -> String? {
      if case .mistaken(let reason) = resumption { reason } else { nil }
    }
    #expect(reason(state.resumeNext(with: .success(.init(value: 1)))) == noneHasArrived)
    #expect(reason(state.resume(3, with: .success(.init(value: 1)))) == "the invocation is not one of its own.")
    _ = state.end(.init(ofCallers: StubError("It ended."), ofTesters: StubError("It ended.")))
    #expect(reason(state.resumeNext(with: .success(.init(value: 1)))) == "the suspension has ended.")
    #expect(state.arrivalsSoFar == "None has arrived.")
  }

  private let noneHasArrived = "no invocation has arrived. Await its `arrival()` first."

  /// A state beside its model, with tasks that wait.
  private struct Play {
    private(set) var model = SuspensionModel()
    /// Steps after which the two do not agree.
    private(set) var differences: [Int] = []
    private var state = State()
    /// How many wait, and what those were told who wait no longer.
    private var waiters = 0
    private let told = Locked<[Int: SuspensionModel.Told]>([:])

    /// Starts a task that waits, and returns its continuation.
    private mutating func waiter<Value: Sendable>(
      _ number: Int, _ telling: @escaping @Sendable (Value) -> SuspensionModel.Told
    ) async -> CheckedContinuation<Value, any Error> {
      waiters += 1
      let box = Locked<CheckedContinuation<Value, any Error>?>(nil)
      Task { [told] in
        let result: SuspensionModel.Told
        do {
          let value = try await withCheckedThrowingContinuation { continuation in box.withLock { $0 = continuation } }
          result = telling(value)
        } catch let error as Step {
          result = SuspensionModel.Told(how: error.how, step: error.number)
        }
        told.withLock { $0[number] = result }
      }
      while true {
        if let continuation = box.withLock({ $0 }) { return continuation }
        await Task.yield()
      }
    }

    /// Wakes whom the state says; the step is told by what they get.
    private func carryOut(_ wakeUps: [State.WakeUp], in step: Int) {
      for wakeUp in wakeUps {
        switch wakeUp {
        case .caller(let caller, .success(let output)): caller.resume(returning: output)
        case .caller(let caller, .failure(let error)): caller.resume(throwing: stepped(error, step))
        case .tester(let tester, .success(let arrival)):
          // In place of the input comes the step, so that the model's can be compared with it.
          tester.resume(returning: State.Arrival(number: arrival.number, input: step))
        case .tester(let tester, .failure(let error)): tester.resume(throwing: stepped(error, step))
        case .nobody: break
        }
      }
    }

    private func stepped(_ error: any Error, _ step: Int) -> any Error {
      error is StubError ? Step(how: "ended", number: step) : error
    }

    mutating func arrive(_ step: Int) async {
      let caller = await waiter(step) { (output: SendableOutput<Int>) in .init(how: "answer", step: output.value) }
      carryOut(state.arrive(State.Arrival(number: step, input: step), caller), in: step)
      model.arrive(step, in: step)
    }

    mutating func awaitArrival(_ step: Int) async {
      let tester = await waiter(step) { (arrival: State.Arrival) in
        .init(how: "heard \(arrival.number)", step: arrival.input)
      }
      carryOut(state.awaitArrival(step, tester), in: step)
      model.awaitArrival(step, in: step)
    }

    mutating func resumeNext(_ step: Int) {
      let isDone = carryOut(state.resumeNext(with: .success(SendableOutput(value: step))), in: step)
      if isDone != model.resumeNext(in: step) { differences.append(step) }
    }

    mutating func resume(_ number: Int, _ step: Int) {
      let isDone = carryOut(state.resume(number, with: .success(SendableOutput(value: step))), in: step)
      if isDone != model.resume(number, in: step) { differences.append(step) }
    }

    private func carryOut(_ resumption: State.Resumption, in step: Int) -> Bool {
      guard case .done(let wakeUps) = resumption else { return false }
      carryOut(wakeUps, in: step)
      return true
    }

    mutating func leave(_ number: Int, _ step: Int) {
      carryOut(state.leave(number, error: Step(how: "left", number: step)), in: step)
      model.leave(number, in: step)
    }

    mutating func stopAwaiting(_ number: Int, _ step: Int) {
      carryOut(state.stopAwaiting(number, error: Step(how: "stopped", number: step)), in: step)
      model.stopAwaiting(number, in: step)
    }

    mutating func end(_ step: Int) {
      carryOut(state.end(.init(ofCallers: StubError("It ended."), ofTesters: StubError("It ended."))), in: step)
      model.end(in: step)
    }

    /// What everybody was told, once all have been; whoever has not been in time is left out.
    func outcomes() async throws -> [Int: SuspensionModel.Told] {
      let deadline = ContinuousClock.now + .seconds(10)
      while told.withLock({ $0.count }) < waiters, ContinuousClock.now < deadline {
        try await Task.sleep(for: .milliseconds(1))
      }
      return told.withLock { $0 }
    }
  }
}
