import Mocking
import Testing

private class Ship {
  let title: String
  init(title: String) { self.title = title }
  var name: String { title }
  func sail() -> String { "\(title) sails" }
  func sink() {}
}

private final class Ferry: Ship {}
private final class Lighthouse { let name = "light" }

private final class ShipFake: Ship, Fake {
  enum Interaction: Equatable { case name, sail, sink }

  let double: TestDouble<Interaction>
  init(title: String, reporter: FailureReporter) {
    double = TestDouble(name: "Ship", reporter: reporter)
    super.init(title: title)
  }

  override var name: String { call(.name, on: { (ship: Ship) in ship.name }, super: { super.name }) }
  override func sail() -> String { call(.sail, on: { (ship: Ship) in ship.sail() }, super: { super.sail() }) }
  override func sink() { call(.sink) }
}

private protocol Vessel { var name: String { get } }

private struct VesselFake: Vessel, Fake {
  enum Interaction: Equatable { case name }
  let double: TestDouble<Interaction>
  var name: String { call(.name, on: { (vessel: any Vessel) in vessel.name }) }
}

/// What the examples of Mockingbird's partial mocks do.
@Suite struct SeedAcceptanceTestsMockingbird {
  private let log = FailureLog()
  private let ship: ShipFake

  init() { ship = ShipFake(title: "Ada", reporter: log.reporter) }

  private var messages: [String] { log.all.map(\.message) }

  // MARK: - The superclass

  @Test func callsGoToTheSuperclass() {
    ship.forwardToSuper()
    #expect(ship.name == "Ada" && ship.sail() == "Ada sails")
    #expect(ship.mock.interactions == [.name, .sail])
    #expect(messages == [])
  }

  @Test func anAnswerComesBeforeTheSuperclassWhicheverIsSetUpFirst() {
    ship.on(.name).return("Bea")
    ship.forwardToSuper()
    ship.on(.sail).return("no wind")
    #expect(ship.name == "Bea" && ship.sail() == "no wind")
  }

  @Test func itLastsUntilAnswersAreRemovedOrATargetIsAddedAfterwards() {
    ship.forwardToSuper()
    #expect(ship.name == "Ada")
    ship.forward(to: Ship(title: "Cleo"))
    #expect(ship.name == "Cleo")
    ship.forwardToSuper()
    #expect(ship.name == "Ada")
    // What was set up for some calls goes; whom all calls are forwarded to goes with everything else.
    ship.removeAllAnswers()
    #expect(ship.name == "Ada")
    ship.stub.removeAll()
    #expect(ship.name == "")
    #expect(messages.count == 1)
  }

  @Test func aProtocolHasNoSuperclassToGoTo() {
    let vessel = VesselFake(double: TestDouble(name: "Vessel", reporter: log.reporter))
    vessel.forwardToSuper()
    #expect(vessel.name == "")
    #expect(messages.count == 1 && messages[0].contains("the superclass, which the fake does not call with `super:`"))
  }

  // MARK: - An object

  @Test func callsGoToAnObjectAndTheLatestComesFirst() {
    ship.forward(to: Ferry(title: "Dee"))
    #expect(ship.name == "Dee")
    let latest = ship.forward(to: Ferry(title: "Eve"))
    #expect(ship.name == "Eve")
    latest.dispose()
    #expect(ship.sail() == "Dee sails")
  }

  @Test func anAnswerComesBeforeAnObject() {
    ship.on(.name).return("Bea")
    ship.forward(to: Ferry(title: "Eve"))
    #expect(ship.name == "Bea" && ship.sail() == "Eve sails")
  }

  @Test func theObjectIsKept() {
    weak var kept: Ferry?
    func forward() {
      let ferry = Ferry(title: "Dee")
      kept = ferry
      ship.forward(to: ferry)
    }
    forward()
    #expect(kept != nil && ship.name == "Dee")
    ship.reset()
    #expect(kept == nil)
  }

  @Test func oneMethodAloneIsForwarded() {
    ship.on(.name).forward(to: Ferry(title: "Dee"))
    ship.on(.sail).callSuper()
    #expect(ship.name == "Dee" && ship.sail() == "Ada sails")
    #expect(messages == [])
  }

  @Test func anObjectOfAnUnrelatedTypeChangesNothing() {
    ship.forward(to: Lighthouse())
    #expect(ship.name == "")
    #expect(messages.count == 1 && messages[0].contains("Lighthouse, which is not what the fake calls with `on:`"))
    ship.forward(to: Ferry(title: "Dee"))
    ship.forward(to: Lighthouse())
    #expect(ship.name == "Dee")
  }

  @Test func aFakeOfAProtocolForwardsToAnyThatConforms() {
    struct Raft: Vessel { let name = "raft" }
    let vessel = VesselFake(double: TestDouble(name: "Vessel", reporter: log.reporter))
    vessel.forward(to: Raft())
    #expect(vessel.name == "raft")
    #expect(messages == [])
  }

  // MARK: - Default values

  @Test func withoutThemOnlyWhatReturnsNothingIsAnswered() {
    #expect(ship.name == "")
    #expect(messages.count == 1)
    ship.sink()
    #expect(messages.count == 1)
  }

  @Test func theStandardOnesAnswer() {
    ship.useDefaultValues()
    #expect(ship.name == "")
    ship.useDefaultValues(from: .standard)
    #expect(ship.sail() == "")
    #expect(messages == [])
  }

  @Test func oneMayBeRegisteredInPlaceOfAStandardOne() {
    var defaults = DefaultValues.standard
    defaults.register("Gil", for: String.self)
    ship.useDefaultValues(from: defaults)
    #expect(ship.name == "Gil")
  }

  @Test func anAnswerComesBeforeADefaultValueWhicheverIsSetUpFirst() {
    ship.on(.name).return("Bea")
    #expect(ship.name == "Bea")
    ship.useDefaultValues()
    #expect(ship.name == "Bea")
    ship.on(.sail).return("no wind")
    #expect(ship.sail() == "no wind")
  }

  @Test func aTypeMayHaveOneOfItsOwn() {
    struct Crew: DefaultValueProviding, Equatable {
      var size: Int
      static var defaultValue: Crew { Crew(size: 0) }
    }
    let stub = Stub<Int, Crew>(reporter: log.reporter)
    stub.useDefaultValues(from: DefaultValues())
    #expect(stub.call(1) == Crew(size: 0))
    #expect(messages == [])
  }
}
