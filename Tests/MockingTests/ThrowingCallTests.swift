import Mocking
import Testing

private struct Timeout: Error, Equatable { var code = 1 }
private struct Other: Error {}
private enum Call: Equatable { case load(Int), close }

/// `throwingCall` of stubs and of fakes: what is unanswered fails the test before it throws.
@Suite struct ThrowingCallTests {
  private let log = FailureLog()
  private let stub: Stub<Int, String>
  private let fake: TestDouble<Call>

  init() {
    stub = Stub(name: "names", reporter: log.reporter)
    fake = TestDouble(name: "Loader", reporter: log.reporter)
  }

  private var messages: [String] { log.all.map(\.message) }

  // So that a test that awaits can also make calls that do not.
  private func name(_ id: Int) throws -> String { try stub.throwingCall(id) }
  private func load(_ id: Int) throws -> String { try fake.throwingCall(.load(id)) }
  private func loadLate(_ id: Int) async throws -> String { try await fake.throwingCall(.load(id)) }

  // MARK: - What is unanswered

  @Test func aStubReportsWhatIsUnansweredEvenIfTheErrorIsSwallowed() async {
    func atOnce() throws -> String { try stub.throwingCall(1) }; let line = #line
    #expect((try? atOnce()) == nil)
    #expect((try? await stub.throwingCall(2)) == nil)
    #expect((try? await stub.throwingCall(3, throws: (any Error).self)) == nil)
    #expect(log.all.map(\.location.line) == [line, line + 2, line + 3])
    #expect(
      messages
        == (1...3).map { "names has no behavior that answers \($0): it has none at all. Use `on(…).return(…)`." })
  }

  @Test func aFakeReportsWhatIsUnansweredEvenIfTheErrorIsSwallowed() async {
    #expect((try? load(1)) == nil)
    #expect((try? await loadLate(2)) == nil)
    #expect(
      messages
        == (1...2).map { "Loader has no behavior that answers load(\($0)): it has none at all. Use `on(…).return(…)`." }
    )
  }

  @Test func whatIsThrownSaysWhatIsReported() async {
    let errors = [
      #expect(throws: StubError.self) { try name(1) }, #expect(throws: StubError.self) { try load(1) },
      await #expect(throws: StubError.self) { try await stub.throwingCall(1) },
      await #expect(throws: StubError.self) { try await loadLate(1) },
    ]
    #expect(errors.map { $0?.description } == messages)
  }

  @Test func anInvocationReportsNothing() async {
    func atOnce() throws -> String { try stub.invoke(1) }
    #expect(throws: StubError.self) { try atOnce() }
    await #expect(throws: StubError.self) { try await stub.invoke(1) }
    #expect(throws: StubError.self) { try fake.stub.invoke(.close) as Int }
    #expect(messages == [])
  }

  @Test func aStubWithoutInputReportsToo() async {
    let stub = Stub<Void, Int>(name: "count", reporter: log.reporter)
    func atOnce() throws -> Int { try stub.throwingCall() }
    func atOnceTyped() throws(Timeout) -> Int { try stub.throwingCall(throws: Timeout.self) }
    #expect((try? atOnce()) == nil)
    #expect((try? await stub.throwingCall()) == nil)
    #expect(messages.count == 2 && messages[0].hasPrefix("count has no behavior that answers its call"))
    stub.throw(Timeout())
    #expect(throws: Timeout()) { try atOnceTyped() }
    await #expect(throws: Timeout()) { try await stub.throwingCall(throws: Timeout.self) }
    #expect(messages.count == 2)
  }

  @Test func whatCannotBeGivenWithoutAwaitIsReported() async throws {
    stub.on(1).perform { number in
      await Task.yield()
      return "late \(number)"
    }
    func atOnce() throws -> String { try stub.throwingCall(1) }
    #expect(throws: StubError.self) { try atOnce() }
    #expect(messages.count == 1 && messages[0].contains("asynchronously, but was called without `await`"))
    #expect(try await stub.throwingCall(1) == "late 1")
    #expect(messages.count == 1)
  }

  // MARK: - What was set up

  @Test func anErrorThatWasSetUpIsThrownWithoutAWord() async {
    stub.on(1).throw(Timeout())
    stub.on(2).perform { _ in throw Timeout() }
    stub.on(3).inTurn(.throw(Timeout()))
    fake.on(Call.load).throw(Timeout())
    for input in 1...3 {
      #expect(throws: Timeout()) { try name(input) }
      await #expect(throws: Timeout()) { try await stub.throwingCall(input) }
    }
    #expect(throws: Timeout()) { try load(1) }
    await #expect(throws: Timeout()) { try await loadLate(1) }
    #expect(messages == [])
  }

  @Test func anErrorOfAnExpectationIsThrownWithoutAWord() {
    fake.expect(Call.load, any(), times: 2).throw(Timeout())
    #expect(throws: Timeout()) { try load(1) }
    #expect(throws: Timeout()) { try fake.throwingCall(.load(2)) }
    fake.verify()
    #expect(messages == [])
  }

  @Test func aMethodThatReturnsNothingNeedsNoAnswerAndMayThrow() async throws {
    func closeAnyhow() throws { try fake.throwingCall(.close) }
    try closeAnyhow()
    try await fake.throwingCall(.close)
    fake.on(.close).throw(Timeout())
    func close() throws(Timeout) { try fake.throwingCall(.close, throws: Timeout.self) }
    func closeLate() async throws(Timeout) { try await fake.throwingCall(.close, throws: Timeout.self) }
    #expect(throws: Timeout()) { try close() }
    await #expect(throws: Timeout()) { try await closeLate() }
    #expect(messages == [])
  }

  // MARK: - Nested calls

  /// A fake whose method asks another fake.
  private func nested(_ inner: TestDouble<Call>) throws -> String {
    fake.on(Call.load).perform { [stub] number in try inner.throwingCall(.load(number)) + stub.throwingCall(number) }
    return try load(1)
  }

  @Test func whatAnInnerFakeHasReportedIsNotReportedAgain() {
    let inner = TestDouble<Call>(name: "Inner", reporter: log.reporter)
    let error = #expect(throws: StubError.self) { try nested(inner) }
    #expect(messages.count == 1 && messages[0].hasPrefix("Inner has no behavior"))
    #expect(error?.description == messages[0])
    inner.on(any()).return("inner")
    #expect(throws: StubError.self) { try nested(inner) }
    #expect(messages.count == 2 && messages[1].hasPrefix("names has no behavior that answers 1"))
  }

  @Test func norIsItByACallThatCannotThrow() {
    let inner = TestDouble<Call>(name: "Inner", reporter: log.reporter)
    fake.on(Call.load).perform { try inner.throwingCall(.load($0)) as String }
    let loaded: String = fake.call(.load(1))
    #expect(loaded == "")
    #expect(messages.count == 1 && messages[0].hasPrefix("Inner has no behavior"))
  }

  @Test func whatAnInnerInvocationThrowsIsReportedOnce() {
    fake.on(Call.load).perform { [stub] in try stub.invoke($0) }
    #expect(throws: StubError.self) { try load(1) }
    #expect(messages.count == 1 && messages[0].hasPrefix("names has no behavior that answers 1"))
  }

  @Test func anErrorThatWasSetUpPassesThroughBoth() {
    let inner = TestDouble<Call>(name: "Inner", reporter: log.reporter)
    inner.on(any()).throw(Timeout())
    #expect(throws: Timeout()) { try nested(inner) }
    #expect(messages == [])
  }

  // MARK: - One type of error

  @Test func exactlyTheTypeIsThrown() async {
    stub.on(1, throw: Timeout(code: 4))
    func fetch() throws(Timeout) -> String { try stub.throwingCall(1, throws: Timeout.self) }
    func fetchLate() async throws(Timeout) -> String { try await stub.throwingCall(1, throws: Timeout.self) }
    #expect(throws: Timeout(code: 4)) { try fetch() }
    await #expect(throws: Timeout(code: 4)) { try await fetchLate() }
    stub.removeAll()
    stub.on(1, return: "one")
    let answers = [try? fetch(), try? await fetchLate()]
    #expect(answers == ["one", "one"])
    #expect(messages == [])
  }

  @Test func anyOtherErrorIsReportedAndTheDefaultValueReturned() async throws {
    var defaults = DefaultValues()
    defaults.register("registered")
    stub.on(1, throw: Other())
    func atOnce(_ input: Int) throws(Timeout) -> String { try stub.throwingCall(input, throws: Timeout.self) }
    let line = #line - 1
    #expect(try atOnce(1) == "")
    #expect(try await stub.throwingCall(1, throws: Timeout.self) == "")
    #expect(try atOnce(2) == "")
    stub.useDefaultValues(from: defaults)
    #expect(try atOnce(1) == "registered")
    #expect(log.all.map(\.location.line) == [line, line + 3, line, line])
    #expect(
      messages[0] == """
        names answers 1 by throwing Other(), but the method that was called cannot throw anything but `Timeout`.
          Return something instead.
          It returned "" for want of an answer, and the test goes on.
        """)
    #expect(messages[2].hasPrefix("names has no behavior that answers 2."))
  }

  @Test func anyOtherErrorOfAFakeIsReportedToo() async throws {
    fake.on(Call.load).throw(Other())
    func loading() throws(Timeout) -> String { try fake.throwingCall(.load(1), throws: Timeout.self) }
    func loadingLate() async throws(Timeout) -> String { try await fake.throwingCall(.load(1), throws: Timeout.self) }
    #expect(try loading() == "")
    #expect(try await loadingLate() == "")
    fake.removeAllAnswers()
    #expect(try loading() == "")
    #expect(messages.count == 3)
    #expect(messages[1].contains("cannot throw anything but `Timeout`"))
    #expect(messages[2].hasPrefix("Loader has no behavior that answers load(1)"))
  }

  @Test func aMethodThatThrowsStubErrorsThrowsThem() {
    func fetch() throws(StubError) -> String { try stub.throwingCall(1, throws: StubError.self) }
    let error = #expect(throws: StubError.self) { try fetch() }
    #expect(messages == [error?.description])
  }
}
