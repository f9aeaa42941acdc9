import Matchers
import Testing

/// What the README of Dobby promises of matchers.
@Suite struct DobbyReadmeTests {
  @Test func aClosureMatchesTheValuesItAccepts() {
    let value = 3
    let matcher: Matcher<Int> = matches { $0 == value }
    #expect(matcher.matches(3))
    #expect(!matcher.matches(4))
  }

  @Test func anyMatchesAnything() {
    #expect((any() as Matcher<Int>).matches(3))
    #expect(!not(any() as Matcher<Int>).matches(3))
  }

  @Test func notMatchesAnythingBut() {
    #expect(not(0).matches(1))
    #expect(!not(0).matches(0))
  }

  @Test func noneMatchesNil() {
    #expect((none() as Matcher<Int?>).matches(nil))
    #expect(!(none() as Matcher<Int?>).matches(1))
  }

  @Test func someMatchesAWrappedValue() {
    #expect(some(1).matches(1))
    #expect(!some(1).matches(2))
    #expect(!some(1).matches(nil))
  }

  @Test func equalsMatchesAValue() {
    #expect(equals(1).matches(1))
    #expect(!equals(1).matches(2))
  }

  @Test func equalsMatchesTwoValues() {
    #expect(equals((1, 2)).matches((1, 2)))
    #expect(!equals((1, 2)).matches((1, 0)))
  }

  @Test func equalsMatchesThreeValues() {
    #expect(equals((1, 2, 3)).matches((1, 2, 3)))
    #expect(!equals((1, 2, 3)).matches((1, 2, 0)))
  }

  @Test func equalsMatchesFourValues() {
    #expect(equals((1, 2, 3, 4)).matches((1, 2, 3, 4)))
    #expect(!equals((1, 2, 3, 4)).matches((1, 2, 3, 0)))
  }

  @Test func equalsMatchesFiveValues() {
    #expect(equals((1, 2, 3, 4, 5)).matches((1, 2, 3, 4, 5)))
    #expect(!equals((1, 2, 3, 4, 5)).matches((1, 2, 3, 4, 0)))
  }

  @Test func equalsMatchesAnArray() {
    #expect(equals([1, 2, 3]).matches([1, 2, 3]))
    #expect(!equals([1, 2, 3]).matches([3, 2, 1]))
  }

  @Test func equalsMatchesADictionary() {
    #expect(equals([1: 1, 2: 2, 3: 3]).matches([3: 3, 2: 2, 1: 1]))
    #expect(!equals([1: 1, 2: 2, 3: 3]).matches([1: 1, 2: 2]))
  }

  @Test func matchersNestInTuplesOfThree() {
    let matcher: Matcher<(Int, String, Int)> = matches((matches { $0 == 0 }, any(), 2))
    #expect(matcher.matches((0, "anything", 2)))
    #expect(!matcher.matches((1, "anything", 2)))
    #expect(!matcher.matches((0, "anything", 3)))
  }

  @Test func matchersNestInTuplesOfTwo() {
    let matcher: Matcher<(Int, String?)> = matches((not(equals(3)), some(any())))
    #expect(matcher.matches((4, "x")))
    #expect(!matcher.matches((3, "x")))
    #expect(!matcher.matches((4, nil)))
  }

  @Test func matchersNestInArrays() {
    #expect(matches([any(), equals(4)]).matches([0, 4]))
    #expect(!matches([any(), equals(4)]).matches([4, 0]))
  }

  @Test func matchersNestInDictionaries() {
    let matcher: Matcher<[String: Int]> = matches(["key": matches { $0 == 5 }])
    #expect(matcher.matches(["key": 5]))
    #expect(!matcher.matches(["key": 6]))
    #expect(!matcher.matches(["lock": 5]))
  }
}
