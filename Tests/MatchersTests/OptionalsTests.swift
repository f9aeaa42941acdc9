import Matchers
import Testing

@Suite struct OptionalsTests {
  @Test func noneMatchesNil() {
    #expect((none() as Matcher<Int?>).matches(nil))
    #expect(!(none() as Matcher<Int?>).matches(1))
    #expect((none() as Matcher<(() -> Void)?>).matches(nil))
  }

  @Test func someMatchesWhatIsWrapped() {
    #expect(some(1).matches(1))
    #expect(!some(1).matches(2))
    #expect(!some(1).matches(nil))
    #expect((some(any()) as Matcher<Int?>).matches(1))
    #expect(!(some(any()) as Matcher<Int?>).matches(nil))
  }

  @Test func optionalsOfOptionalsAreToldApart() {
    let inner: Int?? = .some(nil)
    #expect((some(none()) as Matcher<Int??>).matches(inner))
    #expect(!(none() as Matcher<Int??>).matches(inner))
    #expect((none() as Matcher<Int??>).matches(nil))
  }

  @Test func theNilLiteralMatchesNil() {
    let matcher: Matcher<Int?> = nil
    #expect(matcher.matches(nil))
    #expect(!matcher.matches(0))
    let nested: Matcher<Int??> = nil
    #expect(!nested.matches(.some(nil)))
  }

  @Test func theNilLiteralMatchesTypesWithoutEquality() {
    let matcher: Matcher<(() -> Void)?> = nil
    #expect(matcher.matches(nil))
    #expect(!matcher.matches({}))
  }

  @Test func someExplainsNilAndTheWrappedValue() {
    #expect(some(1).mismatch(in: nil)?.description == "expected 1, was nil")
    #expect(some(1).mismatch(in: 2)?.description == "expected 1, was 2")
  }

  @Test func someNestsToAnyDepth() {
    let matcher: Matcher<Int???> = some(some(some(3)))
    #expect(matcher.matches(3))
    #expect(!matcher.matches(.some(.some(nil))))
    #expect(!matcher.matches(.some(nil)))
  }

  @Test func someTakesATuple() {
    let matcher: Matcher<(Int, String)?> = some(matches((1, any())))
    #expect(matcher.matches((1, "x")))
    #expect(!matcher.matches((2, "x")))
  }

  @Test func equalsTakesAnOptionalVariable() {
    let (three, null): (Int?, Int?) = (3, nil)
    #expect(equals(three).matches(3) && !equals(three).matches(nil))
    #expect(equals(null).matches(nil) && !equals(null).matches(3))
  }

  @Test func notSomeMatchesNil() {
    #expect(not(some(3)).matches(nil))
    #expect(!not(some(3)).matches(3))
  }

  @Test func optionalsDescribeThemselves() {
    #expect((none() as Matcher<Int?>).description == "nil")
    #expect((some(any()) as Matcher<Int?>).description == "some(_)")
  }

  @Test func noneExplainsTheValue() {
    #expect((none() as Matcher<Int?>).mismatch(in: 3)?.description == "expected nil, was 3")
  }

  @Test func someSaysThatNilIsNotWhatItWants() throws {
    let matcher: Matcher<Int??> = some(none())
    let mismatch = try #require(matcher.mismatch(in: nil))
    #expect(mismatch.expected != mismatch.actual)
  }

  @Test func noneSaysThatANilInsideIsNotWhatItWants() throws {
    let matcher: Matcher<Int??> = none()
    let mismatch = try #require(matcher.mismatch(in: .some(nil)))
    #expect(mismatch.expected != mismatch.actual)
  }
}
