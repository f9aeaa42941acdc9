/// A behavior as the stub keeps it: which inputs it is for, what it answers, and the handle that the user holds.
struct StubBehavior<Input, Output> {
  enum Answer {
    case synchronous((Input) throws -> Output)
    case asynchronous(@Sendable (SendableInput<Input>) async throws -> sending Output)
  }

  let matcher: Matcher<Input>
  let answer: Answer
  let handle: Behavior

  /// One line on the behavior for an error about an input.
  func summary(for input: Input) -> String {
    "\(matcher.description(after: [input]))  (\(handle.location))"
  }
}

/// An input on its way to an asynchronous handler.
struct SendableInput<Input> {
  let value: Input
}

// An asynchronous handler can only be set up where `Input: Sendable`, so every input that reaches one is. The generic
// code between the two ends cannot say so.
extension SendableInput: @unchecked Sendable {}
