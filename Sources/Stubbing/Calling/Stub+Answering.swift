// How a call finds its answer: the behaviors of the expectation that it was counted for, if there is one, then those of the
// stub, then whom it forwards to, then `otherwise`, then default values.

extension Stub {
  /// Answers a call.
  ///
  /// - Parameters:
  ///   - expected: The answers that live with the expectation that the call was counted for.
  ///   - routes: Where the call can be handed on to.
  ///   - convert: Makes what the caller needs of an output.
  /// - Throws: What a behavior throws, or a `StubError` where nothing answers.
  package func answer<Value>(
    to input: Input, from expected: AnswerStore<Input, Output>? = nil, routes: Routes<Value>,
    convert: (Output, Behavior) throws -> Value
  ) throws -> Value {
    for store in [expected, answers] {
      guard let store else { continue }
      var position = AnswerStore<Input, Output>.Position()
      while let claimed = try store.claim(after: &position, for: input, of: self, canTake: routes.canTake) {
        switch claimed.answer.kind {
        case .value(let output): return try convert(output, claimed.behavior)
        case .error(let error): throw error
        case .handler(let handler): return try convert(handler(input), claimed.behavior)
        case .observer(let observer): try observer(input)
        case .object(let object): if let value = try routes.object?(object) { return value }
        case .superclass: if let value = try routes.superclass?() { return value }
        case .mainActor(let handler): return try convert(onMainActor(handler, input), claimed.behavior)
        case .asynchronous: continue  // Never taken by a call that does not await.
        }
      }
    }
    return try defaultValue(for: input, after: expected)
  }

  /// Answers an asynchronous call; see the synchronous one.
  package func awaitedAnswer<Value>(
    to input: Input, from expected: AnswerStore<Input, Output>? = nil, routes: AsyncRoutes<Value>,
    isolation: isolated (any Actor)? = #isolation, convert: (Output, Behavior) throws -> Value
  ) async throws -> Value {
    for store in [expected, answers] {
      guard let store else { continue }
      var position = AnswerStore<Input, Output>.Position()
      while let claimed = try store.claim(after: &position, for: input, of: self, canTake: routes.canTake) {
        switch claimed.answer.kind {
        case .value(let output): return try convert(output, claimed.behavior)
        case .error(let error): throw error
        case .handler(let handler): return try convert(handler(input), claimed.behavior)
        case .asynchronous(let handler):
          return try convert(await handler(SendableInput(value: input)), claimed.behavior)
        case .mainActor(let handler):
          return try convert(await handler(SendableInput(value: input)), claimed.behavior)
        case .observer(let observer): try observer(input)
        case .object(let object): if let value = try await routes.object?(LentObject(object)) { return value }
        case .superclass: if let value = try await routes.superclass?() { return value }
        }
      }
    }
    return try defaultValue(for: input, after: expected)
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
    case .object(let object): takes?(object) ?? false
    case .superclass: superclass != nil
    default: true
    }
  }
}

extension AsyncRoutes {
  /// Whether a call that is awaited can be given an answer.
  func canTake<Input, Output>(_ answer: Behavior.Answer<Input, Output>) -> Bool {
    switch answer.kind {
    case .object(let object): takes?(object) ?? false
    case .superclass: superclass != nil
    default: true
    }
  }
}

// MARK: - Claiming

extension AnswerStore {
  /// The next answer to an input, taken from its behavior; advances the position to that.
  fileprivate func claim(
    after position: inout Position, for input: Input, of stub: Stub<Input, Output>,
    canTake: (Behavior.Answer<Input, Output>) -> Bool
  ) throws -> (answer: Behavior.Answer<Input, Output>, behavior: Behavior)? {
    dropDisposed()
    while let behavior = next(after: &position, matching: input) {
      switch behavior.claim(canTake: canTake) {
      case .taken(let answer, let isLast):
        if isLast { noteUsedUp(behavior) }
        return (answer, behavior.behavior)
      case .refused(let answer):
        // Who forwards all calls means those that can be forwarded.
        if position.level == .forwarding, !answer.isAsynchronous { continue }
        throw StubError.impossible(answer, to: input, of: behavior, by: stub.description)
      case .gone: continue
      }
    }
    return nil
  }
}
