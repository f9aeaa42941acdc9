import Foundation
import Stubbing

#if canImport(Testing)
  /// Failures on their way to a test.
  ///
  /// A failure stays listed until it has been recorded. What is still listed when the process ends, because a test's last
  /// failure came too late for its carrier, goes to standard error and fails the run.
  final class Parcels: Sendable {
    private struct State {
      var nextNumber = 0
      var waiting: [(number: Int, failure: Failure)] = []
      var underWay: [Int: Failure] = [:]
    }

    private let state = Locked(State())

    var isEmpty: Bool { state.withLock { $0.waiting.isEmpty } }

    func add(_ failure: Failure) {
      _ = Self.lastResort
      Self.listed.withLock { listed in
        listed[ObjectIdentifier(self)] = self
        state.withLock { state in
          state.waiting.append((state.nextNumber, failure))
          state.nextNumber += 1
        }
      }
    }

    /// Records what waits, in the order in which it came.
    ///
    /// To be called in a task of the test.
    func deliver() {
      while let (number, failure) = takeFirst() {
        recordIssue(failure)
        let isEmpty = state.withLock { state in
          state.underWay[number] = nil
          return state.waiting.isEmpty && state.underWay.isEmpty
        }
        if isEmpty { unlist() }
      }
    }

    private func takeFirst() -> (number: Int, failure: Failure)? {
      state.withLock { state in
        guard !state.waiting.isEmpty else { return nil }
        let first = state.waiting.removeFirst()
        state.underWay[first.number] = first.failure
        return first
      }
    }

    private func unlist() {
      Self.listed.withLock { listed in
        // Something may have been added since.
        let isEmpty = state.withLock { $0.waiting.isEmpty && $0.underWay.isEmpty }
        if isEmpty { listed[ObjectIdentifier(self)] = nil }
      }
    }

    private var undelivered: [Failure] {
      state.withLock { state in state.underWay.sorted { $0.key < $1.key }.map(\.value) + state.waiting.map(\.failure) }
    }
  }

  // MARK: - When the process ends

  extension Parcels {
    private static let listed = Locked<[ObjectIdentifier: Parcels]>([:])

    /// Installs, once, what becomes of failures that the end of the process overtakes.
    private static let lastResort: Void = {
      atexit {
        let failures = Parcels.listed.withLock { $0.values.map(\.undelivered) }.joined()
        if failures.isEmpty { return }
        for failure in failures { writeToStandardError(failure.message, at: failure.location) }
        fflush(nil)
        _exit(EXIT_FAILURE)
      }
    }()
  }
#endif
