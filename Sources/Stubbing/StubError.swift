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
    _ input: Input, by stub: String, tried: [StubBehavior<Input, Output>]
  ) -> StubError {
    let call = Input.self == Void.self ? "its invocation" : renderInteraction(input)
    guard !tried.isEmpty else {
      return StubError("\(stub) has no behavior that answers \(call): none was set up. Use `on(_, return: …)`.")
    }
    let lines = tried.enumerated().map { index, behavior in
      "    \(index + 1). \(behavior.summary(for: input))\(behavior.reason(against: input))"
    }
    return StubError("\(stub) has no behavior that answers \(call).\n  tried (\(tried.count)):\n\(list(lines))")
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

extension StubBehavior {
  /// Why this behavior did not answer an input.
  fileprivate func reason(against input: Input) -> String {
    if handle.isDisposed { return ": disposed" }
    if handle.isUsedUp {
      return ": used up, after \(handle.invocations) \(handle.invocations == 1 ? "answer" : "answers")"
    }
    guard let mismatch = matcher.mismatch(in: input) else { return "" }
    return mismatch.differences.map { "\n       \($0)" }.joined()
  }
}
