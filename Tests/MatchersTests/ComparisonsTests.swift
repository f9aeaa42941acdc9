import Matchers
import Testing

@Suite struct ComparisonsTests {
  @Test func comparisonsDecideAsTheirOperators() {
    for value in 0..<6 {
      #expect(greater(than: 3).matches(value) == (value > 3))
      #expect(less(than: 3).matches(value) == (value < 3))
      #expect(atLeast(3).matches(value) == (value >= 3))
      #expect(atMost(3).matches(value) == (value <= 3))
    }
  }

  @Test func rangesOfEveryKind() {
    #expect(within(1...5).matches(5) && !within(1...5).matches(6))
    #expect(within(1..<5).matches(4) && !within(1..<5).matches(5))
    #expect(within(3...).matches(3) && !within(3...).matches(2))
    #expect(within(...3).matches(3) && !within(...3).matches(4))
    #expect(within(..<3).matches(2) && !within(..<3).matches(3))
    #expect(!within(3..<3).matches(3))
  }

  @Test func closenessHasATolerance() {
    #expect(close(to: 3, within: 0.1).matches(3.1 - 1e-9))
    #expect(!close(to: 3, within: 0.1).matches(3.2))
    #expect(close(to: Double.infinity, within: 0).matches(.infinity))
    #expect(!close(to: 3, within: 1).matches(.nan))
  }

  @Test func anImpossibleToleranceMatchesNothingAndSaysSo() {
    let matcher = close(to: 3, within: -1.0)
    #expect(!matcher.matches(3))
    let reason = "expected a value within -1.0 of 3.0 (a tolerance that nothing meets), was 3.0"
    #expect(matcher.mismatch(in: 3)?.description == reason)
    #expect(!close(to: 3, within: Double.nan).matches(3))
  }

  @Test func notANumber() {
    #expect((isNaN() as Matcher<Double>).matches(.nan))
    #expect(!(isNaN() as Matcher<Double>).matches(1))
  }

  @Test func explainThemselvesAndTheirNegation() {
    #expect(greater(than: 3).mismatch(in: 1)?.description == "expected a value greater than 3, was 1")
    #expect(not(greater(than: 3)).mismatch(in: 5)?.description == "expected a value not greater than 3, was 5")
    #expect(within(1...3).mismatch(in: 5)?.description == "expected a value within 1...3, was 5")
    #expect((greater(than: 3) && less(than: 9)).description == "(greater(than: 3) && less(than: 9))")
  }

  @Test func rangesReadAsInSource() {
    #expect(within(1...5).description == "within(1...5)")
    #expect(within(3...).description == "within(3...)")
    #expect(within(..<3).description == "within(..<3)")
    #expect(within(...3).description == "within(...3)")
  }
}
