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
}
