import Mocking
import Testing

private struct Sick: Error {}
private enum Call: Equatable { case bark, eat(String), weigh }

/// One call is one failure, even if it is neither expected nor answered.
@Suite struct OneFailureTests {
  private let log = FailureLog()
  private let fake: TestDouble<Call>

  init() { fake = TestDouble(strict: true, name: "Dog", reporter: log.reporter) }

  private var messages: [String] { log.all.map(\.message) }

  private func bark() -> String { fake.call(.bark) }
  private func barkLate() async -> String { await fake.call(.bark) }
  private func weigh() throws -> Int { try fake.throwingCall(.weigh) }
  private func weighTyped() throws(Sick) -> Int { try fake.throwingCall(.weigh, throws: Sick.self) }

  @Test func unexpectedAndUnanswered() async {
    #expect(bark() == "")
    #expect(messages.count == 1 && messages[0].hasPrefix("Unexpected interaction with Dog: bark"))
    #expect(await barkLate() == "")
    #expect(messages.count == 2)
    #expect(throws: StubError.self) { try weigh() }
    #expect(messages.count == 3 && messages[2].hasPrefix("Unexpected interaction with Dog: weigh"))
    #expect((try? weighTyped()) == 0)
    #expect(messages.count == 4 && messages[3].hasPrefix("Unexpected interaction with Dog: weigh"))
  }

  @Test func rejectedAndUnanswered() {
    let nice = TestDouble<Call>(name: "Dog", reporter: log.reporter)
    nice.reject(.bark)
    #expect((nice.call(.bark) as String) == "")
    #expect(messages.count == 1 && messages[0].contains("bark"))
    #expect(!messages[0].contains("has no behavior"))
  }

  @Test func tooOftenAndUnanswered() {
    fake.expect(.bark).return("once")
    #expect([bark(), bark()] == ["once", ""])
    #expect(messages.count == 1 && messages[0].contains("expected once only: bark"))
  }

  @Test func expectedAndUnanswered() {
    fake.expect(.bark)
    #expect(bark() == "")
    #expect(messages.count == 1 && messages[0].hasPrefix("Dog has no behavior that answers bark"))
    fake.verify()
    #expect(messages.count == 1)
  }

  @Test func unexpectedAndAnswered() {
    fake.on(.bark).return("Woof")
    #expect(bark() == "Woof")
    #expect(messages.count == 1 && messages[0].hasPrefix("Unexpected interaction with Dog: bark"))
  }

  @Test func unexpectedAndAnsweredWithAnotherType() {
    fake.on(.bark).return(3)
    #expect(bark() == "")
    #expect(messages.count == 1 && messages[0].hasPrefix("Unexpected interaction with Dog: bark"))
  }

  @Test func unexpectedAndOfNothing() throws {
    fake.call(.eat("bone"))
    try fake.throwingCall(.eat("bone"))
    #expect(messages.count == 2)
  }

  @Test func theNextCallIsAFailureOfItsOwn() {
    _ = bark()
    fake.expect(.bark)
    _ = bark()
    #expect(messages.count == 2 && messages[1].hasPrefix("Dog has no behavior that answers bark"))
  }
}
