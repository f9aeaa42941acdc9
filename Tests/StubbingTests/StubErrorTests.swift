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
        == "Stub<Int, String> has no behavior that answers 3: none was set up. Use `on(_, return: …)`.")
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
               .age: expected 3, was 4
            2. has(age: 7)  (StubErrorTests.swift:\(second))
               .age: expected 7, was 4
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
}
