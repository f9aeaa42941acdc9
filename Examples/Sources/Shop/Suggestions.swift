/// Suggests what somebody may be about to type.
protocol SuggestionSource: Sendable {
  func suggestions(for text: String) async throws -> [String]
}

/// What is shown under a search field.
///
/// Only the latest text counts: a request for an earlier one is cancelled.
@MainActor
final class Suggestions {
  private(set) var shown: [String] = []
  private(set) var isLoading = false
  private let source: any SuggestionSource
  private var request: Task<Void, Never>?

  init(source: any SuggestionSource) {
    self.source = source
  }

  /// To be called for each key that is pressed.
  ///
  /// - Returns: The request, to wait for it.
  @discardableResult
  func textChanged(to text: String) -> Task<Void, Never> {
    request?.cancel()
    isLoading = true
    let request = Task { [source] in
      let found = try? await source.suggestions(for: text)
      if Task.isCancelled { return }
      shown = found ?? []
      isLoading = false
    }
    self.request = request
    return request
  }
}
