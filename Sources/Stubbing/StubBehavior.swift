/// A behavior as the stub keeps it: which inputs it is for, what it answers, and the handle that the user holds.
struct StubBehavior<Input, Output> {
  let matcher: Matcher<Input>
  let answers: [Answer<Input, Output>]
  let repetition: Repetition
  let handle: Behavior

  /// Takes an invocation, if the behavior is still there for it.
  func claim() -> Answer<Input, Output>? {
    guard let number = handle.claim() else { return nil }
    return answers[repetition == .cycle ? number % answers.count : min(number, answers.count - 1)]
  }

  /// One line on the behavior for an error about an input.
  func summary(for input: Input) -> String {
    "\(matcher.description(after: [input]))  (\(handle.location))"
  }
}
