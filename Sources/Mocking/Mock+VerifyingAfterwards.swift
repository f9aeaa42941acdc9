extension InteractionRecording {
  /// Fails the test unless interactions that a matcher accepts were recorded as often as said.
  ///
  /// For mocks that are told nothing beforehand: nice ones, for the most part. What the matcher accepts is accounted for,
  /// whatever the count; see ``verifyNoMoreInteractions(fileID:filePath:line:column:)``.
  ///
  /// - Parameters:
  ///   - matcher: Which interactions.
  ///   - times: How many: an `Int` or a range of `Int`; once, if nothing is said.
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  /// - Complexity: One evaluation of the matcher for each interaction.
  @_disfavoredOverload  // So that a literal is taken for the value that it is.
  public func verify(
    _ matcher: Matcher<Interaction>, times: some Times = 1, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    context.deliver()
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let range = times.countRange else {
      return report("Impossible count for a verification of \(mock.name): \(times); \(times.misuse).", at: location)
    }
    guard mock.keepsInteractions else { return mock.reportThatNothingIsKept(at: location) }
    let era = storage.withLock { $0.core.ledger.era }
    let found = positions(of: matcher)
    storage.withLock { $0.core.ledger.account(for: found, era: era) }
    guard !range.contains(found.count) else { return }
    let snapshot = storage.withLock { $0.snapshot }
    let expectation = Expectation(matcher: matcher, range: range, location: location)
    report(
      FailureWriter(name: mock.name, snapshot: snapshot).message(on: expectation, met: found.count), at: location,
      history: snapshot.interactions)
  }

  /// Fails the test if an interaction was recorded that nothing accounts for.
  ///
  /// Accounted for is what an expectation was met by, what a `verify` of certain interactions has looked for, and what was
  /// reported as a failure already.
  ///
  /// - Parameters:
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  public func verifyNoMoreInteractions(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    context.deliver()
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    guard mock.keepsInteractions else { return mock.reportThatNothingIsKept(at: location) }
    let snapshot = storage.withLock { $0.snapshot }
    let rest = snapshot.ledger.fates.indices.filter { snapshot.ledger.fates[$0] == .open }
    guard !rest.isEmpty else { return }
    report(
      FailureWriter(name: mock.name, snapshot: snapshot).message(onUnaccounted: rest), at: location,
      history: snapshot.interactions)
  }
}

// MARK: - By value

extension InteractionRecording where Interaction: Equatable {
  /// Fails the test unless an interaction was recorded as often as said.
  ///
  /// - Parameters:
  ///   - interaction: What is to have happened.
  ///   - times: How many: an `Int` or a range of `Int`; once, if nothing is said.
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  /// - Complexity: One comparison with each interaction.
  public func verify(
    _ interaction: Interaction, times: some Times = 1, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    verify(equals(interaction), times: times, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
