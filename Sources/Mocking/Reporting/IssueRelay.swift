#if canImport(Testing)
  import Foundation
  import Stubbing
  import Testing

  /// Records failures as issues of the test that a double was made in, from threads and tasks that do not know the test.
  ///
  /// Swift Testing knows the current test by a task-local value, which is missing on queues and in detached tasks. So each
  /// double has a task that was created in the test and has inherited its task-local values. It waits for a failure, and is
  /// resumed on the thread that found one, by an executor that runs what it is given at once: a failure has been recorded
  /// when `report` returns, and nothing is ever under way.
  ///
  /// A relay is not shared. The task inherits whether it is inside `withKnownIssue`, and nobody outside of Swift Testing can
  /// find out whether two places are inside the same block.
  final class IssueRelay: Sendable {
    private let test: String
    private let slot: Slot?

    /// Creates a relay to the test whose task this is.
    init(test: String) {
      self.test = test
      if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
        let slot = Slot()
        self.slot = slot
        Self.park(in: slot)
      } else {
        slot = nil
      }
    }

    deinit { slot?.close() }

    /// Records a failure from outside the test's tasks.
    func report(_ failure: Failure) {
      guard let slot else { return recordIssue(failure.naming(test)) }
      slot.take().resume(returning: failure)
    }

    /// Starts a task that waits for one failure; to be called in a task of the test.
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    private static func park(in slot: Slot) {
      Task(executorPreference: InlineExecutor.shared) {
        guard let failure = await withUnsafeContinuation({ slot.park($0) }) else { return }
        // The next failure may come while this one is recorded.
        park(in: slot)
        recordIssue(failure)
      }
    }
  }

  /// Holds the task that waits for the next failure.
  private final class Slot: Sendable {
    typealias Continuation = UnsafeContinuation<Failure?, Never>

    private let condition = NSCondition()
    // Only touched under the condition's lock.
    nonisolated(unsafe) private var parked: Continuation?

    func park(_ continuation: Continuation) {
      condition.withLock {
        parked = continuation
        condition.signal()
      }
    }

    /// Takes the task that waits.
    ///
    /// Where another thread has just taken it, that thread is about to start the next. No code of a user's runs until then,
    /// so this does not wait for long.
    func take() -> Continuation {
      condition.withLock {
        while true {
          if let continuation = parked {
            parked = nil
            return continuation
          }
          condition.wait()
        }
      }
    }

    /// Ends the task, when nobody can report any more.
    func close() {
      take().resume(returning: nil)
    }
  }

  /// Runs what it is given at once, on the thread that gives it.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  private final class InlineExecutor: TaskExecutor {
    static let shared = InlineExecutor()

    func enqueue(_ job: consuming ExecutorJob) {
      job.runSynchronously(on: asUnownedTaskExecutor())
    }
  }
#endif
