// One stub that stands for several methods, each with a type of its own.

extension Stub where Output == Any {
  /// Answers an invocation with a value of the type that is asked for.
  ///
  /// For a stub that stands for several methods, each with a type of its own:
  ///
  /// ```swift
  /// func user(id: Int) throws -> User { try stub.invoke(.user(id: id)) }
  /// ```
  ///
  /// - Parameters:
  ///   - input: What the method was called with.
  ///   - type: The type to return; what the context asks for, unless told otherwise.
  /// - Returns: What the first matching behavior answers; else what the stub forwards to; else a default value.
  /// - Throws: What the behavior throws; a ``StubError`` if nothing answers, if the answer is of another type, or if the
  ///   behavior is asynchronous.
  public func invoke<Value>(_ input: Input, as type: Value.Type = Value.self) throws -> Value {
    try answer(to: input, on: { _ in nil }, super: { _ in nil }, convert: { try cast($0, from: $1, for: input) })
  }

  /// Answers an invocation with a value of the type that is asked for, waiting for a behavior that takes its time.
  ///
  /// - Parameters:
  ///   - input: What the method was called with.
  ///   - type: The type to return.
  ///   - isolation: The actor to stay on; that of the caller.
  /// - Returns: What the first matching behavior answers; else what the stub forwards to; else a default value.
  /// - Throws: What the behavior throws; a ``StubError`` if nothing answers, or if the answer is of another type.
  public func invoke<Value>(
    _ input: Input, as type: Value.Type, isolation: isolated (any Actor)? = #isolation
  ) async throws -> Value {
    try await awaitedAnswer(
      to: input, on: { _ in nil }, super: { _ in nil }, convert: { try cast($0, from: $1, for: input) })
  }

  /// Makes the type that is needed of an answer.
  package func cast<Value>(_ answer: Any, from behavior: Behavior, for input: Input) throws -> Value {
    if answer is NilAnswer {
      if let value = nilValue(of: Value.self) { return value }
    } else if let value = answer as? Value {
      return value
    }
    let found = answer is NilAnswer ? "nil" : "\(render(answer)), of type \(Swift.type(of: answer))"
    throw StubError(
      "\(description) answers \(renderInteraction(input)) with \(found), where \(Value.self) is needed.  (\(behavior.location))"
    )
  }
}

/// The `nil` of a type; nil if it has none.
private func nilValue<Value>(of type: Value.Type) -> Value? {
  func null<Null: ExpressibleByNilLiteral>(_: Null.Type) -> Any { nil as Null }
  if let type = Value.self as? any ExpressibleByNilLiteral.Type { return null(type) as? Value }
  // Whoever asks for anything at all gets a nil that says no more.
  return Value.self == Any.self ? (Any?.none as Any) as? Value : nil
}

/// A `nil` that answers an invocation, whatever optional type the invocation needs.
package struct NilAnswer: Sendable {
  package init() {}
}
