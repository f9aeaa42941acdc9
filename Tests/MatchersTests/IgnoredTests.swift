import Matchers
import Testing

@Suite struct IgnoredTests {
  private enum Call: Equatable { case fetch(id: Int, completion: Ignored<@Sendable (Int) -> Void>) }

  @Test func ignoredValuesAreAllEqual() {
    #expect(Ignored(1) == Ignored(2))
    #expect(Ignored(1).hashValue == Ignored(2).hashValue)
  }

  @Test func handlersRideInEquatableInteractions() {
    #expect(
      Call.fetch(id: 1, completion: Ignored { @Sendable _ in }) == .fetch(id: 1, completion: Ignored { @Sendable _ in })
    )
    #expect(
      Call.fetch(id: 1, completion: Ignored { @Sendable _ in }) != .fetch(id: 2, completion: Ignored { @Sendable _ in })
    )
  }

  @Test func theValueCanBeUsed() {
    #expect(Ignored { $0 + 1 }.value(2) == 3)
  }

  @Test func aMismatchLeavesItOut() {
    let mismatch = equals(Call.fetch(id: 1, completion: Ignored { @Sendable _ in }))
      .mismatch(in: .fetch(id: 2, completion: Ignored { @Sendable _ in }))
    #expect(mismatch?.description == ".id: expected 1, was 2")
  }

  @Test func aMatcherMayStillLookAtTheValue() {
    enum Event { case load(Ignored<Int>) }
    let matcher: Matcher<Event> = matches(Event.load, has(\.value, 3))
    #expect(matcher.matches(.load(Ignored(3))))
    #expect(!matcher.matches(.load(Ignored(4))))
  }

  @Test func anIgnoredHandlerMatchesByItsCase() {
    let matcher: Matcher<Call> = matches(Call.fetch, 1, any())
    #expect(matcher.matches(.fetch(id: 1, completion: Ignored { @Sendable _ in })))
    #expect(!matcher.matches(.fetch(id: 2, completion: Ignored { @Sendable _ in })))
  }

  @Test func anIgnoredValueStandsForAMatcher() {
    #expect(matches((Ignored(1), 2)).matches((Ignored(3), 2)))
    #expect(!matches((Ignored(1), 2)).matches((Ignored(3), 4)))
  }

  @Test func anIgnoredValueReadsAsAPlaceholder() {
    #expect(equals(Ignored(3)).description == "_")
  }
}
