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
}
