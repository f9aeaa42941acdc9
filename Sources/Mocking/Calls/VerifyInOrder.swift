/// Fails the test unless one call of each can be picked in this order.
///
/// ```swift
/// verifyInOrder(cart.calls(.lock), payments.calls(Call.pay), cart.calls(.unlock))
/// ```
///
/// The calls may be of any mocks: what they record is numbered together. What was recorded between them does not matter. What
/// is picked is accounted for in `verifyNoMoreInteractions()`.
///
/// - Parameters:
///   - calls: The calls, in the order in which they should have come.
///   - file: The call site.
///   - line: The call site.
public func verifyInOrder<each Interaction, each Values>(
  _ calls: repeat Calls<each Interaction, each Values>, file: StaticString = #filePath, line: UInt = #line
) {
  var steps: [any OrderStep] = []
  for calls in repeat each calls { steps.append(calls) }
  verify(steps, at: CodeLocation(file: file, line: line))
}

/// Waits until one call of each can be picked in this order, and fails the test if that takes longer than a time.
///
/// - Parameters:
///   - calls: The calls, in the order in which they should come. What was recorded before counts.
///   - time: How long to wait at the most.
///   - isolation: The actor to stay on; that of the caller.
///   - file: The call site.
///   - line: The call site.
public func verifyInOrder<each Interaction, each Values>(
  _ calls: repeat Calls<each Interaction, each Values>, within time: Duration,
  isolation: isolated (any Actor)? = #isolation, file: StaticString = #filePath, line: UInt = #line
) async {
  var steps: [any OrderStep] = []
  for calls in repeat each calls { steps.append(calls) }
  let location = CodeLocation(file: file, line: line)
  if let first = steps.first, !first.isPossible(delay: time, at: location) { return }
  await waitForRecords(of: steps.map(\.notifier), within: time) { pick(steps).count == steps.count }
  verify(steps, at: location)
}

/// One of the calls in an order, of whatever types.
protocol OrderStep {
  /// The mock that records the calls.
  var notifier: any RecordNotifying { get }
  /// The first call behind a number, or nil.
  func first(after number: Int) -> PickedCall?
  /// The name of the mock, and what is looked for in it.
  var text: String { get }
  func isPossible(delay: Duration, at location: CodeLocation) -> Bool
  func report(_ message: String, at location: CodeLocation)
}

/// The call that was picked for a step.
struct PickedCall {
  let number: Int
  let text: String
  /// Takes note that the call is accounted for.
  let account: () -> Void
}

extension Calls: OrderStep {
  var notifier: any RecordNotifying { mock }
  var text: String {
    "\(withoutDot(pattern.matcher.description(after: mock.recordSoFar.interactions.suffix(100)))) of \(mock.name)"
  }

  func first(after number: Int) -> PickedCall? {
    let record = mock.recordSoFar
    guard let position = mock.positions(of: pattern.matcher, in: record).first(where: { record.numbers[$0] > number })
    else { return nil }
    return PickedCall(number: record.numbers[position], text: renderInteraction(record.interactions[position])) {
      [mock] in
      mock.storage.withLock { $0.core.ledger.account(for: [position], era: record.era) }
    }
  }

  func isPossible(delay: Duration, at location: CodeLocation) -> Bool {
    mock.isPossible(delay: delay, at: location)
  }

  func report(_ message: String, at location: CodeLocation) {
    mock.report(message, at: location)
  }
}

/// Picks the earliest call of each step that comes behind the one before, as far as there are any.
private func pick(_ steps: [any OrderStep]) -> [PickedCall] {
  var picked: [PickedCall] = []
  for step in steps {
    guard let next = step.first(after: picked.last?.number ?? 0) else { break }
    picked.append(next)
  }
  return picked
}

private func verify(_ steps: [any OrderStep], at location: CodeLocation) {
  let picked = pick(steps)
  for call in picked { call.account() }
  guard picked.count < steps.count else { return }
  let missing = steps[picked.count]
  var lines = ["The calls were not recorded in order:"]
  for (index, step) in steps.enumerated() {
    let remark =
      if index < picked.count {
        "recorded: \(shortened(picked[index].text))"
      } else if index > picked.count {
        "not looked for"
      } else {
        missing.first(after: 0) == nil ? "not recorded" : "recorded, but only before \(index)."
      }
    lines.append("  \(index + 1). \(shortened(step.text)): \(remark)")
  }
  missing.report(lines.joined(separator: "\n"), at: location)
}
