// Dobby's verb: it throws where nothing answers, and reports nothing. Production code that swallows the error passes, so
// prefer `throwingCall` and `call`.

extension Stub {
  /// Answers, or throws a ``StubError`` where nothing does; reports nothing.
  public func invoke(_ input: Input) throws -> Output {
    try answer(to: input, routes: Routes(super: nil)) { output, _ in output }
  }

  /// Answers, asynchronously if need be, or throws a ``StubError`` where nothing does; reports nothing.
  public func invoke(_ input: Input, isolation: isolated (any Actor)? = #isolation) async throws -> Output {
    try await awaitedAnswer(to: input, routes: AsyncRoutes(super: nil)) { output, _ in output }
  }

  /// Answers, or throws a ``StubError`` where nothing does; reports nothing.
  public func invoke() throws -> Output where Input == Void { try invoke(()) }

  /// Answers, asynchronously if need be, or throws a ``StubError`` where nothing does; reports nothing.
  public func invoke(isolation: isolated (any Actor)? = #isolation) async throws -> Output where Input == Void {
    try await invoke((), isolation: isolation)
  }
}

extension Stub where Output == Any {
  /// Answers with a value of the type that is needed, or throws a ``StubError``; reports nothing.
  public func invoke<Value>(_ input: Input, as type: Value.Type = Value.self) throws -> Value {
    try answer(to: input, routes: Routes(super: nil)) { try cast($0, from: $1, for: input) }
  }

  /// Answers with a value of the type that is needed, asynchronously if need be, or throws a ``StubError``; reports nothing.
  public func invoke<Value>(
    _ input: Input, as type: Value.Type, isolation: isolated (any Actor)? = #isolation
  ) async throws -> Value {
    try await awaitedAnswer(to: input, routes: AsyncRoutes(super: nil)) { try cast($0, from: $1, for: input) }
  }
}
