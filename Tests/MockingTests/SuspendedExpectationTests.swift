import Mocking
import Testing

private enum Call: Equatable, Sendable { case bark, tune(Int) }

/// Calls that an expectation of a fake holds.
@Suite struct SuspendedExpectationTests {
  private let log = FailureLog()
  private let fake: TestDouble<Call>

  init() { fake = TestDouble(name: "Dog", reporter: log.reporter) }

  private var messages: [String] { log.all.map(\.message) }

  private func tuning(_ frequency: Int) -> Task<String, any Error> {
    Task { [fake] in try await fake.throwingCall(.tune(frequency)) }
  }

  private func text(of task: Task<String, any Error>) async -> String {
    do { return try await task.value } catch { return stable("\(error)") }
  }

  @Test func itHoldsTheCallsThatAreCountedForIt() async throws {
    let held = fake.expect(Call.tune, any(), times: 2).suspend(returning: String.self)
    let (first, second) = (tuning(5), tuning(5))
    #expect(try await held.arrival() == 5)
    #expect(try await held.arrival() == 5)
    held.resume(returning: "a")
    held.resume(returning: "b")
    #expect(try await Set([first.value, second.value]) == ["a", "b"])
    fake.verify()
    #expect(messages == [])
  }

  @Test(arguments: [0, 1, 2, 3])
  func theyEndWhenItIsDisposedOfOrForgotten(way: Int) async throws {
    let expected = fake.expect(Call.tune, any())
    let held = expected.suspend(returning: String.self)
    let task = tuning(5)
    try await held.arrival()
    switch way {
    case 0: expected.dispose()
    case 1: fake.clearExpectations()
    case 2: fake.reset()
    default: fake.removeAllAnswers()
    }
    let ended = "An invocation was waiting when what held it was disposed of: the suspension of Dog  (Tests.swift:7)."
    #expect(await text(of: task) == ended)
    // Whoever swallows the error fails the test nevertheless.
    #expect(messages.map(stable) == [ended])
    await #expect(throws: StubError.self) { try await held.arrival() }
  }

  @Test func theyGoOnWhenInteractionsAreForgotten() async throws {
    let held = fake.expect(Call.tune, any()).suspend(returning: String.self)
    let task = tuning(5)
    try await held.arrival()
    fake.clearInteractions()
    held.resume(returning: "resumed")
    #expect(await text(of: task) == "resumed")
    #expect(messages == [])
  }

  @Test func oneThatWasForgottenHoldsNothing() async throws {
    let forgotten = fake.expect(Call.tune, any())
    fake.reset()
    let held = forgotten.suspend(returning: String.self)
    fake.on(any()).return("behavior")
    #expect(try await tuning(1).value == "behavior")
    held.dispose()
    #expect(messages == [])
  }

  @Test func afterAValueTheArrivalSaysNoMore() async throws {
    let held = fake.expect(.bark).suspend(returning: String.self)
    async let bark: String = fake.call(.bark)
    let arrival: Void = try await held.arrival()
    #expect(arrival == ())
    held.resume(returning: "Woof")
    #expect(await bark == "Woof")
    fake.verify()
    #expect(messages == [])
  }
}
