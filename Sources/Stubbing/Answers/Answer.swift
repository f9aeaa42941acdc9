extension Behavior {
  /// One of the answers that `inTurn` gives one after the other.
  ///
  /// ```swift
  /// stub.on(any()).inTurn(.throw(Timeout()), .return(3), .perform { id in id * 2 })
  /// ```
  public struct Answer<Input, Output> {
    // Closures and objects only: a value of a generic type in here would make every copy of an answer slow in a debug build.
    enum Kind {
      /// The same for all calls.
      case constant(() throws -> Output)
      case handler((Input) throws -> Output)
      case asynchronous(@Sendable (SendableInput<Input>) async throws -> sending Output)
      /// Runs a closure on the main actor: a call without `await` has to be made there.
      case mainActor(@MainActor @Sendable (SendableInput<Input>) throws -> sending Output)
      /// Runs a closure, and leaves the answer to the next behavior.
      case observer((Input) throws -> Void)
      /// Hands the call on to an object that the fake's call names with `on:`.
      case object(() -> Any)
      case superclass
    }

    let kind: Kind

    /// Whether it is made of the values of the call.
    var takesValues: Bool {
      switch kind {
      case .handler, .asynchronous, .mainActor, .observer: true
      case .constant, .object, .superclass: false
      }
    }

    /// Whether it depends on the call whether this answer can be given.
    var isConditional: Bool {
      switch kind {
      case .asynchronous, .mainActor, .object, .superclass: true
      case .constant, .handler, .observer: false
      }
    }

    var isForwarding: Bool { isConditional && !takesValues }
  }
}

extension Behavior.Answer {
  /// Answers with a value.
  public static func `return`(_ output: Output) -> Self { Self(kind: .constant { output }) }

  /// Answers by throwing an error.
  public static func `throw`(_ error: any Error) -> Self { Self(kind: .constant { throw error }) }

  /// Answers with what a closure makes of the values.
  @_disfavoredOverload
  public static func perform(_ handler: @escaping @Sendable (Input) throws -> Output) -> Self {
    Self(kind: .handler(handler))
  }

  /// Answers with what an asynchronous closure makes of the values; the fake's method has to be asynchronous, too.
  @_disfavoredOverload
  public static func perform(
    _ handler: @escaping @Sendable (Input) async throws -> sending Output
  ) -> Self where Input: Sendable {
    Self(kind: .asynchronous { try await handler($0.value) })
  }

  /// The same answer to calls, given what takes the values out of one.
  func of<Call>(_ pattern: CallPattern<Call, Input>) -> Behavior.Answer<Call, Output> {
    guard let unpack = pattern.unpack else { return self as! Behavior.Answer<Call, Output> }  // The very same type.
    @Sendable func values(of call: Call) throws -> Input {
      guard let values = unpack(call) else { throw ChangedCall(text: renderInteraction(call)) }
      return values
    }
    switch kind {
    case .constant(let output): return .init(kind: .constant(output))
    case .object(let object): return .init(kind: .object(object))
    case .superclass: return .init(kind: .superclass)
    case .handler(let handler): return .init(kind: .handler { try handler(values(of: $0)) })
    case .observer(let observer): return .init(kind: .observer { try observer(values(of: $0)) })
    case .asynchronous(let handler):
      return .init(kind: .asynchronous { try await handler(SendableInput(value: values(of: $0.value))) })
    case .mainActor(let handler):
      return .init(kind: .mainActor { try handler(SendableInput(value: values(of: $0.value))) })
    }
  }
}

extension Behavior.Answer where Output == Void {
  /// Returns.
  public static func `return`() -> Self { Self(kind: .constant {}) }
}

extension Behavior.Answer where Output == Any {
  /// Returns from a method that returns nothing.
  public static func `return`() -> Self { Self(kind: .constant { () }) }

  /// Answers with a value, or with nil.
  public static func `return`(_ output: Any?) -> Self {
    Self(kind: .constant { [output = anyOutput(output)] in output })
  }

  /// Answers with what a closure makes of the values.
  public static func perform<Result>(_ handler: @escaping @Sendable (Input) throws -> Result) -> Self {
    Self(kind: .handler { anyOutput(try handler($0)) })
  }

  /// Answers with what an asynchronous closure makes of the values; the fake's method has to be asynchronous, too.
  public static func perform<Result>(
    _ handler: @escaping @Sendable (Input) async throws -> sending Result
  ) -> Self where Input: Sendable {
    Self(kind: .asynchronous { anyOutput(try await handler($0.value)) })
  }
}

/// Thrown where an object in a call has changed, so that the call is of another case than when it was matched.
private struct ChangedCall: Error, CustomStringConvertible {
  let text: String

  var description: String { "\(text) is not of the case that it was matched by" }
}

/// An input on its way to an asynchronous handler.
struct SendableInput<Input> {
  let value: Input
}

// An asynchronous handler can only be set up where its values are Sendable, so what reaches one is. The generic code between
// the two ends cannot say so.
extension SendableInput: @unchecked Sendable {}

// What it holds is outputs, which are Sendable where this conformance holds, closures that have to be `@Sendable`, and an
// object to forward to, which is only lent to the closure of one call at a time, as `forward(to:)` says.
extension Behavior.Answer: @unchecked Sendable where Input: Sendable, Output: Sendable {}
