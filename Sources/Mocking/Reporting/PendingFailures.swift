import Foundation
import Stubbing

/// Failures that have been found and not yet been told to a test.
///
/// What is still pending when the process ends, or is found even later, goes to standard error and fails the run. So does
/// what a test was told that may have come too late for it: a framework settles its exit code before the process ends.
enum PendingFailures {
  private struct State {
    var nextTicket = 0
    var failures: [Int: Failure] = [:]
    /// Whether the process must not exit as if all had passed.
    var hasFailed = false
    var isExiting = false
  }

  private static let state = Locked(State())

  static func add(_ failure: Failure) -> Int {
    _ = exitHandler
    let (ticket, isExiting) = state.withLock { state in
      state.nextTicket += 1
      state.failures[state.nextTicket] = failure
      return (state.nextTicket, state.isExiting)
    }
    if isExiting { exit(writing: [failure]) }
    return ticket
  }

  static func remove(_ ticket: Int) {
    // Returned, so that nothing is released under the lock.
    _ = state.withLock { $0.failures.removeValue(forKey: ticket) }
  }

  /// Fails the process, whatever its exit code will be.
  static func failProcess() {
    _ = exitHandler
    let isExiting = state.withLock { state in
      state.hasFailed = true
      return state.isExiting
    }
    if isExiting { exit(writing: []) }
  }

  // MARK: - When the process ends

  /// Installs, once, what is done when the process ends.
  private static let exitHandler: Void = {
    #if canImport(Glibc)
      _ = on_exit({ status, _ in PendingFailures.processWillExit(failing: status != EXIT_SUCCESS) }, nil)
    #else
      // The exit code is not known here, so it is set again where it is most likely set already.
      atexit { PendingFailures.processWillExit(failing: false) }
    #endif
  }()

  private static func processWillExit(failing: Bool) {
    let (failures, hasFailed) = state.withLock { state in
      state.isExiting = true
      return (state.failures.sorted { $0.key < $1.key }.map(\.value), state.hasFailed)
    }
    if !failures.isEmpty || (hasFailed && !failing) { exit(writing: failures) }
  }

  private static func exit(writing failures: [Failure]) -> Never {
    for failure in failures { writeToStandardError(failure.message, at: failure.location) }
    fflush(nil)
    _exit(EXIT_FAILURE)
  }
}
