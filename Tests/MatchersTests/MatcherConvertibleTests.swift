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

  @Test func everyIntegerConforms() {
    let signed = (1 as Int8, 2 as Int16, 3 as Int32, 4 as Int64)
    #expect(matches(signed).matches(signed))
    let unsigned = (1 as UInt, 2 as UInt8, 3 as UInt16, 4 as UInt32, 5 as UInt64)
    #expect(matches(unsigned).matches(unsigned))
  }

  @Test func everyTextConforms() {
    let texts = ("x", "y"[...], "c" as Character, "s" as Unicode.Scalar)
    #expect(matches(texts).matches(texts))
    #expect(!matches(texts).matches((texts.0, "z" as Substring, texts.2, texts.3)))
  }

  @Test func aMatcherStandsForItself() {
    #expect(not(3).matcher().matches(4))
    #expect(!not(3).matcher().matches(3))
  }

  @Test func anOptionalOfAMatcherIsOneOfOptionals() {
    let matcher = (not(3) as Matcher<Int>?).matcher()
    #expect(matcher.matches(4) && !matcher.matches(3) && !matcher.matches(nil))
  }

  @Test func collectionsOfMatchersConform() {
    let matcher = ["a": [any(), not(3)]].matcher()
    #expect(matcher.matches(["a": [0, 4]]))
    #expect(!matcher.matches(["a": [0, 3]]))
  }
}
