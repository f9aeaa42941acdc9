import Matchers
import Testing

@Suite struct SubsetsTests {
  @Test func aSubsetTakesEachElementOnce() {
    let subset: Matcher<[Int]> = isSubset(of: [1, 2, 2])
    for value in [[], [1], [2, 2], [2, 1, 2]] { #expect(subset.matches(value)) }
    for value in [[1, 1], [3], [1, 2, 2, 2]] { #expect(!subset.matches(value)) }
    #expect((isSubset(of: [1, 2] as Set) as Matcher<[Int]>).matches([2]))
  }

  @Test func aSupersetHasAnElementForEach() {
    let superset: Matcher<[Int]> = isSuperset(of: [1, 2, 2])
    for value in [[1, 2, 2], [2, 3, 1, 2]] { #expect(superset.matches(value)) }
    for value in [[], [1, 2], [1, 1, 2, 3]] { #expect(!superset.matches(value)) }
  }

  @Test func elementsArePairedExactly() {
    #expect((isSubset(of: [any(), 1]) as Matcher<[Int]>).matches([1, 2]))
    #expect((isSuperset(of: [any(), 1]) as Matcher<[Int]>).matches([1, 2]))
    #expect(!(isSuperset(of: [any(), 1]) as Matcher<[Int]>).matches([1]))
  }

  @Test func saysWhatIsLeftOver() {
    let subset: Matcher<[Int]> = isSubset(of: [1, 2])
    #expect(subset.description == "isSubset(of: [1, 2])")
    #expect(
      subset.mismatch(in: [1, 1, 3])?.description == "expected a subset of [1, 2], was [1, 1, 3], with 1, 3 left over")
    #expect(
      not(subset).mismatch(in: [1])?.description == "expected a collection that is not a subset of [1, 2], was [1]")
  }

  @Test func saysWhatIsMissing() {
    let superset: Matcher<[Int]> = isSuperset(of: [1, atLeast(5)])
    #expect(
      superset.mismatch(in: [2])?.description
        == "expected a superset of [1, atLeast(5)], was [2], without 1, a value of at least 5")
    #expect(not(superset).mismatch(in: [1, 6])?.description.hasPrefix("expected a collection that is not") == true)
  }

  @Test func anElementMayServeSeveralMatchers() {
    let both: Matcher<[Int]> = contains(allOf: 1, less(than: 2))
    #expect(both.matches([1]))
    #expect(!both.matches([0]))
    #expect((contains(allOf: [] as [Int]) as Matcher<[Int]>).matches([]))
    #expect(both.mismatch(in: [0])?.description == "expected a collection containing 1, was [0]")
    #expect(
      not(both).mismatch(in: [1])?.description
        == "expected a collection not containing all of 1 and a value less than 2, was [1]")
  }

  @Test func arraysAreAsGoodAsArguments() {
    let numbers = [1, 2]
    #expect((inAnyOrder(numbers) as Matcher<[Int]>).matches([2, 1]))
    #expect(anyOf(numbers).matches(2))
    #expect(!anyOf([] as [Int]).matches(2))
    #expect(allOf([atLeast(1), not(5)]).matches(2))
    #expect(allOf([] as [Int]).matches(2))
    #expect((contains(allOf: numbers) as Matcher<[Int]>).matches([2, 1, 3]))
  }
}
