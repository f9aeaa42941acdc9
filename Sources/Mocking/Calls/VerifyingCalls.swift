// Verifying afterwards: how many calls came, and whether anything else did.

extension Calls {
  /// Fails the test unless so many calls have been recorded: an `Int` or a range of `Int`.
  ///
  /// What is found is accounted for in `verifyNoMoreInteractions()`.
  public func verify(times: some Times = 1, file: StaticString = #filePath, line: UInt = #line) {
    mock.verify(pattern.matcher, times: times, at: CodeLocation(file: file, line: line))
  }

  /// Waits until so many calls have been recorded, and fails the test if that takes longer than a time.
  ///
  /// What was recorded before counts. Returns as soon as the count is one that is allowed, or is too high ever to be, or the
  /// task is cancelled.
  public func verify(
    times: some Times = 1, within time: Duration, isolation: isolated (any Actor)? = #isolation,
    file: StaticString = #filePath, line: UInt = #line
  ) async {
    let site = CodeLocation(file: file, line: line)
    guard mock.isPossible(delay: time, at: site), mock.isKeeping(at: site), mock.isPossible(pattern.matcher, at: site),
      let range = mock.possibleRange(times, for: "a verification", at: site)
    else { return }
    // Each interaction is looked at once.
    var (position, era, count) = (0, 0, 0)
    await waitForRecords(of: [mock], within: time) { [mock, matcher = pattern.matcher] in
      let record = mock.recordSoFar
      if record.era != era { (position, era, count) = (0, record.era, 0) }
      for interaction in record.interactions[position...] where matcher.matches(interaction) { count += 1 }
      position = record.interactions.count
      return range.contains(count) || count > range.upper
    }
    mock.verify(pattern.matcher, times: times, at: site, isAfterWaiting: true)
  }
}

extension Mock {
  func verify(
    _ matcher: Matcher<Interaction>, times: some Times, at location: CodeLocation, isAfterWaiting: Bool = false
  ) {
    context.deliver()
    guard let range = possibleRange(times, for: "a verification", at: location), isKeeping(at: location) else { return }
    let record = recordSoFar
    let found = positions(of: matcher, in: record)
    // Nothing found may mean that nothing can be.
    guard !found.isEmpty || isPossible(matcher, at: location) else { return }
    storage.withLock { $0.core.ledger.account(for: found, era: record.era) }
    guard !range.contains(found.count) else { return }
    let snapshot = storage.withLock { $0.snapshot }
    let expectation = Expectation(matcher: matcher, range: range, location: location)
    let message = FailureWriter(name: name, ledger: snapshot.ledger, interactions: snapshot.interactions)
      .message(on: expectation, met: found.count)
    report(message + remark(afterWaiting: isAfterWaiting), at: location, history: snapshot.interactions)
  }
}

extension InteractionRecording {
  /// Fails the test if anything was recorded that was neither expected nor verified.
  ///
  /// What `verify(…)`, `calls(…).verify(…)` and `verifyInOrder(…)` found is accounted for; what was only looked at is not.
  public func verifyNoMoreInteractions(file: StaticString = #filePath, line: UInt = #line) {
    let (mock, location) = (mock, CodeLocation(file: file, line: line))
    mock.context.deliver()
    guard mock.isKeeping(at: location) else { return }
    let snapshot = mock.storage.withLock { $0.snapshot }
    let rest = snapshot.ledger.fates.indices.filter { snapshot.ledger.fates[$0] == .open }
    guard !rest.isEmpty else { return }
    let message = FailureWriter(name: mock.name, ledger: snapshot.ledger, interactions: snapshot.interactions)
      .message(onUnaccounted: rest)
    mock.report(message, at: location, history: snapshot.interactions)
  }
}
