import Matchers
import Testing

@Suite struct ElementsTests {
  @Test func someElementOrEveryOne() {
    #expect((contains(3) as Matcher<[Int]>).matches([1, 3]))
    #expect(!(contains(greater(than: 3)) as Matcher<[Int]>).matches([1, 3]))
    #expect((contains(3) as Matcher<Set<Int>>).matches([3]))
    #expect((everyElement(greater(than: 0)) as Matcher<[Int]>).matches([1, 3]))
    #expect(!(everyElement(greater(than: 1)) as Matcher<[Int]>).matches([1, 3]))
    #expect((everyElement(3) as Matcher<[Int]>).matches([]))
  }

  @Test func counts() {
    #expect((hasCount(2) as Matcher<[Int]>).matches([1, 3]))
    #expect(!(hasCount(atLeast(3)) as Matcher<[Int]>).matches([1, 3]))
    #expect((isEmpty() as Matcher<[Int: Int]>).matches([:]))
    #expect(!(isEmpty() as Matcher<[Int]>).matches([1]))
  }

  @Test func entries() {
    #expect(hasEntry("a", greater(than: 0)).matches(["a": 1, "b": 0]))
    #expect(!hasEntry("a", greater(than: 0)).matches(["b": 1]))
    #expect(hasEntry("a", 1).mismatch(in: ["a": 2])?.description == #"["a"]: expected 1, was 2"#)
    #expect(hasEntry("a", 1).mismatch(in: [:])?.description == #"["a"]: expected 1, was no such key"#)
  }

  @Test func anyOrderIsDecidedExactly() {
    let matcher: Matcher<[Int]> = inAnyOrder(any(), 1, anyOf(1, 2))
    #expect(matcher.matches([1, 2, 3]))
    #expect(matcher.matches([3, 1, 1]))
    #expect(!matcher.matches([3, 2, 3]))
    #expect(!matcher.matches([1, 2]))
    #expect(!matcher.matches([1, 2, 3, 4]))
  }

  @Test func anyOrderNeverDependsOnTheOrder() {
    let matcher: Matcher<[Int]> = inAnyOrder(any(), anyOf(1, 2), anyOf(2, 3), 3)
    let values = [1, 2, 3, 9]
    for a in values {
      for b in values where b != a {
        for c in values where c != a && c != b {
          let d = values.first { $0 != a && $0 != b && $0 != c } ?? 0
          #expect(matcher.matches([a, b, c, d]), "\([a, b, c, d])")
        }
      }
    }
  }

  @Test func explainWhereOrWhatIsLeftOver() {
    let every: Matcher<[Int]> = everyElement(greater(than: 1))
    #expect(every.mismatch(in: [2, 1])?.description == "[1]: expected a value greater than 1, was 1")
    let order: Matcher<[Int]> = inAnyOrder(1, 2)
    #expect(order.mismatch(in: [2, 3])?.description == "expected an element that is 1, was 3, left over")
    #expect(order.mismatch(in: [2])?.description == ".count: expected 2, was 1 in [2]")
    let count: Matcher<[Int]> = hasCount(2)
    #expect(count.mismatch(in: [2])?.description == ".count: expected 2, was 1")
  }
}
