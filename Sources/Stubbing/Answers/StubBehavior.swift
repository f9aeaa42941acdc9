/// A behavior as lists know it, without the types of its stub, which cost several times as much in a debug build.
class AnyStubBehavior {
  final let number: Int
  /// Nil where the behavior has been taken out, and this only keeps its place.
  final let handle: Behavior?
  /// Whether nobody is told when it goes unused.
  final let mayGoUnused: Bool
  /// The hash of the value that it answers, once it is indexed by it.
  final var hash: Int?

  init(number: Int, handle: Behavior? = nil, mayGoUnused: Bool = true) {
    self.number = number
    self.handle = handle
    self.mayGoUnused = mayGoUnused
  }
}

/// A behavior of a stub: which inputs it answers, and how.
final class StubBehavior<Input, Output>: AnyStubBehavior {
  typealias Answer = Behavior.Answer<Input, Output>

  let matcher: Matcher<Input>
  let behavior: Behavior
  let level: BehaviorLevel
  let first: Answer
  private let others: [Answer]
  /// Asked with each call, where the array would take much longer to say so in a debug build.
  private let hasOthers: Bool
  private let repetition: Behavior.Repetition
  let isConditional: Bool

  init(
    matcher: Matcher<Input>, answers: [Answer], repetition: Behavior.Repetition, mayGoUnused: Bool,
    level: BehaviorLevel, handle: Behavior
  ) {
    self.matcher = matcher
    self.repetition = repetition
    self.level = level
    behavior = handle
    first = answers[0]
    others = answers.count > 1 ? Array(answers.dropFirst()) : []
    hasOthers = answers.count > 1
    isConditional = answers.contains { $0.isConditional }
    super.init(number: handle.number, handle: handle, mayGoUnused: mayGoUnused)
  }

  /// The answer to a call, given how many were answered before.
  func answer(number: Int) -> Answer {
    if !hasOthers { return first }
    let count = others.count + 1
    let position = repetition == .cycle ? number % count : min(number, count - 1)
    return position == 0 ? first : others[position - 1]
  }

  /// What the behavior matches, in one line.
  func code(for input: Input) -> String { shortened(withoutDot(matcher.description(after: [input]))) }

  /// The behavior in one line: what it matches, and where it was set up.
  func summary(for input: Input) -> String { "\(code(for: input))  (\(behavior.location))" }
}
