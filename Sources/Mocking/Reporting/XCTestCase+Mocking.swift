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
    public func verifyMocksAtTearDown() {
      let scope = MockScope()
      MockScope.ofXCTest.withLock { $0 = scope }
      addTeardownBlock {
        MockScope.ofXCTest.withLock { if $0 === scope { $0 = nil } }
        scope.verify()
      }
    }

    /// Verifies mocks when the test is torn down.
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
    /// - Parameter mocks: Which mocks.
    public func verifyAtTearDown<each Interaction>(_ mocks: repeat Mock<each Interaction>) {
      let scope = MockScope()
      for mock in repeat each mocks { scope.add(mock) }
      addTeardownBlock { scope.verify() }
    }
  }
#endif
