/// Answers invocations with what the first matching behavior says.
///
/// Give a fake one stub for each method that returns something, and let the method invoke it:
///
/// ```swift
/// final class ClockFake: Clock {
///   let nowStub = Stub<TimeZone, Date>()
///   func now(in zone: TimeZone) throws -> Date { try nowStub.invoke(zone) }
/// }
///
/// clock.nowStub.on(.gmt, return: .distantPast)
/// clock.nowStub.on(any()) { zone in Date(timeIntervalSince1970: Double(zone.secondsFromGMT())) }
/// ```
///
/// A stub may be used from any thread where its input and output may. Matchers and handlers run outside its lock, so
/// they may use the same stub.
public final class Stub<Input, Output> {
  private let behaviors = Locked<[StubBehavior<Input, Output>]>([])
  private let disposals = Locked(0)
  private let name: String?

  /// Creates a stub without behaviors.
  ///
  /// - Parameter name: What errors call the stub; its type, if nil.
  public init(name: String? = nil) {
    self.name = name
  }

  /// Disposes of every behavior.
  public func removeAll() {
    let removed = behaviors.withLock { behaviors in
      defer { behaviors = [] }
      return behaviors
    }
    for behavior in removed { behavior.handle.dispose() }
  }

  func add(
    _ matcher: Matcher<Input>, at location: CodeLocation, answers: [Answer<Input, Output>],
    repeating repetition: Repetition = .last
  ) -> Behavior {
    let limit = repetition == .nothing ? answers.count : nil
    let handle = Behavior(location: location, limit: limit) { [disposals] in disposals.withLock { $0 += 1 } }
    let behavior = StubBehavior(matcher: matcher, answers: answers, repetition: repetition, handle: handle)
    dropDisposed()
    behaviors.withLock { $0.append(behavior) }
    return behavior.handle
  }

  /// Lets go of behaviors that were disposed of, with all that their closures hold on to.
  private func dropDisposed() {
    let count = disposals.withLock { count in
      defer { count = 0 }
      return count
    }
    guard count > 0 else { return }
    let all = behaviors.withLock { $0 }
    let disposed = Set(all.lazy.map(\.handle).filter(\.isDisposed).map(ObjectIdentifier.init))
    behaviors.withLock { $0.removeAll { disposed.contains(ObjectIdentifier($0.handle)) } }
    // Releasing a handler may run a `deinit` of the user's: not under the lock, but here.
    withExtendedLifetime(all) {}
  }
}

// MARK: - Invoking

extension Stub {
  /// Answers an invocation.
  ///
  /// - Parameter input: What the method was called with.
  /// - Returns: What the first matching behavior answers.
  /// - Throws: What the behavior throws; a ``StubError`` if nothing answers, or if the behavior is asynchronous.
  /// - Complexity: One evaluation of each behavior's matcher, up to the first that accepts.
  public func invoke(_ input: Input) throws -> Output {
    let (behavior, answer) = try claim(for: input)
    switch answer.kind {
    case .synchronous(let handler): return try handler(input)
    case .asynchronous:
      throw StubError(
        """
        \(description) answers \(renderInteraction(input)) asynchronously, but was invoked without `await`.
          The behavior: \(behavior.summary(for: input))
          Use `try await invoke(…)`, or give the behavior a handler that does not await anything.
        """)
    }
  }

  /// Answers an invocation, waiting for a behavior that takes its time.
  ///
  /// - Parameters:
  ///   - input: What the method was called with.
  ///   - isolation: The actor to stay on; that of the caller.
  /// - Returns: What the first matching behavior answers.
  /// - Throws: What the behavior throws; a ``StubError`` if nothing answers.
  /// - Complexity: One evaluation of each behavior's matcher, up to the first that accepts.
  public func invoke(
    _ input: Input, isolation: isolated (any Actor)? = #isolation
  ) async throws -> Output {
    switch try claim(for: input).answer.kind {
    case .synchronous(let handler): return try handler(input)
    case .asynchronous(let handler): return try await handler(SendableInput(value: input))
    }
  }

  private func claim(
    for input: Input
  ) throws -> (behavior: StubBehavior<Input, Output>, answer: Answer<Input, Output>) {
    dropDisposed()
    let candidates = behaviors.withLock { $0 }
    for candidate in candidates where candidate.matcher.matches(input) {
      if let answer = candidate.claim() { return (candidate, answer) }
    }
    throw StubError.unanswered(input, by: description, tried: candidates)
  }
}

extension Stub where Input == Void {
  /// Answers an invocation of a method without parameters.
  ///
  /// - Returns: What the first behavior answers.
  /// - Throws: What the behavior throws; a ``StubError`` if nothing answers, or if the behavior is asynchronous.
  public func invoke() throws -> Output {
    try invoke(())
  }

  /// Answers an invocation of a method without parameters, waiting for a behavior that takes its time.
  ///
  /// - Parameter isolation: The actor to stay on; that of the caller.
  /// - Returns: What the first behavior answers.
  /// - Throws: What the behavior throws; a ``StubError`` if nothing answers.
  public func invoke(isolation: isolated (any Actor)? = #isolation) async throws -> Output {
    try await invoke((), isolation: isolation)
  }
}

// MARK: - Description

extension Stub: CustomStringConvertible {
  /// The stub's name, or its type: `Stub<Int, User>`.
  public var description: String { name ?? "Stub<\(Input.self), \(Output.self)>" }
}

// MARK: - Sendable

// All that changes is behind the lock. What comes in and goes out are inputs and outputs, which are Sendable where this
// conformance holds, and closures of the user's, which have to be `@Sendable`.
extension Stub: @unchecked Sendable where Input: Sendable, Output: Sendable {}
