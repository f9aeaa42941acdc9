import Testing

@testable import Matchers

@Suite struct TimesTests {
  @Test func countsAndRangesSayHowOften() {
    #expect(2.countRange == CountRange(lower: 2, upper: 2))
    #expect(0.countRange == CountRange(lower: 0, upper: 0))
    #expect((1...3).countRange == CountRange(lower: 1, upper: 3))
    #expect((1..<3).countRange == CountRange(lower: 1, upper: 2))
    #expect((1...).countRange == CountRange(lower: 1, upper: .max))
    #expect((...3).countRange == CountRange(lower: 0, upper: 3))
    #expect((..<3).countRange == CountRange(lower: 0, upper: 2))
    #expect(Int.max.countRange == CountRange(lower: .max, upper: .max))
  }

  @Test(arguments: [-1, .min])
  func negativeCountsAreImpossible(count: Int) {
    #expect(count.countRange == nil)
    #expect(count.misuse == "a count cannot be negative")
  }

  @Test func emptyAndNegativeRangesAreImpossible() {
    #expect((2..<2).countRange == nil)
    #expect((2..<2).misuse == "no count lies in this range")
    #expect((..<0).countRange == nil)
    #expect((...(-1)).countRange == nil)
    #expect((-1...3).countRange == nil)
    #expect(((-1)...).countRange == nil)
  }

  @Test(arguments: [
    (CountRange(lower: 0, upper: 0), "never"), (CountRange(lower: 1, upper: 1), "once"),
    (CountRange(lower: 2, upper: 2), "twice"), (CountRange(lower: 3, upper: 3), "3 times"),
    (CountRange(lower: 2, upper: 4), "2 to 4 times"), (CountRange(lower: 0, upper: 2), "at most twice"),
    (CountRange(lower: 2, upper: .max), "at least twice"), (CountRange(lower: 0, upper: .max), "any number of times"),
  ])
  func rangesReadAsEnglish(range: CountRange, text: String) {
    #expect(range.description == text)
  }
}
