import Stubbing
import Testing

@Suite struct BehaviorTests {
  private let stub = Stub<Int, Int>()

  @Test func knowsWhetherItIsDisposed() {
    let behavior = stub.on(1, return: 1)
    #expect(!behavior.isDisposed)
    behavior.dispose()
    behavior.dispose()
    #expect(behavior.isDisposed)
  }

  @Test func countsTheInvocationsItAnswered() throws {
    let one = stub.on(1, return: 1)
    let others = stub.on(any(), return: 0)
    for input in [1, 2, 1, 3, 1] { _ = try stub.invoke(input) }
    #expect(one.invocations == 3)
    #expect(others.invocations == 2)
  }

  @Test func countsWhatItThrewFor() {
    struct Failure: Error {}
    let behavior = stub.on(any(), throw: Failure())
    #expect(throws: Failure.self) { try stub.invoke(1) }
    #expect(behavior.invocations == 1)
  }

  @Test func knowsWhereItWasSetUp() {
    let behavior = stub.on(1, return: 1); let line = #line
    #expect(behavior.location.line == line)
    #expect(behavior.location.description == "BehaviorTests.swift:\(line)")
  }
}
