/// Fails the test unless one call of each can be picked in this order.
///
/// ```swift
/// verifyInOrder(cart.calls(.lock), payments.calls(Call.pay), cart.calls(.unlock))
/// ```
///
/// The calls may be of any mocks: what they record is numbered together. What was recorded between them does not matter. What
/// is picked is accounted for in `verifyNoMoreInteractions()`.
///
/// - Complexity: One evaluation of a matcher for each interaction.
public func verifyInOrder<each Interaction, each Values>(
  _ calls: repeat Calls<each Interaction, each Values>, file: StaticString = #filePath, line: UInt = #line
) {
  var steps: [any OrderStep] = []
  for calls in repeat each calls { steps.append(calls) }
  let location = CodeLocation(file: file, line: line)
  guard steps.allSatisfy({ $0.isVerifiable(at: location) }) else { return }
  OrderSearch(steps).verify(at: location)
}

/// Waits until one call of each can be picked in this order, and fails the test if that takes longer than a time.
///
/// What was recorded before counts. Returns as soon as there is one of each, or the task is cancelled.
public func verifyInOrder<each Interaction, each Values>(
  _ calls: repeat Calls<each Interaction, each Values>, within time: Duration,
  isolation: isolated (any Actor)? = #isolation, file: StaticString = #filePath, line: UInt = #line
) async {
  var steps: [any OrderStep] = []
  for calls in repeat each calls { steps.append(calls) }
  let location = CodeLocation(file: file, line: line)
  guard let first = steps.first, first.recorder.isPossible(delay: time, at: location),
    steps.allSatisfy({ $0.isVerifiable(at: location) })
  else { return }
  var search = OrderSearch(steps)
  await waitForRecords(of: steps.map(\.recorder), within: time) { search.goOn() }
  OrderSearch(steps).verify(at: location, isAfterWaiting: true)
}

/// One of the calls in an order, of whatever types.
protocol OrderStep {
  var recorder: any Recorder { get }
  var code: String { get }
  /// The latest that the mock has recorded, whatever it is, and how much there is in all.
  func latest(_ count: Int) -> (shown: [OrderedCall], count: Int)
  /// The first of the calls behind a number; the position is how far the interactions have been looked at.
  func first(after number: Int, from position: inout Int) -> OrderedCall?
  var last: OrderedCall? { get }
  /// Whether the calls can be looked for; reports where they cannot.
  func isVerifiable(at location: CodeLocation) -> Bool
}

/// A call with its place among those of all mocks.
struct OrderedCall {
  let number: Int
  /// The call in words, which runs a user's code: never under a lock.
  let text: () -> String
  let account: () -> Void
}

extension Calls: OrderStep {
  var recorder: any Recorder { mock }
  var code: String {
    shortened(withoutDot(pattern.matcher.description(after: mock.recordSoFar.interactions.suffix(100))))
  }

  func latest(_ count: Int) -> (shown: [OrderedCall], count: Int) {
    let record = mock.recordSoFar
    return (record.numbers.indices.suffix(count).map { call(at: $0, of: record) }, record.numbers.count)
  }

  func first(after number: Int, from position: inout Int) -> OrderedCall? {
    let record = mock.recordSoFar
    position = Swift.max(position, record.numbers.firstPosition { $0 > number })
    while position < record.numbers.count {
      defer { position += 1 }
      if pattern.matcher.matches(record.interactions[position]) { return call(at: position, of: record) }
    }
    return nil
  }

  var last: OrderedCall? {
    let record = mock.recordSoFar
    return record.numbers.indices.last { pattern.matcher.matches(record.interactions[$0]) }
      .map { call(at: $0, of: record) }
  }

  private func call(at position: Int, of record: RecordSoFar<Interaction>) -> OrderedCall {
    OrderedCall(
      number: record.numbers[position],
      text: { shortened(renderInteraction(record.interactions[position])) },
      account: { [mock] in mock.storage.withLock { $0.core.ledger.account(for: [position], era: record.era) } })
  }

  func isVerifiable(at location: CodeLocation) -> Bool {
    mock.context.deliver()
    return mock.isKeeping(at: location) && mock.isPossible(pattern.matcher, at: location)
  }
}
