/// What a stub or a fake was told to do for some of its calls; every verb that sets up an answer returns one.
///
/// ```swift
/// let offline = stub.on(any()).throw(URLError(.notConnectedToInternet))
/// …
/// offline.dispose()  // back to what else was set up
/// ```
public final class Behavior: Sendable {
  private struct State {
    var isDisposed = false
    var invocations = 0
    var isReportedUnused = false
    /// Takes the behavior out of its store, and ends what hangs on it.
    var onDispose: (@Sendable () -> Void)?

    mutating func claim(most: Int) -> Claim? {
      let number = invocations
      if isDisposed || number >= most { return nil }
      invocations = number + 1
      return Claim(number: number, isLast: number + 1 >= most)
    }
  }

  /// Where the behavior was set up.
  public let location: CodeLocation
  /// Its place among all that was set up with it, counted from zero.
  let number: Int
  /// The most calls that the behavior answers.
  private let most: Int
  private let state: Locked<State>

  init(location: CodeLocation, number: Int, limit: Int = .max, onDispose: @escaping @Sendable () -> Void) {
    (self.location, self.number, most) = (location, number, limit)
    state = Locked(State(onDispose: onDispose))
  }

  /// A behavior of no stub: the result of setting up what cannot be.
  static func disposed(at location: CodeLocation) -> Behavior {
    let behavior = Behavior(location: location, number: -1) {}
    behavior.dispose()
    return behavior
  }

  /// Takes the behavior out: the next one that matches answers from now on.
  ///
  /// A call under way keeps its answer, unless it is suspended: that ends with an error. Disposing twice is as good as once.
  /// What the behavior's closure holds on to is released when the stub is used next.
  public func dispose() {
    let onDispose = state.withLock { state in
      defer { (state.isDisposed, state.onDispose) = (true, nil) }
      return state.onDispose
    }
    onDispose?()
  }

  /// Whether the behavior has been disposed of.
  public var isDisposed: Bool { state.withLock { $0.isDisposed } }

  /// How many calls the behavior has answered, counting those under way.
  public var invocationCount: Int { state.withLock { $0.invocations } }

  /// Whether the behavior has given all the answers that it had.
  public var isUsedUp: Bool { invocationCount >= most }

  /// What follows when a behavior with several answers in turn has given the last one.
  public enum Repetition: Hashable, Sendable {
    /// The last answer again and again.
    case last
    /// All answers again, from the first on.
    case cycle
    /// No answer: the next behavior that matches is asked.
    case nothing
  }

  /// The right to give one answer.
  struct Claim {
    /// How many answers were given before.
    let number: Int
    let isLast: Bool
  }

  func claim() -> Claim? { state.withLock { $0.claim(most: most) } }

  /// Claims the next answer; nil where there is none, or it cannot be taken.
  func claim(canTake: (Int) -> Bool) -> Claim? {
    state.withLock { state in canTake(state.invocations) ? state.claim(most: most) : nil }
  }

  func renew() { state.withLock { ($0.invocations, $0.isReportedUnused) = (0, false) } }

  /// Whether the behavior has neither answered a call nor been reported for that; it counts as reported from now on.
  func noteReportedIfUnused() -> Bool {
    state.withLock { state in
      if state.isDisposed || state.isReportedUnused || state.invocations > 0 { return false }
      state.isReportedUnused = true
      return true
    }
  }

  /// Adds what is to happen when the behavior is disposed of; happens at once where it has been.
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
