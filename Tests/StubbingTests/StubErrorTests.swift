import Stubbing
import Testing

@Suite struct StubErrorTests {
  private struct User: Equatable {
    var name: String
    var age: Int
  }

  private func error<Input, Output>(of stub: Stub<Input, Output>, for input: Input) -> String? {
    #expect(throws: StubError.self) { try stub.invoke(input) }?.description
  }

  @Test func saysThatNothingWasSetUp() {
    let stub = Stub<Int, String>()
    #expect(
      error(of: stub, for: 3)
        == "Stub<Int, String> has no behavior that answers 3: it has none at all. Use `on(…).return(…)`.")
  }

  @Test func namesTheInputAndEveryBehaviorTried() {
    let stub = Stub<User, String>(name: "greeting")
    stub.on(User(name: "Ann", age: 3), return: "hi"); let first = #line
    stub.on(has(\.age, 7), return: "ho"); let second = #line
    #expect(
      error(of: stub, for: User(name: "Ann", age: 4)) == """
        greeting has no behavior that answers User(name: "Ann", age: 4).
          tried (2):
            1. User(name: "Ann", age: 3)  (StubErrorTests.swift:\(first))
            2. has(age: 7)  (StubErrorTests.swift:\(second))
          closest: 1. User(name: "Ann", age: 3)
            .age: expected 3, was 4
        """)
  }

  @Test func countsTheBehaviorsItLeavesOut() {
    let stub = Stub<Int, Int>()
    for number in 0..<30 { stub.on(number, return: number) }
    let description = error(of: stub, for: 99)
    #expect(description?.contains("tried (30):") == true)
    #expect(description?.hasSuffix("… 10 more") == true)
  }

  @Test func namesTheBehaviorThatHasToBeAwaited() {
    let stub = Stub<Int, Int>()
    stub.on(any()) { number in
      await Task.yield()
      return number
    }
    #expect(error(of: stub, for: 3)?.contains("_  (StubErrorTests.swift:") == true)
  }

  @Test func isItsOwnLocalizedDescription() {
    let stub = Stub<Int, Int>()
    #expect(throws: StubError.self) { try stub.invoke(3) }.map { #expect($0.errorDescription == $0.description) }
  }

  @Test func namesATuple() {
    let stub = Stub<(Int, String), Int>()
    stub.on(equals((1, "x")), return: 1); let line = #line
    #expect(
      error(of: stub, for: (2, "y")) == """
        Stub<(Int, String), Int> has no behavior that answers (2, "y").
          tried (1):
            1. (1, "x")  (StubErrorTests.swift:\(line))
          closest: 1. (1, "x")
            .0: expected 1, was 2
            .1: expected "x", was "y"
        """)
  }

  @Test func namesAnInvocationWithoutInput() {
    let stub = Stub<Void, Int>()
    #expect(error(of: stub, for: ())?.hasPrefix("Stub<(), Int> has no behavior that answers its call:") == true)
  }

  @Test func namesACaseOfAnEnum() {
    enum Call: Equatable { case fetch(id: Int), ping }
    let stub = Stub<Call, Int>()
    stub.on(.ping, return: 1)
    stub.on(matches(Call.fetch(id:), 4), return: 1)
    let description = error(of: stub, for: .fetch(id: 3))
    #expect(description?.contains("answers fetch(id: 3).") == true)
    #expect(description?.contains("2. fetch(id: 4)") == true)
    #expect(description?.contains(".id: expected 4, was 3") == true)
  }

  @Test func isTheSameWhereTheInvocationIsAwaited() async {
    let stub = Stub<Int, Int>(name: "numbers")
    stub.on(1, return: 1)
    let awaited = await #expect(throws: StubError.self) { try await stub.invoke(2) }
    #expect(awaited?.description == error(of: stub, for: 2))
  }

  @Test func leavesOutADisposedBehavior() {
    let stub = Stub<Int, Int>()
    stub.on(1, return: 1).dispose()
    stub.on(2, return: 2)
    #expect(error(of: stub, for: 3)?.contains("tried (1):") == true)
  }
}
