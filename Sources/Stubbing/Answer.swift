/// What a behavior does for one invocation; several make up a sequence.
///
/// ```swift
/// stub.on(any(), answers: .throw(Timeout()), .return("second try"))
/// ```
public struct Answer<Input, Output> {
  enum Kind {
    case synchronous((Input) throws -> Output)
    case asynchronous(@Sendable (SendableInput<Input>) async throws -> sending Output)
  }

  let kind: Kind

  /// Whether only an invocation with `await` can be answered so.
  var isAsynchronous: Bool {
    if case .asynchronous = kind { true } else { false }
  }

  /// Answers at once; what takes its time has been refused before.
  func now(for input: Input) throws -> Output {
    guard case .synchronous(let handler) = kind else {
      preconditionFailure("An asynchronous answer was claimed for an invocation without `await`.")
    }
    return try handler(input)
  }

  /// Answers, taking whatever time it takes.
  func awaited(for input: Input, isolation: isolated (any Actor)? = #isolation) async throws -> Output {
    switch kind {
    case .synchronous(let handler): return try handler(input)
    case .asynchronous(let handler): return try await handler(SendableInput(value: input))
    }
  }

  /// Returns a value.
  ///
  /// - Parameter output: What to return.
  public static func `return`(_ output: Output) -> Answer {
    Answer(kind: .synchronous { _ in output })
  }

  /// Throws an error.
  ///
  /// - Parameter error: What to throw.
  public static func `throw`(_ error: any Error) -> Answer {
    Answer(kind: .synchronous { _ in throw error })
  }

  /// Runs a closure.
  ///
  /// - Parameter handler: Computes what to return, or throws. It runs on the thread that invokes the stub, outside any
  ///   lock.
  public static func perform(_ handler: @escaping @Sendable (Input) throws -> Output) -> Answer {
    Answer(kind: .synchronous(handler))
  }

  /// Runs a closure that takes its time.
  ///
  /// - Parameter handler: Computes what to return, or throws. Only an invocation with `await` can be answered by it.
  public static func perform(
    _ handler: @escaping @Sendable (Input) async throws -> sending Output
  ) -> Answer where Input: Sendable {
    Answer(kind: .asynchronous { try await handler($0.value) })
  }
}

// What it holds is outputs, which are Sendable where this conformance holds, and closures that have to be `@Sendable`.
extension Answer: @unchecked Sendable where Input: Sendable, Output: Sendable {}

/// What follows the last of several answers.
public enum Repetition: Hashable, Sendable {
  /// The last answer, again and again.
  case last
  /// All answers again, from the first.
  case cycle
  /// Nothing: the behavior is used up, and the next one that matches answers.
  case nothing
}

/// An input on its way to an asynchronous handler.
struct SendableInput<Input> {
  let value: Input
}

// An asynchronous handler can only be set up where `Input: Sendable`, so every input that reaches one is. The generic
// code between the two ends cannot say so.
extension SendableInput: @unchecked Sendable {}
