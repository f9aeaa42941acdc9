// Invocations that can be handed on to an object, to the superclass, or to both.

extension Stub {
  /// Answers an invocation, or hands it on to an object that the stub forwards to.
  ///
  /// - Parameters:
  ///   - input: What the method was called with.
  ///   - target: Calls the method on an object. Objects of another type are passed over.
  /// - Returns: What the first matching behavior answers; else what the stub forwards to; else a default value.
  /// - Throws: What the behavior or the object throws; a ``StubError`` if nothing answers, or not at once.
  @_disfavoredOverload  // So that `await` finds the other one, whatever the closures do.
  public func invoke<Target>(_ input: Input, on target: (Target) throws -> Output) throws -> Output {
    try answer(
      to: input, on: { try $0.taken(as: Target.self).map(target) }, super: { _ in nil },
      convert: { output, _ in output })
  }

  /// Answers an invocation, or hands it on to the superclass if the stub forwards to it.
  ///
  /// - Parameters:
  ///   - input: What the method was called with.
  ///   - super: Calls the method of the superclass.
  /// - Returns: What the first matching behavior answers; else what the stub forwards to; else a default value.
  /// - Throws: What the behavior or the superclass throws; a ``StubError`` if nothing answers, or not at once.
  @_disfavoredOverload  // So that `await` finds the other one, whatever the closures do.
  public func invoke(_ input: Input, super: () throws -> Output) throws -> Output {
    try answer(
      to: input, on: { _ in nil }, super: { try $0.taken(as: Void.self).map { try `super`() } },
      convert: { output, _ in output })
  }

  /// Answers an invocation, or hands it on to an object or the superclass if the stub forwards to them.
  ///
  /// - Parameters:
  ///   - input: What the method was called with.
  ///   - target: Calls the method on an object. Objects of another type are passed over.
  ///   - super: Calls the method of the superclass.
  /// - Returns: What the first matching behavior answers; else what the stub forwards to; else a default value.
  /// - Throws: What the behavior or the target throws; a ``StubError`` if nothing answers, or not at once.
  @_disfavoredOverload  // So that `await` finds the other one, whatever the closures do.
  public func invoke<Target>(
    _ input: Input, on target: (Target) throws -> Output, super: () throws -> Output
  ) throws -> Output {
    try answer(
      to: input, on: { try $0.taken(as: Target.self).map(target) },
      super: { try $0.taken(as: Void.self).map { try `super`() } },
      convert: { output, _ in output })
  }

  /// Answers an invocation in its own time, or hands it on to an object that the stub forwards to.
  ///
  /// - Parameters:
  ///   - input: What the method was called with.
  ///   - isolation: The actor to stay on; that of the caller.
  ///   - target: Calls the method on an object. Objects of another type are passed over.
  /// - Returns: What the first matching behavior answers; else what the stub forwards to; else a default value.
  /// - Throws: What the behavior or the object throws; a ``StubError`` if nothing answers.
  public func invoke<Target>(
    _ input: Input, isolation: isolated (any Actor)? = #isolation, on target: (Target) async throws -> Output
  ) async throws -> Output {
    try await awaitedAnswer(
      to: input,
      on: { object in
        guard let object = object.taken(as: Target.self) else { return nil }
        return try await target(object)
      }, super: { _ in nil }, convert: { output, _ in output })
  }

  /// Answers an invocation in its own time, or hands it on to the superclass if the stub forwards to it.
  ///
  /// - Parameters:
  ///   - input: What the method was called with.
  ///   - isolation: The actor to stay on; that of the caller.
  ///   - super: Calls the method of the superclass.
  /// - Returns: What the first matching behavior answers; else what the stub forwards to; else a default value.
  /// - Throws: What the behavior or the superclass throws; a ``StubError`` if nothing answers.
  public func invoke(
    _ input: Input, isolation: isolated (any Actor)? = #isolation, super: () async throws -> Output
  ) async throws -> Output {
    try await awaitedAnswer(
      to: input, on: { _ in nil },
      super: { superclass in
        guard superclass.taken(as: Void.self) != nil else { return nil }
        return try await `super`()
      }, convert: { output, _ in output })
  }

  /// Answers an invocation in its own time, or hands it on to an object or the superclass if the stub forwards to them.
  ///
  /// - Parameters:
  ///   - input: What the method was called with.
  ///   - isolation: The actor to stay on; that of the caller.
  ///   - target: Calls the method on an object. Objects of another type are passed over.
  ///   - super: Calls the method of the superclass.
  /// - Returns: What the first matching behavior answers; else what the stub forwards to; else a default value.
  /// - Throws: What the behavior or the target throws; a ``StubError`` if nothing answers.
  public func invoke<Target>(
    _ input: Input, isolation: isolated (any Actor)? = #isolation, on target: (Target) async throws -> Output,
    super: () async throws -> Output
  ) async throws -> Output {
    try await awaitedAnswer(
      to: input,
      on: { object in
        guard let object = object.taken(as: Target.self) else { return nil }
        return try await target(object)
      },
      super: { superclass in
        guard superclass.taken(as: Void.self) != nil else { return nil }
        return try await `super`()
      }, convert: { output, _ in output })
  }
}
