import Stubbing
import Testing

private protocol Singer { func sing(_ note: Int) -> String }

private class Bird: Singer {
  let name: String
  init(_ name: String) { self.name = name }
  func sing(_ note: Int) -> String { "\(name) \(note)" }
}

private final class Crow: Bird {}

private struct Whistle: Singer { func sing(_ note: Int) -> String { "whistle \(note)" } }

@Suite struct ForwardingTests {
  private struct Hoarse: Error {}

  private let reports = Reports()
  private let stub: Stub<Int, String>

  init() { stub = reports.stub(name: "song") }

  /// Invokes the stub as a fake does that stands in for a bird.
  private func asBird(_ note: Int = 1) throws -> String {
    try stub.throwingCall(note, on: { (bird: Bird) in bird.sing(note) })
  }

  /// The error of a call that nothing answers, which is reported, too.
  private func error(_ call: () throws -> String) -> String? {
    let error = #expect(throws: StubError.self) { _ = try call() }?.description
    #expect(reports.messages.last == error)
    return error
  }

  @Test func aClosureAnswersWhatNoBehaviorMatches() throws {
    let forwarding = stub.otherwise { "closure \($0)" }
    stub.on(1, return: "one")
    #expect(try stub.invoke(1) == "one")
    #expect(try stub.invoke(2) == "closure 2")
    #expect(forwarding.invocationCount == 1)
  }

  @Test func behaviorsComeFirstWheneverTheyAreSetUp() throws {
    stub.on(1, return: "before")
    stub.otherwise { _ in "closure" }
    stub.forward(to: Bird("Ann"))
    stub.forwardToSuper()
    stub.on(2, return: "after")
    let answers = try [1, 2].map { note in
      try stub.throwingCall(note, on: { (bird: Bird) in bird.sing(note) }, super: { "super" })
    }
    #expect(answers == ["before", "after"])
  }

  @Test func theLatestTargetComesFirstAndEachDisposedOfMakesWay() throws {
    let closure = stub.otherwise { _ in "closure" }
    let object = stub.forward(to: Bird("Ann"))
    let superclass = stub.forwardToSuper()
    func answer() throws -> String {
      try stub.throwingCall(1, on: { (bird: Bird) in bird.sing(1) }, super: { "super" })
    }
    #expect(try answer() == "super")
    superclass.dispose()
    #expect(try answer() == "Ann 1")
    object.dispose()
    #expect(try answer() == "closure")
    closure.dispose()
    #expect(throws: StubError.self) { try answer() }
    #expect([closure, object, superclass].map(\.invocationCount) == [1, 1, 1])
  }

  @Test func objectsOfUnrelatedTypesArePassedOverAndNotCounted() throws {
    let bird = stub.forward(to: Bird("Ann"))
    let whistle = stub.forward(to: Whistle())
    let crow = stub.forward(to: Crow("Cora"))
    #expect(try asBird() == "Cora 1")
    crow.dispose()
    #expect(try asBird(2) == "Ann 2")
    #expect([bird, whistle, crow].map(\.invocationCount) == [1, 0, 1])
  }

  @Test func theErrorSaysWhyEachTargetWasPassedOver() {
    stub.forward(to: Whistle()); let first = #line
    stub.forwardToSuper(); let second = #line
    #expect(
      error { try asBird(3) } == """
        song has no behavior that answers 3.
          forwards to:
            the superclass, which the fake does not call with `super:`  (ForwardingTests.swift:\(second))
            Whistle, which is not what the fake calls with `on:`  (ForwardingTests.swift:\(first))
        """)
  }

  @Test func aStructAndAProtocolAreTargetsToo() throws {
    stub.forward(to: Whistle())
    #expect(try stub.throwingCall(1, on: { (singer: any Singer) in singer.sing(1) }) == "whistle 1")
    #expect(try stub.throwingCall(2, on: { (whistle: Whistle) in whistle.sing(2) }) == "whistle 2")
    stub.forward(to: Bird("Ann") as any Singer)
    #expect(try stub.throwingCall(3, on: { (singer: any Singer) in singer.sing(3) }) == "Ann 3")
    #expect(try asBird(4) == "Ann 4")
  }

  @Test func anOptionalObjectIsTheObjectInIt() throws {
    stub.forward(to: Bird("Ann"))
    stub.forward(to: nil as Bird?)
    #expect(try asBird() == "Ann 1")
    stub.forward(to: Bird("Bea") as Bird?)
    #expect(try asBird() == "Bea 1")
  }

  @Test func theSuperclassAnswersOnlyWhereSuperIsGiven() throws {
    let forwarding = stub.forwardToSuper()
    #expect(try stub.throwingCall(1, super: { "super" }) == "super")
    #expect(throws: StubError.self) { try stub.invoke(1) }
    #expect(throws: StubError.self) { try asBird() }
    #expect(forwarding.invocationCount == 1)
  }

  @Test func superIsNotCalledUnlessToldTo() {
    var calls = 0
    _ = error {
      try stub.throwingCall(
        1,
        super: {
          calls += 1
          return "super"
        })
    }
    #expect(calls == 0)
  }

  @Test func whatATargetThrowsIsThrownAndNotHandedOn() {
    stub.otherwise { _ in "earlier" }
    stub.otherwise { _ in throw Hoarse() }
    #expect(throws: Hoarse.self) { try stub.invoke(1) }
    stub.forward(to: Bird("Ann"))
    #expect(throws: Hoarse.self) { try stub.throwingCall(1, on: { (_: Bird) in throw Hoarse() }) }
  }

  @Test func aTargetThatThrowsIsCountedWhateverItIs() {
    let closure = stub.otherwise { _ in throw Hoarse() }
    #expect(throws: Hoarse.self) { try stub.invoke(1) }
    let object = stub.forward(to: Bird("Ann"))
    #expect(throws: Hoarse.self) { try stub.throwingCall(1, on: { (_: Bird) in throw Hoarse() }) }
    let superclass = stub.forwardToSuper()
    #expect(throws: Hoarse.self) { try stub.throwingCall(1, super: { throw Hoarse() }) }
    #expect([closure, object, superclass].map(\.invocationCount) == [1, 1, 1])
  }

  @Test func anOptionalAnsweredWithNilIsAnAnswer() throws {
    let stub = Stub<Int, String?>()
    stub.otherwise { _ in "earlier" }
    stub.forward(to: Bird("Ann"))
    #expect(try stub.throwingCall(1, on: { (_: Bird) in nil }) == nil)
    stub.forwardToSuper()
    #expect(try stub.throwingCall(1, super: { nil }) == nil)
  }

  @Test func removingAllForgetsEveryTarget() {
    let handles = [stub.otherwise { _ in "closure" }, stub.forward(to: Bird("Ann")), stub.forwardToSuper()]
    stub.removeAll()
    let message = error { try stub.throwingCall(1, on: { (bird: Bird) in bird.sing(1) }, super: { "super" }) }
    #expect(message == "song has no behavior that answers 1: it has none at all. Use `on(…).return(…)`.")
    #expect(handles.allSatisfy { $0.isDisposed })
  }
}
