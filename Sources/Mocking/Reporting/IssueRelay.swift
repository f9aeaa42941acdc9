import Foundation
import Stubbing

#if canImport(Testing)
  import Testing

  /// Carries failures to a Swift Testing test from threads and tasks that do not know it.
  ///
  /// Swift Testing knows the current test by a task-local value, which is missing on queues and in detached tasks. A
  /// carrier has a task of its own, created in the test, that has inherited the value and records there what arrives.
  /// It works as long as a double of the test lives, even when the test has ended.
  final class TestCarrier: Sendable {
    private let test: Test.ID
    private let parcels: Parcels
    private let arrivals: AsyncStream<Void>.Continuation

    private init(test: Test.ID) {
      self.test = test
      let (stream, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
      arrivals = continuation
      let parcels = Parcels()
      self.parcels = parcels
      Task {
        for await _ in stream { parcels.deliver() }
      }
    }

    deinit {
      // What is under way is delivered first: a stream ends after its last element.
      arrivals.finish()
      Self.carriers.withLock { carriers in
        if carriers[test]?.carrier == nil { carriers[test] = nil }
      }
    }

    /// Reports a failure from whatever task or thread this is.
    func report(_ failure: Failure) {
      if isCurrent {
        parcels.deliver()
        recordIssue(failure)
      } else {
        parcels.add(failure)
        arrivals.yield()
      }
    }

    /// Delivers what is under way, if this is a task of the test.
    func deliverIfCurrent() {
      if !parcels.isEmpty && isCurrent { parcels.deliver() }
    }

    private var isCurrent: Bool { Test.current?.id == test }
  }

  // MARK: - One for each test

  extension TestCarrier {
    private struct WeakCarrier {
      weak var carrier: TestCarrier?
    }

    /// The carriers of the tests that are running, so that all doubles of a test share one; it is only ever found by
    /// the doubles of the same test, and keeps nothing alive.
    private static let carriers = Locked<[Test.ID: WeakCarrier]>([:])

    /// The carrier of the test whose task this is; nil outside a test.
    static func current() -> TestCarrier? {
      guard let test = Test.current else { return nil }
      // The cases of a parameterised test cannot be told apart, so there each double has its own.
      if Test.Case.current?.isParameterized == true { return TestCarrier(test: test.id) }
      let id = test.id
      if let carrier = carriers.withLock({ $0[id]?.carrier }) { return carrier }
      let carrier = TestCarrier(test: id)
      // Whoever comes second in a race keeps its own, which does as well.
      carriers.withLock { $0[id] = WeakCarrier(carrier: carrier) }
      return carrier
    }
  }
#else
  /// Without Swift Testing there is no test to carry failures to.
  final class TestCarrier: Sendable {
    func report(_ failure: Failure) { reportToRunningTest(failure) }
    func deliverIfCurrent() {}
  }
#endif
