/// What a stub was told to do for some of its invocations; returned by `on` and `forward`.
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
    var isReportedUnused = false
    /// Takes the behavior out of its stub, and ends what hangs on it.
    var onDispose: (@Sendable () -> Void)?
  }

  /// Where the behavior was set up.
  public let location: CodeLocation
  /// Its place among all that was set up with its stub, counted from zero.
  let number: Int
  /// The most invocations that the behavior answers; nil for no limit.
  let limit: Int?
  private let most: Int
  private let state: Locked<State>

  init(location: CodeLocation, number: Int, limit: Int? = nil, onDispose: @escaping @Sendable () -> Void) {
    self.location = location
    self.number = number
    self.limit = limit
    most = limit ?? .max
    state = Locked(State(onDispose: onDispose))
  }

  /// Takes the behavior out of its stub: the next one that matches answers from now on.
  ///
  /// An invocation under way keeps its answer, unless it is suspended: that ends with an error. Disposing twice is as good
  /// as once. What the behavior's closure holds on to is released when the stub is used next.
  public func dispose() {
    let onDispose = state.withLock { state in
      defer { (state.isDisposed, state.onDispose) = (true, nil) }
      return state.onDispose
    }
    onDispose?()
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

  /// Whether the behavior has neither answered an invocation nor been reported for that; it counts as reported from now on.
  func noteReportedIfUnused() -> Bool {
    state.withLock { state in
      if state.isDisposed || state.isReportedUnused || state.invocations > 0 { return false }
      state.isReportedUnused = true
      return true
    }
  }

  /// Does something more when the behavior is disposed of; at once, if it has been.
  func alsoOnDispose(_ action: @escaping @Sendable () -> Void) {
    let isTooLate = state.withLock { state in
      guard let first = state.onDispose else { return true }
      state.onDispose = {
        first()
        action()
      }
      return false
    }
    if isTooLate { action() }
  }
}

// MARK: - Claiming

extension Behavior {
  /// What becomes of an invocation that a behavior matches.
  enum Claim {
    /// It is the one with this number, counted from zero.
    case taken(Int, isLast: Bool)
    /// Its turn has come, but only an invocation with `await` can be answered so.
    case refused
    /// The behavior answers no more.
    case gone
  }

  /// Takes an invocation, unless the behavior is disposed of or used up.
  ///
  /// - Parameter isRefused: Whether an invocation cannot be answered, by its number; it is not counted then.
  func claim(isRefused: (Int) -> Bool = { _ in false }) -> Claim {
    state.withLock { state in
      let number = state.invocations
      if state.isDisposed || number >= most { return .gone }
      if isRefused(number) { return .refused }
      state.invocations = number + 1
      return .taken(number, isLast: number + 1 >= most)
    }
  }
}
