// The one line of a fake's method: `call` where the method cannot throw, `throwingCall` where it can.

extension Fake {
  /// Records a call, and answers it.
  ///
  /// A call that nothing answers, or that is answered by an error or by a value of another type, fails the test and returns a
  /// default value, so that the test goes on. Only where the type has none does it stop.
  ///
  /// - `fallback`: What to return where nothing answers; for example `default: []`.
  /// - `superclass`: Calls the superclass, for `callSuper()` and `forwardToSuper()`.
  @_disfavoredOverload  // So that `await` finds the other one, whatever the closures do.
  public func call<Output>(
    _ interaction: Interaction, default fallback: @autoclosure () -> Output? = nil,
    super superclass: (() throws -> Output)? = nil, file: StaticString = #filePath, line: UInt = #line
  ) -> Output {
    FakeCall(interaction, of: double, file, line).settled(Routes(super: superclass), fallback(), Never.self)
  }

  /// Records a call, and answers it; it may be forwarded to an object.
  ///
  /// ```swift
  /// override func bark() -> String { call(.bark, on: { (dog: Dog) in dog.bark() }, super: { super.bark() }) }
  /// ```
  @_disfavoredOverload
  public func call<Target, Output>(
    _ interaction: Interaction, default fallback: @autoclosure () -> Output? = nil,
    on target: @escaping (Target) throws -> Output, super superclass: (() throws -> Output)? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) -> Output {
    FakeCall(interaction, of: double, file, line).settled(Routes(on: target, super: superclass), fallback(), Never.self)
  }

  /// Records an asynchronous call, and answers it.
  public func call<Output>(
    _ interaction: Interaction, default fallback: @autoclosure () -> Output? = nil,
    super superclass: (() async throws -> Output)? = nil, isolation: isolated (any Actor)? = #isolation,
    file: StaticString = #filePath, line: UInt = #line
  ) async -> Output {
    await FakeCall(interaction, of: double, file, line).settled(
      AsyncRoutes(super: superclass), fallback(), Never.self, isolation)
  }

  /// Records an asynchronous call, and answers it; it may be forwarded to an object.
  public func call<Target, Output>(
    _ interaction: Interaction, default fallback: @autoclosure () -> Output? = nil,
    on target: @escaping (Target) async throws -> Output, super superclass: (() async throws -> Output)? = nil,
    isolation: isolated (any Actor)? = #isolation, file: StaticString = #filePath, line: UInt = #line
  ) async -> Output {
    await FakeCall(interaction, of: double, file, line).settled(
      AsyncRoutes(on: target, super: superclass), fallback(), Never.self, isolation)
  }

  /// Records a call of a method that returns nothing, and needs no answer.
  @_disfavoredOverload  // As the one above is, which is for methods that return `Any`.
  public func call(_ interaction: Interaction, file: StaticString = #filePath, line: UInt = #line) {
    call(interaction, default: (), file: file, line: line)
  }

  /// Records a call of an asynchronous method that returns nothing, and needs no answer.
  @_disfavoredOverload  // As the one above is.
  public func call(
    _ interaction: Interaction, isolation: isolated (any Actor)? = #isolation, file: StaticString = #filePath,
    line: UInt = #line
  ) async {
    await call(interaction, default: (), isolation: isolation, file: file, line: line)
  }

  // MARK: - Methods that throw

  /// Records a call of a method that throws, and answers it.
  ///
  /// A call that nothing answers fails the test before it throws, so production code that swallows the error cannot hide it.
  /// What a test set up to be thrown is thrown without a word.
  ///
  /// - `failure`: The only type of error that the method throws, where it says one. An error of another type fails the
  ///   test, and the call returns a default value.
  /// - `superclass`: Calls the superclass, for `callSuper()` and `forwardToSuper()`.
  @_disfavoredOverload
  public func throwingCall<Output, Failure: Error>(
    _ interaction: Interaction, throws failure: Failure.Type = (any Error).self,
    super superclass: (() throws -> Output)? = nil, file: StaticString = #filePath, line: UInt = #line
  ) throws(Failure) -> Output {
    try FakeCall(interaction, of: double, file, line).settled(Routes(super: superclass), nil, failure)
  }

  /// Records a call of a method that throws, and answers it; it may be forwarded to an object.
  @_disfavoredOverload
  public func throwingCall<Target, Output, Failure: Error>(
    _ interaction: Interaction, throws failure: Failure.Type = (any Error).self,
    on target: @escaping (Target) throws -> Output, super superclass: (() throws -> Output)? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) throws(Failure) -> Output {
    try FakeCall(interaction, of: double, file, line).settled(Routes(on: target, super: superclass), nil, failure)
  }

  /// Records a call of an asynchronous method that throws, and answers it.
  public func throwingCall<Output, Failure: Error>(
    _ interaction: Interaction, throws failure: Failure.Type = (any Error).self,
    super superclass: (() async throws -> Output)? = nil, isolation: isolated (any Actor)? = #isolation,
    file: StaticString = #filePath, line: UInt = #line
  ) async throws(Failure) -> Output {
    try await FakeCall(interaction, of: double, file, line).settled(
      AsyncRoutes(super: superclass), nil, failure, isolation)
  }

  /// Records a call of an asynchronous method that throws, and answers it; it may be forwarded to an object.
  public func throwingCall<Target, Output, Failure: Error>(
    _ interaction: Interaction, throws failure: Failure.Type = (any Error).self,
    on target: @escaping (Target) async throws -> Output, super superclass: (() async throws -> Output)? = nil,
    isolation: isolated (any Actor)? = #isolation, file: StaticString = #filePath, line: UInt = #line
  ) async throws(Failure) -> Output {
    try await FakeCall(interaction, of: double, file, line).settled(
      AsyncRoutes(on: target, super: superclass), nil, failure, isolation)
  }

  /// Records a call of a method that throws and returns nothing, and needs no answer.
  @_disfavoredOverload  // As the one above is, which is for methods that return `Any`.
  public func throwingCall<Failure: Error>(
    _ interaction: Interaction, throws failure: Failure.Type = (any Error).self, file: StaticString = #filePath,
    line: UInt = #line
  ) throws(Failure) {
    let _: Void = try throwingCall(interaction, throws: failure, super: nil, file: file, line: line)
  }

  /// Records a call of an asynchronous method that throws and returns nothing, and needs no answer.
  @_disfavoredOverload  // As the one above is.
  public func throwingCall<Failure: Error>(
    _ interaction: Interaction, throws failure: Failure.Type = (any Error).self,
    isolation: isolated (any Actor)? = #isolation, file: StaticString = #filePath, line: UInt = #line
  ) async throws(Failure) {
    let _: Void = try await throwingCall(
      interaction, throws: failure, super: nil, isolation: isolation, file: file, line: line)
  }
}
