import Matchers
import Testing

private struct Point: Equatable, MatcherConvertible { var x: Int }

/// Stands for a matcher of another type.
private struct Wildcard: MatcherConvertible {
  func matcher() -> Matcher<String> { any() }
}

@Suite struct MatcherConvertibleTests {
  @Test func anEquatableTypeNeedsOnlyToConform() {
    #expect(matches((Point(x: 1), any() as Matcher<Int>)).matches((Point(x: 1), 7)))
    #expect(!some(Point(x: 1)).matches(Point(x: 2)))
  }

  @Test func aTypeMayStandForMatchersOfAnother() {
    #expect(matches((Wildcard(), 1)).matches(("anything", 1)))
    #expect(some(Wildcard()).matches("anything"))
  }

  @Test func optionalsAndCollectionsOfThemConform() {
    #expect((Point(x: 1) as Point?).matcher().matches(Point(x: 1)))
    #expect((nil as Point?).matcher().matches(nil))
    #expect(!(nil as Point?).matcher().matches(Point(x: 1)))
    #expect([Point(x: 1)].matcher().matches([Point(x: 1)]))
    #expect(["a": Point(x: 1)].matcher().matches(["a": Point(x: 1)]))
    #expect(!Set([1, 2]).matcher().matches([1]))
  }

  @Test func theStandardLibrarysScalarsConform() {
    let values = (1, 2 as UInt8, 1.5, 2 as Float, true, "x", "c" as Character)
    #expect(matches(values).matches(values))
  }
}
