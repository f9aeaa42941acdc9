/// One call of a fake's method: recorded when it is made, then answered.
struct FakeCall<Interaction, Output> {
  private let double: TestDouble<Interaction>
  private let interaction: Interaction
  private let location: CodeLocation
  private let recorded: Recorded

  init(_ interaction: Interaction, of double: TestDouble<Interaction>, _ file: StaticString, _ line: UInt) {
    self.double = double
    self.interaction = interaction
    location = CodeLocation(file: file, line: line)
    recorded = double.mock.record(interaction, at: location)
  }

  /// The answers of the expectation that the call was counted for.
  private var expected: AnswerStore<Interaction, Any>? {
    guard case .counted(let expectation) = recorded else { return nil }
    return double.mock.answers(of: expectation)
  }

  func settled<Failure: Error>(
    _ routes: Routes<Output>, _ fallback: @autoclosure () -> Output?, _ failure: Failure.Type
  ) throws(Failure) -> Output {
    do {
      return try double.stub.answer(to: interaction, from: expected, routes: routes) {
        try double.stub.cast($0, from: $1, for: interaction)
      }
    } catch {
      return try site.settle(error, default: fallback(), as: failure)
    }
  }

  func settled<Failure: Error>(
    _ routes: AsyncRoutes<Output>, _ fallback: @autoclosure () -> Output?, _ failure: Failure.Type,
    _ isolation: isolated (any Actor)?
  ) async throws(Failure) -> Output {
    do {
      return try await double.stub.awaitedAnswer(to: interaction, from: expected, routes: routes) {
        try double.stub.cast($0, from: $1, for: interaction)
      }
    } catch {
      return try site.settle(error, default: fallback(), as: failure)
    }
  }

  private var site: CallSite<Output> {
    let hasFailed = if case .failed = recorded { true } else { false }
    return CallSite(
      name: double.mock.name, call: { renderInteraction(interaction) }, sink: double.stub.sink, location: location,
      defaults: double.stub.defaultValues, hasFailed: hasFailed)
  }
}
