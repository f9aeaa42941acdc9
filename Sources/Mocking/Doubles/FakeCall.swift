/// One call of a fake's method: records it, and finds its answer.
struct FakeCall<Interaction, Output> {
  let double: TestDouble<Interaction>
  let interaction: Interaction
  let location: CodeLocation

  /// Records the call; to be done first, so that the failure of an unexpected call comes before that of a missing answer.
  private func record() {
    double.mock.record(interaction, at: location)
  }

  /// Finds an answer at once.
  func answer(
    on: (ForwardedObject) throws -> Output? = { _ in nil }, super: (ForwardedObject) throws -> Output? = { _ in nil }
  ) throws -> Output {
    record()
    return try double.stub.answer(to: interaction, on: on, super: `super`) {
      try double.stub.cast($0, from: $1, for: interaction)
    }
  }

  /// Finds an answer, taking whatever time it takes.
  func awaitedAnswer(
    isolation: isolated (any Actor)?, on: (ForwardedObject) async throws -> Output? = { _ in nil },
    super: (ForwardedObject) async throws -> Output? = { _ in nil }
  ) async throws -> Output {
    record()
    return try await double.stub.awaitedAnswer(to: interaction, on: on, super: `super`) {
      try double.stub.cast($0, from: $1, for: interaction)
    }
  }

  /// What becomes of a call that its method cannot answer so.
  func fallBack(after error: any Error, default: Output?, cannot: String = "throw") -> Output {
    CallFallback<Output>(stub: double.mock.name, sink: double.stub.sink, location: location)
      .value(
        after: error, call: renderInteraction(interaction), cannot: cannot, default: `default`,
        defaults: double.stub.defaultValues)
  }
}
