import Mocking
import XCTest

@testable import Shop

private final class DefaultsFake: Defaults, Fake {
  enum Interaction: Equatable {
    case integer(forKey: String)
    case set(Int, forKey: String)
  }

  // Any call that is not expected fails, and so does one in another order.
  let double = TestDouble<Interaction>(strict: true, ordered: true)

  func integer(forKey key: String) -> Int { call(.integer(forKey: key)) }
  func set(_ value: Int, forKey key: String) { call(.set(value, forKey: key)) }
}

final class VisitCounterTests: XCTestCase {
  private let defaults = DefaultsFake()

  func testReadsTheCountFromTheDefaults() {
    defaults.expect(.integer(forKey: "visits")).return(4)
    XCTAssertEqual(VisitCounter(defaults: defaults).count, 4)
    defaults.verify()
  }

  func testReadsTheCountBeforeItStoresTheNextOne() {
    defaults.expect(.integer(forKey: "visits")).return(4)
    defaults.expect(.set(5, forKey: "visits"))
    VisitCounter(defaults: defaults).increment()
    defaults.verify()
  }
}
