// What `expect` and `reject` come to, whatever names the calls.

extension Mock {
  /// Sets up an expectation; nil where nothing can meet it, which is reported.
  func expect(
    _ matcher: Matcher<Interaction>, times: some Times, in orders: [InOrder], at location: CodeLocation
  ) -> Expectation<Interaction>? {
    guard let range = possibleRange(times, for: "an expectation", at: location) else { return nil }
    // A look by reflection takes many times as long as all the rest. What has to be met, and is given at a line that was looked
    // at before, fails later where nothing can meet it, and says why.
    let isChecked = range.lower > 0 && CheckedLines.contains(location)
    guard isPossible(isChecked ? matcher.quickMisuse : matcher.misuse, at: location) else { return nil }
    if !isChecked { CheckedLines.insert(location) }
    let expectation = Expectation(matcher: matcher, range: range, location: location)
    let name = orders.isEmpty ? "" : name
    storage.withLock { $0.core.ledger.expect(expectation, in: orders, name: name) }
    // A mock that tests share is verified by the one that expects something of it.
    MockScope.enclosing?.add(self)
    return expectation
  }

  func reject(_ matcher: Matcher<Interaction>, at location: CodeLocation) {
    guard isPossible(matcher, at: location) else { return }
    let rejection = Expectation(matcher: matcher, range: CountRange(lower: 0, upper: 0), location: location)
    storage.withLock { $0.core.ledger.reject(rejection) }
  }

  func answers(of expectation: AnyExpectation) -> AnswerStore<Interaction, Any>? {
    storage.withLock { _ in expectation.of(Interaction.self).answers }
  }

  // MARK: - Bad input

  /// The range of counts that is meant; nil where no count lies in it, which is reported.
  func possibleRange(_ times: some Times, for purpose: String, at location: CodeLocation) -> CountRange? {
    if let range = times.countRange { return range }
    report("Impossible count for \(purpose) of \(name): \(times); \(times.misuse).", at: location)
    return nil
  }

  /// Whether a matcher can accept anything; reports where it cannot.
  func isPossible(_ matcher: Matcher<Interaction>, at location: CodeLocation) -> Bool {
    isPossible(matcher.misuse, at: location)
  }

  private func isPossible(_ misuse: String?, at location: CodeLocation) -> Bool {
    guard let misuse else { return true }
    report("Impossible matcher for \(name): \(misuse).", at: location)
    return false
  }

  /// Whether the interactions are kept; reports where they are not.
  func isKeeping(at location: CodeLocation) -> Bool {
    if keepsInteractions { return true }
    report("\(name) keeps no interactions, so it cannot be asked for them: it was made so.", at: location)
    return false
  }
}

/// The lines whose expectations were looked at by reflection, and can be met.
private enum CheckedLines {
  /// A line by the address of its file's name, which takes a fraction of comparing names.
  private struct Line: Hashable {
    let file: Int
    let line: Int

    /// Nil for a name of one character, which has no address.
    init?(_ location: CodeLocation) {
      guard location.file.hasPointerRepresentation else { return nil }
      (file, line) = (Int(bitPattern: location.file.utf8Start), location.line)
    }
  }

  private static let lines = Locked<Set<Line>>([])

  static func contains(_ location: CodeLocation) -> Bool {
    Line(location).map { line in lines.withLock { $0.contains(line) } } ?? false
  }

  static func insert(_ location: CodeLocation) {
    if let line = Line(location) { lines.withLock { _ = $0.insert(line) } }
  }
}
