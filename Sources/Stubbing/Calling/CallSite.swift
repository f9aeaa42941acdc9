/// The place where a fake's method asks for its answer, and what becomes of an error there.
package struct CallSite<Value> {
  let name: String
  let call: () -> String
  let sink: FailureSink
  let location: CodeLocation
  let defaults: DefaultValues?
  /// Whether the call has failed the test already: an unexpected call that nothing answers is one failure, and not two.
  let hasFailed: Bool

  package init(
    name: String, call: @escaping () -> String, sink: FailureSink, location: CodeLocation, defaults: DefaultValues?,
    hasFailed: Bool = false
  ) {
    (self.name, self.call, self.sink) = (name, call, sink)
    (self.location, self.defaults, self.hasFailed) = (location, defaults, hasFailed)
  }

  /// Throws an error that a method may throw; for every other it fails the test and returns a default value.
  package func settle<Failure: Error>(
    _ error: any Error, default fallback: Value?, as failure: Failure.Type
  ) throws(Failure) -> Value {
    let unanswered = error as? StubError
    if let thrown = (unanswered?.reported ?? error) as? Failure {
      if let unanswered { report(unanswered.description, unless: unanswered.isReported) }
      throw thrown
    }
    let value = fallback ?? defaults?.value() ?? DefaultValues.standard.value()
    // Whoever is cancelled does not wait for the value, and the method has no other way to end early.
    if error is CancellationError, Task.isCancelled, let value { return value }
    let message = unanswered?.description ?? explanation(of: error, cannot: failure)
    guard let value else {
      report(message, unless: unanswered?.isReported ?? false)
      stop(message, cannot: failure)
    }
    let remark = "\n  It returned \(render(value)) for want of an answer, and the test goes on."
    report(Value.self == Void.self ? message : message + remark, unless: unanswered?.isReported ?? false)
    return value
  }

  private func report(_ message: String, unless isReported: Bool) {
    if !isReported && !hasFailed { sink.report(message, location) }
  }

  private func stop<Failure: Error>(_ message: String, cannot failure: Failure.Type) -> Never {
    // Only `call` takes a default.
    let remedy = failure == Never.self ? "- give the fake's call a `default:`,\n  " : ""
    fatalError(
      """
      \(message)
        The test cannot go on: the call has to return a \(Value.self), which has no default value. Either
        - set up an answer: `on(…).return(…)`,
        \(remedy)- conform \(Value.self) to `DefaultValueProviding`, or
        - register a value for it in a `DefaultValues`, and hand it to `useDefaultValues(from:)`.
      """, file: location.file, line: UInt(location.line))
  }

  private func explanation<Failure: Error>(of error: any Error, cannot failure: Failure.Type) -> String {
    let throwing = failure == Never.self ? "throw" : "throw anything but `\(failure)`"
    let advice = failure == Never.self ? ", or let the fake use `throwingCall`" : ""
    return """
      \(name) answers \(call()) by throwing \(render(error)), but the method that was called cannot \(throwing).
        Return something instead\(advice).
      """
  }
}
