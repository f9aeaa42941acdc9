import Stubbing
import Testing

/// What the README of Dobby promises of stubs.
@Suite struct DobbyReadmeTests {
  private let stub = Stub<(Int, Int), Int>()
  private let behavior: Behavior

  init() {
    behavior = stub.on(equals((2, 3)), return: 4)
    stub.on(matches((any(), any()))) { x, y in x * y }
  }

  @Test func theFirstMatcherThatMatchesAnswers() throws {
    #expect(try stub.invoke((2, 3)) == 4)
  }

  @Test func theNextMatcherAnswersWhatTheFirstDoesNot() throws {
    #expect(try stub.invoke((3, 3)) == 9)
  }

  @Test func aDisposedBehaviorAnswersNoMore() throws {
    behavior.dispose()
    #expect(try stub.invoke((2, 3)) == 6)
  }

  @Test func anUnexpectedInvocationThrows() {
    let stub = Stub<(Int, Int), Int>()
    stub.on(equals((2, 3)), return: 4)
    #expect(throws: StubError.self) { try stub.invoke((3, 2)) }
  }

  @Test func aSubclassChangesItsBehaviorOnTheFly() {
    class Joiner {
      func join(first: String, _ second: String) -> String { first + second }
    }
    final class FakeJoiner: Joiner {
      let stub = Stub<(String, String), String>()
      override func join(first: String, _ second: String) -> String {
        (try? stub.invoke((first, second))) ?? super.join(first: first, second)
      }
    }
    let joiner = FakeJoiner()
    #expect(joiner.join(first: "Hello", "World") == "HelloWorld")
    joiner.stub.on(any()) { first, _ in first }
    #expect(joiner.join(first: "Hello", "World") == "Hello")
  }
}
