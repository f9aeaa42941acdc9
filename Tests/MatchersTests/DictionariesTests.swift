import Matchers
import Testing

@Suite struct DictionariesTests {
  @Test func anEmptyOneMatchesOnlyAnEmptyOne() {
    let matcher = matches([:] as [String: Int])
    #expect(matcher.matches([:]))
    #expect(!matcher.matches(["a": 1]))
  }

  @Test func aValueOfNilIsNotAMissingKey() {
    let matcher: Matcher<[String: Int?]> = matches(["a": none()])
    #expect(matcher.matches(["a": nil]))
    #expect(!matcher.matches([:]))
    #expect(!matcher.matches(["b": nil]))
  }

  @Test func valuesMayBeMatchersOfAnyKind() {
    let matcher: Matcher<[String: [Int?]]> = matches(["a": matches([none(), some(not(3))]), "b": any()])
    #expect(matcher.matches(["a": [nil, 4], "b": []]))
    #expect(!matcher.matches(["a": [nil, 3], "b": []]))
  }

  @Test func keysMayBeOfAnyHashableType() {
    #expect(matches([1: "x", 2: "y"]).matches([2: "y", 1: "x"]))
    #expect(!matches([1: "x", 2: "y"]).matches([1: "y", 2: "x"]))
  }

  @Test func describesItsEntriesInAStableOrder() {
    let matcher: Matcher<[String: Int]> = matches(["b": any(), "a": 1])
    #expect(matcher.description == #"["a": 1, "b": _]"#)
  }

  @Test func describesAnEmptyOne() {
    #expect(matches([:] as [String: Int]).description == "[:]")
  }

  @Test func anEntryOfNilIsThere() {
    let matcher: Matcher<[String: Int?]> = hasEntry("a", none())
    #expect(matcher.matches(["a": nil]))
    #expect(!matcher.matches([:]))
  }
}
