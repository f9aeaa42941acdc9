import Foundation
import Stubbing

/// A test of XCTest, as a double remembers the one that it was made in.
final class XCTestIdentity: Sendable {
  private let learnedName: Locked<String?>

  init(name: String?) {
    learnedName = Locked(name)
  }

  /// The test's class and method; nil while they are not known.
  var name: String? { learnedName.withLock { $0 } }

  /// Takes note of the name of a test that had begun before anything was known of it.
  func learn(_ name: String) {
    learnedName.withLock { if $0 == nil { $0 = name } }
  }
}

#if canImport(XCTest)
  import XCTest

  /// The test of XCTest that runs, and the way to it from any thread.
  ///
  /// XCTest has one current test, counts wrongly when two threads fail it at once, and stops the process when a test that has
  /// ended fails. So `XCTFail` is called on the main thread only, which is where XCTest begins and ends tests. What other
  /// threads find waits for the main thread to take it: in its run loop, when a mock is verified there, or at the latest
  /// when the test's teardown begins.
  enum RunningXCTest {
    private enum Phase {
      /// No test is known to run: one may have begun before anything was observed.
      case unknown
      case running
      /// From the first teardown block to the end of the test: the main thread may not deliver once more by itself.
      case tearingDown
      case between
    }

    private struct Waiting {
      let failure: Failure
      let maker: XCTestIdentity?
      let ticket: Int
      /// Signalled when a test has been told, or cannot be told any more.
      let isTold: DispatchSemaphore
    }

    private struct State {
      var phase = Phase.unknown
      var test: XCTestIdentity? = XCTestIdentity(name: nil)
      var waiting: [Waiting] = []
    }

    private static let state = Locked(State())

    static var identity: XCTestIdentity? {
      _ = observer
      return state.withLock { $0.test }
    }

    static func report(_ failure: Failure, madeIn maker: XCTestIdentity?) {
      _ = observer
      let ticket = PendingFailures.add(failure.naming(maker?.name))
      let waiting = Waiting(failure: failure, maker: maker, ticket: ticket, isTold: DispatchSemaphore(value: 0))
      let phase = state.withLock { state in
        if state.phase != .between { state.waiting.append(waiting) }
        return state.phase
      }
      if phase == .between { return giveUp(on: waiting) }
      if Thread.isMainThread { return deliver() }
      RunLoop.main.perform { deliver() }
      // An asynchronous teardown may be waiting for this thread in the run loop of the main one, and end the test as soon as
      // it returns. Where the main thread is busy otherwise, nothing is lost by not waiting for ever.
      if phase != .running { _ = waiting.isTold.wait(timeout: .now() + 1) }
    }

    /// Tells the test of what waits, if this is the main thread.
    static func deliver() {
      guard Thread.isMainThread else { return }
      while let (waiting, test) = takeFirst() {
        // Before the first test, doubles are made for properties of test cases, and it goes without saying whose they are.
        let isOfOwn = waiting.maker === test || waiting.maker.map { $0.name == nil } == true
        let failure = isOfOwn ? waiting.failure : waiting.failure.naming(waiting.maker?.name)
        XCTFail(failure.message, file: failure.location.file, line: UInt(failure.location.line))
        PendingFailures.remove(waiting.ticket)
        waiting.isTold.signal()
      }
    }

    private static func takeFirst() -> (Waiting, to: XCTestIdentity?)? {
      state.withLock { state in
        state.phase == .between || state.waiting.isEmpty ? nil : (state.waiting.removeFirst(), state.test)
      }
    }

    /// Writes a failure to standard error that no test can be told of.
    private static func giveUp(on waiting: Waiting) {
      let failure = waiting.failure.naming(waiting.maker?.name)
      writeToStandardError(failure.message, at: failure.location)
      #if canImport(Darwin) && canImport(Testing)
        // Xcode runs the tests of both frameworks in one process, and heeds no exit code.
        recordIssue(failure)
      #endif
      PendingFailures.failProcess()
      PendingFailures.remove(waiting.ticket)
      waiting.isTold.signal()
    }

    // MARK: - Observing

    private static let observer: Observer = {
      let observer = Observer()
      XCTestObservationCenter.shared.addTestObserver(observer)
      return observer
    }()

    #if compiler(>=6.3) && os(Linux)
      /// Observes from before the first test, which could not be told from none otherwise.
      @section(".init_array") @used
      private static let observesFromTheStart: @convention(c) () -> Void = { _ = RunningXCTest.observer }
    #endif

    private final class Observer: NSObject, XCTestObservation, Sendable {
      func testBundleWillStart(_ testBundle: Bundle) { RunningXCTest.enter(.between, nil) }

      func testCaseWillStart(_ testCase: XCTestCase) {
        RunningXCTest.enter(.running, XCTestIdentity(name: testCase.name))
        testCase.addTeardownBlock { RunningXCTest.teardownWillStart() }
      }

      func testCaseDidFinish(_ testCase: XCTestCase) { RunningXCTest.didFinish(testCase.name) }
    }

    private static func enter(_ phase: Phase, _ test: XCTestIdentity?) {
      // Swapped, so that nothing is released under the lock.
      _ = state.withLock { state in
        let former = state.test
        (state.phase, state.test) = (phase, test)
        return former
      }
    }

    private static func teardownWillStart() {
      state.withLock { $0.phase = .tearingDown }
      deliver()
    }

    private static func didFinish(_ name: String) {
      let (test, waiting) = state.withLock { state in
        let taken = (state.test, state.waiting)
        (state.phase, state.test, state.waiting) = (.between, nil, [])
        return taken
      }
      test?.learn(name)
      for waiting in waiting { giveUp(on: waiting) }
    }
  }
#else
  enum RunningXCTest {
    static var identity: XCTestIdentity? { nil }
    static func deliver() {}

    static func report(_ failure: Failure, madeIn maker: XCTestIdentity?) {
      writeToStandardError(failure.message, at: failure.location)
    }
  }
#endif
