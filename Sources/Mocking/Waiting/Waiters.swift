/// Somebody who waits for something to happen to a mock, and how to wake them.
struct Waiter: Sendable {
  let wake: @Sendable () -> Void
}

/// Those who wait for something to happen to a mock.
struct Waiters {
  private var waiters: [Int: Waiter] = [:]
  private var nextTicket = 0

  /// Whether nobody waits; kept, since it is asked with each record.
  private(set) var isEmpty = true

  /// Adds a waiter, and returns a ticket to take it out again.
  mutating func add(_ waiter: Waiter) -> Int {
    nextTicket += 1
    waiters[nextTicket] = waiter
    isEmpty = false
    return nextTicket
  }

  mutating func remove(_ ticket: Int) {
    waiters[ticket] = nil
    isEmpty = waiters.isEmpty
  }

  /// Takes out all waiters, to be woken outside the lock.
  mutating func removeAll() -> [Waiter] {
    defer { (waiters, isEmpty) = ([:], true) }
    return Array(waiters.values)
  }

  static func wake(_ waiters: [Waiter]) {
    for waiter in waiters { waiter.wake() }
  }
}
