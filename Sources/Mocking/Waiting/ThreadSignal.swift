import Foundation
import Stubbing

/// Lets one thread wait for something that happens once, without polling.
///
/// The main thread must not simply sleep, since what it waits for may be coming on the main queue, from a timer or from
/// the main actor. It runs its run loop meanwhile, and is woken by a block on the main queue: that ends one turn of the
/// loop, which `RunLoop.perform` does not.
final class ThreadSignal: Sendable {
  private let semaphore = DispatchSemaphore(value: 0)
  private let isOnMainThread = Thread.isMainThread
  private let hasFired = Locked(false)

  /// Wakes the thread that waits, or lets it pass when it comes.
  func fire() {
    guard isOnMainThread else {
      semaphore.signal()
      return
    }
    hasFired.withLock { $0 = true }
    DispatchQueue.main.async {}
  }

  /// Waits, once and on the thread that made the signal, until time is up or it is fired; returns whether it was.
  func wait(seconds: Double) -> Bool {
    // More than Dispatch and Foundation can count is as good as for ever.
    let seconds = min(seconds, 1e9)
    guard isOnMainThread else { return semaphore.wait(timeout: .now() + seconds) == .success }
    let deadline = Date(timeIntervalSinceNow: seconds)
    while !hasFired.withLock({ $0 }) && Date() < deadline {
      _ = RunLoop.main.run(mode: .default, before: deadline)
    }
    return hasFired.withLock { $0 }
  }
}
