/// Answers calls as a test has set it up.
///
/// Give a fake one stub for each method that returns something, and let the method call it:
///
/// ```swift
/// final class ClockFake: Clock {
///   let nowStub = Stub<TimeZone, Date>()
///   func now(in zone: TimeZone) throws -> Date { try nowStub.throwingCall(zone) }
/// }
///
/// clock.nowStub.on(.gmt).return(.distantPast)
/// clock.nowStub.on(any()).perform { zone in Date(timeIntervalSince1970: Double(zone.secondsFromGMT())) }
/// ```
///
/// The first behavior that matches answers, in the order in which they were set up, or the latest, if the stub was made with
/// ``Precedence/latest``. Where none does, what the stub forwards to answers, then `otherwise`, then a default value, if
/// the stub was told to use them. A call that nothing answers fails the test, but for `invoke`, which only throws.
///
/// A stub may be used from any thread where its input and output may. Matchers and closures run outside its lock, so they may
/// use the same stub.
public final class Stub<Input, Output>: Answerable, CustomStringConvertible {
  package let answers: AnswerStore<Input, Output>
  package let sink: FailureSink
  let onUnused: UnusedBehaviors
  package let name: () -> String
  /// What failures call the stub, worked out when one is written.
  public var description: String { name() }
  /// The stub itself.
  public var stub: Stub { self }

  /// Creates a stub without behaviors.
  ///
  /// - `name`: What failures call the stub; its type, if nil.
  /// - `precedence`: Which of several matching behaviors answers.
  public convenience init(
    name: String? = nil, precedence: Precedence = .earliest, onUnused: UnusedBehaviors = .ignore
  ) {
    self.init(
      name: { name ?? "Stub<\(Input.self), \(Output.self)>" }, precedence: precedence, onUnused: onUnused,
      sink: FailureSink.current())
  }

  package init(name: @escaping () -> String, precedence: Precedence, onUnused: UnusedBehaviors, sink: FailureSink) {
    self.name = name
    self.onUnused = onUnused
    self.sink = sink
    answers = AnswerStore(precedence: precedence)
    StubHosts.host?.didCreate(self)
  }

  deinit { if onUnused == .fail { reportUnusedBehaviors() } }

  /// Disposes of every behavior, forgets what the stub forwards to, and takes away its default values.
  ///
  /// Calls that are suspended end with an error.
  public func removeAll() { answers.removeAll() }

  /// Answers with default values where nothing else does: zero, `""`, `nil`, `[]` and the like.
  public func useDefaultValues(from defaults: DefaultValues = .standard) { answers.setDefaults(defaults) }

  package var defaultValues: DefaultValues? { answers.defaults }

  /// Forwards the calls that no behavior matches to an object.
  ///
  /// What was set up last comes first. A call is forwarded where the fake says how, with `on:`; see
  /// `call(_:default:on:super:)`. The object need not be Sendable: it is used on whatever thread calls the fake, so it has
  /// to be safe there.
  @discardableResult
  public func forward<Target>(to target: Target, file: StaticString = #filePath, line: UInt = #line) -> Behavior {
    add(.init(kind: .object { target }), at: .forwarding, CodeLocation(file: file, line: line))
  }

  /// Forwards the calls that no behavior matches to the superclass, where the fake's call says how, with `super:`.
  @discardableResult
  public func forwardToSuper(file: StaticString = #filePath, line: UInt = #line) -> Behavior {
    add(.init(kind: .superclass), at: .forwarding, CodeLocation(file: file, line: line))
  }

  /// Answers what nothing else does; what was set up last comes first.
  @discardableResult
  public func otherwise(
    file: StaticString = #filePath, line: UInt = #line, _ handler: @escaping @Sendable (Input) throws -> Output
  ) -> Behavior {
    add(.init(kind: .handler(handler)), at: .fallback, CodeLocation(file: file, line: line))
  }

  /// Answers what nothing else does, asynchronously; what was set up last comes first.
  @discardableResult
  public func otherwise(
    file: StaticString = #filePath, line: UInt = #line,
    _ handler: @escaping @Sendable (Input) async throws -> sending Output
  ) -> Behavior where Input: Sendable {
    add(.init(kind: .asynchronous { try await handler($0.value) }), at: .fallback, CodeLocation(file: file, line: line))
  }

  private func add(
    _ answer: Behavior.Answer<Input, Output>, at level: BehaviorLevel, _ location: CodeLocation
  ) -> Behavior {
    answers.add([answer], to: any(), repeating: .last, mayGoUnused: true, level: level, at: location)
  }

  /// A closure is no object to forward to.
  @available(*, deprecated, message: "a closure is no object to forward to; write 'otherwise { … }'")
  public func forward<Result>(to closure: @escaping () throws -> Result) throws {}

  /// A closure is no object to forward to.
  @available(*, deprecated, message: "a closure is no object to forward to; write 'otherwise { … }'")
  public func forward<Result>(to closure: @escaping (Input) throws -> Result) throws {}
}

// All that changes is behind locks. What comes in and goes out are inputs and outputs, which are Sendable where this
// conformance holds, and closures of the user's, which have to be `@Sendable`. The one exception is an object that is
// forwarded to: it need not be Sendable, and is only ever lent to the closure of a call, for as long as that runs.
// A stub that is called on several threads lends it to several, which `forward(to:)` tells the user.
extension Stub: @unchecked Sendable where Input: Sendable, Output: Sendable {}
