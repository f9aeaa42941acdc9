import Stubbing

/// Collects the mocks that are made while a test runs, to verify them when it ends.
///
/// Under Swift Testing a scope is a task-local value, so that it is known in the test and its child tasks, and tests that
/// run side by side do not mix. XCTest runs one test at a time, so there it is a single one that is set and taken away.
final class MockScope: Sendable {
  @TaskLocal static var current: MockScope?
  static let ofXCTest = Locked<MockScope?>(nil)

  private let mocks = Locked<[ScopedMock]>([])

  /// The scope that a mock made here belongs to, if there is one.
  static var enclosing: MockScope? { current ?? ofXCTest.withLock { $0 } }

  func add<Interaction>(_ mock: Mock<Interaction>) {
    let scoped = ScopedMock { mock.verifyAtExpectations() }
    mocks.withLock { $0.append(scoped) }
  }

  /// Verifies all mocks of the scope, in the order in which they were made, and lets go of them.
  func verify() {
    let mocks = mocks.withLock { mocks in
      defer { mocks = [] }
      return mocks
    }
    for mock in mocks { mock.verify() }
  }
}

/// A mock of any interactions, held until the end of its test.
private struct ScopedMock {
  let verify: () -> Void
}

// A mock of interactions that are not Sendable is not Sendable either, and yet verified where the test ends. By then the
// test that shared its domain with the mock is over. All that the mock changes is behind its lock, and interactions are
// only read, to be described.
extension ScopedMock: @unchecked Sendable {}

extension Mock {
  /// Reports each unfulfilled expectation at its own line, but for those that a `verify` has reported already.
  func verifyAtExpectations() {
    context.deliver()
    guard let open = storage.withLock({ $0.ledger.isFulfilled ? nil : $0.ledger.snapshot }) else { return }
    let unreported = open.unfulfilled.filter { !open.reported.contains($0.index) }
    storage.withLock { $0.ledger.noteReported(unreported.map(\.index), generation: open.generation) }
    let writer = FailureWriter(name: name, ledger: open)
    for (index, count) in unreported {
      let expectation = open.expectations[index]
      report(writer.message(on: expectation, met: count), at: expectation.location)
    }
  }
}
