/// A stub as the simplest library makes it: behaviors in a list behind no lock, of which the first that matches answers.
public final class ListStub<Input, Output> {
  private struct Behavior {
    let matcher: ListMatcher<Input>
    let handler: (Input) throws -> Output
  }

  /// The error of a call that nothing answers.
  public struct Unanswered: Error {}

  private var behaviors: [Behavior] = []

  /// Creates a stub without behaviors.
  public init() {}

  /// Answers what a matcher accepts.
  public func on(_ matcher: ListMatcher<Input>, return output: Output) {
    behaviors.append(Behavior(matcher: matcher) { _ in output })
  }

  /// Answers a call.
  public func invoke(_ input: Input) throws -> Output {
    for behavior in behaviors where behavior.matcher.accepts(input) { return try behavior.handler(input) }
    throw Unanswered()
  }
}
