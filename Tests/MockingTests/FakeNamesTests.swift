import Mocking
import Testing

/// Requires every verb that `Fake` has, as far as it can be called without arguments or with one value.
private protocol Machine: AnyObject {
  func reset()
  func verify()
  func verifyNoMoreInteractions()
  func verifyNoUnusedBehaviors()
  func clearInteractions()
  func clearExpectations()
  func removeAllAnswers()
  func useDefaultValues()
  func forwardToSuper()
  func record(_ call: MachineFake.Interaction)
  func call(_ call: MachineFake.Interaction)
  func expect(_ call: MachineFake.Interaction)
  func reject(_ call: MachineFake.Interaction)
  func on(_ call: MachineFake.Interaction)
  func verify(_ call: MachineFake.Interaction)
  func forward(to target: String)
  func otherwise(_ handler: @escaping @Sendable (MachineFake.Interaction) -> Int)
}

/// Its own methods have the names of verbs; they are what the protocol calls.
private final class MachineFake: Machine, Fake {
  enum Interaction: Equatable { case own(String) }

  let double: TestDouble<Interaction>

  init(reporter: FailureReporter) { double = TestDouble(strict: true, name: "Machine", reporter: reporter) }

  func reset() { double.call(.own("reset")) }
  func verify() { double.call(.own("verify")) }
  func verifyNoMoreInteractions() { double.call(.own("verifyNoMoreInteractions")) }
  func verifyNoUnusedBehaviors() { double.call(.own("verifyNoUnusedBehaviors")) }
  func clearInteractions() { double.call(.own("clearInteractions")) }
  func clearExpectations() { double.call(.own("clearExpectations")) }
  func removeAllAnswers() { double.call(.own("removeAllAnswers")) }
  func useDefaultValues() { double.call(.own("useDefaultValues")) }
  func forwardToSuper() { double.call(.own("forwardToSuper")) }
  func record(_ call: Interaction) { double.call(.own("record")) }
  func call(_ call: Interaction) { double.call(.own("call")) }
  func expect(_ call: Interaction) { double.call(.own("expect")) }
  func reject(_ call: Interaction) { double.call(.own("reject")) }
  func on(_ call: Interaction) { double.call(.own("on")) }
  func verify(_ call: Interaction) { double.call(.own("verify(_:)")) }
  func forward(to target: String) { double.call(.own("forward")) }
  func otherwise(_ handler: @escaping @Sendable (Interaction) -> Int) { double.call(.own("otherwise")) }
}

/// A fake keeps its own methods, whatever they are called.
@Suite struct FakeNamesTests {
  private let log = FailureLog()

  /// Production code: it knows the protocol only.
  private func useAll(of machine: any Machine) {
    machine.reset()
    machine.verify()
    machine.verifyNoMoreInteractions()
    machine.verifyNoUnusedBehaviors()
    machine.clearInteractions()
    machine.clearExpectations()
    machine.removeAllAnswers()
    machine.useDefaultValues()
    machine.forwardToSuper()
    machine.record(.own(""))
    machine.call(.own(""))
    machine.expect(.own(""))
    machine.reject(.own(""))
    machine.on(.own(""))
    machine.verify(.own(""))
    machine.forward(to: "")
    machine.otherwise { _ in 1 }
  }

  private let names = [
    "reset", "verify", "verifyNoMoreInteractions", "verifyNoUnusedBehaviors", "clearInteractions", "clearExpectations",
    "removeAllAnswers", "useDefaultValues", "forwardToSuper", "record", "call", "expect", "reject", "on", "verify(_:)",
    "forward", "otherwise",
  ]

  @Test func theProtocolCallsTheirOwnMethods() {
    let machine = MachineFake(reporter: log.reporter)
    for name in names { machine.double.expect(.own(name)) }
    useAll(of: machine)
    #expect(machine.mock.interactions == names.map { .own($0) })
    machine.double.verify()
    #expect(log.all.map(\.message) == [])
  }

  @Test func theVerbsAreAtTheDouble() {
    let machine = MachineFake(reporter: log.reporter)
    machine.double.on(any()).return()
    machine.double.expect(.own("verify"))
    machine.double.verify()
    #expect(log.all.count == 1)
    machine.double.reset()
    machine.double.verify()
    #expect(log.all.count == 1)
  }
}
