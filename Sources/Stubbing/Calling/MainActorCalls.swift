import Foundation

private let mainQueueKey = DispatchSpecificKey<Void>()
private let markMainQueue: Void = DispatchQueue.main.setSpecific(key: mainQueueKey, value: ())

/// Whether this code runs on the main actor, as far as can be told without stopping where it does not.
///
/// On Linux, an asynchronous `main` leaves the main queue to other threads, so the thread alone does not tell.
func isOnMainActor() -> Bool {
  if Thread.isMainThread { return true }
  markMainQueue
  return DispatchQueue.getSpecific(key: mainQueueKey) != nil
}

/// Runs a handler of the main actor, for a caller that is known to be on it.
func onMainActor<Input, Output>(
  _ handler: @MainActor @Sendable (SendableInput<Input>) throws -> sending Output, _ input: Input
) throws -> Output {
  // Only `performOnMainActor` makes such handlers, and it asks for Sendable values. The output is sent.
  let input = SendableInput(value: input)
  return try MainActor.assumeIsolated { SendableOutput(value: try handler(input)) }.value
}

extension AnswerSlot where Values: Sendable {
  /// Answers with what a closure on the main actor makes of the values of the call.
  ///
  /// Where a method without `await` is called elsewhere than on the main actor, the test fails with a message that says so.
  @_disfavoredOverload  // Where the output is `Any`, the closure has a result of its own.
  @discardableResult
  public func performOnMainActor(
    times: Int? = nil, _ handler: @escaping @MainActor @Sendable (Values) throws -> sending Output
  ) -> Behavior {
    selected.add(.mainActor { try handler($0.value) }, times: times)
  }
}

extension AnswerSlot where Output == Any, Values: Sendable {
  /// Answers with what a closure on the main actor makes of the values of the call.
  @discardableResult
  public func performOnMainActor<Result>(
    times: Int? = nil, _ handler: @escaping @MainActor @Sendable (Values) throws -> sending Result
  ) -> Behavior {
    selected.add(.mainActor { anyOutput(try handler($0.value)) }, times: times)
  }
}
