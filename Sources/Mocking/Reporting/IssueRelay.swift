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
    /// Where the task is that waits for a failure; nil where tasks cannot be resumed at once.
    private let slot: Slot?
    /// The name of the test, where that is all there is to go by.
    private let test: String?

    /// Held from when a waiting task is taken until the next one waits, which takes a microsecond and runs no user's code.
    private static let isTaking = NSLock()

    /// Creates a relay to the test whose task this is.
    init() {
      if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
        let slot = Slot()
        (self.slot, test) = (slot, nil)
        Self.wait(in: slot)
      } else {
        (slot, test) = (nil, Test.current?.name)
      }
    }

    // Nobody reports any more.
    deinit { slot?.waiting?.resume(returning: nil) }

    /// Records a failure from outside the test's tasks.
    func report(_ failure: Failure) {
      guard let slot else { return recordIssue(failure.naming(test)) }
      Self.isTaking.lock()
      slot.waiting?.resume(returning: failure)
    }

    /// Starts a task that waits for one failure; to be called in a task of the test.
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    private static func wait(in slot: Slot) {
      Task(executorPreference: InlineExecutor.shared) {
        guard let failure = await withUnsafeContinuation({ slot.waiting = $0 }) else { return }
        // On the thread that reports. The next failure may come while this one is recorded.
        waitForNext(in: slot)
        recordIssue(failure)
      }
    }

    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    private static func waitForNext(in slot: Slot) {
      wait(in: slot)
      isTaking.unlock()
    }
  }

  /// Holds the task that waits for the next failure: there always is one, but while the lock is held.
  private final class Slot: Sendable {
    // Set where the relay is made, before any other thread knows it, then under the lock, and used last by its `deinit`.
    nonisolated(unsafe) var waiting: UnsafeContinuation<Failure?, Never>?
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
