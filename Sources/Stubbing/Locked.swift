import Foundation

/// A value that is only ever touched under a lock.
///
/// The closure given to `withLock` must not run a user's code: no matcher, handler, description or `deinit` of a value
/// that came from outside. What is to be done is decided under the lock, returned, and done after it.
package final class Locked<State> {
  private let lock: NSLock
  private var state: State

  /// Puts a state behind a lock: one of its own, unless another state is to be changed together with it.
  package init(_ state: State, lock: NSLock = NSLock()) {
    self.state = state
    self.lock = lock
  }

  package func withLock<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&state)
  }
}

// The lock serialises every access to the state, and `sending` it in and out is what `State: Sendable` stands for.
extension Locked: @unchecked Sendable where State: Sendable {}
