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
    #expect(one.invocationCount == 3)
    #expect(others.invocationCount == 2)
  }

  @Test func countsWhatItThrewFor() {
    struct Failure: Error {}
    let behavior = stub.on(any(), throw: Failure())
    #expect(throws: Failure.self) { try stub.invoke(1) }
    #expect(behavior.invocationCount == 1)
  }

  @Test func knowsWhereItWasSetUp() {
    let behavior = stub.on(1, return: 1); let line = #line
    #expect(behavior.location.line == line)
    #expect(behavior.location.description == "BehaviorTests.swift:\(line)")
  }

  @Test func countsNoInvocationThatAnotherAnswers() throws {
    stub.on(any(), return: 1)
    let hidden = stub.on(any(), return: 2)
    _ = try stub.invoke(1)
    #expect(hidden.invocationCount == 0)
  }

  @Test func countsAnInvocationUnderWay() throws {
    let seen = Locked<Int?>(nil)
    let own = Locked<Behavior?>(nil)
    let behavior = stub.on(any()) { number in
      let count = own.withLock { $0 }?.invocationCount
      seen.withLock { $0 = count }
      return number
    }
    own.withLock { $0 = behavior }
    _ = try stub.invoke(1)
    own.withLock { $0 = nil }
    #expect(seen.withLock { $0 } == 1)
  }

  @Test func countsNoInvocationThatHadToBeAwaited() {
    let behavior = stub.on(any()) { number in
      await Task.yield()
      return number
    }
    #expect(throws: StubError.self) { try stub.invoke(1) }
    #expect(behavior.invocationCount == 0)
  }

  @Test func keepsItsCountOnceDisposed() throws {
    let behavior = stub.on(any(), return: 1)
    _ = try stub.invoke(1)
    behavior.dispose()
    #expect(throws: StubError.self) { try stub.invoke(1) }
    #expect(behavior.invocationCount == 1)
  }
}
