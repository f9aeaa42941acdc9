import Mocking
import Testing

/// A mock that keeps no interactions decides as any other does, and says so when it is asked for them.
@Suite struct KeepingTests {
  private let log = FailureLog()

  private func mock(strict: Bool = true, ordered: Bool = true, line: UInt = #line) -> Mock<Int> {
    Mock(
      strict: strict, ordered: ordered, keepsInteractions: false, name: "Fake", reporter: log.reporter, line: line)
  }

  @Test(arguments: [true, false], [true, false]) func decidesAsAnyOther(strict: Bool, ordered: Bool) {
    let mock = mock(strict: strict, ordered: ordered)
    mock.expect(1, times: 2)
    mock.expect(2)
    for number in [1, 1, 2] { mock.record(number) }
    mock.verify()
    #expect(log.all.isEmpty)
    mock.record(3)
    #expect(log.all.count == (strict ? 1 : 0))
  }

  @Test func saysWhatItDoesNotKnow() {
    let mock = mock()
    mock.expect(1, times: 3)
    mock.record(1)
    mock.verify()
    #expect(
      log.all.map { stable($0.message) } == [
        """
        The expectation of Fake was not fulfilled:
          1: expected 3 times, recorded once  (Tests.swift:7)
        Fake keeps no interactions; there were 1
        """
      ])
  }

  @Test func speaksOfAnInteractionThatItDoesNotKeep() {
    let mock = Mock<SampleCall>(keepsInteractions: false, name: "Fake", reporter: log.reporter)
    mock.expect(SampleCall.save, any(), true)
    mock.record(.save(SamplePerson(name: "Bob", age: 3), notify: false))
    #expect(
      log.all.map { stable($0.message) } == [
        """
        Unexpected interaction with Fake: save(SamplePerson(name: "Bob", age: 3, tags: []), notify: false)
          expected next: save(_, notify: true)  (Tests.swift:7)
            .notify: expected true, was false
          Fake keeps no interactions; there were 0 before it
        """
      ])
  }

  @Test func cannotBeAskedAfterwards() async {
    let mock = mock(strict: false)
    mock.record(1)
    #expect(mock.interactions.isEmpty)
    #expect(mock.calls(1).count == 0)
    #expect(mock.calls(1).isEmpty)
    mock.verify(1)
    mock.verifyNoMoreInteractions()
    await mock.calls(1).verify(times: 1..., within: .seconds(60))
    mock.calls(1).verify()
    verifyInOrder(mock.calls(1))
    for await _ in mock.allInteractions { Issue.record("It has none.") }
    #expect(log.all.count == 9)
    #expect(
      log.all.allSatisfy { $0.message == "Fake keeps no interactions, so it cannot be asked for them: it was made so." }
    )
  }

  @Test func saysSoWhereItWasAskedOrElseWhereItWasMade() async {
    let (mock, made) = (mock(strict: false), #line)
    mock.verify(1, line: 500)
    mock.verifyNoMoreInteractions(line: 501)
    _ = mock.calls(1, line: 502).count
    mock.calls(1, line: 503).verify(line: 504)
    await mock.calls(1, line: 505).verify(within: .zero, line: 506)
    verifyInOrder(mock.calls(1, line: 507), line: 508)
    _ = mock.interactions
    #expect(log.all.map(\.location.line) == [500, 501, 502, 504, 506, 508, made])
  }

  @Test func saysSoOnceForOneCollection() {
    let calls = mock(strict: false).calls(1)
    #expect(log.all.isEmpty)
    #expect(calls.count + calls.count == 0 && calls.isEmpty)
    #expect(log.all.count == 1)
  }
}
