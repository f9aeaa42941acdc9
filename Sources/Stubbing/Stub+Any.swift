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
  /// - Returns: What the first matching behavior answers.
  /// - Throws: What the behavior throws; a ``StubError`` if nothing answers, if the answer is of another type, or if the
  ///   behavior is asynchronous.
  public func invoke<Value>(_ input: Input, as type: Value.Type = Value.self) throws -> Value {
    let answer: Any = try invoke(input)
    guard let value = answer as? Value else {
      let found = Swift.type(of: answer)
      throw StubError(
        "\(description) answers \(renderInteraction(input)) with \(render(answer)), of type \(found), where \(type) is needed."
      )
    }
    return value
  }
}
