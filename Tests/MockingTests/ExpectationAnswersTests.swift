import Mocking
import Testing

private enum Call: Equatable { case bark, weigh(Int), move(Int, String) }

/// Expectations with an answer.
@Suite struct ExpectationAnswersTests {
  private struct Sick: Error {}

  private let log = FailureLog()
  private let fake: TestDouble<Call>

  /// Made so that the earliest expectation comes first, which is easier to read in a row.
  init() { fake = TestDouble(precedence: .earliest, name: "Dog", reporter: log.reporter) }

  private var messages: [String] { log.all.map(\.message) }
  private func answer(_ call: Call) -> String {
    do { return try fake.throwingCall(call) } catch is Sick { return "sick" } catch { return "unanswered" }
  }

  @Test func anAnswerIsGivenAsOftenAsItIsExpected() {
    fake.expect(.bark).return("a")
    fake.expect(.bark, times: 2).throw(Sick())
    fake.expect(.bark, times: 1...2).return("b")
    #expect((0..<6).map { _ in answer(.bark) } == ["a", "sick", "sick", "b", "b", "unanswered"])
  }

  @Test func thenTheNextAnswerIsGiven() {
    fake.expect(.bark).return("expected")
    fake.on(.bark).return("then")
    #expect((0..<3).map { _ in answer(.bark) } == ["expected", "then", "then"])
    fake.verify()
    // An expectation is a promise of a count, whoever answers.
    #expect(messages.map { $0.contains("expected once only: bark") } == [true, true])
  }

  @Test func anExpectationWithoutEndAnswersWithoutEnd() {
    fake.expect(.bark, times: 2...).return("always")
    #expect(Set((0..<20).map { _ in answer(.bark) }) == ["always"])
    fake.verify()
    #expect(messages == [])
  }

  @Test func itIsAnExpectationToo() {
    fake.expect(.bark, times: 2).return("a"); let line = #line
    _ = answer(.bark)
    fake.verify()
    #expect(messages.count == 1)
    #expect(messages[0].contains("bark: expected twice, recorded once"))
    #expect(messages[0].contains("ExpectationAnswersTests.swift:\(line)"))
  }

  @Test func byValueMatcherAndCase() {
    let (id, place) = (5, "home")
    fake.expect(matches { $0 == .weigh(1) }).return("matcher")
    fake.expect(Call.weigh, 2).return("literal")
    fake.expect(Call.weigh, id).return("variable")
    fake.expect(Call.weigh).return("case")
    fake.expect(Call.move, 1, any()).return("literals")
    fake.expect(Call.move, id, place).return("variables")
    fake.expect(Call.move).return("two")
    let calls: [Call] = [
      .weigh(1), .weigh(2), .weigh(5), .weigh(9), .move(1, ""), .move(5, "home"), .move(0, ""),
    ]
    #expect(
      calls.map(answer) == ["matcher", "literal", "variable", "case", "literals", "variables", "two"])
    fake.verify()
    #expect(messages == [])
  }

  @Test func throwingByValueMatcherAndCase() {
    let (id, place) = (5, "home")
    fake.expect(matches { $0 == .weigh(1) }).throw(Sick())
    fake.expect(Call.weigh, 2).throw(Sick())
    fake.expect(Call.weigh, id).throw(Sick())
    fake.expect(Call.weigh).throw(Sick())
    fake.expect(Call.move, 1, any()).throw(Sick())
    fake.expect(Call.move, id, place).throw(Sick())
    fake.expect(Call.move).throw(Sick())
    let calls: [Call] = [
      .weigh(1), .weigh(2), .weigh(5), .weigh(9), .move(1, ""), .move(5, "home"), .move(0, ""),
    ]
    #expect(Set(calls.map(answer)) == ["sick"])
    #expect(answer(.weigh(9)) == "unanswered")
    fake.verify()
    #expect(messages.map { $0.contains("expected once only: weigh(_)") } == [true])
  }

  @Test func anImpossibleCountIsReportedAndNeitherIsSetUp() {
    fake.expect(.bark, times: -1).return("a"); let line = #line
    #expect(log.all.map(\.location.line) == [line])
    #expect(answer(.bark) == "unanswered")
    fake.verify()
    // The second is that of the call that nothing answers.
    #expect(messages.count == 2 && messages[1].contains("has no behavior that answers bark"))
  }

  @Test func expectedNeverAnswersNever() {
    let strict = TestDouble<Call>(strict: true, name: "Dog", reporter: log.reporter)
    strict.expect(.bark, times: 0).return("a")
    #expect((try? strict.throwingCall(.bark)) as String? == nil)
    #expect(messages.count == 1 && messages[0].hasPrefix("Unexpected interaction with Dog: bark"))
  }

  @Test func whatIsExpectedNeverIsNotUnused() {
    fake.expect(.bark, times: 0).return("a")
    fake.verifyNoUnusedBehaviors()
    fake.verify()
    #expect(messages == [])
  }

  @Test func whatMayStayAwayIsNotUnused() {
    fake.expect(.bark, times: 0...2).return("a")
    fake.verify()
    fake.verifyNoUnusedBehaviors()
    #expect(messages == [])
  }

  @Test func inAnOrderAcrossFakes() {
    let order = InOrder()
    let other = TestDouble<Call>(name: "Cat", reporter: log.reporter)
    fake.expect(.bark, in: order).return("a")
    other.expect(.bark, in: order).return("b")
    let _: String = other.call(.bark)
    #expect(answer(.bark) == "a")
    #expect(messages.count >= 1)
  }

  @Test func concurrentCallsGetEachAnswerOnce() async {
    for number in 0..<100 { fake.expect(.bark).return("\(number)") }
    let answers = await withTaskGroup(of: String.self) { group in
      for _ in 0..<100 { group.addTask { [fake] in await fake.call(.bark) } }
      return await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(answers.count == 100)
    fake.verify()
    #expect(messages == [])
  }
}
