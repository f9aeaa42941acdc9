import Foundation

/// The least that a mock could do to record: an array behind a lock.
final class LockedCalls: @unchecked Sendable {
  private let lock = NSLock()
  private(set) var calls: [Call] = []

  func append(_ call: Call) {
    lock.lock()
    calls.append(call)
    lock.unlock()
  }
}

/// Measures how long a locked array takes to append calls, in seconds for each.
func timePerAppend(of calls: [Call]) -> Double {
  let time = bestTime {
    LockedCalls()
  } work: { list in
    forEach(calls) { list.append($0) }
  }
  return time / Double(calls.count)
}
