// One stub that stands for several methods answers with `Any`: what `nil` is depends on the method that was called.

/// Stands for nil until it is known what type of nil is needed.
struct NilAnswer: Sendable {}

/// An output of any type as an answer: nil of whatever type becomes one that fits every optional.
package func anyOutput<Output>(_ output: Output) -> Any {
  guard Output.self is any AnyOptional.Type, let optional = output as? any AnyOptional else { return output }
  guard let wrapped = optional.wrapped else { return NilAnswer() }
  // What is in an `Any?` is the answer, and has a type to name.
  return Output.self == Any?.self ? wrapped : output
}

extension Stub where Output == Any {
  /// The answer as the type that a method returns; throws a `StubError` that names both where it is of another.
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

private func nilValue<Value>(of type: Value.Type) -> Value? {
  func null<Null: ExpressibleByNilLiteral>(_: Null.Type) -> Any { nil as Null }
  if let type = Value.self as? any ExpressibleByNilLiteral.Type { return null(type) as? Value }
  // A method that returns `Any` gets a nil that says no more.
  return Value.self == Any.self ? (Any?.none as Any) as? Value : nil
}
