/// A behavior as the stub keeps it: which inputs it is for, what it answers, and the handle that the user holds.
final class StubBehavior<Input, Output> {
  let matcher: Matcher<Input>
  let answers: [Answer<Input, Output>]
  let repetition: Repetition
  /// Whether it is nobody's mistake if the behavior is never used: an expectation says so itself, or none was wanted.
  let mayGoUnused: Bool
  let handle: Behavior

  init(
    matcher: Matcher<Input>, answers: [Answer<Input, Output>], repetition: Repetition, mayGoUnused: Bool,
    handle: Behavior
  ) {
    self.mayGoUnused = mayGoUnused
    self.matcher = matcher
    self.answers = answers
    self.repetition = repetition
    self.handle = handle
  }

  /// What becomes of an invocation that the behavior matches.
  enum Claim {
    case taken(Answer<Input, Output>, isLast: Bool)
    case refused
    case gone
  }

  /// Takes an invocation, if the behavior is still there for it.
  ///
  /// - Parameter awaited: Whether an answer may take its time.
  func claim(awaited: Bool) -> Claim {
    switch handle.claim(isRefused: { !awaited && self.answers[self.position(of: $0)].isAsynchronous }) {
    case .taken(let number, let isLast): .taken(answers[position(of: number)], isLast: isLast)
    case .refused: .refused
    case .gone: .gone
    }
  }

  private func position(of number: Int) -> Int {
    repetition == .cycle ? number % answers.count : min(number, answers.count - 1)
  }

  /// One line on the behavior for an error about an input.
  func summary(for input: Input) -> String {
    "\(shortened(withoutDot(matcher.description(after: [input]))))  (\(handle.location))"
  }
}
