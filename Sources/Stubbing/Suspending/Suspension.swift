/// Holds calls until the test answers them; made by `on(…).suspend()`.
///
/// For everything that shows only while a call is under way: spinners, cancellation, answers that come in another order.
///
/// ```swift
/// let loading = repository.loadStub.on(any()).suspend()
/// let task = Task { await viewModel.load() }
/// try await loading.arrival()
/// #expect(viewModel.isLoading)
/// loading.resume(returning: "Alice")
/// await task.value
/// #expect(!viewModel.isLoading)
/// ```
///
/// Only a call with `await` can be suspended. Several arrive and are resumed in order; see ``call(within:isolation:)`` for
/// another order. The cancellation of the caller ends its call with `CancellationError`. Nothing hangs: a call that is not
/// resumed in time ends with an error, and so do all of them when the suspension is disposed of, or when the last reference
/// to it is gone. Keep it while it is needed.
public final class Suspension<Values: Sendable, Output>: Resumable {
  /// The behavior of the stub: to dispose of it, or to ask how many calls have come.
  public let behavior: Behavior
  private let core: SuspensionCore<Values, Output>
  private let sink: FailureSink

  init(behavior: Behavior, core: SuspensionCore<Values, Output>, sink: FailureSink) {
    (self.behavior, self.core, self.sink) = (behavior, core, sink)
  }

  deinit {
    core.end("was dropped (keep it in a variable)")
    behavior.dispose()
  }

  /// Waits for the next call to arrive: at once, if it has arrived already.
  ///
  /// Each call is waited for once: a second `arrival` waits for the second call.
  ///
  /// - Returns: The values of the call.
  /// - Throws: A ``StubError`` if none arrives in time or the suspension is disposed of; `CancellationError` if the task is
  ///   cancelled.
  @discardableResult
  public func arrival(
    within delay: Duration = .seconds(10), isolation: isolated (any Actor)? = #isolation
  ) async throws -> Values {
    try await core.arrival(within: delay, isolation: isolation).input
  }

  /// Waits for the next call to arrive, to resume it by hand: in another order, say, than that of the arrivals.
  ///
  /// ```swift
  /// let first = try await loading.call()
  /// let second = try await loading.call()
  /// second.resume(returning: "Bob")
  /// first.resume(returning: "Alice")
  /// ```
  ///
  /// Throws as ``arrival(within:isolation:)`` does.
  ///
  /// - Returns: The call. It keeps the suspension.
  public func call(
    within delay: Duration = .seconds(10), isolation: isolated (any Actor)? = #isolation
  ) async throws -> SuspendedCall<Values, Output> {
    let arrival = try await core.arrival(within: delay, isolation: isolation)
    return SuspendedCall(values: arrival.input, number: arrival.number, suspension: self)
  }

  /// Ends the suspension: calls that wait get an error, and later ones go to the behaviors after it.
  public func dispose() { behavior.dispose() }

  /// Ends the call that has waited longest with a result.
  public func resume(
    with result: sending Result<Output, any Error>, file: StaticString = #filePath, line: UInt = #line
  ) {
    resume(nil, with: result, at: CodeLocation(file: file, line: line))
  }

  func resume(_ number: Int?, with result: sending Result<Output, any Error>, at location: CodeLocation) {
    guard let reason = core.resume(number, with: result.map { SendableOutput(value: $0) }) else { return }
    sink.report("Resumed in vain: \(reason)\n  The \(core.description)", location)
  }
}
