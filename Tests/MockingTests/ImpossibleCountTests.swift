import Mocking
import Testing

@Suite struct ImpossibleCountTests {
  @Test func anImpossibleCountIsReportedAndLeftOut() {
    let observed = Observed<Int>()
    observed.mock.expect(1, times: -1); let line = #line
    #expect(observed.messages == ["Impossible count for an expectation of Fake: -1; a count cannot be negative."])
    #expect(observed.lines == [line])
    observed.mock.verify()
    #expect(observed.count == 1)
  }

  @Test func aMatcherOfAnImpossibleCountIsReported() {
    let observed = Observed<[Int]>()
    observed.mock.reject(contains(1, times: -1)); let line = #line
    observed.mock.expect(not(some(1).pullback { $0.first }) && contains(1, times: 2..<2))
    #expect(
      observed.messages == [
        "Impossible matcher for Fake: a count cannot be negative.",
        "Impossible matcher for Fake: no count lies in this range.",
      ])
    #expect(observed.lines == [line, line + 1])
  }
}
