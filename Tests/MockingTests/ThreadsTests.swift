import Dispatch
import Mocking
import Testing

/// Interactions recorded from many threads are put in a line, and none is lost.
@Suite struct ThreadsTests {
  @Test(arguments: [true, false])
  func noInteractionIsLost(isOrdered: Bool) {
    let observed = Observed<Int>(ordered: isOrdered)
    observed.mock.expect(any(), times: 8_000)
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      for number in 0..<1_000 { observed.mock.record(thread * 1_000 + number) }
    }
    observed.mock.verify()
    #expect(observed.count == 0)
  }

  @Test func eachIsCountedForItsOwnExpectation() {
    let observed = Observed<Int>(ordered: false)
    for number in 0..<400 { observed.mock.expect(number) }
    DispatchQueue.concurrentPerform(iterations: 4) { thread in
      for number in 0..<100 { observed.mock.record(number * 4 + thread) }
    }
    observed.mock.verify()
    #expect(observed.count == 0)
  }

  @Test func eachUnexpectedOneIsReportedOnce() {
    let observed = Observed<Int>()
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      for number in 0..<50 { observed.mock.record(number) }
    }
    #expect(observed.count == 200)
  }

  @Test func expectingRecordingVerifyingAndResettingMayRace() {
    let observed = Observed<Int>(strict: false, ordered: false)
    DispatchQueue.concurrentPerform(iterations: 4) { thread in
      for number in 0..<200 {
        switch (thread + number) % 4 {
        case 0: observed.mock.expect(number, times: 0...)
        case 1: observed.mock.record(number)
        case 2: observed.mock.verify()
        default: if number % 50 == 0 { observed.mock.reset() }
        }
      }
    }
    observed.mock.reset()
    let before = observed.count
    observed.mock.verify()
    #expect(observed.count == before)
  }
}
