/// What becomes of a call that was not answered by what its method can return or throw: the test fails, and a default value
/// is returned, so that the test goes on to say what else is wrong.
struct CallFallback<Value> {
  /// What errors call the stub.
  let stub: String
  let sink: FailureSink
  let location: CodeLocation

  /// Reports an error that the method cannot throw, and returns a value all the same.
  ///
  /// - Parameters:
  ///   - error: What happened.
  ///   - call: The call, as failures write it.
  ///   - cannot: What the method cannot do: "throw", or "throw anything but `Timeout`".
  ///   - default: What the fake says to return in that case.
  ///   - defaults: Default values of the stub.
  func value(
    after error: any Error, call: String, cannot: String, default: Value?, defaults: DefaultValues?
  ) -> Value {
    let message = explanation(of: error, call: call, cannot: cannot)
    if let value = `default` ?? defaults?.value() ?? DefaultValues.standard.value() {
      // Whoever is cancelled does not wait for the value, and a method that cannot throw has no other way to end early.
      if error is CancellationError, Task.isCancelled { return value }
      let remark =
        Value.self == Void.self ? "" : "\n  It returned \(render(value)) for want of an answer, and the test goes on."
      sink.report(message + remark, location)
      return value
    }
    sink.report(message, location)
    fatalError(
      """
      \(message)
        The test cannot go on: the call has to return a \(Value.self), which has no default value. Either
        - set up an answer: `on(…, return: …)`,
        - give the fake's call a `default:`,
        - conform \(Value.self) to `DefaultValueProviding`, or
        - register a value for it in a `DefaultValues`, and hand it to `useDefaultValues(from:)`.
      """, file: location.staticFilePath, line: UInt(location.line))
  }

  private func explanation(of error: any Error, call: String, cannot: String) -> String {
    if let error = error as? StubError { return error.description }
    return """
      \(stub) answers \(call) by throwing \(render(error)), but the method that was called cannot \(cannot).
        Return something instead, or let the fake use `invoke` or `call(_, throws:)`.
      """
  }
}

extension Stub {
  /// The fallback of a call that cannot throw.
  func fallBack(
    after error: any Error, for input: Input, default: Output?, cannot: String = "throw", at location: CodeLocation
  ) -> Output {
    let call = Input.self == Void.self ? "its invocation" : renderInteraction(input)
    return CallFallback<Output>(stub: description, sink: sink, location: location)
      .value(after: error, call: call, cannot: cannot, default: `default`, defaults: defaultValues)
  }
}
