/// Holds invocations of a stub until the test answers them; made by `suspend(on:)`.
///
/// For everything that shows only while a call is under way: spinners, cancellation, answers that come in another order.
///
/// ```swift
/// let loading = repository.loadStub.suspend(on: any())
/// let task = Task { await viewModel.load() }
/// try await loading.arrival()
/// #expect(viewModel.isLoading)
/// loading.resume(returning: "Alice")
/// await task.value
/// #expect(!viewModel.isLoading)
/// ```
///
/// Only an invocation with `await` can be suspended. Several arrive and are resumed in order; see ``invocation(within:isolation:)``
/// for another order. The cancellation of the caller ends its invocation with `CancellationError`. Nothing hangs: an
/// invocation that is not resumed in time ends with an error, and so do all of them when the suspension is disposed of, or
/// when the last reference to it is gone. Keep it while it is needed.
public final class Suspension<Input: Sendable, Output>: Sendable {
  /// The behavior of the stub: to dispose of it, or to ask how many invocations have come.
  public let behavior: Behavior
  private let core: SuspensionCore<Input, Output>
  private let sink: FailureSink

  init(behavior: Behavior, core: SuspensionCore<Input, Output>, sink: FailureSink) {
    self.behavior = behavior
    self.core = core
    self.sink = sink
  }

  deinit {
    core.end("was dropped (keep it in a variable)")
    behavior.dispose()
  }

  /// Waits for the next invocation to arrive: at once, if it has arrived already.
  ///
  /// Each invocation is waited for once: a second call waits for the second one.
  ///
  /// - Parameters:
  ///   - delay: How long to wait at the most.
  ///   - isolation: The actor to stay on; that of the caller.
  /// - Returns: What the stub was invoked with.
  /// - Throws: A ``StubError`` if none arrives in time or the suspension is disposed of; `CancellationError` if the task is
  ///   cancelled.
  @discardableResult
  public func arrival(
    within delay: Duration = .seconds(10), isolation: isolated (any Actor)? = #isolation
  ) async throws -> Input {
    try await core.arrival(within: delay, isolation: isolation).input
  }

  /// Waits for the next invocation to arrive, to resume it by hand: in another order, say, than that of the arrivals.
  ///
  /// ```swift
  /// let first = try await loading.invocation()
  /// let second = try await loading.invocation()
  /// second.resume(returning: "Bob")
  /// first.resume(returning: "Alice")
  /// ```
  ///
  /// - Parameters:
  ///   - delay: How long to wait at the most.
  ///   - isolation: The actor to stay on; that of the caller.
  /// - Returns: The invocation. It keeps the suspension.
  /// - Throws: A ``StubError`` if none arrives in time or the suspension is disposed of; `CancellationError` if the task is
  ///   cancelled.
  public func invocation(
    within delay: Duration = .seconds(10), isolation: isolated (any Actor)? = #isolation
  ) async throws -> SuspendedInvocation<Input, Output> {
    let arrival = try await core.arrival(within: delay, isolation: isolation)
    return SuspendedInvocation(input: arrival.input, number: arrival.number, suspension: self)
  }

  /// Ends the suspension: invocations that wait get an error, and later ones go to the behaviors after it.
  public func dispose() {
    behavior.dispose()
  }
}

// MARK: - Resuming

extension Suspension {
  /// Answers the invocation that has waited longest.
  ///
  /// With none to answer, the test fails here. An answer to an invocation that was cancelled goes nowhere.
  ///
  /// - Parameters:
  ///   - output: What the invocation returns.
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  public func resume(
    returning output: sending Output, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    resume(nil, with: .success(SendableOutput(value: output)), at: location)
  }

  /// Lets the invocation that has waited longest fail.
  ///
  /// With none to answer, the test fails here. An answer to an invocation that was cancelled goes nowhere.
  ///
  /// - Parameters:
  ///   - error: What the invocation throws.
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  public func resume(
    throwing error: any Error, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    resume(nil, with: .failure(error), at: location)
  }

  func resume(_ number: Int?, with result: Result<SendableOutput<Output>, any Error>, at location: CodeLocation) {
    guard let reason = core.resume(number, with: result) else { return }
    sink.report("Resumed in vain: \(reason)\n  The \(core.description)", location)
  }
}

extension Suspension where Output == Void {
  /// Lets the invocation that has waited longest return.
  ///
  /// With none to answer, the test fails here. An answer to an invocation that was cancelled goes nowhere.
  ///
  /// - Parameters:
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  public func resume(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    resume(returning: (), fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

extension Suspension where Output == Any {
  /// Lets the call that has waited longest return, where its method returns nothing.
  ///
  /// With none to answer, the test fails here. An answer to a call that was cancelled goes nowhere.
  ///
  /// - Parameters:
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  public func resume(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    resume(returning: (), fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
