import Matchers
import Testing

@Suite struct TuplesTests {
  @Test func equalsComparesTuplesOfAnyArity() {
    #expect(equals((1, 2)).matches((1, 2)))
    #expect(!equals((1, 2)).matches((1, 3)))
    #expect(equals((1, 2, 3)).matches((1, 2, 3)))
    #expect(!equals((1, 2, 3)).matches((0, 2, 3)))
    #expect(equals((1, 2, 3, 4)).matches((1, 2, 3, 4)))
    #expect(equals((1, 2, 3, 4, 5)).matches((1, 2, 3, 4, 5)))
    #expect(equals((1, "x", true, 2.5, 5, 6, 7, 8)).matches((1, "x", true, 2.5, 5, 6, 7, 8)))
    #expect(!equals((1, "x", true, 2.5, 5, 6, 7, 8)).matches((1, "x", true, 2.5, 5, 6, 7, 9)))
  }

  @Test func matchesLooksAtEachElement() {
    let matcher: Matcher<(Int, Int, Int)> = matches((matches { $0 == 0 }, any(), 2))
    #expect(matcher.matches((0, 7, 2)))
    #expect(!matcher.matches((1, 7, 2)))
    #expect(!matcher.matches((0, 7, 3)))
  }

  @Test func elementsMayBeMatchersOfAnyKind() {
    let matcher: Matcher<(Int, String?)> = matches((not(equals(3)), some(any())))
    #expect(matcher.matches((4, "x")))
    #expect(!matcher.matches((3, "x")))
    #expect(!matcher.matches((4, nil)))
  }

  @Test func tuplesNest() {
    let matcher: Matcher<((Int, Int), String)> = matches((matches((1, any())), "x"))
    #expect(matcher.matches(((1, 9), "x")))
    #expect(!matcher.matches(((2, 9), "x")))
  }

  @Test func elementsMayBeVariables() {
    let (number, text) = (3, "x")
    #expect(matches((number, text)).matches((3, "x")))
  }

  @Test func explainsEachElementThatDiffers() {
    let mismatch = matches((1, "x", any() as Matcher<Int>)).mismatch(in: (2, "y", 3))
    #expect(mismatch?.description == ".0: expected 1, was 2\n.1: expected \"x\", was \"y\"")
  }

  @Test func describesItsElements() {
    #expect(matches((1, any() as Matcher<String>)).description == "(1, _)")
  }

  @Test func equalsTakesSixAndSevenElements() {
    #expect(equals((1, 2, 3, 4, 5, 6)).matches((1, 2, 3, 4, 5, 6)))
    #expect(!equals((1, 2, 3, 4, 5, 6)).matches((1, 2, 3, 4, 5, 0)))
    #expect(equals((1, 2, 3, 4, 5, 6, 7)).matches((1, 2, 3, 4, 5, 6, 7)))
    #expect(!equals((1, 2, 3, 4, 5, 6, 7)).matches((1, 2, 3, 4, 5, 6, 0)))
  }

  @Test func matchesTakesFourAndFiveElements() {
    let four: Matcher<(Int, Int, Int, Int)> = matches((1, any(), 3, 4))
    #expect(four.matches((1, 0, 3, 4)) && !four.matches((1, 0, 3, 0)))
    let five: Matcher<(Int, Int, Int, Int, Int)> = matches((1, any(), 3, 4, 5))
    #expect(five.matches((1, 0, 3, 4, 5)) && !five.matches((1, 0, 3, 4, 0)))
  }

  @Test func matchesTakesSixAndSevenElements() {
    let six: Matcher<(Int, Int, Int, Int, Int, Int)> = matches((1, any(), 3, 4, 5, 6))
    #expect(six.matches((1, 0, 3, 4, 5, 6)) && !six.matches((1, 0, 3, 4, 5, 0)))
    let seven: Matcher<(Int, Int, Int, Int, Int, Int, Int)> = matches((1, any(), 3, 4, 5, 6, 7))
    #expect(seven.matches((1, 0, 3, 4, 5, 6, 7)) && !seven.matches((1, 0, 3, 4, 5, 6, 0)))
  }

  @Test func matchesTakesEightElementsOfManyTypes() {
    let matcher: Matcher<(Int, Int, Int, Int, Int, String, Bool, Double)> = matches((1, 2, any(), 4, 5, "x", true, 8.5))
    #expect(matcher.matches((1, 2, 0, 4, 5, "x", true, 8.5)))
    #expect(!matcher.matches((1, 2, 0, 4, 5, "x", true, 8)))
  }

  @Test func equalsOfATupleOfOneIsThatOfItsElement() {
    #expect(equals((3)).matches(3))
    #expect(!equals((3)).matches(4))
  }

  @Test func elementsAreAskedUpToTheFirstThatRefuses() {
    let matcher: Matcher<(Int, Int)> = matches((1, neverAsked()))
    #expect(!matcher.matches((2, 2)))
  }

  @Test func tuplesNestToAnyDepth() {
    let matcher: Matcher<(Int, (Int, (Int, String)))> = matches((1, matches((any(), equals((3, "x"))))))
    #expect(matcher.matches((1, (2, (3, "x")))))
    #expect(matcher.mismatch(in: (1, (2, (3, "y"))))?.path == ".1.1.1")
  }
}
