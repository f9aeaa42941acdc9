import Foundation

/// Why a stub could not answer a call.
///
/// Its description names the stub, the input, and every behavior that was tried.
public struct StubError: LocalizedError, Hashable, CustomStringConvertible {
  /// The whole explanation.
  public let description: String
  /// The whole explanation, for Foundation.
  public var errorDescription: String? { description }
  /// Whether the test has failed for it.
  let isReported: Bool

  init(_ description: String, isReported: Bool = false) {
    (self.description, self.isReported) = (description, isReported)
  }

  /// The same error, once the test has failed for it.
  var reported: StubError { StubError(description, isReported: true) }

  /// Whether both say the same.
  public static func == (lhs: StubError, rhs: StubError) -> Bool { lhs.description == rhs.description }

  /// Hashes what it says.
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }

  /// The call that nothing answers, given the type that no default value is registered for, where those are used.
  static func unanswered<Input, Output>(
    _ input: Input, by stub: String, tried all: [StubBehavior<Input, Output>], needed: Any.Type?
  ) -> StubError {
    let advice = all.isEmpty ? ": it has none at all. Use `on(…).return(…)`." : "."
    var lines = ["\(stub) has no behavior that answers \(text(of: input))\(advice)"]
    let tried = all.filter { $0.level == .selected }
    if !tried.isEmpty {
      lines.append("  tried (\(tried.count)):")
      lines.append(list(tried.indices) { "    \($0 + 1). \(tried[$0].summary(for: input))\(tried[$0].reason)" })
      lines += closest(of: tried, to: input)
    }
    let targets = Array(all.filter { $0.level != .selected }.reversed())
    if !targets.isEmpty {
      lines.append("  forwards to:")
      lines.append(list(targets.indices) { "    \(targets[$0].first.destination)  (\(targets[$0].behavior.location))" })
    }
    if let needed { lines.append("  no default value for \(needed) is registered") }
    return StubError(lines.joined(separator: "\n"))
  }

  static func impossible<Input, Output>(
    _ answer: Behavior.Answer<Input, Output>, to input: Input, of behavior: StubBehavior<Input, Output>, by stub: String
  ) -> StubError {
    return StubError(
      """
      \(stub) answers \(text(of: input)) \(answer.problem).
        The behavior: \(behavior.summary(for: input))
        \(answer.remedy)
      """)
  }

  private static func text<Input>(of input: Input) -> String {
    Input.self == Void.self ? "its call" : shortened(renderInteraction(input))
  }

  private static func closest<Input, Output>(of tried: [StubBehavior<Input, Output>], to input: Input) -> [String] {
    // Explaining is not for free, and nobody sets up more than some hundreds by hand.
    let active = tried.enumerated().filter { $1.isActive }.prefix(200)
    let misses = active.compactMap { index, behavior in
      behavior.matcher.mismatch(in: input).map { (index, behavior, $0.differences) }
    }
    let close = misses.filter { $2.allSatisfy { !$0.path.isEmpty || $0.isNote } }
    guard let (index, behavior, differences) = close.min(by: { $0.2.count < $1.2.count }) else { return [] }
    return ["  closest: \(index + 1). \(behavior.code(for: input))"] + differences.map { "    \($0.shortDescription)" }
  }

  /// The first lines, of which no more are written than are shown, and how many there are besides.
  private static func list(_ indices: Range<Int>, line: (Int) -> String) -> String {
    let shown = 20
    let cut = indices.count > shown ? ["    … \(indices.count - shown) more"] : []
    return (indices.prefix(shown).map(line) + cut).joined(separator: "\n")
  }
}

extension StubBehavior {
  fileprivate var isActive: Bool { !behavior.isDisposed && !behavior.isUsedUp }

  /// Why the behavior did not answer, as far as that is not told by what it matches.
  fileprivate var reason: String {
    if behavior.isDisposed { return ": disposed" }
    let count = behavior.invocationCount
    return behavior.isUsedUp ? ": used up, after \(count) \(count == 1 ? "answer" : "answers")" : ""
  }
}

extension Behavior.Answer {
  /// What keeps it from being given to a call.
  fileprivate var problem: String {
    switch kind {
    case .object: "by forwarding it to \(destination)"
    case .superclass: "by calling \(destination)"
    case .mainActor: "on the main actor, but was called elsewhere, without `await`"
    default: "asynchronously, but was called without `await`"
    }
  }

  fileprivate var remedy: String {
    switch kind {
    case .object(let object):
      "Give the fake's call `on: { (object: \(type(of: object()))) in … }`, or forward to another object."
    case .superclass: "Give the fake's call `super: { super.… }`, or use another answer."
    case .mainActor: "Call it on the main actor, or use `perform` with a closure that does not need it."
    default: "Use `await` in the fake, or give the behavior an answer that does not await anything."
    }
  }

  /// Whom it would have handed the call on to, and why it did not.
  fileprivate var destination: String {
    switch kind {
    case .object(let object): "\(type(of: object())), which is not what the fake calls with `on:`"
    case .superclass: "the superclass, which the fake does not call with `super:`"
    default: "a closure, disposed of meanwhile"
    }
  }
}
