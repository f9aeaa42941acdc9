import Foundation

/// Numbers interactions across all mocks, so that their order can be told afterwards.
enum InteractionNumber {
  private static let lock = NSLock()
  // Only touched under the lock.
  nonisolated(unsafe) private static var last = 0

  /// The next number, counted from one; taken under the lock of a mock, so that a mock's own numbers ascend.
  static func next() -> Int {
    lock.lock()
    defer { lock.unlock() }
    last += 1
    return last
  }
}
