import Mocking
import Testing

private enum Call: Equatable, Sendable {
  case none
  case one(Int)
  case two(Int, String)
  case three(Int, String, Bool)
  case four(Int, String, Bool, Double)
  case five(Int, String, Bool, Double, [Int])
  case six(Int, String, Bool, Double, [Int], last: String?)
}

/// Closures for cases with one to six associated values, typed by them.
@Suite struct AnswersByCaseTests {
  private let log = FailureLog()
  private let fake: TestDouble<Call>

  init() { fake = TestDouble(name: "Fake", reporter: log.reporter) }

  private let calls: [Call] = [
    .one(1), .two(1, "b"), .three(1, "b", true), .four(1, "b", true, 4.5), .five(1, "b", true, 4.5, [5]),
    .six(1, "b", true, 4.5, [5], last: "f"),
  ]
  private let expected = ["1", "1b", "1btrue", "1btrue4.5", "1btrue4.5[5]", #"1btrue4.5[5]Optional("f")"#]

  private func answers() -> [String] { calls.map { fake.call($0, default: "unanswered") } }

  @Test func byCaseAlone() {
    fake.on(Call.one).perform { "\($0)" }
    fake.on(Call.two).perform { "\($0)\($1)" }
    fake.on(Call.three).perform { "\($0)\($1)\($2)" }
    fake.on(Call.four).perform { "\($0)\($1)\($2)\($3)" }
    fake.on(Call.five).perform { "\($0)\($1)\($2)\($3)\($4)" }
    fake.on(Call.six).perform { a, b, c, d, e, f in "\(a)\(b)\(c)\(d)\(e)\(String(describing: f))" }
    #expect(answers() == expected)
    #expect(log.all.map(\.message) == [])
  }

  @Test func byCaseAndMatchers() {
    fake.on(Call.one, any()).perform { "\($0)" }
    fake.on(Call.two, 1, any()).perform { "\($0)\($1)" }
    fake.on(Call.three, any(), "b", true).perform { "\($0)\($1)\($2)" }
    fake.on(Call.four, any(), any(), any(), 4.5).perform { "\($0)\($1)\($2)\($3)" }
    fake.on(Call.five, any(), any(), any(), any(), [5]).perform { "\($0)\($1)\($2)\($3)\($4)" }
    fake.on(Call.six, any(), any(), any(), any(), any(), any()).perform { a, b, c, d, e, f in
      "\(a)\(b)\(c)\(d)\(e)\(String(describing: f))"
    }
    #expect(answers() == expected)
  }

  @Test func byCaseAndValuesInVariables() {
    let (a, b, c, d, e, f) = (1, "b", true, 4.5, [5], "f" as String?)
    fake.on(Call.one, a).perform { "\($0)" }
    fake.on(Call.two, a, b).perform { "\($0)\($1)" }
    // From three values on, what is no literal is given with `equals`.
    fake.on(Call.three, equals(a), equals(b), equals(c)).perform { "\($0)\($1)\($2)" }
    fake.on(Call.four, equals(a), equals(b), equals(c), equals(d)).perform { "\($0)\($1)\($2)\($3)" }
    fake.on(Call.five, equals(a), equals(b), equals(c), equals(d), equals(e)).perform { "\($0)\($1)\($2)\($3)\($4)" }
    fake.on(Call.six, equals(a), equals(b), equals(c), equals(d), equals(e), equals(f)).perform { a, b, c, d, e, f in
      "\(a)\(b)\(c)\(d)\(e)\(String(describing: f))"
    }
    #expect(answers() == expected)
  }

  @Test func whatDoesNotMatchIsNotAnswered() {
    let other = 2
    fake.on(Call.one, 2).perform { _ in "wrong" }
    fake.on(Call.one, other).perform { _ in "wrong" }
    fake.on(Call.two, any(), "x").perform { _, _ in "wrong" }
    fake.on(Call.three, any(), any(), false).perform { _, _, _ in "wrong" }
    fake.on(Call.four, any(), any(), any(), 0).perform { _, _, _, _ in "wrong" }
    fake.on(Call.five, any(), any(), any(), any(), [6]).perform { _, _, _, _, _ in "wrong" }
    fake.on(Call.six, any(), any(), any(), any(), any(), "g").perform { _, _, _, _, _, _ in "wrong" }
    #expect(answers() == Array(repeating: "unanswered", count: 6))
    #expect(log.all.count == 6)
  }

  @Test func inTheirOwnTime() async {
    fake.on(Call.one).perform { a in
      await Task.yield()
      return "\(a)"
    }
    fake.on(Call.two, 1, any()).perform { a, b in
      await Task.yield()
      return "\(a)\(b)"
    }
    let (a, b, c) = (1, "b", true)
    fake.on(Call.three, equals(a), equals(b), equals(c)).perform { a, b, c in
      await Task.yield()
      return "\(a)\(b)\(c)"
    }
    fake.on(Call.six).perform { a, b, c, d, e, f in
      await Task.yield()
      return "\(a)\(b)\(c)\(d)\(e)\(String(describing: f))"
    }
    var answers: [String] = []
    for call in calls { answers.append(await fake.call(call, default: "unanswered")) }
    #expect(answers == expected[..<3] + ["unanswered", "unanswered"] + expected[5...])
  }

  @Test func byValueMatcherAndInTurn() async throws {
    fake.on(any()).inTurn(.return("last"), repeating: .nothing)
    fake.on(.none).perform { "value" }
    fake.on(matches { $0 == .one(3) }).perform { call in "\(call)" }
    fake.on(.one(4)).inTurn(.return("a"), .return("b"), repeating: .cycle)
    let answers = [.none, .one(3), .one(4), .one(4), .one(4), .one(5)].map { fake.call($0, default: "") }
    #expect(answers == ["value", "one(3)", "a", "b", "a", "last"])
    #expect(log.all.count == 0)
    #expect(throws: StubError.self) { try fake.throwingCall(.one(5)) as String }
    #expect(log.all.count == 1)
  }

  @Test func timesLimitsAHandler() {
    fake.on(Call.one).perform(times: 1) { "\($0)" }
    fake.on(Call.one, any()).perform(times: 1) { "again \($0)" }
    #expect((0..<3).map { _ in fake.call(.one(1), default: "none") } == ["again 1", "1", "none"])
  }

  @Test func heldByCase() async throws {
    let ones = fake.on(Call.one).suspend(returning: String.self)
    let twos = fake.on(Call.two, any(), "b").suspend(returning: String.self)
    async let one: String = fake.call(.one(1))
    async let two: String = fake.call(.two(1, "b"))
    #expect(try await ones.arrival() == 1)
    #expect(try await twos.arrival() == (1, "b"))
    twos.resume(returning: "two")
    ones.resume(returning: "one")
    #expect(await [one, two] == ["one", "two"])
  }
}
