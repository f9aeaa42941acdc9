import Mocking
import Testing

/// What a mock accepts, ignores and refuses in each of its four modes.
@Suite struct MockTests {
  @Test func strictOrderedTakesWhatIsExpectedInOrder() {
    let observed = Observed<[Int]>()
    observed.mock.expect(matches([any(), matches { $0 > 0 }]))
    observed.mock.record([0, 1])
    observed.mock.verify()
    #expect(observed.count == 0)
    observed.mock.record([1, 0])
    #expect(observed.count == 1)
  }

  @Test func strictOrderedRefusesWhatComesTooEarly() {
    let observed = Observed<Int>()
    observed.mock.expect(1)
    observed.mock.expect(2)
    observed.mock.record(2)
    #expect(observed.count == 1)
    observed.mock.record(1)
    observed.mock.record(2)
    observed.mock.verify()
    #expect(observed.count == 1)
  }

  @Test func strictUnorderedTakesWhatIsExpectedInAnyOrder() {
    let observed = Observed<[Int]>(ordered: false)
    observed.mock.expect(matches([0, 1]))
    observed.mock.expect(matches([1, 0]))
    observed.mock.record([1, 0])
    observed.mock.record([0, 1])
    observed.mock.verify()
    #expect(observed.count == 0)
    observed.mock.record([0, 0])
    #expect(observed.count == 1)
  }

  @Test func niceOrderedIgnoresWhatIsNotExpectedOrOutOfOrder() {
    let observed = Observed<[Int?]>(strict: false)
    observed.mock.expect(matches([some(0)]))
    observed.mock.expect(matches([some(any())]))
    observed.mock.record([nil])
    observed.mock.record([1])
    observed.mock.record([0])
    #expect(observed.count == 0)
    observed.mock.verify()
    #expect(observed.count == 1)
    observed.mock.record([1])
    observed.mock.verify()
    #expect(observed.count == 1)
  }

  @Test func niceUnorderedIgnoresWhatIsNotExpected() {
    let observed = Observed<[String: Int?]>(strict: false, ordered: false)
    observed.mock.expect(matches(["zero": some(0)]))
    observed.mock.expect(matches(["none": none()]))
    observed.mock.record(["some": 1])
    observed.mock.record(["none": nil])
    observed.mock.record(["zero": 0])
    observed.mock.verify()
    #expect(observed.count == 0)
  }

  @Test func niceUnorderedRefusesWhatComesTooOften() {
    let observed = Observed<Int>(strict: false, ordered: false)
    observed.mock.expect(1)
    observed.mock.expect(2, times: 1...)
    observed.mock.record(1)
    for _ in 0..<3 { observed.mock.record(2) }
    #expect(observed.count == 0)
    observed.mock.record(1)
    #expect(observed.count == 1)
    observed.mock.verify()
    #expect(observed.count == 1)
  }

  @Test func unorderedAssignsExactly() {
    let observed = Observed<Int>(ordered: false)
    observed.mock.expect(any())
    observed.mock.expect(equals(1))
    observed.mock.record(1)
    observed.mock.record(2)
    observed.mock.verify()
    #expect(observed.count == 0)
  }

  @Test func orderedKeepsEveryReading() {
    let observed = Observed<Int>()
    observed.mock.expect(any(), times: 1...2)
    observed.mock.expect(equals(1))
    observed.mock.record(1)
    observed.mock.record(1)
    observed.mock.verify()
    #expect(observed.count == 0)
  }

  @Test(arguments: [true, false], [true, false])
  func rejectsInEveryMode(isStrict: Bool, isOrdered: Bool) {
    let observed = Observed<Int>(strict: isStrict, ordered: isOrdered)
    observed.mock.expect(any(), times: 0...)
    observed.mock.reject(0)
    observed.mock.expect(0, times: 0...)
    observed.mock.record(0)
    #expect(observed.count == 1)
    observed.mock.record(1)
    #expect(observed.count == 1)
  }

  @Test func aRejectedInteractionFulfilsNothing() {
    let observed = Observed<Int>(strict: false)
    observed.mock.expect(any())
    observed.mock.reject(0)
    observed.mock.record(0)
    observed.mock.verify()
    #expect(observed.count == 2)
  }

  @Test func anUnexpectedInteractionChangesNothing() {
    let observed = Observed<Int>()
    observed.mock.expect(1, times: 2)
    for interaction in [1, 9, 1] { observed.mock.record(interaction) }
    observed.mock.verify()
    #expect(observed.count == 1)
  }

  @Test func anExpectationWithoutInteractionsIsUnfulfilled() {
    let observed = Observed<Int>()
    observed.mock.expect(1)
    observed.mock.verify()
    #expect(observed.count == 1)
  }

  @Test func whatWasRecordedBeforeAnExpectationDoesNotFulfilIt() {
    let observed = Observed<Int>(strict: false, ordered: false)
    observed.mock.record(1)
    observed.mock.expect(1)
    observed.mock.verify()
    #expect(observed.count == 1)
  }

  @Test func verifyReportsAllThatIsUnfulfilledAsOneFailure() {
    let observed = Observed<Int>(ordered: false)
    observed.mock.expect(1)
    observed.mock.expect(2)
    observed.mock.verify()
    #expect(observed.count == 1)
    #expect(observed.messages[0].hasPrefix("2 of 2 expectations of Fake were not fulfilled:"))
  }

  @Test func verifyDoesNotRepeatWhatRecordReported() {
    let observed = Observed<Int>()
    observed.mock.record(1)
    observed.mock.verify()
    #expect(observed.count == 1)
  }

  @Test func resetForgetsEverything() {
    let observed = Observed<Int>(strict: false)
    observed.mock.expect(1)
    observed.mock.reject(2)
    observed.mock.reset()
    observed.mock.record(2)
    observed.mock.verify()
    #expect(observed.count == 0)
  }

  @Test func failuresAreReportedWhereTheyAreFound() {
    let observed = Observed<Int>()
    observed.mock.record(1); let recordLine = #line
    observed.mock.expect(1)
    observed.mock.verify(); let verifyLine = #line
    #expect(observed.lines == [recordLine, verifyLine])
  }
}
