import Dispatch
import Mocking
import Testing

/// What is out of an order across mocks fails the test that made the mock, on any thread.
@Suite struct Orders {
  enum Call: Equatable { case lock, pay }

  @Test func outOfOrder() {
    let order = InOrder()
    let (cart, payments) = (Mock<Call>(name: "Cart"), Mock<Call>(name: "Payments"))
    cart.expect(.lock, in: order)
    payments.expect(.pay, in: order)
    payments.record(.pay)  // fails in outOfOrder: Interaction out of order with Payments: pay
    cart.record(.lock)
  }

  @Test func outOfOrderInADetachedTask() async {
    let order = InOrder()
    let (cart, payments) = (Mock<Call>(name: "Cart"), Mock<Call>(name: "Payments"))
    cart.expect(.lock, in: order)
    payments.expect(.pay, in: order)
    await Task.detached {
      payments.record(.pay)  // fails in outOfOrderInADetachedTask: lock of Cart
    }.value
  }

  @Test func inOrder() {
    let order = InOrder()
    let (cart, payments) = (Mock<Call>(), Mock<Call>())
    cart.expect(.lock, in: order)
    payments.expect(.pay, in: order)
    cart.record(.lock)
    payments.record(.pay)
  }
}
