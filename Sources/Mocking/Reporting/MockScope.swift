import Stubbing

/// Collects the mocks and stubs that are made while a test runs, to verify them when it ends.
///
/// Under Swift Testing a scope is a task-local value, so that it is known in the test and its child tasks, and tests that
/// run side by side do not mix. XCTest runs one test at a time, so there it is a single one that is set and taken away.
final class MockScope: Sendable {
  @TaskLocal static var current: MockScope?
  static let ofXCTest = Locked<MockScope?>(nil)

  private let verifications = Locked<[ScopedVerification]>([])
  /// What becomes of unused behaviors, whatever their stub says.
  private let onUnused: Locked<UnusedBehaviors>

  init(onUnused: UnusedBehaviors = .ignore) {
    self.onUnused = Locked(onUnused)
  }

  /// Looks at stubs that are made from now on as strictly as said, or more so.
  func tighten(to onUnused: UnusedBehaviors) {
    if onUnused == .fail { self.onUnused.withLock { $0 = .fail } }
  }

  /// The scope that a double made here belongs to, if there is one.
  static var enclosing: MockScope? { current ?? ofXCTest.withLock { $0 } }

  func add<Interaction>(_ mock: Mock<Interaction>) {
    add(ScopedVerification { mock.verifyAtExpectations() })
  }

  func add(_ stub: any UnusedBehaviorReporting) {
    if onUnused.withLock({ $0 }) == .fail || stub.reportsUnusedBehaviors {
      add(ScopedVerification { stub.reportUnusedBehaviors() })
    }
  }

  private func add(_ verification: ScopedVerification) {
    verifications.withLock { $0.append(verification) }
  }

  /// Verifies all doubles of the scope, in the order in which they were made, and lets go of them.
  func verify() {
    let verifications = verifications.withLock { verifications in
      defer { verifications = [] }
      return verifications
    }
    for verification in verifications { verification.verify() }
  }
}

/// A double of whatever type, held until the end of its test.
private struct ScopedVerification {
  let verify: () -> Void
}

// A double of interactions that are not Sendable is not Sendable either, and yet verified where the test ends. By then the
// test that shared its domain with the double is over. All that the double changes is behind its lock, and interactions and
// matchers are only read, to be described.
extension ScopedVerification: @unchecked Sendable {}

extension Mock {
  /// Reports each unfulfilled expectation at its own line, but for those that a `verify` has reported already.
  func verifyAtExpectations() {
    context.deliver()
    guard let open = storage.withLock({ $0.core.ledger.isFulfilled ? nil : $0.snapshot }) else { return }
    let unreported = open.ledger.unfulfilled.filter { !open.ledger.reported.contains($0.index) }
    storage.withLock { $0.core.ledger.noteReported(unreported.map(\.index), generation: open.ledger.generation) }
    let writer = FailureWriter(name: name, snapshot: open)
    for (index, count) in unreported {
      let expectation = writer.expectation(index)
      let message = writer.message(on: expectation, met: count, index: index)
      report(message, at: expectation.location, history: open.interactions)
    }
  }
}
