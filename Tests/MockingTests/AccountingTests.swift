import Mocking
import Testing

/// What is accounted for in `verifyNoMoreInteractions()`: what was expected or verified, and not what was only looked at.
@Suite struct AccountingTests {
  private let observed = Observed<SampleCall>(strict: false, ordered: false, name: "Spy")
  private var mock: Mock<SampleCall> { observed.mock }

  /// How many interactions are not accounted for.
  private func rest() -> Int {
    let before = observed.count
    mock.verifyNoMoreInteractions()
    return observed.count == before ? 0 : observed.messages.last.map { $0.split(separator: "\n").count - 1 } ?? 0
  }

  @Test func lookingAccountsForNothing() {
    mock.record(.fetch(id: 1))
    mock.record(.ping)
    let (pings, fetched) = (mock.calls(.ping), mock.calls(SampleCall.fetch))
    #expect(pings.count == 1 && !pings.isEmpty && fetched == [1] && fetched.map { $0 } == [1])
    #expect(fetched.description == "[1]" && pings.first == .ping && mock.interactions.count == 2)
    #expect(rest() == 2)
  }

  @Test func verifyingAccounts() {
    for id in 1...4 { mock.record(.fetch(id: id)) }
    mock.verify(.fetch(id: 1))
    #expect(rest() == 3)
    mock.calls(SampleCall.fetch, 2).verify()
    #expect(rest() == 2)
    mock.verify(SampleCall.fetch, 3)
    #expect(rest() == 1)
    mock.calls(any()).verify(times: 4)
    #expect(rest() == 0)
  }

  @Test func waitingForCallsAccounts() async {
    mock.record(.ping)
    mock.record(.flush)
    await mock.calls(.ping).verify(within: .seconds(600))
    #expect(rest() == 1)
    await verifyInOrder(mock.calls(.ping), mock.calls(.flush), within: .seconds(600))
    #expect(rest() == 0)
  }

  @Test func verifyingAnotherCountAccountsToo() async {
    mock.record(.ping)
    mock.record(.flush)
    mock.calls(.ping).verify(times: 2)
    await mock.calls(.flush).verify(times: 2, within: .zero)
    #expect(observed.count == 2 && rest() == 0)
  }

  @Test func whatIsRecordedAfterwardsIsNotAccountedFor() {
    let pings = mock.calls(.ping)
    mock.record(.ping)
    pings.verify()
    mock.record(.ping)
    #expect(rest() == 1)
    pings.verify(times: 2)
    #expect(rest() == 0)
  }

  @Test func whatAnExpectationCountsIsAccountedForThoughItIsDisposedOf() async {
    let expected = mock.expect(.ping)
    mock.record(.ping)
    #expect(rest() == 0)
    await expected.verify(within: .seconds(600))
    expected.dispose()
    #expect(rest() == 0)
    mock.record(.ping)
    #expect(rest() == 1)
  }

  @Test func whatIsForgottenIsNotMissed() {
    mock.record(.ping)
    mock.clearInteractions()
    #expect(rest() == 0)
    mock.record(.flush)
    mock.verify(.flush)
    #expect(rest() == 0)
  }

  @Test func theMatcherMayForgetWhatItIsAskedAbout() {
    mock.record(.ping)
    mock.calls(
      matches { [mock] _ in
        mock.clearInteractions()
        mock.record(.flush)
        return true
      }
    ).verify()
    // What was found is gone, and what is there now was not found.
    #expect(mock.interactions == [.flush] && rest() == 1)
  }
}
