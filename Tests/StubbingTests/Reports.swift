import Stubbing

/// Collects what stubs report, from any thread, so that a test can look at it.
final class Reports: Sendable {
  private let all = Locked<[(message: String, location: CodeLocation)]>([])

  /// The messages so far.
  var messages: [String] { all.withLock { $0.map(\.message) } }
  /// The lines so far.
  var lines: [Int] { all.withLock { $0.map(\.location.line) } }

  /// Makes a stub whose reports come here.
  func stub<Input, Output>(
    name: String = "stub", precedence: Precedence = .earliest, onUnused: UnusedBehaviors = .ignore,
    _: (Input, Output).Type = (Input, Output).self
  ) -> Stub<Input, Output> {
    let sink = FailureSink { [all] message, location in all.withLock { $0.append((message, location)) } }
    return Stub(name: { name }, precedence: precedence, onUnused: onUnused, sink: sink)
  }
}
