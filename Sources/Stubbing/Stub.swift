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
/// The first behavior that matches answers, in the order in which they were set up. Where none does, what the stub
/// forwards to answers, then a default value, if it was told to use them; else the invocation throws a ``StubError``.
///
/// A stub may be used from any thread where its input and output may. Matchers and handlers run outside its lock, so
/// they may use the same stub.
public final class Stub<Input, Output> {
  let state = Locked(StubState<Input, Output>())
  package let sink: FailureSink
  let onUnused: UnusedBehaviors
  private let name: String?
  /// The numbers of what was disposed of, on whatever thread, and is still in the state; nil if there is nothing.
  private let disposed = Locked<[Int]?>(nil)

  /// Creates a stub without behaviors.
  ///
  /// - Parameters:
  ///   - name: What errors call the stub; its type, if nil.
  ///   - onUnused: What becomes of behaviors that never answer an invocation: nothing, unless told otherwise.
  public convenience init(name: String? = nil, onUnused: UnusedBehaviors = .ignore) {
    self.init(name: name, onUnused: onUnused, sink: FailureSink.current())
  }

  package init(name: String?, onUnused: UnusedBehaviors, sink: FailureSink) {
    self.name = name
    self.onUnused = onUnused
    self.sink = sink
    StubHosts.host?.didCreate(self)
  }

  deinit {
    if onUnused == .fail { reportUnusedBehaviors() }
  }

  /// Disposes of every behavior, forgets what the stub forwards to, and takes away its default values.
  ///
  /// Invocations that are suspended end with an error.
  public func removeAll() {
    let removed = state.withLock { state in
      defer { state.removeAll() }
      return state
    }
    for handle in removed.handles { handle.dispose() }
    dropDisposed()
  }
}

// MARK: - Setting up

extension Stub {
  package func add(
    _ matcher: Matcher<Input>, at location: CodeLocation, answers: [Answer<Input, Output>],
    repeating repetition: Repetition = .last, times: Int? = nil, mayGoUnused: Bool = false
  ) -> Behavior {
    let answerCount = repetition == .nothing ? answers.count : Int.max
    let limit = min(answerCount, times ?? .max)
    let impossible: String? =
      if limit < 0 {
        "count for a behavior of \(description): \(limit); a count cannot be negative"
      } else {
        // An expectation that goes with the behavior says why nothing meets it.
        (mayGoUnused ? matcher.quickMisuse : matcher.misuse).map { "matcher for a behavior of \(description): \($0)" }
      }
    if let impossible {
      sink.report("Impossible \(impossible).", location)
      let handle = makeHandle(number: -1, at: location)
      handle.dispose()
      return handle
    }
    dropDisposed()
    // The number and the place go together, so both are taken at once.
    return state.withLock { state in
      let handle = makeHandle(number: state.takeNumber(), at: location, limit: limit == .max ? nil : limit)
      state.append(
        StubBehavior(
          matcher: matcher, answers: answers, repetition: repetition, mayGoUnused: mayGoUnused || limit == 0,
          handle: handle))
      return handle
    }
  }

  /// Makes the handle of something that is set up.
  func makeHandle(number: Int, at location: CodeLocation, limit: Int? = nil) -> Behavior {
    Behavior(location: location, number: number, limit: limit) { [disposed] in
      disposed.withLock { if $0?.append(number) == nil { $0 = [number] } }
    }
  }

  /// Lets go of what was disposed of, with all that its closures hold on to.
  ///
  /// A behavior may be disposed of on any thread, and what it holds need not be safe there. So it is released here, by the
  /// next use of the stub, and outside the lock, since a `deinit` of the user's may run.
  func dropDisposed() {
    let numbers = disposed.withLock { numbers in
      defer { numbers = nil }
      return numbers
    }
    guard let numbers else { return }
    let released = state.withLock { state in numbers.map { state.remove(number: $0) } }
    withExtendedLifetime(released) {}
  }
}

// MARK: - Description

extension Stub: CustomStringConvertible {
  /// The stub's name, or its type: `Stub<Int, User>`.
  public var description: String { name ?? "Stub<\(Input.self), \(Output.self)>" }
}

// MARK: - Sendable

// All that changes is behind the lock. What comes in and goes out are inputs and outputs, which are Sendable where this
// conformance holds, and closures of the user's, which have to be `@Sendable`. The one exception is an object that is
// forwarded to: it need not be Sendable, and is only ever lent to the closure of an invocation, for as long as that runs.
// A stub that is invoked on several threads lends it to several, which `forward(to:)` tells the user.
extension Stub: @unchecked Sendable where Input: Sendable, Output: Sendable {}
