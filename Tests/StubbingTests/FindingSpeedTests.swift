import Stubbing
import Testing

/// However alike the inputs are, finding a behavior takes no longer than asking those that may match.
///
/// The limits are far from what is needed, and as far from what it took when each step began with a look at all.
@Suite(.timeLimit(.minutes(1))) struct FindingSpeedTests {
  /// Whatever it is, it hashes alike.
  private struct Colliding: Hashable {
    let number: Int
    func hash(into hasher: inout Hasher) {}
  }

  @Test func equalHashesAreNoWorseThanNone() throws {
    let stub = Stub<Colliding, Int>()
    for number in 0..<10_000 { stub.on(Colliding(number: number), return: number) }
    for _ in 0..<20 { #expect(try stub.invoke(Colliding(number: 9_999)) == 9_999) }
  }
}
