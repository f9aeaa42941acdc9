import Matchers
import Testing

@Suite struct CollectionsTests {
  @Test func arraysMatchElementByElement() {
    #expect(matches([any(), equals(4)]).matches([1, 4]))
    #expect(!matches([any(), equals(4)]).matches([4, 1]))
    #expect(matches([any(), 4]).matches([1, 4]))
  }

  @Test func arraysOfAnotherCountDoNotMatch() {
    #expect(!matches([any(), 4]).matches([4]))
    #expect(!matches([any(), 4]).matches([1, 4, 4]))
  }

  @Test func arraysNest() {
    let matcher: Matcher<[[Int?]]> = matches([matches([none(), some(3)]), any()])
    #expect(matcher.matches([[nil, 3], []]))
    #expect(!matcher.matches([[3, nil], []]))
  }

  @Test func explainsTheElementOrTheCount() {
    #expect(matches([1, 2]).mismatch(in: [1, 3])?.description == "[1]: expected 2, was 3")
    #expect(matches([1, 2]).mismatch(in: [1])?.description == "[1]: expected 2, was missing at the end")
  }

  @Test func dictionariesMatchValueByValue() {
    let matcher: Matcher<[String: Int]> = matches(["key": matches { $0 == 5 }])
    #expect(matcher.matches(["key": 5]))
    #expect(!matcher.matches(["key": 4]))
    #expect(!matcher.matches(["other": 5]))
    #expect(!matcher.matches(["key": 5, "other": 5]))
  }

  @Test func dictionariesExplainEachKey() {
    let mismatch = matches(["a": 1, "b": 2]).mismatch(in: ["b": 3, "c": 4])
    #expect(
      mismatch?.description == """
        ["a"]: expected 1, was no such key
        ["b"]: expected 2, was 3
        ["c"]: expected no such key, was 4
        """)
  }

  @Test func anEmptyArrayMatchesOnlyAnEmptyOne() {
    #expect(matches([] as [Int]).matches([]))
    #expect(!matches([] as [Int]).matches([1]))
  }

  @Test func elementsMayBeTuples() {
    let matcher: Matcher<[(Int, String)]> = matches([matches((1, any())), any()])
    #expect(matcher.matches([(1, "x"), (2, "y")]))
    #expect(!matcher.matches([(2, "x"), (2, "y")]))
  }

  @Test func arraysDescribeTheirElements() {
    let matcher: Matcher<[Int?]> = matches([none(), some(3), any()])
    #expect(matcher.description == "[nil, some(3), _]")
  }
}
