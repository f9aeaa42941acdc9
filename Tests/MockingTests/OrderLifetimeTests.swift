import Matchers
import Testing

@testable import Mocking

/// Orders keep nothing alive of mocks that are reset or gone, and go on without them.
@Suite struct OrderLifetimeTests {
  private final class Captured: Sendable {}

  /// Weak references to what a test has made.
  private struct Weak {
    weak var object: AnyObject?
  }

  private func expect(_ mock: Mock<Int>, in order: InOrder) -> [Weak] {
    let captured = Captured()
    mock.expect(matches { [captured] (value: Int) in withExtendedLifetime(captured) { value == 1 } }, in: order)
    let expectation = mock.storage.withLock { $0.core.ledger.expectations[0] }
    return [Weak(object: captured), Weak(object: expectation), Weak(object: expectation.tie)]
  }

  @Test func aHundredResetsLeaveNothing() {
    let order = InOrder()
    let observed = Observed<Int>()
    var made: [Weak] = []
    for _ in 0..<100 {
      made += expect(observed.mock, in: order)
      observed.mock.reset()
    }
    #expect(made.count == 300 && made.allSatisfy { $0.object == nil })
    observed.mock.expect(2, in: order)
    observed.mock.record(2)
    #expect(observed.messages == [])
  }

  @Test func aMockThatIsGoneLeavesNothing() {
    let order = InOrder()
    var made: [Weak] = []
    do {
      let observed = Observed<Int>()
      made = expect(observed.mock, in: order)
    }
    #expect(made.allSatisfy { $0.object == nil })
    let observed = Observed<Int>()
    observed.mock.expect(2, in: order)
    observed.mock.record(2)
    #expect(observed.messages == [])
  }

  @Test func whatLeftIsNotInTheWayOfWhatCameBefore() {
    let order = InOrder()
    let (first, second) = (Observed<Int>(), Observed<Int>())
    first.mock.expect(1, times: 1...2, in: order)
    second.mock.expect(2, in: order)
    first.mock.record(1)
    second.mock.record(2)
    second.mock.reset()
    first.mock.record(1)
    #expect(first.messages + second.messages == [])
  }

  @Test func whenAllForgetTheirInteractionsAnOrderBeginsAnew() {
    let order = InOrder()
    let (first, second) = (Observed<Int>(), Observed<Int>())
    first.mock.expect(1, in: order)
    second.mock.expect(2, in: order)
    for _ in 0..<2 {
      first.mock.record(1)
      second.mock.record(2)
      first.mock.verify()
      second.mock.verify()
      first.mock.clearInteractions()
      second.mock.clearInteractions()
    }
    second.mock.record(2)
    #expect(first.messages == [] && second.messages.count == 1)
    #expect(second.messages[0].contains("but first: 1 of Fake"))
  }
}
