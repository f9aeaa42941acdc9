/// A behavior as the stub keeps it, whatever the types of the stub.
class AnyStubBehavior {
  /// What the user holds.
  final let handle: Behavior
  /// Its place among all that was set up with its stub, counted from zero.
  final let number: Int
  /// Whether it is nobody's mistake if the behavior is never used: an expectation says so itself, or none was wanted.
  final let mayGoUnused: Bool
  /// The hash that the stub finds it by, once it is in the index; only to be touched under the lock of the stub.
  final var hash: Int?

  init(handle: Behavior, mayGoUnused: Bool) {
    self.handle = handle
    number = handle.number
    self.mayGoUnused = mayGoUnused
  }
}

/// A behavior as the stub keeps it: which inputs it is for, what it answers, and the handle that the user holds.
final class StubBehavior<Input, Output>: AnyStubBehavior {
  let matcher: Matcher<Input>
  /// The first answer, nearly always the only one, and those behind it.
  private let first: Answer<Input, Output>
  private let others: [Answer<Input, Output>]
  private let repetition: Repetition
  /// Whether there are any; kept, since it is asked with each invocation.
  private let hasOthers: Bool
  /// Whether an invocation without `await` may have to be refused.
  private let mayTakeTime: Bool

  init(
    matcher: Matcher<Input>, answers: [Answer<Input, Output>], repetition: Repetition, mayGoUnused: Bool,
    handle: Behavior
  ) {
    self.matcher = matcher
    self.repetition = repetition
    first = answers[0]
    hasOthers = answers.count > 1
    others = hasOthers ? Array(answers.dropFirst()) : []
    mayTakeTime = first.isAsynchronous || others.contains { $0.isAsynchronous }
    super.init(handle: handle, mayGoUnused: mayGoUnused)
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
    let claim =
      awaited || !mayTakeTime ? handle.claim() : handle.claim(isRefused: { self.answer(number: $0).isAsynchronous })
    switch claim {
    case .taken(let number, let isLast): return .taken(answer(number: number), isLast: isLast)
    case .refused: return .refused
    case .gone: return .gone
    }
  }

  /// The answer to an invocation with a number.
  private func answer(number: Int) -> Answer<Input, Output> {
    guard hasOthers else { return first }
    let count = others.count + 1
    let position = repetition == .cycle ? number % count : min(number, count - 1)
    return position == 0 ? first : others[position - 1]
  }

  /// One line on the behavior for an error about an input.
  func summary(for input: Input) -> String {
    "\(shortened(withoutDot(matcher.description(after: [input]))))  (\(handle.location))"
  }
}
