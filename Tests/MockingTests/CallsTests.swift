import Mocking
import Stubbing
import Testing

/// What was recorded, asked for as a collection.
@Suite struct CallsTests {
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

  @Test func findsByValueMatcherAndCase() {
    recordSome()
    let id = 2
    #expect(!mock.calls(.ping).isEmpty && mock.calls(.fetch(id: 9)).isEmpty)
    #expect(!mock.calls(not(equals(.ping))).isEmpty && mock.calls(matches { _ in false }).isEmpty)
    #expect(!mock.calls(Call.fetch).isEmpty && !mock.calls(Call.save).isEmpty)
    #expect(!mock.calls(Call.fetch, 2).isEmpty && !mock.calls(Call.fetch, id).isEmpty)
    #expect(mock.calls(Call.fetch, 3).isEmpty)
    #expect(!mock.calls(Call.save, has(\.name, "Ann"), true).isEmpty && mock.calls(Call.save, any(), false).isEmpty)
  }

  @Test func countsByValueMatcherAndCase() {
    recordSome()
    let id = 2
    #expect(mock.calls(.ping).count == 2)
    #expect(mock.calls(any()).count == 5)
    #expect(mock.calls(Call.fetch).count == 2)
    #expect(mock.calls(Call.fetch, 1).count == 1 && mock.calls(Call.fetch, id).count == 1)
    #expect(mock.calls(Call.save, any(), true).count == 1)
  }

  @Test func partsMayBeValuesOfEquatableTypes() {
    recordSome()
    let (ann, bob, yes) = (User(name: "Ann"), User(name: "Bob"), true)
    #expect(mock.calls(Call.save, ann, yes).count == 1 && mock.calls(Call.save, bob, yes).isEmpty)
    #expect(mock.calls(Call.save, ann, any()).count == 1 && mock.calls(Call.save, any(), yes).count == 1)
  }

  @Test func areTypedValuesOrTuples() {
    recordSome()
    #expect(mock.calls(Call.fetch) == [1, 2])
    #expect(mock.calls(Call.fetch) != [2, 1] && mock.calls(Call.fetch) != [1])
    #expect(mock.calls(Call.fetch, greater(than: 1)) == [2])
    #expect(mock.calls(not(equals(.ping))).last == .fetch(id: 2))
    let saved = mock.calls(Call.save)
    #expect(saved.count == 1)
    #expect(saved.first?.0 == User(name: "Ann") && saved.first?.1 == true)
    for (user, notify) in saved { #expect(user.name == "Ann" && notify) }
    #expect(saved.map(\.0.name) == ["Ann"])
  }

  @Test func areARandomAccessCollection() {
    recordSome()
    let fetched = mock.calls(Call.fetch)
    #expect(fetched.startIndex == 0 && fetched.endIndex == 2 && fetched[1] == 2)
    #expect(fetched.reversed() == [2, 1] && fetched.dropFirst().first == 2 && fetched.max() == 2)
    #expect(fetched.description == "[1, 2]")
    #expect(mock.calls(Call.fetch, 7).description == "[]")
  }

  @Test func valuesOfManyPartsAreTuples() {
    let mock = Mock<Wide>(nice: true)
    mock.record(.three(1, "b", true))
    mock.record(.six(1, 2, 3, 4, 5, 6))
    for (number, text, flag) in mock.calls(Wide.three) { #expect(number == 1 && text == "b" && flag) }
    #expect(mock.calls(Wide.three, 1, "b", true).count == 1 && mock.calls(Wide.three, 1, "c", any()).isEmpty)
    #expect(mock.calls(Wide.six).map(\.5) == [6])
    #expect(mock.calls(Wide.six, 1, any(), 3, any(), 5, any()).first?.1 == 2)
  }

  private enum Wide: Equatable { case three(Int, String, Bool), six(Int, Int, Int, Int, Int, Int) }

  @Test func aCapturedHandlerCanBeCalled() {
    let mock = Mock<Handling>(nice: true)
    let called = Locked<[String]>([])
    mock.record(.run(Ignored { @Sendable text in called.withLock { $0.append(text) } }))
    for handler in mock.calls(Handling.run) { handler.value("called") }
    #expect(called.withLock { $0 } == ["called"])
  }

  private enum Handling: Equatable { case run(Ignored<@Sendable (String) -> Void>) }
}
