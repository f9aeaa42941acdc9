import Foundation

/// Numbers interactions across all mocks, so that their order can be told afterwards.
final class InteractionNumber {
  private static let shared = InteractionNumber()

  private let lock = NSLock()
  private var last = 0

  /// The next number, counted from one.
  ///
  /// Taken under the lock of a mock, so that a mock's own numbers ascend. Without a closure, since every record takes one.
  static func next() -> Int { shared.take() }

  private func take() -> Int {
    lock.lock()
    defer { lock.unlock() }
    last += 1
    return last
  }
}

// What changes is only touched under the lock.
extension InteractionNumber: @unchecked Sendable {}
