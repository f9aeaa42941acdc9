extension Mock {
  /// Expects interactions that a matcher accepts.
  ///
  /// - Parameters:
  ///   - matcher: Which interactions.
  ///   - times: How many: an `Int` or a range of `Int`; once, if nothing is said. A count that nothing can meet is
  ///     reported here, and the expectation is left out.
  ///   - fileID: Where the expectation is set up; likewise the three that follow.
  @_disfavoredOverload  // So that a literal is taken for the value that it is.
  public func expect(
    _ matcher: Matcher<Interaction>, times: some Times = 1, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let range = times.countRange else {
      return report("Impossible count for an expectation of \(name): \(times); \(times.objection).", at: location)
    }
    let expectation = Expectation(matcher: matcher, range: range, location: location)
    storage.withLock { $0.ledger.expect(expectation) }
  }

  /// Rejects interactions that a matcher accepts: one is reported at once, whatever else is expected.
  ///
  /// - Parameters:
  ///   - matcher: Which interactions.
  ///   - fileID: Where the rejection is set up; likewise the three that follow.
  @_disfavoredOverload
  public func reject(
    _ matcher: Matcher<Interaction>, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let rejection = Expectation(matcher: matcher, range: CountRange(lower: 0, upper: 0), location: location)
    storage.withLock { $0.ledger.reject(rejection) }
  }
}

// MARK: - By value

extension Mock where Interaction: Equatable {
  /// Expects an interaction.
  ///
  /// - Parameters:
  ///   - interaction: What is to happen.
  ///   - times: How many: an `Int` or a range of `Int`; once, if nothing is said.
  ///   - fileID: Where the expectation is set up; likewise the three that follow.
  public func expect(
    _ interaction: Interaction, times: some Times = 1, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    expect(equals(interaction), times: times, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Rejects an interaction: it is reported at once, whatever else is expected.
  ///
  /// - Parameters:
  ///   - interaction: What must not happen.
  ///   - fileID: Where the rejection is set up; likewise the three that follow.
  public func reject(
    _ interaction: Interaction, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    reject(equals(interaction), fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
