import Dispatch
import Stubbing
import Testing

@Suite struct LockedTests {
  @Test func theStateChangesUnderTheLock() {
    let locked = Locked([1])
    locked.withLock { $0.append(2) }
    #expect(locked.withLock { $0 } == [1, 2])
  }

  @Test func theResultOfTheClosureIsReturned() {
    #expect(Locked(3).withLock { $0 * 2 } == 6)
  }

  @Test func anErrorIsPassedOnAndTheLockIsFreeAfterwards() {
    let locked = Locked(0)
    #expect(throws: CancellationError.self) {
      try locked.withLock { state in
        state = 1
        throw CancellationError()
      }
    }
    #expect(locked.withLock { $0 } == 1)
  }

  @Test func manyThreadsTakeTurns() {
    let locked = Locked(0)
    DispatchQueue.concurrentPerform(iterations: 10_000) { _ in locked.withLock { $0 += 1 } }
    #expect(locked.withLock { $0 } == 10_000)
  }
}
