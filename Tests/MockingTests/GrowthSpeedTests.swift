import Matchers
import Stubbing
import Testing

@testable import Mocking

/// What is done n times with n expectations, rejections or records takes a time in proportion to n.
@Suite(.timeLimit(.minutes(1))) struct GrowthSpeedTests {
  /// How many times as long the second of two works takes, at best.
  private func growth(_ work: (_ size: Int) -> Duration, from small: Int, to large: Int) -> Double {
    func best(_ size: Int) -> Duration { (0..<2).map { _ in work(size) }.min() ?? .zero }
    return best(large) / best(small)
  }

  /// Eight times the size takes 64 times as long where it is quadratic.
  private func isLinear(from small: Int = 500, _ work: (_ size: Int) -> Duration) -> Bool {
    // Others use the machine meanwhile.
    (0..<3).contains { _ in growth(work, from: small, to: 8 * small) < 24 }
  }

  private func time(_ work: () -> Void) -> Duration {
    ContinuousClock().measure(work)
  }

  @Test(arguments: [true, false]) func rejectionsAndRecords(ordered: Bool) {
    #expect(
      isLinear { size in
        let observed = Observed<Int>(strict: false, ordered: ordered)
        for number in 0..<size { observed.mock.reject(-number - 1) }
        return time { for number in 0..<size { observed.mock.record(number) } }
      })
  }

  @Test func expectationsAndUnexpectedInteractions() {
    #expect(
      isLinear(from: 100) { size in
        let observed = Observed<Int>(ordered: false)
        for number in 0..<size { observed.mock.expect(number) }
        return time { for number in 0..<size { observed.mock.record(-number - 1) } }
      })
  }

  @Test func interactionsThatAreOneTooMany() {
    #expect(
      isLinear(from: 100) { size in
        let observed = Observed<Int>(strict: false, ordered: false)
        for number in 0..<size { observed.mock.expect(number) }
        for number in 0..<size { observed.mock.record(number) }
        return time { for number in 0..<size { observed.mock.record(number) } }
      })
  }

  @Test func disposalOfExpectations() {
    #expect(
      isLinear { size in
        let observed = Observed<Int>(ordered: false)
        let kept = (0..<size).map { expectation(of: $0, in: observed.mock) }
        return time { for expectation in kept { dispose(expectation, of: observed.mock) } }
      })
  }

  @Test(arguments: [true, false]) func ordersAcrossMocks(ordered: Bool) {
    #expect(
      isLinear { size in
        let order = InOrder()
        let mocks = (0..<2).map { _ in Observed<Int>(ordered: ordered) }
        for number in 0..<size { mocks[number % 2].mock.expect(number, in: order) }
        return time { for number in 0..<size { mocks[number % 2].mock.record(number) } }
      })
  }

  private func expectation(of number: Int, in mock: Mock<Int>) -> AnyExpectation {
    let expectation = Expectation(matcher: equals(number), range: .once, location: CodeLocation())
    mock.storage.withLock { $0.core.ledger.expect(expectation) }
    return expectation
  }

  private func dispose(_ expectation: AnyExpectation, of mock: Mock<Int>) {
    _ = mock.storage.withLock { $0.core.dispose(expectation) }
  }
}
