import Matchers
import Testing

@Suite struct CountedElementsTests {
  @Test func elementsAreCounted() {
    let twice: Matcher<[Int]> = contains(3, times: 2)
    #expect(twice.matches([3, 1, 3]))
    #expect(!twice.matches([3]))
    #expect(!twice.matches([3, 3, 3]))
    #expect((contains(greater(than: 1), times: 1...2) as Matcher<[Int]>).matches([1, 2, 3]))
    #expect((contains(9, times: 0) as Matcher<[Int]>).matches([]))
    #expect((contains(any(), times: ..<2) as Matcher<Set<Int>>).matches([4]))
  }

  @Test func textsAreCounted() {
    #expect((contains("ab", times: 2) as Matcher<String>).matches("abcab"))
    #expect(!(contains("aa", times: 2) as Matcher<String>).matches("aaa"))
    #expect((contains("", times: 3) as Matcher<String>).matches("ab"))
  }

  @Test func saysHowOftenItIsThere() {
    let twice: Matcher<[Int]> = contains(3, times: 2)
    #expect(twice.description == "contains(3, times: 2)")
    #expect(
      twice.mismatch(in: [3])?.description
        == "expected a collection containing 3 twice, was [3], which contains it once")
    #expect(
      not(twice).mismatch(in: [3, 3])?.description == "expected a collection not containing 3 twice, was [3, 3]")
    #expect(
      (contains("a", times: 1...) as Matcher<String>).mismatch(in: "b")?.description
        == #"expected a string containing "a" at least once, was "b", which contains it not at all"#)
  }

  @Test func aCountThatNothingCanMeetIsAMisuse() {
    let never: Matcher<[Int]> = contains(3, times: -1)
    #expect(!never.matches([]))
    #expect(never.misuse == "a count cannot be negative")
    #expect(some(not(never)).misuse == "a count cannot be negative")
    #expect((contains(3, times: 2) as Matcher<[Int]>).misuse == nil)
  }
}
