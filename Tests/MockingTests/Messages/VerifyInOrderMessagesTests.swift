import Mocking
import Testing

/// Whole messages on calls that did not come in an order.
@Suite struct VerifyInOrderMessagesTests {
  private let cart = Observed<SampleCall>(strict: false, name: "Cart")
  private let payments = Observed<SampleCall>(strict: false, name: "Payments")

  @Test func aStepCameTooEarly() {
    payments.mock.record(.fetch(id: 3))
    cart.mock.record(.ping)
    cart.mock.record(.flush)
    verifyInOrder(cart.mock.calls(.ping), payments.mock.calls(SampleCall.fetch), cart.mock.calls(.flush))
    expect(
      payments,
      reported: #"""
        The calls did not come in this order:
          step 1, ping of Cart: recorded
          step 2, fetch(id: _) of Payments: recorded only before step 1, as fetch(id: 3)
          step 3, flush of Cart: not looked for, since step 2 is missing
        recorded (3):
          1. fetch(id: 3) of Payments
          2. ping of Cart
          3. flush of Cart
        """#)
    #expect(cart.count == 0)
  }

  @Test func aStepDidNotComeAtAll() {
    cart.mock.record(.fetch(id: 1))
    payments.mock.record(.flush)
    verifyInOrder(cart.mock.calls(SampleCall.fetch), payments.mock.calls(.ping))
    expect(
      payments,
      reported: #"""
        The calls did not come in this order:
          step 1, fetch(id: _) of Cart: recorded, as fetch(id: 1)
          step 2, ping of Payments: not recorded
        recorded (2):
          1. fetch(id: 1) of Cart
          2. flush of Payments
        """#)
  }

  @Test func aStepOfOneMockDidNotComeAgain() {
    for call in [.ping, .flush, .ping, .flush] as [SampleCall] { cart.mock.record(call) }
    verifyInOrder(cart.mock.calls(.ping), cart.mock.calls(.ping), cart.mock.calls(.ping))
    verifyInOrder(cart.mock.calls(.flush), cart.mock.calls(.flush), cart.mock.calls(.ping))
    expect(
      cart,
      reported: #"""
        The calls of Cart did not come in this order:
          step 1, ping: recorded
          step 2, ping: recorded
          step 3, ping: not recorded again after step 2
        recorded (4):
          1. ping
          2. flush
          3. ping
          4. flush
        """#,
      #"""
      The calls of Cart did not come in this order:
        step 1, flush: recorded
        step 2, flush: recorded
        step 3, ping: recorded only before step 2
      recorded (4):
        1. ping
        2. flush
        3. ping
        4. flush
      """#)
  }

  @Test func nothingWasRecorded() {
    verifyInOrder(cart.mock.calls(SampleCall.fetch, greater(than: 3)), payments.mock.calls(.ping))
    expect(
      cart,
      reported: #"""
        The calls did not come in this order:
          step 1, fetch(id: greater(than: 3)) of Cart: not recorded
          step 2, ping of Payments: not looked for, since step 1 is missing
        nothing was recorded
        """#)
  }

  @Test func aLongHistoryIsCut() {
    for id in 1...14 { (id % 3 == 0 ? payments : cart).mock.record(.fetch(id: id)) }
    verifyInOrder(cart.mock.calls(SampleCall.fetch, 14), payments.mock.calls(SampleCall.fetch))
    expect(
      payments,
      reported: #"""
        The calls did not come in this order:
          step 1, fetch(id: 14) of Cart: recorded
          step 2, fetch(id: _) of Payments: recorded only before step 1, as fetch(id: 12)
        recorded (14):
          … 4 earlier
          5. fetch(id: 5) of Cart
          6. fetch(id: 6) of Payments
          7. fetch(id: 7) of Cart
          8. fetch(id: 8) of Cart
          9. fetch(id: 9) of Payments
          10. fetch(id: 10) of Cart
          11. fetch(id: 11) of Cart
          12. fetch(id: 12) of Payments
          13. fetch(id: 13) of Cart
          14. fetch(id: 14) of Cart
        """#)
  }
}
