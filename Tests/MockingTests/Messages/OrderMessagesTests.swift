import Mocking
import Testing

/// Whole messages on interactions out of an order across mocks.
@Suite struct OrderMessagesTests {
  private let order = InOrder()
  private let observed = Observed<SampleCall>(strict: false, name: "Cart")
  private let payments = Observed<SampleCall>(strict: false, name: "Payments")

  @Test func outOfOrderAcrossMocks() {
    payments.mock.expect(.ping, in: order)
    observed.mock.expect(.flush, in: order)
    observed.mock.record(.flush)
    expect(
      observed,
      reported: #"""
        Interaction out of order with Cart: flush
          it would meet: flush of Cart  (Tests.swift:7)
          but first: ping of Payments  (Tests.swift:7), once, which has not been recorded
          nothing was recorded before it
        """#)
  }

  @Test func tooLateAcrossMocks() {
    observed.mock.expect(.flush, times: 1...2, in: order)
    payments.mock.expect(.ping, in: order)
    observed.mock.record(.flush)
    payments.mock.record(.ping)
    observed.mock.record(.flush)
    expect(
      observed,
      reported: #"""
        Interaction out of order with Cart: flush
          it would meet: flush of Cart  (Tests.swift:7)
          but not after: ping of Payments  (Tests.swift:7), which has been recorded already
          recorded before it (1):
            1. flush
        """#)
  }
}
