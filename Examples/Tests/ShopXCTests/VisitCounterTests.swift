import Mocking
import XCTest

@testable import Shop

private final class DefaultsFake: Defaults {
  enum Interaction: Equatable {
    case integer(forKey: String)
    case set(Int, forKey: String)
  }

  let mock = Mock<Interaction>()
  let integerStub = Stub<String, Int>()

  func integer(forKey key: String) -> Int {
    mock.record(.integer(forKey: key))
    return (try? integerStub.invoke(key)) ?? 0
  }

  func set(_ value: Int, forKey key: String) {
    mock.record(.set(value, forKey: key))
  }
}

final class VisitCounterTests: XCTestCase {
  private let defaults = DefaultsFake()

  func testReadsTheCountFromTheDefaults() {
    defaults.mock.expect(.integer(forKey: "visits"))
    defaults.integerStub.on("visits", return: 4)
    XCTAssertEqual(VisitCounter(defaults: defaults).count, 4)
    defaults.mock.verify()
  }

  func testReadsTheCountBeforeItStoresTheNextOne() {
    defaults.mock.expect(.integer(forKey: "visits"))
    defaults.mock.expect(.set(5, forKey: "visits"))
    defaults.integerStub.on("visits", return: 4)
    VisitCounter(defaults: defaults).increment()
    defaults.mock.verify()
  }
}
