import Mocking
import Testing

@Suite struct SpyingTests {
  private struct User: Equatable { var name: String }
  private enum Call: Equatable { case ping, fetch(id: Int), save(User, notify: Bool) }

  private let observed = Observed<Call>(strict: false, name: "Spy")
  private var mock: Mock<Call> { observed.mock }

  private func recordSome() {
    for call in [.ping, .fetch(id: 1), .save(User(name: "Ann"), notify: true), .fetch(id: 2), .ping] as [Call] {
      mock.record(call)
    }
  }

  @Test func interactionsAreAllThatWasRecordedInOrder() {
    mock.record(.ping)
    mock.record(.fetch(id: 1))
    #expect(mock.interactions == [.ping, .fetch(id: 1)])
  }

  @Test func unexpectedAndRejectedOnesAreRecordedToo() {
    let strict = Observed<Int>()
    strict.mock.reject(2)
    strict.mock.record(1)
    strict.mock.record(2)
    #expect(strict.mock.interactions == [1, 2])
  }

  @Test func receivedLooksForOneByValueMatcherAndCase() {
    recordSome()
    let id = 2
    #expect(mock.received(.ping) && !mock.received(.fetch(id: 9)))
    #expect(mock.received(not(equals(.ping))) && !mock.received(matches { _ in false }))
    #expect(mock.received(Call.fetch) && mock.received(Call.save))
    #expect(mock.received(Call.fetch, 2) && mock.received(Call.fetch, id) && !mock.received(Call.fetch, 3))
    #expect(mock.received(Call.save, has(\.name, "Ann"), true) && !mock.received(Call.save, any(), false))
  }

  @Test func countCountsByValueMatcherAndCase() {
    recordSome()
    let id = 2
    #expect(mock.count(of: .ping) == 2)
    #expect(mock.count(of: any()) == 5)
    #expect(mock.count(of: Call.fetch) == 2)
    #expect(mock.count(of: Call.fetch, 1) == 1 && mock.count(of: Call.fetch, id) == 1)
    #expect(mock.count(of: Call.save, any(), true) == 1)
  }

  @Test func argumentsAreTypedValuesOrTuples() {
    recordSome()
    #expect(mock.arguments(of: Call.fetch) == [1, 2])
    let saved = mock.arguments(of: Call.save)
    #expect(saved.count == 1)
    #expect(saved.first?.0 == User(name: "Ann") && saved.first?.1 == true)
  }

  @Test func aCapturedHandlerCanBeCalled() {
    let mock = Mock<Handling>(nice: true)
    let log = FailureLog()
    mock.record(.run(Ignored { @Sendable text in log.reporter.report(.init(message: text, location: CodeLocation())) }))
    for handler in mock.arguments(of: Handling.run) { handler.value("called") }
    #expect(log.all.map(\.message) == ["called"])
  }

  private enum Handling: Equatable { case run(Ignored<@Sendable (String) -> Void>) }
}
