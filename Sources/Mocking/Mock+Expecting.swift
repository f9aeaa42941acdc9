extension InteractionRecording {
  /// Expects interactions that a matcher accepts.
  ///
  /// - Parameters:
  ///   - matcher: Which interactions.
  ///   - times: How many: an `Int` or a range of `Int`; once, if nothing is said. A count that nothing can meet is
  ///     reported here, and the expectation is left out.
  ///   - orders: Orders that the expectation is tied into, behind those tied into them before.
  ///   - fileID: Where the expectation is set up.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  @_disfavoredOverload  // So that a literal is taken for the value that it is.
  public func expect(
    _ matcher: Matcher<Interaction>, times: some Times = 1, in orders: InOrder..., fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    expect(matcher, times: times, in: orders, at: location)
  }

  func expect(_ matcher: Matcher<Interaction>, times: some Times, in orders: [InOrder], at location: CodeLocation) {
    guard let range = times.countRange else {
      return report("Impossible count for an expectation of \(mock.name): \(times); \(times.misuse).", at: location)
    }
    // What has to be met fails later if nothing can meet it, and `verify` says why. All else would hold silently.
    let misuse = range.lower > 0 ? matcher.quickMisuse : matcher.misuse
    guard isPossible(misuse, at: location) else { return }
    let expectation = Expectation(matcher: matcher, range: range, location: location)
    let name = orders.isEmpty ? "" : mock.name
    storage.withLock { $0.core.ledger.expect(expectation, in: orders, name: name) }
  }

  /// Whether a matcher is not misused; fails the test if it is.
  ///
  /// - Parameters:
  ///   - misuse: How it is misused.
  ///   - location: Where it was given; nil for the place where the mock was made, where there is no better one.
  func isPossible(_ misuse: String?, at location: CodeLocation? = nil) -> Bool {
    guard let misuse else { return true }
    report("Impossible matcher for \(mock.name): \(misuse).", at: location ?? mock.creation)
    return false
  }

  /// Rejects interactions that a matcher accepts: one is reported at once, whatever else is expected.
  ///
  /// - Parameters:
  ///   - matcher: Which interactions.
  ///   - fileID: Where the rejection is set up.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  @_disfavoredOverload
  public func reject(
    _ matcher: Matcher<Interaction>, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    guard isPossible(matcher.misuse, at: location) else { return }
    let rejection = Expectation(matcher: matcher, range: CountRange(lower: 0, upper: 0), location: location)
    storage.withLock { $0.core.ledger.reject(rejection) }
  }
}

// MARK: - By value

extension InteractionRecording where Interaction: Equatable {
  /// Expects an interaction.
  ///
  /// - Parameters:
  ///   - interaction: What is to happen.
  ///   - times: How many: an `Int` or a range of `Int`; once, if nothing is said.
  ///   - orders: Orders that the expectation is tied into, behind those tied into them before.
  ///   - fileID: Where the expectation is set up.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  public func expect(
    _ interaction: Interaction, times: some Times = 1, in orders: InOrder..., fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    expect(equals(interaction), times: times, in: orders, at: location)
  }

  /// Rejects an interaction: it is reported at once, whatever else is expected.
  ///
  /// - Parameters:
  ///   - interaction: What must not happen.
  ///   - fileID: Where the rejection is set up.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  public func reject(
    _ interaction: Interaction, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    reject(equals(interaction), fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
