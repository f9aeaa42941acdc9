/// Somebody who waits for something to happen to a mock, and how to wake them.
struct Waiter: Sendable {
  let wake: @Sendable () -> Void
}

/// Those who wait for something to happen to a mock.
struct Waiters {
  private var waiters: [Int: Waiter] = [:]
  private var nextTicket = 0

  var isEmpty: Bool { waiters.isEmpty }

  /// Adds a waiter.
  ///
  /// - Returns: A ticket, to take it out again.
  mutating func add(_ waiter: Waiter) -> Int {
    nextTicket += 1
    waiters[nextTicket] = waiter
    return nextTicket
  }

  mutating func remove(_ ticket: Int) {
    waiters[ticket] = nil
  }

  /// Takes out all waiters, to be woken outside the lock.
  mutating func removeAll() -> [Waiter] {
    defer { waiters = [:] }
    return Array(waiters.values)
  }

  static func wake(_ waiters: [Waiter]) {
    for waiter in waiters { waiter.wake() }
  }
}
