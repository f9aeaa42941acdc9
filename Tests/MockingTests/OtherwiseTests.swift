import Mocking
import Testing

private enum Call: Equatable, Sendable { case name, size, rest }
private struct Real { let name = "real" }
private struct Broken: Error {}

/// `otherwise` of stubs and fakes, and the order in which all that may answer is asked.
@Suite struct OtherwiseTests {
  private let log = FailureLog()
  private let stub: Stub<Int, String>
  private let fake: TestDouble<Call>

  init() {
    stub = Stub(name: "names", reporter: log.reporter)
    fake = TestDouble(name: "Fake", reporter: log.reporter)
  }

  private var messages: [String] { log.all.map(\.message) }

  @Test func ofAStubItAnswersWhatNothingElseDoes() throws {
    stub.on(1).return("one")
    let fallback = stub.otherwise { "\($0)?" }
    #expect([stub.call(1), try stub.throwingCall(2), try stub.invoke(3)] == ["one", "2?", "3?"])
    stub.otherwise { _ in throw Broken() }
    #expect(throws: Broken.self) { try stub.throwingCall(2) }
    #expect(fallback.invocationCount == 2)
    #expect(messages == [])
  }

  @Test func ofAStubItMayTakeItsTime() async throws {
    stub.otherwise { number in
      await Task.yield()
      return "late \(number)"
    }
    #expect(await stub.call(1) == "late 1")
    func atOnce() -> String { stub.call(1) }
    #expect(atOnce() == "")
    #expect(messages.count == 1 && messages[0].contains("asynchronously, but was called without `await`"))
  }

  @Test func ofAFakeItAnswersMethodsOfAllTypes() async {
    fake.otherwise { call -> Any? in
      switch call {
      case .name: "name"
      case .size: 3
      case .rest: nil
      }
    }
    let name: String = await fake.call(.name)
    func atOnce<Value>(_ call: Call) -> Value { fake.call(call) }
    let (size, rest): (Int, Double?) = (atOnce(.size), atOnce(.rest))
    #expect(name == "name" && size == 3 && rest == nil)
    #expect(messages == [])
    let wrong: Int = atOnce(.name)
    #expect(wrong == 0)
    #expect(messages.count == 1 && messages[0].contains(#"with "name", of type String, where Int is needed"#))
  }

  @Test func theLatestComesFirstAndMayBeTakenBack() {
    stub.otherwise { _ in "first" }
    let second = stub.otherwise { _ in "second" }
    #expect(stub.call(1) == "second")
    second.dispose()
    #expect(stub.call(1) == "first")
    #expect(messages == [])
  }

  @Test func theOrderOfAskingDoesNotDependOnTheOrderOfSettingUp() {
    func call() -> String { fake.call(.name, on: { (real: Real) in real.name }) }
    fake.useDefaultValues()
    #expect(call() == "")
    let fallback = fake.otherwise { _ in "otherwise" }
    #expect(call() == "otherwise")
    let forwarding = fake.forward(to: Real())
    #expect(call() == "real")
    let behavior = fake.on(.name).return("behavior")
    #expect(call() == "behavior")
    let expected = fake.expect(.name, times: 0...)
    expected.return("expected")
    #expect(call() == "expected")
    // Again, with all of them anew, in the other order.
    [fallback, forwarding, behavior].forEach { $0.dispose() }
    fake.on(.name).return("behavior")
    fake.forward(to: Real())
    fake.otherwise { _ in "otherwise" }
    #expect(call() == "expected")
    expected.dispose()
    #expect(call() == "behavior")
    fake.removeAllAnswers()
    #expect(call() == "real")
    #expect(fake.call(.name) == "otherwise")
    #expect(messages == [])
  }

  @Test func itIsNotUnused() {
    fake.otherwise { _ in "otherwise" }
    stub.otherwise { _ in "otherwise" }
    fake.verifyNoUnusedBehaviors()
    stub.verifyNoUnusedBehaviors()
    #expect(messages == [])
  }
}
