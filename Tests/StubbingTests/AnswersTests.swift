import Stubbing
import Testing

@Suite struct AnswersTests {
  private struct Timeout: Error {}

  private let stub = Stub<Int, String>()

  private func answers(_ count: Int) -> [String] {
    (0..<count).map { _ in (try? stub.invoke(1)) ?? "error" }
  }

  @Test func areGivenInTurnAndTheLastAgain() {
    stub.on(any()).inTurn(.return("a"), .throw(Timeout()), .perform { "c\($0)" })
    #expect(answers(5) == ["a", "error", "c1", "c1", "c1"])
  }

  @Test func mayStartOverAgain() {
    stub.on(1).inTurn(.return("a"), .return("b"), repeating: .cycle)
    #expect(answers(5) == ["a", "b", "a", "b", "a"])
  }

  @Test func mayBeUsedUp() {
    let behavior = stub.on(1).inTurn(.return("a"), .return("b"), repeating: .nothing)
    stub.on(any(), return: "next")
    #expect(answers(2) == ["a", "b"])
    #expect(behavior.isUsedUp && !behavior.isDisposed)
    #expect(answers(2) == ["next", "next"])
    #expect(behavior.invocationCount == 2)
  }

  @Test func usedUpAnswersAreNamedInTheError() {
    stub.on(1).inTurn(.return("a"), repeating: .nothing)
    _ = answers(1)
    let error = #expect(throws: StubError.self) { try stub.invoke(1) }
    #expect(error?.description.contains("used up, after 1 answer") == true)
  }

  @Test func mayTakeTheirTime() async throws {
    stub.on(any()).inTurn(
      .perform { id in
        await Task.yield()
        return "late \(id)"
      }, .return("soon"))
    #expect(try await stub.invoke(1) == "late 1")
    #expect(try await stub.invoke(1) == "soon")
  }

  @Test func casesAndTypesOfAStubForSeveralMethods() throws {
    enum Call: Equatable { case ping, fetch(id: Int), move(Int, Int) }
    let id = 3
    let stub = Stub<Call, Any>()
    stub.on(.ping, return: "pong"); let line = #line
    stub.on(Call.fetch, 4).return(4.5)
    stub.on(Call.fetch, id).throw(Timeout())
    stub.on(Call.fetch).return(nil as String?)
    stub.on(Call.move, any(), 2).return(true)
    stub.on(Call.move).throw(Timeout())
    let pong: String = try stub.invoke(.ping)
    let number: Double = try stub.invoke(.fetch(id: 4))
    let nothing: String? = try stub.invoke(.fetch(id: 5))
    #expect(pong == "pong" && number == 4.5 && nothing == nil)
    #expect(try stub.invoke(.move(1, 2), as: Bool.self))
    #expect(throws: Timeout.self) { try stub.invoke(.fetch(id: 3)) as Any }
    #expect(throws: Timeout.self) { try stub.invoke(.move(1, 3), as: Bool.self) }
    #expect(try stub.invoke(.fetch(id: 5), as: Int?.self) == nil)
    let error = #expect(throws: StubError.self) { try stub.invoke(.ping, as: Int.self) }
    #expect(
      error?.description
        == "Stub<Call, Any> answers ping with \"pong\", of type String, where Int is needed.  (AnswersTests.swift:\(line))"
    )
  }
}
