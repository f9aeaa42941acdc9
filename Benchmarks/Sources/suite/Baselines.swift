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

/// A fake without any library: a flag for what was called, and a value to return.
final class FlagFake {
  private(set) var expectedID: Int?
  private(set) var wasFetched = false
  var result = 1

  func expectFetch(id: Int) {
    expectedID = id
  }

  func fetch(id: Int) -> Int {
    wasFetched = id == expectedID
    return result
  }
}

/// A stub that asks one closure after another.
final class ClosureStub {
  private var behaviors: [(accepts: (Int) -> Bool, output: Int)] = []

  func on(_ input: Int, return output: Int) {
    behaviors.append(({ $0 == input }, output))
  }

  func invoke(_ input: Int) -> Int? {
    for behavior in behaviors where behavior.accepts(input) { return behavior.output }
    return nil
  }
}

/// A matcher as older libraries make it, with an overload for three values: closures in closures.
struct ClosureMatcher<Value> {
  let accepts: (Value) -> Bool

  init(_ value: Value) where Value: Equatable {
    accepts = { $0 == value }
  }

  init<First, Second, Third>(
    _ elements: (ClosureMatcher<First>, ClosureMatcher<Second>, ClosureMatcher<Third>)
  ) where Value == (First, Second, Third) {
    accepts = { elements.0.accepts($0.0) && elements.1.accepts($0.1) && elements.2.accepts($0.2) }
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
