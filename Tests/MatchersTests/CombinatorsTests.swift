import Matchers
import Testing

@Suite struct CombinatorsTests {
  @Test func andOrAndNotDecideAsTheirOperators() {
    let (even, small): (Matcher<Int>, Matcher<Int>) = (matches { $0 % 2 == 0 }, matches { $0 < 5 })
    for number in 0..<10 {
      #expect((even && small).matches(number) == (number % 2 == 0 && number < 5))
      #expect((even || small).matches(number) == (number % 2 == 0 || number < 5))
      #expect((!even).matches(number) == (number % 2 != 0))
    }
  }

  @Test func literalsMayStandOnEitherSide() {
    let matcher: Matcher<Int> = 1 || not(2) && 3
    #expect(matcher.matches(1) && matcher.matches(3) && !matcher.matches(4))
  }

  @Test func allOfAndAnyOfTakeMatchersAndValues() {
    #expect(anyOf(1, 2, not(3)).matches(2))
    #expect(!anyOf(1, 2).matches(3))
    #expect(allOf(not(1), not(2)).matches(3))
    #expect(!allOf(not(1), not(2)).matches(2))
    let (one, two) = (1, 2)
    #expect(anyOf(one, two).matches(2))
  }

  @Test func describeThemselves() {
    let matcher: Matcher<Int> = (1 || 2) && not(3)
    #expect(matcher.description == "((1 || 2) && not(3))")
  }

  @Test func orExplainsBothSides() {
    let matcher: Matcher<Int> = 1 || 2
    #expect(matcher.mismatch(in: 3)?.description == "expected 1 or 2, was 3")
    #expect((!matcher).mismatch(in: 1)?.description == "expected a value other than 1 and a value other than 2, was 1")
  }

  @Test func andExplainsEachSideThatRefuses() {
    let matcher: Matcher<Int> = not(1) && matches { $0 > 5 }
    #expect(matcher.mismatch(in: 3)?.description == "expected a value that the closure accepts, was 3")
  }

  @Test func andAsksTheRightSideOnlyIfTheLeftAccepts() {
    let matcher: Matcher<Int> = 1 && neverAsked()
    #expect(!matcher.matches(2))
  }

  @Test func orAsksTheRightSideOnlyIfTheLeftRefuses() {
    let matcher: Matcher<Int> = 1 || neverAsked()
    #expect(matcher.matches(1))
  }

  @Test func andExplainsWithoutAskingTheRightSideOnceTheLeftRefuses() {
    // The right side may well rely on the left: `not(isEmpty()) && matches { $0[0] == 1 }`.
    let matcher: Matcher<[Int]> = not(isEmpty()) && neverAsked(answering: false)
    #expect(matcher.mismatch(in: []) != nil)
  }

  @Test func orExplainsWithoutPointingAnywhere() {
    let matcher = has(\String.count, 1) || has(\String.count, 2)
    #expect(matcher.mismatch(in: "abc")?.path == "")
  }

  @Test func combinatorsNestToAnyDepth() {
    var matcher: Matcher<Int> = 0
    for number in 1...50 { matcher = !(!(matcher || equals(number)) && not(-number)) }
    #expect(matcher.matches(25) && matcher.matches(-50) && !matcher.matches(51))
  }

  @Test func booleansCombineToo() {
    let matcher: Matcher<Bool> = true && !false
    #expect(matcher.matches(true) && !matcher.matches(false))
  }
}
