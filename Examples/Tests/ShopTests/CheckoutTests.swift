import Mocking
import Testing

@testable import Shop

private final class CartFake: Cart {
  enum Interaction: Equatable { case lock, clear }

  let mock = Mock<Interaction>()
  let totalStub = Stub<Void, Int>()

  func lock() -> Int {
    mock.record(.lock)
    return totalStub.call()
  }

  func clear() { mock.record(.clear) }
}

private final class PaymentsFake: Payments {
  enum Interaction: Equatable { case pay(amount: Int) }

  let mock = Mock<Interaction>()
  let payStub = Stub<Int, Void>()

  func pay(amount: Int) throws {
    mock.record(.pay(amount: amount))
    try payStub.throwingCall(amount)
  }
}

private final class ShippingFake: Shipping {
  enum Interaction: Equatable { case ship }

  let mock = Mock<Interaction>()

  func ship() { mock.record(.ship) }
}

@Suite(.verifyingMocks) struct CheckoutTests {
  private struct CardDeclined: Error {}

  private let cart = CartFake()
  private let payments = PaymentsFake()
  private let shipping = ShippingFake()
  private var checkout: Checkout { Checkout(cart: cart, payments: payments, shipping: shipping) }

  @Test func locksPaysShipsAndClearsInThisOrder() throws {
    cart.totalStub.return(42)
    payments.payStub.on(any()).return()
    let order = InOrder()
    cart.mock.expect(.lock, in: order)
    payments.mock.expect(.pay(amount: 42), in: order)
    shipping.mock.expect(.ship, in: order)
    cart.mock.expect(.clear, in: order)
    try checkout.run()
  }

  @Test func shipsNothingThatIsNotPaid() {
    payments.payStub.on(any()).throw(CardDeclined())
    cart.totalStub.return(42)
    cart.mock.expect(.lock)
    payments.mock.expect(PaymentsFake.Interaction.pay)
    #expect(throws: CardDeclined.self) { try checkout.run() }
  }
}
