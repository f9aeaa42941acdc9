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
