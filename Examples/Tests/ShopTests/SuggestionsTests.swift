import Mocking
import Testing

@testable import Shop

private final class SuggestionSourceFake: SuggestionSource, Fake {
  enum Interaction: Equatable { case suggestions(for: String) }

  let double = TestDouble<Interaction>()

  func suggestions(for text: String) async throws -> [String] { try await throwingCall(.suggestions(for: text)) }
}

/// Requests that are under way: each waits until the test answers it, or the model cancels it.
@MainActor @Suite struct SuggestionsTests {
  private typealias Call = SuggestionSourceFake.Interaction

  private let source = SuggestionSourceFake()

  @Test func isLoadingUntilTheAnswerComes() async throws {
    let request = source.on(Call.suggestions).suspend(returning: [String].self)
    let model = Suggestions(source: source)
    let task = model.textChanged(to: "la")
    #expect(try await request.arrival() == "la")
    #expect(model.isLoading)

    request.resume(returning: ["lamp", "ladder"])
    await task.value
    #expect(model.shown == ["lamp", "ladder"])
    #expect(!model.isLoading)
  }

  @Test func cancelsTheRequestForAnEarlierText() async throws {
    let early = source.on(.suggestions(for: "l")).suspend(returning: [String].self)
    let late = source.on(.suggestions(for: "la")).suspend(returning: [String].self)
    let model = Suggestions(source: source)
    let first = model.textChanged(to: "l")
    try await early.arrival()
    let second = model.textChanged(to: "la")
    await first.value  // ends by its cancellation; nobody has answered it
    #expect(model.isLoading)

    try await late.arrival()
    late.resume(returning: ["lamp"])
    early.resume(returning: ["a late answer that nobody hears"])
    await second.value
    #expect(model.shown == ["lamp"])
  }

  @Test func showsNothingWhenTheRequestFails() async throws {
    struct Offline: Error {}
    let request = source.on(any()).suspend()
    let model = Suggestions(source: source)
    let task = model.textChanged(to: "la")
    try await request.arrival()
    request.resume(throwing: Offline())
    await task.value
    #expect(model.shown.isEmpty)
    #expect(!model.isLoading)
  }
}
