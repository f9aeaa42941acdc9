import Dispatch
import Mocking
import Stubbing
import Testing

/// When calls are looked for, and in what.
@Suite(.timeLimit(.minutes(1))) struct LazyCallsTests {
  private let mock = Mock<Int>(nice: true)
  private let asked = Locked(0)

  /// A matcher for even numbers that counts how often it is asked.
  private var even: Matcher<Int> {
    matches { [asked] number in
      asked.withLock { $0 += 1 }
      return number % 2 == 0
    }
  }

  @Test func nothingIsMatchedUntilItIsLookedAt() {
    for number in 0..<10 { mock.record(number) }
    let calls = mock.calls(even)
    #expect(asked.withLock { $0 } == 0)
    #expect(calls.first == 0)
    #expect(asked.withLock { $0 } == 10)
  }

  @Test func eachInteractionIsAskedForOnce() {
    for number in 0..<10 { mock.record(number) }
    let calls = mock.calls(even)
    let copy = calls
    #expect(calls.count == 5 && calls == [0, 2, 4, 6, 8] && calls.map { $0 } == [0, 2, 4, 6, 8])
    #expect(!copy.isEmpty && copy[4] == 8 && copy.description == "[0, 2, 4, 6, 8]")
    #expect(asked.withLock { $0 } == 10)
  }

  @Test func itHoldsWhatHadBeenRecordedWhenItWasAskedFor() {
    mock.record(0)
    let (before, looked) = (mock.calls(even), mock.calls(even))
    #expect(looked == [0])
    mock.record(2)
    #expect(before == [0] && looked == [0] && mock.calls(even) == [0, 2])
    mock.clearInteractions()
    #expect(before == [0] && mock.calls(even).isEmpty)
  }

  @Test func itHoldsOnThoughInteractionsAreForgottenBeforeItLooks() {
    for number in 0..<100 { mock.record(number) }
    // So often that the index is made.
    for _ in 0..<10 { #expect(mock.calls(3).count == 1) }
    let (one, evens) = (mock.calls(3), mock.calls(even))
    mock.reset()
    for number in 100..<300 { mock.record(number) }
    #expect(one == [3] && evens.count == 50)
    #expect(mock.calls(3).isEmpty && mock.calls(103).count == 1)
  }

  @Test func verifyLooksAtWhatWasRecordedByThen() {
    let observed = Observed<Int>(strict: false)
    let calls = observed.mock.calls(1)
    #expect(calls.isEmpty)
    observed.mock.record(1)
    calls.verify()
    #expect(observed.count == 0 && calls.isEmpty)
  }

  @Test func mappingWhileOthersRecordCannotTrap() {
    let isDone = Locked(false)
    let group = DispatchGroup()
    DispatchQueue.global().async(group: group) { [mock] in
      for number in 0..<20_000 where !isDone.withLock({ $0 }) {
        mock.record(number % 7)
        if number % 1_000 == 999 { mock.clearInteractions() }
      }
    }
    for _ in 0..<200 {
      let calls = mock.calls(even)
      let values = calls.map { $0 }
      #expect(values.allSatisfy { $0 % 2 == 0 } && values.count == calls.count)
      #expect(calls.indices.allSatisfy { calls[$0] == values[$0] })
      let three = mock.calls(3)
      #expect(three.allSatisfy { $0 == 3 } && Array(three).count == three.count)
    }
    isDone.withLock { $0 = true }
    group.wait()
  }

  /// The answers of the matcher change from one look to the next, and the collection does not.
  @Test func threadsThatLookAtOnceSeeTheSame() {
    for number in 0..<100 { mock.record(number) }
    for _ in 0..<100 {
      let rest = Locked(0)
      let calls = mock.calls(
        matches { _ in
          rest.withLock { rest in
            rest += 1
            return rest % 3 == 0
          }
        })
      let seen = Locked<Set<[Int]>>([])
      DispatchQueue.concurrentPerform(iterations: 4) { _ in
        let values = (0..<calls.count).map { calls[$0] }
        seen.withLock { _ = $0.insert(values) }
      }
      #expect(seen.withLock { $0.count } == 1)
    }
  }

  @Test func itKeepsTheMockAndNothingOfTheOthers() {
    final class Held: Sendable {}
    weak var weakMock: Mock<Held>?
    weak var weakOther: Held?
    do {
      let mock = Mock<Held>(nice: true)
      weakMock = mock
      let held = Held()
      mock.record(held)
      var calls: Calls? = mock.calls(matches { $0 === held })
      do {
        let other = Held()
        weakOther = other
        mock.record(other)
        #expect(calls?.count == 1)
      }
      mock.clearInteractions()
      // What was found is kept, and what was not is let go of.
      #expect(weakOther == nil && calls?.first === held)
      calls = nil
    }
    #expect(weakMock == nil)
  }

  @Test func aMatcherMayRecordAndLookItself() {
    mock.record(1)
    let calls = mock.calls(
      matches { [mock] number in
        mock.record(number + 1)
        return mock.calls(number).count == 1
      })
    #expect(calls == [1])
    #expect(mock.interactions == [1, 2])
  }
}
