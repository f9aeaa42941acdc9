import Mocking
import Stubbing
import Testing

/// Interactions that are not Equatable: a case without values can be named, one with values by its case.
@Suite struct NotEquatableTests {
  private enum Call {
    case ping, flush
    case run(@Sendable () -> Void)
    case save(String, done: @Sendable () -> Void)
  }

  private let observed = Observed<Call>(strict: false, ordered: false)
  private var mock: Mock<Call> { observed.mock }
  private let misuse = "Call.run has values: write `Call.run, any()`, or make Call Equatable"

  @Test func aCaseWithoutValuesCanBeNamed() async {
    let expected = mock.expect(.ping, times: 2)
    mock.reject(.flush)
    for call in [.ping, .run {}, .ping] as [Call] { mock.record(call) }
    mock.verify()
    mock.verify(.ping, times: 2)
    await mock.calls(.ping).verify(times: 2, within: .zero)
    await expected.verify(within: .zero)
    #expect(expected.count == 2 && mock.calls(.ping).count == 2 && mock.calls(.flush).isEmpty)
    #expect(observed.messages == [])
    mock.record(.flush)
    #expect(observed.messages.first?.hasPrefix("Rejected interaction with Fake: flush") == true)
  }

  @Test func oneWithValuesIsNamedByItsCase() {
    mock.expect(Call.run, times: 1...)
    mock.record(.run {})
    mock.record(.save("Ann") {})
    mock.verify()
    mock.verify(Call.save, "Ann", any())
    let ran = Locked(0)
    mock.record(.run { ran.withLock { $0 += 1 } })
    mock.calls(Call.run).last?()
    #expect(ran.withLock { $0 } == 1 && mock.calls(Call.run).count == 2)
    #expect(mock.calls(Call.save, "Ann", any()).count == 1 && mock.calls(Call.save, "Bob", any()).isEmpty)
    #expect(observed.messages == [])
  }

  @Test func aValueOfOneWithValuesIsReportedWhereItIsGiven() async {
    mock.record(.run {})
    mock.reject(.run {}); let line = #line
    mock.expect(.run {}, times: 0)
    mock.verify(.run {})
    mock.verify(.run {}, times: 0)
    _ = mock.calls(.run {}).count
    mock.calls(.run {}).verify()
    await mock.calls(.run {}).verify(within: .seconds(600))
    verifyInOrder(mock.calls(.run {}))
    #expect(observed.lines == Array(line...line + 7))
    #expect(observed.messages.allSatisfy { $0 == "Impossible matcher for Fake: \(misuse)." })
  }

  @Test func anExpectationOfOneSaysWhatToWriteInstead() {
    mock.expect(.run {})
    mock.record(.run {})
    mock.verify()
    #expect(observed.messages.count == 1)
    #expect(observed.messages.first?.contains(misuse) == true)
  }

  @Test func anAnswerOfOneIsReportedWhereItIsGiven() {
    let log = FailureLog()
    let double = TestDouble<Call>(name: "Fake", reporter: log.reporter)
    double.on(.run {}).return(1); let line = #line
    #expect(log.all.map(\.location.line) == [line])
    #expect(log.all.first?.message.contains(misuse) == true)
    double.on(.ping).return(2)
    let answer: Int = double.call(.ping)
    #expect(answer == 2 && log.all.count == 1)
  }
}

@Suite struct BareFunctionTests {
  private enum Call {
    case run(@Sendable () -> Int)
    case log(String, @Sendable (String) -> Void)
    case finish(@Sendable () -> Void)
    case ignored(Ignored<@Sendable () -> Int>)
    case several(Int, Ignored<@Sendable (String?) -> Int>)
    case optional((@Sendable (Int) -> Void)?)
  }

  private let log = FailureLog()

  @Test func handingOutABareFunctionIsReported() {
    let fake = TestDouble<Call>(name: "Fake", reporter: log.reporter)
    fake.record(.run { 3 })
    fake.record(.log("a", { _ in }))
    #expect(fake.calls(Call.run).isEmpty); let line = #line
    #expect(fake.calls(Call.log).isEmpty)
    #expect(fake.calls(Call.optional).isEmpty)
    fake.on(Call.run).perform { _ in 3 }; let closure = #line
    #expect(log.all.map(\.location.line) == [line, line + 1, line + 2, closure])
    #expect(log.all.allSatisfy { $0.message.contains("wrap the function in `Ignored`") })
  }

  @Test func whatIsSafeIsHandedOut() {
    let fake = TestDouble<Call>(name: "Fake", reporter: log.reporter)
    let finished = Locked(false)
    fake.record(.finish { finished.withLock { $0 = true } })
    let four: @Sendable () -> Int = { 4 }
    let five: @Sendable (String?) -> Int = { _ in 5 }
    fake.record(.ignored(Ignored(four)))
    for done in fake.calls(Call.finish) { done() }
    #expect(finished.withLock { $0 })
    fake.record(.several(1, Ignored(five)))
    #expect(fake.calls(Call.ignored).map { $0.value() } == [4])
    #expect(fake.calls(Call.several).map { $1.value(nil) + $0 } == [6])
    fake.on(Call.run).return(3)
    #expect(log.all.isEmpty)
  }
}
