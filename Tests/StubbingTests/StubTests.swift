import Stubbing
import Testing

private struct Timeout: Error, Equatable {}

@Suite struct StubTests {
  @Test func answersWithAValue() throws {
    let stub = Stub<Int, String>()
    stub.on(3, return: "three")
    #expect(try stub.invoke(3) == "three")
  }

  @Test func answersWithAnError() {
    let stub = Stub<Int, String>()
    stub.on(3, throw: Timeout())
    #expect(throws: Timeout()) { try stub.invoke(3) }
  }

  @Test func answersWithAClosureOverTheInput() throws {
    let stub = Stub<(Int, Int), Int>()
    stub.on(matches((any(), 0))) { x, _ in -x }
    stub.on(matches((any(), any()))) { x, y in x * y }
    #expect(try stub.invoke((3, 3)) == 9)
    #expect(try stub.invoke((3, 0)) == -3)
  }

  @Test func theFirstBehaviorThatMatchesAnswers() throws {
    let stub = Stub<(Int, Int), Int>()
    let behavior = stub.on(equals((2, 3)), return: 4)
    stub.on(matches((any(), any()))) { x, y in x * y }
    #expect(try stub.invoke((2, 3)) == 4)
    #expect(try stub.invoke((3, 3)) == 9)
    behavior.dispose()
    #expect(try stub.invoke((2, 3)) == 6)
  }

  @Test func matchersAreAskedUpToTheFirstThatAccepts() throws {
    let asked = Locked([Int]())
    func asking(_ number: Int) -> Matcher<Int> {
      matches { value in
        asked.withLock { $0.append(number) }
        return value == number
      }
    }
    let stub = Stub<Int, Int>()
    for number in 1...3 { stub.on(asking(number), return: number) }
    #expect(try stub.invoke(2) == 2)
    #expect(asked.withLock { $0 } == [1, 2])
  }

  @Test func aMethodWithoutParametersNeedsNoInput() async throws {
    let stub = Stub<Void, Int>()
    let first = stub.return(4)
    stub.throw(Timeout())
    #expect(try await stub.invoke() == 4)
    first.dispose()
    await #expect(throws: Timeout()) { try await stub.invoke() }
  }

  @Test func awaitedInvocationsMayTakeTheirTime() async throws {
    let stub = Stub<Int, String>()
    stub.on(1, return: "at once")
    stub.on(any()) { id in
      try await Task.sleep(for: .milliseconds(5))
      return "user \(id)"
    }
    #expect(try await stub.invoke(1) == "at once")
    #expect(try await stub.invoke(2) == "user 2")
  }

  @Test func anAsynchronousHandlerCannotAnswerWithoutAwait() {
    let stub = Stub<Int, String>()
    stub.on(any()) { id in
      await Task.yield()
      return "user \(id)"
    }
    // In a closure that is not asynchronous, the synchronous `invoke` is chosen.
    let error = #expect(throws: StubError.self) { try stub.invoke(1) }
    #expect(error?.description.contains("await") == true)
  }

  @Test func removeAllTakesEveryAnswerBack() {
    let stub = Stub<Int, Int>()
    let behavior = stub.on(any(), return: 1)
    stub.removeAll()
    #expect(behavior.isDisposed)
    #expect(throws: StubError.self) { try stub.invoke(1) }
  }

  @Test @MainActor func awaitingStaysOnTheActorOfTheCaller() async throws {
    final class Unshared {}
    let stub = Stub<Unshared, Unshared>()
    stub.on(any()) { object in
      MainActor.preconditionIsolated()
      return object
    }
    let object = Unshared()
    #expect(try await stub.invoke(object) === object)
  }

  @Test func letsGoOfWhatADisposedBehaviorHeld() throws {
    final class Token: Sendable {}
    let stub = Stub<Int, Int>()
    weak var token: Token?
    do {
      let strong = Token()
      token = strong
      let behavior = stub.on(1) { _ in
        withExtendedLifetime(strong) { 1 }
      }
      behavior.dispose()
    }
    stub.on(2, return: 2)
    #expect(token == nil)
  }

  @Test func anAwaitedBehaviorIsFoundInTheSameOrder() async throws {
    let stub = Stub<Int, Int>()
    stub.on(any()) { number in
      await Task.yield()
      return number
    }
    stub.on(3, return: 0)
    #expect(try await stub.invoke(3) == 3)
  }

  @Test func disposingOneOfTwoAlikeLeavesTheOther() throws {
    let stub = Stub<Int, Int>()
    stub.on(1, return: 1)
    let second = stub.on(1, return: 2)
    second.dispose()
    #expect(try stub.invoke(1) == 1)
  }

  @Test func aBehaviorSetUpAgainTakesTheLastPlace() throws {
    let stub = Stub<Int, Int>()
    let first = stub.on(any(), return: 1)
    stub.on(any(), return: 2)
    first.dispose()
    stub.on(any(), return: 1)
    #expect(try stub.invoke(0) == 2)
  }

  @Test func aStubMayBeSetUpAgainAfterRemovingAll() throws {
    let stub = Stub<Int, Int>()
    stub.on(any(), return: 1)
    stub.removeAll()
    stub.on(any(), return: 2)
    #expect(try stub.invoke(0) == 2)
  }

  @Test func goesByItsNameOrItsType() {
    #expect(Stub<Int, String>().description == "Stub<Int, String>")
    #expect(Stub<Int, String>(name: "names").description == "names")
  }
}
