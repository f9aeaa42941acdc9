import Foundation

/// The numbers of behaviors that were disposed of, on whatever thread, and are still in their store.
///
/// It shares the lock of the store, which so learns of disposals without another lock, and holds on to nothing of it.
final class DisposedNumbers {
  private let lock: NSLock
  private var numbers: [Int] = []
  /// Whether there are none, for who holds the lock.
  private(set) var isEmpty = true

  init(lock: NSLock) { self.lock = lock }

  /// Adds a number; takes the lock.
  func add(_ number: Int) {
    lock.lock()
    defer { lock.unlock() }
    numbers.append(number)
    isEmpty = false
  }

  /// Takes all numbers, for who holds the lock.
  func takeAll() -> [Int] {
    defer { (numbers, isEmpty) = ([], true) }
    return numbers
  }
}

// The numbers are only touched with the lock held.
extension DisposedNumbers: @unchecked Sendable {}
