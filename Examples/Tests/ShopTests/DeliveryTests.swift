import Mocking
import Testing

@testable import Shop

/// A partial mock: it is the real planner but for what the test says otherwise.
private final class PartialPlanner: DeliveryPlanner, Fake {
  enum Interaction: Equatable {
    case kilometers(to: String)
    case isHoliday
  }

  let double = TestDouble<Interaction>()

  override init() {
    super.init()
    forwardToSuper()
  }

  override func kilometers(to address: String) throws -> Double {
    try throwingCall(
      .kilometers(to: address), on: { (planner: DeliveryPlanner) in try planner.kilometers(to: address) },
      super: { try super.kilometers(to: address) })
  }

  override func isHoliday() -> Bool { call(.isHoliday, super: { super.isHoliday() }) }
}

@Suite struct DeliveryTests {
  private typealias Call = PartialPlanner.Interaction
  private struct NoSuchPlace: Error {}

  /// One that has a map of its own.
  private final class ForeignPlanner: DeliveryPlanner {
    override func kilometers(to address: String) throws -> Double { 1000 }
  }

  private let planner = PartialPlanner()

  @Test func isTheRealOneUnlessToldOtherwise() throws {
    #expect(try planner.price(to: "Rome") == 9)
    #expect(planner.mock.interactions == [.kilometers(to: "Rome"), .isHoliday])
  }

  @Test func costsTwiceAsMuchOnAHoliday() throws {
    planner.on(.isHoliday).return(true)
    #expect(try planner.price(to: "Rome") == 18)
  }

  @Test func hasNoPriceForNoPlace() {
    planner.on(Call.kilometers, "Atlantis").throw(NoSuchPlace())
    #expect(throws: NoSuchPlace.self) { try planner.price(to: "Atlantis") }
    #expect(planner.calls(.isHoliday).isEmpty)
  }

  @Test func asksSomebodyElseForOnePlace() throws {
    planner.on(Call.kilometers, "Rome").forward(to: ForeignPlanner())
    #expect(try planner.price(to: "Rome") == 105)
    #expect(try planner.price(to: "Oslo") == 9)
  }

  @Test func asksSomebodyElse() throws {
    let foreign = planner.forward(to: ForeignPlanner())
    #expect(try planner.price(to: "Rome") == 105)
    foreign.dispose()
    #expect(try planner.price(to: "Rome") == 9)
  }
}
