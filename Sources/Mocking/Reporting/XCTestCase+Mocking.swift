#if canImport(XCTest)
  import Stubbing
  import XCTest

  extension XCTestCase {
    /// Verifies every mock that is made from now on in this test, when the test is torn down.
    ///
    /// Call it first thing in `setUp`, or in a test. Mocks made before, such as those that properties of the test case
    /// are initialised with, are named with ``verifyAtTearDown(_:)``.
    ///
    /// Each unfulfilled expectation is reported at its own line. What a `verify` of the test has reported already is not
    /// reported again.
    ///
    /// - Parameter onUnused: What becomes of behaviors of stubs that never answer an invocation: nothing, unless told
    ///   otherwise here or by the stub.
    public func verifyMocksAtTearDown(onUnused: UnusedBehaviors = .ignore) {
      let scope = MockScope(onUnused: onUnused)
      MockScope.ofXCTest.withLock { $0 = scope }
      addTeardownBlock {
        MockScope.ofXCTest.withLock { if $0 === scope { $0 = nil } }
        scope.verify()
      }
    }

    /// Verifies mocks, or what has one, when the test is torn down.
    ///
    /// ```swift
    /// override func setUp() {
    ///   verifyAtTearDown(repository.mock, view.mock)
    /// }
    /// ```
    ///
    /// Each unfulfilled expectation is reported at its own line. What a `verify` of the test has reported already is not
    /// reported again.
    ///
    /// - Parameter doubles: Which mocks, test doubles or fakes.
    public func verifyAtTearDown<each Double: InteractionRecording>(_ doubles: repeat each Double) {
      let scope = MockScope()
      for double in repeat each doubles { scope.add(double.mock) }
      addTeardownBlock { scope.verify() }
    }
  }
#endif
