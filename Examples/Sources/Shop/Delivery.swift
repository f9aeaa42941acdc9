/// Plans how an order gets to a customer; the real one asks a map.
class DeliveryPlanner {
  func kilometers(to address: String) throws -> Double {
    Double(address.count) * 10
  }

  func isHoliday() -> Bool { false }

  /// A price that grows with the distance, doubled on a holiday.
  func price(to address: String) throws -> Int {
    let price = 5 + Int(try kilometers(to: address) / 10)
    return isHoliday() ? 2 * price : price
  }
}
