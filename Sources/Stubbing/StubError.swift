import Foundation

/// Why a stub could not answer an invocation.
///
/// Its description names the stub, the input, and every behavior that was tried.
public struct StubError: Error, Hashable, CustomStringConvertible {
  /// The whole explanation.
  public let description: String

  init(_ description: String) {
    self.description = description
  }

  static func unanswered<Input, Output>(
    _ input: Input, by stub: String, links: StubState<Input, Output>, needed: Any.Type
  ) -> StubError {
    var lines = [headline(input, by: stub, isBare: links.behaviors.isEmpty && links.targets.isEmpty)]
    let tried = links.behaviors.all.compactMap { $0 as? StubBehavior<Input, Output> }
    if !tried.isEmpty {
      lines.append("  tried (\(tried.count)):")
      lines.append(list(tried.enumerated().map { "    \($0 + 1). \($1.summary(for: input))\($1.reason)" }))
      lines += closest(of: tried, to: input)
    }
    if !links.targets.isEmpty {
      lines.append("  forwards to:")
      lines.append(list(links.targets.reversed().map { "    \($0.reason)" }))
    }
    if links.defaults != nil { lines.append("  no default value for \(needed) is registered") }
    return StubError(lines.joined(separator: "\n"))
  }

  private static func headline<Input>(_ input: Input, by stub: String, isBare: Bool) -> String {
    let call = Input.self == Void.self ? "its invocation" : shortened(renderInteraction(input))
    return isBare
      ? "\(stub) has no behavior that answers \(call): it has none at all. Use `on(_, return: …)`."
      : "\(stub) has no behavior that answers \(call)."
  }

  static func mustBeAwaited<Input, Output>(
    _ input: Input, by stub: String, behavior: StubBehavior<Input, Output>
  ) -> StubError {
    StubError(
      """
      \(stub) answers \(renderInteraction(input)) asynchronously, but was invoked without `await`.
        The behavior: \(behavior.summary(for: input))
        Use `await` in the fake, or give the behavior an answer that does not await anything.
      """)
  }

  static func mustBeAwaited<Input>(_ input: Input, by stub: String, target: Behavior) -> StubError {
    StubError(
      """
      \(stub) forwards \(renderInteraction(input)) to an asynchronous closure, but was invoked without `await`.
        It is forwarded at \(target.location)
        Use `await` in the fake, or forward to a closure that does not await anything.
      """)
  }

  /// The behavior that the input differs least from, if it comes close, and where it differs.
  private static func closest<Input, Output>(of tried: [StubBehavior<Input, Output>], to input: Input) -> [String] {
    // Explaining is not for free, and nobody sets up more than some hundreds by hand.
    let active = tried.enumerated().filter { $1.isActive }.prefix(200)
    let misses = active.compactMap { index, behavior in
      behavior.matcher.mismatch(in: input).map { (index, behavior, $0.differences) }
    }
    let close = misses.filter { $2.allSatisfy { !$0.path.isEmpty || $0.isNote } }
    guard let (index, behavior, differences) = close.min(by: { $0.2.count < $1.2.count }) else { return [] }
    let code = shortened(withoutDot(behavior.matcher.description(after: [input])))
    return ["  closest: \(index + 1). \(code)"] + differences.map { "    \($0.shortDescription)" }
  }

  private static func list(_ lines: [String]) -> String {
    let shown = 20
    let cut = lines.count > shown ? ["    … \(lines.count - shown) more"] : []
    return (lines.prefix(shown) + cut).joined(separator: "\n")
  }
}

extension StubError: LocalizedError {
  /// The whole explanation.
  public var errorDescription: String? { description }
}

extension ForwardingTarget {
  /// Why this target did not answer.
  fileprivate var reason: String {
    switch kind {
    case .closure: "a closure, disposed of meanwhile  (\(handle.location))"
    case .object(let object): "\(type(of: object)), which is not what the fake calls with `on:`  (\(handle.location))"
    case .superclass: "the superclass, which the fake does not call with `super:`  (\(handle.location))"
    }
  }
}

extension StubBehavior {
  fileprivate var isActive: Bool { !handle.isDisposed && !handle.isUsedUp }

  /// Why this behavior answers no more, if it does not.
  fileprivate var reason: String {
    if handle.isDisposed { return ": disposed" }
    if handle.isUsedUp {
      return ": used up, after \(handle.invocations) \(handle.invocations == 1 ? "answer" : "answers")"
    }
    return ""
  }
}
