/// An expectation that was set up with `expect(…)`: to ask how far it is met, to wait for it, to take it back.
///
/// ```swift
/// let saved = mock.expect(Call.save, any(), true, times: 1...)
/// …
/// await saved.verify(within: .seconds(1))
/// ```
///
/// That of a fake is also a place for the answer of the calls that are counted for it; see `AnswerSlot`:
///
/// ```swift
/// dog.expect(.bark).return("Woof")
/// ```
public struct Expected<Interaction, Values, Role> {
  let pattern: CallPattern<Interaction, Values>
  let mock: Mock<Interaction>
  /// Nil where nothing can be meant, which has been reported.
  let expectation: Expectation<Interaction>?
  let location: CodeLocation

  /// How many calls are counted for the expectation.
  ///
  /// Where several expectations overlap, a call may be counted for another one later.
  public var count: Int {
    guard let expectation else { return 0 }
    return mock.storage.withLock { $0.core.ledger.count(of: expectation) }
  }

  /// Whether enough calls are counted for the expectation.
  public var isFulfilled: Bool {
    guard let expectation else { return false }
    return mock.storage.withLock { $0.core.ledger.isFulfilled(expectation) }
  }

  /// Takes the expectation back, and its answers with it: it expects nothing any more.
  public func dispose() {
    guard let expectation else { return }
    let woken = mock.storage.withLock { $0.core.dispose(expectation) }
    mock.answers(of: expectation)?.removeAll()
    Waiters.wake(woken)
  }

  /// Waits until the expectation is met, and fails the test if that takes longer than a time.
  public func verify(
    within time: Duration, isolation: isolated (any Actor)? = #isolation, file: StaticString = #filePath,
    line: UInt = #line
  ) async {
    let site = CodeLocation(file: file, line: line)
    guard let expectation, mock.isPossible(delay: time, at: site) else { return }
    await waitForRecords(of: [mock], within: time) { isFulfilled }
    mock.verify(expectation, at: site)
  }
}

extension Expected: AnswerSlot where Role: AnswersCalls {
  /// The calls that are counted for the expectation.
  public var selected: SelectedCalls<Interaction, Any, Values> {
    let answers = expectation.map { expectation in
      mock.storage.withLock { _ in expectation.answersMadeIfNeeded(precedence: mock.precedence) }
    }
    return SelectedCalls(
      pattern, in: answers, name: { [mock] in mock.name }, sink: mock.context.sink, location: location,
      mayGoUnused: true)
  }
}

// All that changes is behind the lock of the mock.
extension Expected: @unchecked Sendable where Interaction: Sendable {}
