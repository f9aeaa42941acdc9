extension Stub {
  /// Answers an invocation.
  ///
  /// - Parameter input: What the method was called with.
  /// - Returns: What the first matching behavior answers; else what the stub forwards to; else a default value.
  /// - Throws: What the behavior throws; a ``StubError`` if nothing answers, or if the behavior is asynchronous.
  /// - Complexity: One evaluation of each behavior's matcher, up to the first that accepts.
  public func invoke(_ input: Input) throws -> Output {
    try answer(to: input, on: { _ in nil }, super: { _ in nil }, convert: { output, _ in output })
  }

  /// Answers an invocation, waiting for a behavior that takes its time.
  ///
  /// - Parameters:
  ///   - input: What the method was called with.
  ///   - isolation: The actor to stay on; that of the caller.
  /// - Returns: What the first matching behavior answers; else what the stub forwards to; else a default value.
  /// - Throws: What the behavior throws; a ``StubError`` if nothing answers.
  /// - Complexity: One evaluation of each behavior's matcher, up to the first that accepts.
  public func invoke(
    _ input: Input, isolation: isolated (any Actor)? = #isolation
  ) async throws -> Output {
    try await awaitedAnswer(to: input, on: { _ in nil }, super: { _ in nil }, convert: { output, _ in output })
  }
}

extension Stub where Input == Void {
  /// Answers an invocation of a method without parameters.
  ///
  /// - Returns: What the first behavior answers.
  /// - Throws: What the behavior throws; a ``StubError`` if nothing answers, or if the behavior is asynchronous.
  public func invoke() throws -> Output {
    try invoke(())
  }

  /// Answers an invocation of a method without parameters, waiting for a behavior that takes its time.
  ///
  /// - Parameter isolation: The actor to stay on; that of the caller.
  /// - Returns: What the first behavior answers.
  /// - Throws: What the behavior throws; a ``StubError`` if nothing answers.
  public func invoke(isolation: isolated (any Actor)? = #isolation) async throws -> Output {
    try await invoke((), isolation: isolation)
  }
}

// MARK: - The chain

extension Stub {
  /// Answers an invocation by the first link of the chain that can: behaviors, what the stub forwards to, default values.
  ///
  /// - Parameters:
  ///   - input: What the method was called with.
  ///   - on: Calls the method on an object; nil if the object is not of the right type.
  ///   - super: Calls the method of the superclass; nil if there is none.
  ///   - convert: Makes what the caller needs of an answer.
  package func answer<Value>(
    to input: Input, on: (ForwardedObject) throws -> Value?, super: (ForwardedObject) throws -> Value?,
    convert: (Output, Behavior) throws -> Value
  ) throws -> Value {
    dropDisposed()
    var number = -1
    while let behavior = behavior(after: number, matching: input) {
      number = behavior.number
      switch claim(behavior, awaited: false) {
      case .taken(let answer, _): return try convert(answer.now(for: input), behavior.handle)
      case .refused: throw StubError.mustBeAwaited(input, by: description, behavior: behavior)
      case .gone: continue
      }
    }
    return try answerWithoutBehavior(to: input, on: on, super: `super`, convert: convert)
  }

  /// Answers an invocation by what comes after the behaviors in the chain.
  ///
  /// Apart from ``answer(to:on:super:convert:)``, since unoptimised code looks up every type of a function as it begins.
  private func answerWithoutBehavior<Value>(
    to input: Input, on: (ForwardedObject) throws -> Value?, super: (ForwardedObject) throws -> Value?,
    convert: (Output, Behavior) throws -> Value
  ) throws -> Value {
    let links = state.withLock { $0 }
    for target in links.targets.reversed() where !target.handle.isDisposed {
      if let value = try target.answer(to: input, on: on, super: `super`, convert: convert, stub: description) {
        return value
      }
    }
    return try defaultValue(for: input, from: links)
  }

  /// Answers an invocation by the first link of the chain that can, waiting for one that takes its time.
  package func awaitedAnswer<Value>(
    to input: Input, isolation: isolated (any Actor)? = #isolation,
    on: (ForwardedObject) async throws -> Value?, super: (ForwardedObject) async throws -> Value?,
    convert: (Output, Behavior) throws -> Value
  ) async throws -> Value {
    dropDisposed()
    var number = -1
    while let behavior = behavior(after: number, matching: input) {
      number = behavior.number
      guard case .taken(let answer, _) = claim(behavior, awaited: true) else { continue }
      return try convert(await answer.awaited(for: input), behavior.handle)
    }
    let links = state.withLock { $0 }
    for target in links.targets.reversed() where !target.handle.isDisposed {
      if let value = try await target.awaitedAnswer(to: input, on: on, super: `super`, convert: convert) {
        return value
      }
    }
    return try defaultValue(for: input, from: links)
  }

  private func claim(_ behavior: StubBehavior<Input, Output>, awaited: Bool) -> StubBehavior<Input, Output>.Claim {
    let claim = behavior.claim(awaited: awaited)
    if case .taken(_, isLast: true) = claim {
      state.withLock { $0.noteUsedUp(number: behavior.number) }
    }
    return claim
  }

  private func defaultValue<Value>(for input: Input, from links: StubState<Input, Output>) throws -> Value {
    if let value = links.defaults?.value(for: Value.self) { return value }
    // A stub for several methods is asked for those that return nothing, too; they need no answer.
    if Output.self == Any.self, Value.self == Void.self, let nothing = () as? Value { return nothing }
    throw StubError.unanswered(input, by: description, links: links, needed: Value.self)
  }
}
