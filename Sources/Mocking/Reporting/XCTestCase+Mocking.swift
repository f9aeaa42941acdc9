#if canImport(XCTest)
  import Stubbing
  import XCTest

  extension XCTestCase {
    /// Verifies every mock of this test when the test is torn down: those in stored properties of the test case, and those
    /// that are made from now on.
    ///
    /// Call it first thing in `setUp`, or in a test. A mock is found in a property, in a fake in a property, and in an
    /// optional or an array of them. One that is made before and hidden more deeply is named with ``verifyAtTearDown(_:)``.
    ///
    /// Each unfulfilled expectation is reported at its own line. What a `verify` of the test has reported already is not
    /// reported again.
    ///
    /// - Parameter onUnused: What becomes of behaviors of stubs that never answer a call: nothing, unless told
    ///   otherwise here or by the stub.
    public func verifyMocksAtTearDown(onUnused: UnusedBehaviors = .ignore) {
      let scope = MockScope(onUnused: onUnused)
      scope.addDoubles(inPropertiesOf: Mirror(reflecting: self))
      scope.enterXCTest()
      addTeardownBlock {
        scope.leaveXCTest()
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
    public func verifyAtTearDown<each Double: InteractionRecording>(_ doubles: repeat each Double) {
      let scope = MockScope()
      for double in repeat each doubles { scope.add(double.mock) }
      addTeardownBlock { scope.verify() }
    }
  }

  extension MockScope {
    fileprivate func addDoubles(inPropertiesOf testCase: Mirror) {
      var mirror: Mirror? = testCase
      while let properties = mirror, properties.subjectType != XCTestCase.self {
        for property in properties.children { addDoubles(in: property.value, depth: 2) }
        mirror = properties.superclassMirror
      }
    }

    /// Adds a double, or the doubles in an optional, an array or the properties of something.
    private func addDoubles(in value: Any, depth: Int) {
      if let double = value as? any InteractionRecording { add(mockOf: double) }
      if let stub = value as? any UnusedBehaviorReporting { return add(stub) }
      let mirror = Mirror(reflecting: value)
      let isContainer = mirror.displayStyle == .optional || mirror.displayStyle == .collection
      guard isContainer || depth > 0 else { return }
      for child in mirror.children.prefix(100) { addDoubles(in: child.value, depth: isContainer ? depth : depth - 1) }
    }

    private func add<Double: InteractionRecording>(mockOf double: Double) { add(double.mock) }
  }
#endif
