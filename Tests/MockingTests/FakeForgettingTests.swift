import Mocking
import Testing

private enum Call: Equatable { case bark, sit, weigh(Int) }

/// What each way to forget forgets.
@Suite struct FakeForgettingTests {
  private final class Real: Sendable { func sit() -> String { "real" } }

  private let log = FailureLog()
  private let fake: TestDouble<Call>

  init() {
    fake = TestDouble(name: "Dog", reporter: log.reporter)
    fake.on(Call.weigh).return(7)
    fake.on(.bark).return("behavior")
    fake.forward(to: Real())
    fake.expect(.bark, times: 2).return("expected", times: 1)
    fake.reject(Call.weigh, 0)
  }

  private var messages: [String] { log.all.map(\.message) }

  private func bark() -> String { fake.call(.bark) }
  private func sit() -> String { fake.call(.sit, on: { (real: Real) in real.sit() }) }
  private func weigh(_ scale: Int) -> Int { fake.call(.weigh(scale)) }

  @Test func nothingYet() {
    #expect([bark(), bark(), sit()] == ["expected", "behavior", "real"] && weigh(1) == 7)
    fake.verify()
    #expect(messages == [])
    _ = weigh(0)
    #expect(messages.count == 1)
  }

  @Test func resetForgetsEverything() {
    fake.useDefaultValues()
    fake.otherwise { _ in "otherwise" }
    _ = bark()
    fake.reset()
    #expect(fake.mock.interactions == [])
    fake.verify()
    #expect(messages == [])
    #expect([bark(), sit()] == ["", ""] && weigh(0) == 0)
    #expect(messages.count == 3 && messages.allSatisfy { $0.contains("has no behavior that answers") })
  }

  @Test func clearExpectationsForgetsExpectationsTheirAnswersAndRejections() {
    fake.clearExpectations()
    #expect([bark(), sit()] == ["behavior", "real"] && weigh(0) == 7)
    fake.verify()
    #expect(fake.mock.interactions == [.bark, .sit, .weigh(0)])
    #expect(messages == [])
  }

  @Test func clearInteractionsLetsExpectationsAndTheirAnswersStartAnew() {
    #expect([bark(), bark()] == ["expected", "behavior"])
    fake.clearInteractions()
    #expect(fake.mock.interactions == [] && fake.calls(.bark).isEmpty)
    fake.verify()
    #expect(messages.count == 1 && messages[0].contains("bark: expected twice, recorded 0 times"))
    #expect([bark(), bark(), sit()] == ["expected", "behavior", "real"])
    fake.verify()
    #expect(messages.count == 1)
    _ = weigh(0)
    #expect(messages.count == 2)
  }

  @Test func clearInteractionsLeavesBehaviorsAsTheyAre() {
    let once = fake.on(.sit).return("once", times: 1)
    #expect([sit(), sit()] == ["once", "real"])
    fake.clearInteractions()
    #expect(sit() == "real" && once.isUsedUp)
    #expect(messages == [])
  }

  @Test func clearInteractionsLetsAnswersInTurnStartAnew() {
    let fake = TestDouble<Call>(name: "Dog", reporter: log.reporter)
    fake.expect(.bark, times: 2).return("a", "b")
    func bark() -> String { fake.call(.bark) }
    #expect([bark(), bark()] == ["a", "b"])
    fake.clearInteractions()
    #expect([bark(), bark()] == ["a", "b"])
    fake.verify()
    #expect(messages == [])
  }

  @Test func removeAllAnswersTakesThoseOfExpectationsAndSparesWhatStandsBehind() {
    fake.otherwise { call in call == .bark ? "otherwise" : 3 as Any }
    fake.removeAllAnswers()
    #expect([bark(), bark(), sit()] == ["otherwise", "otherwise", "real"] && weigh(1) == 3)
    fake.verify()
    #expect(messages == [])
    _ = weigh(0)
    #expect(messages.count == 1)
  }

  @Test func removeAllAnswersSparesDefaultValues() {
    let fake = TestDouble<Call>(name: "Dog", reporter: log.reporter)
    fake.useDefaultValues()
    fake.on(.bark).return("Woof")
    fake.removeAllAnswers()
    #expect(fake.call(.bark) == "")
    #expect(messages == [])
  }

  @Test func anExpectationThatWasForgottenSetsUpNothing() {
    let forgotten = fake.expect(.sit)
    fake.clearExpectations()
    forgotten.return("forgotten")
    #expect(sit() == "real")
    forgotten.dispose()
    #expect(forgotten.count == 0)
    #expect(messages == [])
  }

  @Test func whatAnswersHoldOnToIsReleased() {
    let forgets: [(TestDouble<Call>) -> Void] = [
      { $0.reset() }, { $0.clearExpectations() }, { $0.removeAllAnswers() },
    ]
    for forget in forgets {
      weak var held: Real?
      func setUp() {
        let real = Real()
        held = real
        fake.expect(.sit, times: 0...).perform { real.sit() }
      }
      setUp()
      #expect(held != nil)
      forget(fake)
      #expect(held == nil)
    }
  }
}
