extension Fake where Interaction: Sendable {
  /// Holds calls that a matcher accepts until the test answers them.
  ///
  /// ```swift
  /// let loading = repository.suspend(on: .load)
  /// let task = Task { await viewModel.load() }
  /// try await loading.arrival()
  /// loading.resume(returning: "Alice")
  /// ```
  ///
  /// - Parameters:
  ///   - matcher: Which calls it is for.
  ///   - limit: How long a call waits for its answer; after that it ends with an error.
  ///   - times: How many calls it is for; all, if nothing is said.
  ///   - fileID: Where it is set up.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  /// - Returns: The suspension. Keep it: calls end with an error when it goes.
  @_disfavoredOverload  // So that a literal is taken for the value that it is.
  public func suspend(
    on matcher: Matcher<Interaction>, limit: Duration = .seconds(60), times: Int? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Suspension<Interaction, Any> {
    double.stub.suspend(
      on: matcher, limit: limit, times: times, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

extension Fake where Interaction: Sendable & Equatable {
  /// Holds one call until the test answers it, as often as it comes.
  ///
  /// - Parameters:
  ///   - interaction: The call it is for.
  ///   - limit: How long a call waits for its answer; after that it ends with an error.
  ///   - times: How many calls it is for; all, if nothing is said.
  ///   - fileID: Where it is set up.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  /// - Returns: The suspension. Keep it: calls end with an error when it goes.
  public func suspend(
    on interaction: Interaction, limit: Duration = .seconds(60), times: Int? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Suspension<Interaction, Any> {
    suspend(
      on: equals(interaction), limit: limit, times: times, fileID: fileID, filePath: filePath, line: line,
      column: column)
  }
}
