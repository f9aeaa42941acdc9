import Mocking
import Testing

@Suite struct TestDoubleTests {
  private struct Hoarse: Error {}
  private struct Other: Error {}
  private enum Call: Equatable { case bark, eat(String), digest, weigh, rename(String) }

  private let log = FailureLog()
  private let double: TestDouble<Call>

  init() { double = TestDouble(name: "Dog", reporter: log.reporter) }

  private var messages: [String] { log.all.map(\.message) }

  private func bark() -> String { double.call(.bark) }
  private func digest() -> String? { double.call(.digest) }
  private func weigh() throws -> Int { try double.throwingCall(.weigh) }
  private func eat(_ food: String) { double.call(.eat(food)) }

  @Test func isNiceAndUnorderedUnlessToldOtherwise() {
    double.expect(.eat("a"))
    double.expect(.eat("b"))
    for food in ["c", "b", "a"] { eat(food) }
    double.verify()
    #expect(messages == [])
    #expect(double.mock.interactions == [.eat("c"), .eat("b"), .eat("a")])
  }

  @Test func mayBeStrictAndOrdered() {
    let strict = TestDouble<Call>(strict: true, ordered: true, name: "Dog", reporter: log.reporter)
    strict.expect(.eat("a"))
    strict.expect(.eat("b"))
    strict.call(.eat("b")); let line = #line
    #expect(log.all.map(\.location.line) == [line])
    #expect(messages[0].hasPrefix("Unexpected interaction with Dog: eat(\"b\")"))
  }

  @Test func whatReturnsNothingNeedsNoAnswer() throws {
    eat("bone")
    try double.throwingCall(.eat("bone"))
    try double.throwingCall(.eat("bone"), throws: Hoarse.self)
    #expect(double.calls(.eat("bone")).count == 3)
    #expect(messages == [])
  }

  @Test func whatReturnsNothingNeedsNoAnswerWithAwait() async throws {
    await double.call(.rename("Rex"))
    try await double.throwingCall(.rename("Rex"))
    try await double.throwingCall(.rename("Rex"), throws: Hoarse.self)
    #expect(double.calls(.rename("Rex")).count == 3)
    #expect(messages == [])
  }

  @Test func whatReturnsNothingMayStillThrowOrBeWatched() throws {
    let seen = Locked<[String]>([])
    double.on(Call.eat).perform { food in seen.withLock { $0.append(food) } }
    eat("bone")
    #expect(seen.withLock { $0 } == ["bone"])
    double.on(.rename("x")).throw(Hoarse())
    #expect(throws: Hoarse.self) { try double.throwingCall(.rename("x")) }
    double.call(.rename("x"))
    #expect(messages.count == 1 && messages[0].contains("Dog answers rename(\"x\") by throwing Hoarse()"))
  }

  @Test func whatReturnsSomethingNeedsAnAnswer() {
    #expect(bark() == ""); let method = #line
    #expect(
      messages == [
        """
        Dog has no behavior that answers bark: it has none at all. Use `on(…).return(…)`.
          It returned "" for want of an answer, and the test goes on.
        """
      ])
    #expect(log.all[0].location.line != method, "The failure is where the fake calls, not where the test does.")
    #expect(throws: StubError.self) { try weigh() }
    #expect(messages.count == 2 && messages[1].hasPrefix("Dog has no behavior that answers weigh"))
    #expect(double.mock.interactions == [.bark, .weigh])
  }

  @Test func aWrongTypeIsAnErrorThatNamesBoth() throws {
    let line = #line + 1
    double.on(.bark).return(5)
    double.on(.digest).return(6)
    double.on(Call.eat).return("thanks")
    double.on(.weigh).return(nil)
    #expect(bark() == "")
    #expect(digest() == nil)
    eat("bone")
    let error = #expect(throws: StubError.self) { try weigh() }
    #expect(
      messages == [
        """
        Dog answers bark with 5, of type Int, where String is needed.  (TestDoubleTests.swift:\(line))
          It returned "" for want of an answer, and the test goes on.
        """,
        """
        Dog answers digest with 6, of type Int, where Optional<String> is needed.  (TestDoubleTests.swift:\(line + 1))
          It returned nil for want of an answer, and the test goes on.
        """,
        """
        Dog answers eat("bone") with "thanks", of type String, where () is needed.  (TestDoubleTests.swift:\(line + 2))
        """,
        "Dog answers weigh with nil, where Int is needed.  (TestDoubleTests.swift:\(line + 3))",
      ])
    #expect(error?.description == messages.last)
  }

  @Test func anOptionalMayBeAnsweredWithNil() throws {
    // The latest comes first.
    double.on(.digest).return("at last")
    double.on(.digest).return("later" as String?, times: 1)
    double.on(.digest).perform(times: 1) { nil }
    double.on(.digest).return(nil as String?, times: 1)
    double.on(.digest).return(nil, times: 1)
    #expect((0..<5).map { _ in digest() } == [nil, nil, nil, "later", "at last"])
    double.on(.weigh).return(nil)
    #expect(try double.throwingCall(.weigh) as Int?? == .none)
    #expect(messages == [])
  }

  @Test func aHandlerThatTakesItsTimeMayAnswerNilToo() async {
    double.on(.digest).perform {
      await Task.yield()
      return nil
    }
    let line = #line + 1
    double.on(.weigh).perform {
      await Task.yield()
      return nil
    }
    let digested: String? = await double.call(.digest)
    #expect(digested == nil && messages == [])
    let error = await #expect(throws: StubError.self) { try await double.throwingCall(.weigh) as Int }
    #expect(error?.description == "Dog answers weigh with nil, where Int is needed.  (TestDoubleTests.swift:\(line))")
  }

  @Test func nilIsNilWhateverTypeIsAskedFor() throws {
    double.on(.digest).return(nil)
    let anything: Any? = double.call(.digest)
    #expect(anything == nil)
    let sendable: (any Sendable)? = double.call(.digest)
    #expect(sendable == nil)
    let described: (any CustomStringConvertible)? = double.call(.digest)
    #expect(described == nil)
    #expect(messages == [])
  }

  /// The overloads for methods that return nothing would do for `Any`, too.
  @Test func aMethodThatReturnsAnythingGetsItsAnswer() async throws {
    double.on(.bark).return("Woof")
    func bark() -> Any { double.call(.bark) }
    func maybe() -> Any? { double.call(.bark) }
    func risky() throws -> Any { try double.throwingCall(.bark) }
    func riskyTyped() throws(Hoarse) -> Any { try double.throwingCall(.bark, throws: Hoarse.self) }
    func late() async -> any Sendable { await double.call(.bark) }
    func lateAndRisky() async throws -> Any { try await double.throwingCall(.bark) }
    let answers: [Any?] = try await [bark(), maybe(), risky(), riskyTyped(), late(), lateAndRisky()]
    #expect(answers.compactMap { $0 as? String } == Array(repeating: "Woof", count: 6))
    #expect(messages == [])
  }

  @Test func anAnswerMayBeAsGeneralAsTheMethodSays() {
    double.on(.bark).return("Woof")
    let text: any StringProtocol = double.call(.bark)
    let anything: Any = double.call(.bark)
    let optional: String? = double.call(.bark)
    #expect(text.count == 4 && anything as? String == "Woof" && optional == "Woof")
    #expect(messages == [])
  }

  @Test func oneTypeOfErrorIsThrownAndOthersAreReported() async {
    double.on(.weigh).inTurn(.throw(Hoarse()), .throw(Other()), .return(3))
    func weigh() throws(Hoarse) -> Int { try double.throwingCall(.weigh, throws: Hoarse.self) }
    #expect(throws: Hoarse.self) { try weigh() }
    #expect((try? weigh()) == 0)
    #expect((try? weigh()) == 3)
    #expect(messages.count == 1)
    #expect(messages[0].contains("cannot throw anything but `Hoarse`"))
  }

  @Test func defaultValuesAnswerEachMethodWithItsOwnType() {
    double.useDefaultValues()
    #expect(bark() == "" && digest() == nil && (try? weigh()) == 0)
    double.removeAllAnswers()
    #expect((try? weigh()) == 0)
    #expect(messages == [])
    double.reset()
    #expect((try? weigh()) == nil)
    #expect(messages.count == 1)
  }

  @Test func itsStubReportsUnusedAnswers() {
    double.on(.bark).return("Woof"); let line = #line
    double.on(.digest).return(nil)
    _ = digest()
    double.verifyNoUnusedBehaviors()
    #expect(log.all.map(\.location.line) == [line])
    #expect(
      messages == [
        """
        A behavior of Dog was never used: bark
          Take it away, or find out why nothing asked for it.
        """
      ])
  }
}
