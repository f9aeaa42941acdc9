// The calls that a fake's methods make of their stubs. `call` is for methods that cannot throw, `throwingCall` for those that
// can, and `invoke`, which is Dobby's, throws and reports nothing.

extension Stub {
  /// Answers a method that cannot throw.
  ///
  /// A call that nothing answers, or that is answered by an error, fails the test and returns a default value, so that the
  /// test goes on. Only where the type has none does it stop.
  ///
  /// - `fallback`: What to return where nothing answers; for example `default: []`.
  /// - `superclass`: Calls the superclass, for `callSuper()` and `forwardToSuper()`.
  @_disfavoredOverload  // So that `await` finds the other one, whatever the closures do.
  public func call(
    _ input: Input, default fallback: @autoclosure () -> Output? = nil, super superclass: (() throws -> Output)? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) -> Output {
    settled(input, Routes(super: superclass), fallback(), Never.self, file, line)
  }

  /// Answers a method that cannot throw, which may be forwarded to an object.
  ///
  /// ```swift
  /// override func bark() -> String { stub.call((), on: { (dog: Dog) in dog.bark() }, super: { super.bark() }) }
  /// ```
  @_disfavoredOverload
  public func call<Target>(
    _ input: Input, default fallback: @autoclosure () -> Output? = nil, on target: @escaping (Target) throws -> Output,
    super superclass: (() throws -> Output)? = nil, file: StaticString = #filePath, line: UInt = #line
  ) -> Output {
    settled(input, Routes(on: target, super: superclass), fallback(), Never.self, file, line)
  }

  /// Answers an asynchronous method that cannot throw.
  public func call(
    _ input: Input, default fallback: @autoclosure () -> Output? = nil,
    super superclass: (() async throws -> Output)? = nil, isolation: isolated (any Actor)? = #isolation,
    file: StaticString = #filePath, line: UInt = #line
  ) async -> Output {
    await settled(input, AsyncRoutes(super: superclass), fallback(), Never.self, isolation, file, line)
  }

  /// Answers an asynchronous method that cannot throw, which may be forwarded to an object.
  public func call<Target>(
    _ input: Input, default fallback: @autoclosure () -> Output? = nil,
    on target: @escaping (Target) async throws -> Output, super superclass: (() async throws -> Output)? = nil,
    isolation: isolated (any Actor)? = #isolation, file: StaticString = #filePath, line: UInt = #line
  ) async -> Output {
    await settled(input, AsyncRoutes(on: target, super: superclass), fallback(), Never.self, isolation, file, line)
  }

  /// Answers a method that throws.
  ///
  /// A call that nothing answers fails the test before it throws, so production code that swallows the error cannot hide it.
  /// What a test set up to be thrown is thrown without a word.
  ///
  /// - `failure`: The only type of error that the method throws, where it says one. An error of another type fails
  ///   the test, and the call returns a default value.
  @_disfavoredOverload
  public func throwingCall<Failure: Error>(
    _ input: Input, throws failure: Failure.Type = (any Error).self, super superclass: (() throws -> Output)? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) throws(Failure) -> Output {
    try settled(input, Routes(super: superclass), nil, failure, file, line)
  }

  /// Answers a method that throws, which may be forwarded to an object.
  @_disfavoredOverload
  public func throwingCall<Target, Failure: Error>(
    _ input: Input, throws failure: Failure.Type = (any Error).self, on target: @escaping (Target) throws -> Output,
    super superclass: (() throws -> Output)? = nil, file: StaticString = #filePath, line: UInt = #line
  ) throws(Failure) -> Output {
    try settled(input, Routes(on: target, super: superclass), nil, failure, file, line)
  }

  /// Answers an asynchronous method that throws.
  public func throwingCall<Failure: Error>(
    _ input: Input, throws failure: Failure.Type = (any Error).self,
    super superclass: (() async throws -> Output)? = nil, isolation: isolated (any Actor)? = #isolation,
    file: StaticString = #filePath, line: UInt = #line
  ) async throws(Failure) -> Output {
    try await settled(input, AsyncRoutes(super: superclass), nil, failure, isolation, file, line)
  }

  /// Answers an asynchronous method that throws, which may be forwarded to an object.
  public func throwingCall<Target, Failure: Error>(
    _ input: Input, throws failure: Failure.Type = (any Error).self,
    on target: @escaping (Target) async throws -> Output, super superclass: (() async throws -> Output)? = nil,
    isolation: isolated (any Actor)? = #isolation, file: StaticString = #filePath, line: UInt = #line
  ) async throws(Failure) -> Output {
    try await settled(input, AsyncRoutes(on: target, super: superclass), nil, failure, isolation, file, line)
  }

  private func settled<Failure: Error>(
    _ input: Input, _ routes: Routes<Output>, _ fallback: @autoclosure () -> Output?, _ failure: Failure.Type,
    _ file: StaticString, _ line: UInt
  ) throws(Failure) -> Output {
    do {
      return try answer(to: input, routes: routes) { output, _ in output }
    } catch {
      return try site(of: input, file, line).settle(error, default: fallback(), as: failure)
    }
  }

  private func settled<Failure: Error>(
    _ input: Input, _ routes: AsyncRoutes<Output>, _ fallback: @autoclosure () -> Output?, _ failure: Failure.Type,
    _ isolation: isolated (any Actor)?, _ file: StaticString, _ line: UInt
  ) async throws(Failure) -> Output {
    do {
      return try await awaitedAnswer(to: input, routes: routes) { output, _ in output }
    } catch {
      return try site(of: input, file, line).settle(error, default: fallback(), as: failure)
    }
  }

  private func site(of input: Input, _ file: StaticString, _ line: UInt) -> CallSite<Output> {
    CallSite(
      name: description, call: { Input.self == Void.self ? "its call" : renderInteraction(input) }, sink: sink,
      location: CodeLocation(file: file, line: line), defaults: defaultValues)
  }
}

extension Stub where Input == Void {
  /// Answers a method without parameters that cannot throw.
  public func call(
    default fallback: @autoclosure () -> Output? = nil, file: StaticString = #filePath, line: UInt = #line
  ) -> Output {
    call((), default: fallback(), file: file, line: line)
  }

  /// Answers an asynchronous method without parameters that cannot throw.
  public func call(
    default fallback: @autoclosure () -> Output? = nil, isolation: isolated (any Actor)? = #isolation,
    file: StaticString = #filePath, line: UInt = #line
  ) async -> Output {
    await call((), default: fallback(), isolation: isolation, file: file, line: line)
  }

  /// Answers a method without parameters that throws.
  public func throwingCall<Failure: Error>(
    throws failure: Failure.Type = (any Error).self, file: StaticString = #filePath, line: UInt = #line
  ) throws(Failure) -> Output {
    try throwingCall((), throws: failure, file: file, line: line)
  }

  /// Answers an asynchronous method without parameters that throws.
  public func throwingCall<Failure: Error>(
    throws failure: Failure.Type = (any Error).self, isolation: isolated (any Actor)? = #isolation,
    file: StaticString = #filePath, line: UInt = #line
  ) async throws(Failure) -> Output {
    try await throwingCall((), throws: failure, isolation: isolation, file: file, line: line)
  }
}
