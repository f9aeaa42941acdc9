import Mocking
import Testing

/// However many expectations there are, deciding what an interaction comes to takes no longer than asking their matchers.
///
/// The limits are far from what is needed, and as far from what it took when each answer was followed by a look at all.
@Suite(.timeLimit(.minutes(1))) struct RecordingSpeedTests {
  @Test(arguments: [true, false]) func anyOfThemMayBeMissing(nice: Bool) {
    let observed = Observed<Int>(strict: !nice)
    for number in 0..<1_000 { observed.mock.expect(number, times: 0...) }
    for number in 0..<1_000 { observed.mock.record(number) }
    observed.mock.verify()
    #expect(observed.messages == [])
    observed.mock.record(0)
    #expect(observed.count == (nice ? 0 : 1))
  }

  @Test(arguments: [true, false]) func anyOfThemMayBeMeantAndNoneHasToBe(nice: Bool) {
    let observed = Observed<Int>(strict: !nice)
    for _ in 0..<600 { observed.mock.expect(any(), times: 0...1) }
    for number in 0..<600 { observed.mock.record(number) }
    observed.mock.verify()
    #expect(observed.messages == [])
    observed.mock.record(0)
    #expect(observed.count == (nice ? 0 : 1))
  }
}
