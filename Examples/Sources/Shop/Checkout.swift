/// What is about to be bought.
protocol Cart: Sendable {
  func lock() -> Int
  func clear()
}

/// Takes the money.
protocol Payments: Sendable {
  func pay(amount: Int) throws
}

/// Sends what was paid for.
protocol Shipping: Sendable {
  func ship()
}

/// Buys what is in a cart: locks it, has it paid, ships it, and clears the cart.
struct Checkout {
  let cart: any Cart
  let payments: any Payments
  let shipping: any Shipping

  func run() throws {
    let total = cart.lock()
    try payments.pay(amount: total)
    shipping.ship()
    cart.clear()
  }
}
