import Stubbing

/// Collects the mocks and stubs that are made while a test runs, to verify them when it ends.
///
/// Under Swift Testing a scope is a task-local value, so that it is known in the test and its child tasks, and tests that
/// run side by side do not mix. XCTest runs one test at a time, so there it is a single one that is set and taken away.
final class MockScope: Sendable {
  @TaskLocal static var current: MockScope?
  private static let ofXCTest = Locked<MockScope?>(nil)

  private struct State {
    /// What becomes of unused behaviors, whatever their stub says.
    var onUnused: UnusedBehaviors
    var verifications: [ScopedVerification] = []
    /// The mocks among them, which live as long as they are listed.
    var mocks: Set<ObjectIdentifier> = []
  }

  private let state: Locked<State>

  init(onUnused: UnusedBehaviors = .ignore) { state = Locked(State(onUnused: onUnused)) }

  /// Looks at stubs that are made from now on as strictly as said, or more so.
  func tighten(to onUnused: UnusedBehaviors) {
    if onUnused == .fail { state.withLock { $0.onUnused = .fail } }
  }

  /// The scope that a double made here belongs to, if there is one.
  static var enclosing: MockScope? { current ?? ofXCTest.withLock { $0 } ?? ofExitTest }

  func enterXCTest() {
    var former: MockScope? = self
    // Swapped, so that nothing is released under the lock.
    Self.ofXCTest.withLock { swap(&$0, &former) }
  }

  func leaveXCTest() {
    Self.ofXCTest.withLock { if $0 === self { $0 = nil } }
  }

  /// Adds a mock that is made in the scope, or that something is expected of there; once only.
  func add<Interaction>(_ mock: Mock<Interaction>) {
    let verification =
      Self.isExitTest
      ? ScopedVerification { [weak mock] in mock?.verifyAtExpectations() }
      : ScopedVerification { mock.verifyAtExpectations() }
    state.withLock { state in
      if state.mocks.insert(ObjectIdentifier(mock)).inserted { state.verifications.append(verification) }
    }
  }

  func add(_ stub: any UnusedBehaviorReporting) {
    guard state.withLock({ $0.onUnused }) == .fail || stub.reportsUnusedBehaviors else { return }
    let verification = ScopedVerification { stub.reportUnusedBehaviors() }
    state.withLock { $0.verifications.append(verification) }
  }

  /// Verifies all doubles of the scope, in the order in which they were made, and lets go of them.
  func verify() {
    let verifications = state.withLock { state in
      defer { (state.verifications, state.mocks) = ([], []) }
      return state.verifications
    }
    for verification in verifications { verification.verify() }
  }
}

// MARK: - Exit tests

#if canImport(Testing) && compiler(>=6.2) && (os(macOS) || os(Linux))
  import Foundation
  import Testing

  extension MockScope {
    static let isExitTest = ExitTest.current != nil

    /// The scope of all doubles of an exit test's process, where neither the test is known nor its traits.
    ///
    /// What is recorded after the body has returned is not passed on to the test, so a mock is verified when it goes. Those
    /// that are left when the body calls `exit` are verified then.
    fileprivate static let ofExitTest: MockScope? = {
      if !isExitTest { return nil }
      atexit { MockScope.ofExitTest?.verify() }
      return MockScope()
    }()
  }
#else
  extension MockScope {
    static var isExitTest: Bool { false }
    fileprivate static var ofExitTest: MockScope? { nil }
  }
#endif

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
    let writer = FailureWriter(name: name, ledger: open.ledger, interactions: open.interactions)
    for (index, count) in unreported {
      let expectation = writer.expectation(index)
      let message = writer.message(on: expectation, met: count, index: index)
      report(message, at: expectation.location, history: open.interactions)
    }
  }
}
