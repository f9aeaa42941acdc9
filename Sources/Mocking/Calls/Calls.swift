/// The recorded calls that were asked for with `calls(…)`, typed: the values of a case, or whole interactions.
///
/// ```swift
/// #expect(mock.calls(Call.fetch) == [1, 2, 3])
/// for (user, done) in mock.calls(Call.save) { done.value(true) }
/// mock.calls(.ping).verify(times: 2)
/// await mock.calls(Call.fetch, greater(than: 3)).verify(within: .seconds(1))
/// ```
///
/// As a collection it holds what had been recorded when it was asked for, and looks for it when that is first needed.
/// `verify` looks at what has been recorded by then.
///
/// - Complexity: Finding the calls takes one evaluation of the matcher for each interaction, once. All else is O(1).
public struct Calls<Interaction, Values>: RandomAccessCollection {
  let pattern: CallPattern<Interaction, Values>
  let mock: Mock<Interaction>
  let location: CodeLocation
  private let found: FoundCalls<Interaction, Values>

  init(_ pattern: CallPattern<Interaction, Values>, of mock: Mock<Interaction>, at location: CodeLocation) {
    self.pattern = pattern
    self.mock = mock
    self.location = location
    found = FoundCalls(in: mock.recordSoFar)
  }

  /// The position of the first call.
  public var startIndex: Int { 0 }

  /// The position behind the last call.
  public var endIndex: Int { values.count }

  /// The values of a call.
  public subscript(position: Int) -> Values { values[position] }

  private var values: [Values] { found.values(of: pattern, in: mock, askedAt: location) }
}

extension Calls where Values: Equatable {
  /// Whether the calls have these values, in this order.
  public static func == (calls: Calls, values: [Values]) -> Bool { calls.elementsEqual(values) }

  /// Whether the calls have other values than these, or in another order.
  public static func != (calls: Calls, values: [Values]) -> Bool { !(calls == values) }
}

extension Calls: CustomStringConvertible {
  /// The values of the calls.
  public var description: String { render(values) }
}

// The matcher and the interactions are Sendable where this conformance holds, and what was found is behind a lock.
extension Calls: @unchecked Sendable where Interaction: Sendable {}

/// What a collection of calls has found, once it has looked.
private final class FoundCalls<Interaction, Values> {
  /// What is to be looked through, until that has been done, and what was found.
  private let state: Locked<(record: RecordSoFar<Interaction>?, values: [Values])>

  init(in record: RecordSoFar<Interaction>) {
    state = Locked((record, []))
  }

  func values(
    of pattern: CallPattern<Interaction, Values>, in mock: Mock<Interaction>, askedAt location: CodeLocation
  ) -> [Values] {
    let (unknown, known) = state.withLock { $0 }
    guard let record = unknown else { return known }
    if pattern.unpack != nil, let misuse = misuseOfBareFunctions(in: Values.self) {
      mock.report("Impossible calls of \(mock.name): \(misuse).", at: location)
      return []
    }
    let found = mock.positions(of: pattern.matcher, in: record)
      .compactMap { pattern.values(of: record.interactions[$0]) }
    // Of several threads that look at once the first decides, so that the collection never changes.
    let old = state.withLock { state in
      defer { if state.record != nil { state = (nil, found) } }
      return state
    }
    if old.record == nil { return old.values }
    // Nothing found may mean that nothing can be.
    if found.isEmpty, mock.isKeeping(at: location) { _ = mock.isPossible(pattern.matcher, at: location) }
    return found
  }
}
