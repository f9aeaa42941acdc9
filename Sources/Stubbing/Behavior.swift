/// What a stub was told to do for some of its invocations; returned by `on`.
///
/// ```swift
/// let offline = stub.on(any(), throw: URLError(.notConnectedToInternet))
/// …
/// offline.dispose()  // back to what was set up after it
/// ```
public final class Behavior: Sendable {
  private struct State {
    var isDisposed = false
    var invocations = 0
  }

  /// Where the behavior was set up.
  public let location: CodeLocation
  private let state = Locked(State())
  private let onDispose: @Sendable () -> Void

  /// The most invocations that the behavior answers; nil for no limit.
  private let limit: Int?

  init(location: CodeLocation, limit: Int? = nil, onDispose: @escaping @Sendable () -> Void) {
    self.location = location
    self.limit = limit
    self.onDispose = onDispose
  }

  /// Takes the behavior out of its stub: the next one that matches answers from now on.
  ///
  /// An invocation under way keeps its answer. Disposing twice is as good as once.
  public func dispose() {
    let isFirst = state.withLock { state in
      defer { state.isDisposed = true }
      return !state.isDisposed
    }
    if isFirst { onDispose() }
  }

  /// Whether the behavior has been disposed.
  public var isDisposed: Bool { state.withLock { $0.isDisposed } }

  /// How many invocations the behavior has answered, counting those under way.
  public var invocations: Int { state.withLock { $0.invocations } }

  /// Whether the behavior has given all the answers that it had.
  public var isUsedUp: Bool {
    guard let limit else { return false }
    return invocations >= limit
  }

  /// Takes an invocation, unless the behavior is disposed of or used up.
  ///
  /// - Returns: How many it has taken before.
  func claim() -> Int? {
    state.withLock { state in
      if state.isDisposed || limit.map({ state.invocations >= $0 }) ?? false { return nil }
      defer { state.invocations += 1 }
      return state.invocations
    }
  }
}
