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

/// Closures for cases with one to six associated values.
@Suite struct FakeOnCaseTests {
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
    fake.on(Call.one) { "\($0)" }
    fake.on(Call.two) { "\($0)\($1)" }
    fake.on(Call.three) { "\($0)\($1)\($2)" }
    fake.on(Call.four) { "\($0)\($1)\($2)\($3)" }
    fake.on(Call.five) { "\($0)\($1)\($2)\($3)\($4)" }
    fake.on(Call.six) { a, b, c, d, e, f in "\(a)\(b)\(c)\(d)\(e)\(String(describing: f))" }
    #expect(answers() == expected)
    #expect(log.all.map(\.message) == [])
  }

  @Test func byCaseAndMatchers() {
    fake.on(Call.one, any()) { "\($0)" }
    fake.on(Call.two, 1, any()) { "\($0)\($1)" }
    fake.on(Call.three, any(), "b", true) { "\($0)\($1)\($2)" }
    fake.on(Call.four, any(), any(), any(), 4.5) { "\($0)\($1)\($2)\($3)" }
    fake.on(Call.five, any(), any(), any(), any(), [5]) { "\($0)\($1)\($2)\($3)\($4)" }
    fake.on(Call.six, any(), any(), any(), any(), any(), any()) { a, b, c, d, e, f in
      "\(a)\(b)\(c)\(d)\(e)\(String(describing: f))"
    }
    #expect(answers() == expected)
  }

  @Test func byCaseAndValuesInVariables() {
    let (a, b, c, d, e, f) = (1, "b", true, 4.5, [5], "f" as String?)
    fake.on(Call.one, a) { "\($0)" }
    fake.on(Call.two, a, b) { "\($0)\($1)" }
    fake.on(Call.three, a, b, c) { "\($0)\($1)\($2)" }
    fake.on(Call.four, a, b, c, d) { "\($0)\($1)\($2)\($3)" }
    fake.on(Call.five, a, b, c, d, e) { "\($0)\($1)\($2)\($3)\($4)" }
    fake.on(Call.six, a, b, c, d, e, f) { a, b, c, d, e, f in "\(a)\(b)\(c)\(d)\(e)\(String(describing: f))" }
    #expect(answers() == expected)
  }

  @Test func whatDoesNotMatchIsNotAnswered() {
    let other = 2
    fake.on(Call.one, 2) { _ in "wrong" }
    fake.on(Call.one, other) { _ in "wrong" }
    fake.on(Call.two, any(), "x") { _, _ in "wrong" }
    fake.on(Call.three, any(), any(), false) { _, _, _ in "wrong" }
    fake.on(Call.four, any(), any(), any(), 0) { _, _, _, _ in "wrong" }
    fake.on(Call.five, any(), any(), any(), any(), [6]) { _, _, _, _, _ in "wrong" }
    fake.on(Call.six, any(), any(), any(), any(), any(), "g") { _, _, _, _, _, _ in "wrong" }
    #expect(answers() == Array(repeating: "unanswered", count: 6))
    #expect(log.all.count == 6)
  }

  @Test func inTheirOwnTime() async {
    fake.on(Call.one) { a in
      await Task.yield()
      return "\(a)"
    }
    fake.on(Call.two, 1, any()) { a, b in
      await Task.yield()
      return "\(a)\(b)"
    }
    let (a, b, c) = (1, "b", true)
    fake.on(Call.three, a, b, c) { a, b, c in
      await Task.yield()
      return "\(a)\(b)\(c)"
    }
    fake.on(Call.six) { a, b, c, d, e, f in
      await Task.yield()
      return "\(a)\(b)\(c)\(d)\(e)\(String(describing: f))"
    }
    var answers: [String] = []
    for call in calls { answers.append(await fake.call(call, default: "unanswered")) }
    #expect(answers == expected[..<3] + ["unanswered", "unanswered"] + expected[5...])
  }

  @Test func byValueMatcherAndInTurn() async throws {
    fake.on(.none) { "value" }
    fake.on(matches { $0 == .one(3) }) { call in "\(call)" }
    fake.on(.one(4), answers: .return("a"), .return("b"), repeating: .cycle)
    fake.on(any(), answers: .return("last"), repeating: .nothing)
    let answers = [.none, .one(3), .one(4), .one(4), .one(4), .one(5)].map { fake.call($0, default: "") }
    #expect(answers == ["value", "one(3)", "a", "b", "a", "last"])
    #expect(throws: StubError.self) { try fake.throwingCall(.one(5)) as String }
  }

  @Test func timesLimitsAHandler() {
    fake.on(Call.one, times: 1) { "\($0)" }
    fake.on(Call.one, any(), times: 1) { "again \($0)" }
    #expect((0..<3).map { _ in fake.call(.one(1), default: "none") } == ["1", "again 1", "none"])
  }

  @Test func heldByCase() async throws {
    let ones = fake.suspend(on: Call.one)
    let twos = fake.suspend(on: Call.two, any(), "b")
    async let one: String = fake.call(.one(1))
    async let two: String = fake.call(.two(1, "b"))
    #expect(try await ones.arrival() == .one(1))
    #expect(try await twos.arrival() == .two(1, "b"))
    twos.resume(returning: "two")
    ones.resume(returning: "one")
    #expect(await [one, two] == ["one", "two"])
  }
}
