/// What a mock was told to expect, or to reject.
final class Expectation<Interaction> {
  let matcher: Matcher<Interaction>
  let range: CountRange
  let location: CodeLocation

  init(matcher: Matcher<Interaction>, range: CountRange, location: CodeLocation) {
    self.matcher = matcher
    self.range = range
    self.location = location
  }
}
