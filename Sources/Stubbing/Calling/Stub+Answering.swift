// How a call finds its answer: the behaviors of the expectation that it was counted for, if there is one, then those of the
// stub, then whom it forwards to, then `otherwise`, then default values.

extension Stub {
  /// Answers a call.
  ///
  /// - Parameter expected: The answers that live with the expectation that the call was counted for.
  /// - Throws: What a behavior throws, or a `StubError` where nothing answers.
  package func answer<Value>(
    to input: Input, from expected: AnswerStore<Input, Output>? = nil, routes: Routes<Value>,
    convert: (Output, Behavior) throws -> Value
  ) throws -> Value {
    var search = BehaviorSearch()
    while let found = try claim(&search, expected, for: input, canTake: { routes.canTake($0) }) {
      switch found.answer(number: search.claimed).kind {
      case .constant(let output): return try convert(output(), found.behavior)
      case .handler(let handler): return try convert(handler(input), found.behavior)
      case .observer(let observer): try observer(input)
      case .object(let object): if let value = try routes.object?(object()) { return value }
      case .superclass: if let value = try routes.superclass?() { return value }
      case .mainActor(let handler): return try convert(onMainActor(handler, input), found.behavior)
      case .asynchronous: continue  // Never claimed by a call that does not await.
      }
    }
    return try defaultValue(for: input, after: expected)
  }

  /// Answers an asynchronous call; see the synchronous one.
  package func awaitedAnswer<Value>(
    to input: Input, from expected: AnswerStore<Input, Output>? = nil, routes: AsyncRoutes<Value>,
    isolation: isolated (any Actor)? = #isolation, convert: (Output, Behavior) throws -> Value
  ) async throws -> Value {
    var search = BehaviorSearch()
    while let found = try claim(&search, expected, for: input, canTake: { routes.canTake($0) }) {
      switch found.answer(number: search.claimed).kind {
      case .constant(let output): return try convert(output(), found.behavior)
      case .handler(let handler): return try convert(handler(input), found.behavior)
      case .asynchronous(let handler): return try convert(await handler(SendableInput(value: input)), found.behavior)
      case .observer(let observer): try observer(input)
      case .object(let object): if let value = try await routes.object?(LentObject(object: object())) { return value }
      case .superclass: if let value = try await routes.superclass?() { return value }
      case .mainActor(let handler): return try convert(await handler(SendableInput(value: input)), found.behavior)
      }
    }
    return try defaultValue(for: input, after: expected)
  }

  /// Claims the next answer: of the expectation first, then of the stub.
  private func claim(
    _ search: inout BehaviorSearch, _ expected: AnswerStore<Input, Output>?, for input: Input,
    canTake: (Behavior.Answer<Input, Output>) -> Bool
  ) throws -> StubBehavior<Input, Output>? {
    if let expected, !search.isPastExpected {
      if let found = try expected.claim(&search, for: input, of: self, canTake: canTake) { return found }
      search = BehaviorSearch()
      search.isPastExpected = true
    }
    return try answers.claim(&search, for: input, of: self, canTake: canTake)
  }

  private func defaultValue<Value>(for input: Input, after expected: AnswerStore<Input, Output>?) throws -> Value {
    let defaults = defaultValues
    if let value = defaults?.value(for: Value.self) { return value }
    // A stub for several methods is asked for those that return nothing, too; they need no answer.
    if Output.self == Any.self, Value.self == Void.self, let nothing = () as? Value { return nothing }
    let tried = (expected?.all ?? []) + answers.all
    throw StubError.unanswered(input, by: description, tried: tried, needed: defaults == nil ? nil : Value.self)
  }
}

extension Routes {
  /// Whether a call that is made without `await` can be given an answer.
  func canTake<Input, Output>(_ answer: Behavior.Answer<Input, Output>) -> Bool {
    switch answer.kind {
    case .asynchronous: false
    case .mainActor: isOnMainActor()
    case .object(let object): takes?(object()) ?? false
    case .superclass: superclass != nil
    default: true
    }
  }
}

extension AsyncRoutes {
  /// Whether a call that is awaited can be given an answer.
  func canTake<Input, Output>(_ answer: Behavior.Answer<Input, Output>) -> Bool {
    switch answer.kind {
    case .object(let object): takes?(object()) ?? false
    case .superclass: superclass != nil
    default: true
    }
  }
}
