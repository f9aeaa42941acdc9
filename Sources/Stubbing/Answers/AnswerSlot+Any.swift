// The answers of fakes, whose methods return different types. What is of another type than the method returns fails the test
// at the call.

extension AnswerSlot where Output == Any {
  /// Returns a value, or several in turn; `nil` fits every optional.
  @discardableResult
  public func `return`(
    _ first: Any?, _ others: Any?..., repeating repetition: Behavior.Repetition = .last, times: Int? = nil
  ) -> Behavior {
    let answer = Behavior.Answer<Values, Any>.return(first)
    if others.isEmpty { return selected.add(answer.kind, repeating: repetition, times: times) }
    return selected.add([answer] + others.map { .return($0) }, repeating: repetition, times: times)
  }

  /// Returns from a method that returns nothing.
  @discardableResult
  public func `return`(times: Int? = nil) -> Behavior { selected.add(.constant { () }, times: times) }

  /// Answers with what a closure makes of the values of the call.
  @discardableResult
  public func perform<Result>(times: Int? = nil, _ handler: @escaping @Sendable (Values) throws -> Result) -> Behavior {
    selected.add(.handler { anyOutput(try handler($0)) }, times: times)
  }

  /// Answers with what a closure makes of the values of the call, or with nil.
  @_disfavoredOverload  // For closures that say `nil` and no type.
  @discardableResult
  public func perform(times: Int? = nil, _ handler: @escaping @Sendable (Values) throws -> Any?) -> Behavior {
    selected.add(.handler { anyOutput(try handler($0)) }, times: times)
  }

  /// Answers with what an asynchronous closure makes of the values of the call; the fake's method has to be asynchronous, too.
  @discardableResult
  public func perform<Result>(
    times: Int? = nil, _ handler: @escaping @Sendable (Values) async throws -> sending Result
  ) -> Behavior where Values: Sendable {
    selected.add(.asynchronous { anyOutput(try await handler($0.value)) }, times: times)
  }

  /// Answers with what an asynchronous closure makes of the values of the call, or with nil.
  @_disfavoredOverload
  @discardableResult
  public func perform(
    times: Int? = nil, _ handler: @escaping @Sendable (Values) async throws -> sending Any?
  ) -> Behavior where Values: Sendable {
    selected.add(.asynchronous { anyOutput(try await handler($0.value)) }, times: times)
  }

  /// Holds the calls until the test answers them with values of one type.
  ///
  /// ```swift
  /// let loading = fake.on(Call.load).suspend(returning: User.self)
  /// ```
  public func suspend<Result>(
    returning type: Result.Type, limit: Duration = .seconds(60), times: Int? = nil
  ) -> Suspension<Values, Result> where Values: Sendable {
    selected.suspend(limit: limit, times: times) { (result: sending Result) in anyOutput(result) }
  }

  // A closure would fit `Any`. An overload that is not available loses against that; one that throws wins, and does not compile.

  /// A closure is not a value.
  @available(*, deprecated, message: "a closure is not a value; write 'perform { … }'")
  public func `return`<Result>(_ closure: @escaping () throws -> Result) throws {}

  /// A closure is not a value.
  @available(*, deprecated, message: "a closure is not a value; write 'perform { … }'")
  public func `return`<Result>(_ closure: @escaping (Values) throws -> Result) throws {}
}

extension AnswerSlot {
  /// A closure is not a value, unless the stub returns closures.
  @available(*, unavailable, message: "a closure is not a value; write 'perform { … }'")
  public func `return`<each Value, Result>(_ closure: @escaping (repeat each Value) throws -> Result) {}

  /// There is something to return.
  @available(*, unavailable, message: "say which value to return: 'return(…)'")
  public func `return`(times: Int? = nil) {}

  /// A closure is no object to forward to.
  @available(*, deprecated, message: "a closure is no object to forward to; write 'perform { … }'")
  public func forward<Result>(to closure: @escaping () throws -> Result) throws {}

  /// A closure is no object to forward to.
  @available(*, deprecated, message: "a closure is no object to forward to; write 'perform { … }'")
  public func forward<Result>(to closure: @escaping (Values) throws -> Result) throws {}
}

extension AnswerSlot where Output == Any, Values == Void {
  /// Answers with what a closure makes of the whole call.
  @discardableResult
  public func perform<Result>(times: Int? = nil, _ handler: @escaping @Sendable (Input) throws -> Result) -> Behavior {
    selected.ofWholeCalls.add(.handler { anyOutput(try handler($0)) }, times: times)
  }

  /// Answers with what an asynchronous closure makes of the whole call; the fake's method has to be asynchronous, too.
  @discardableResult
  public func perform<Result>(
    times: Int? = nil, _ handler: @escaping @Sendable (Input) async throws -> sending Result
  ) -> Behavior where Input: Sendable {
    selected.ofWholeCalls.add(.asynchronous { anyOutput(try await handler($0.value)) }, times: times)
  }
}
