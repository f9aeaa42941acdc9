#if canImport(Testing)
  import Testing

  /// Verifies every mock of a test when the test ends; see the trait `verifyingMocks`.
  public struct VerifyingMocks: TestTrait, SuiteTrait, TestScoping {
    let onUnused: UnusedBehaviors

    /// True: the trait of a suite is that of each test in it, and in the suites inside it.
    public var isRecursive: Bool { true }

    /// Runs a test, or one case of a parameterised test, and verifies the mocks made meanwhile.
    ///
    /// - Throws: What the test throws, after the mocks have been verified.
    public func provideScope(
      for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
      // A scope inside another, of a test whose suite has the trait too, leaves the mocks to the outer one.
      if let outer = MockScope.current {
        outer.tighten(to: onUnused)
        return try await function()
      }
      let scope = MockScope(onUnused: onUnused)
      defer { scope.verify() }
      try await MockScope.$current.withValue(scope) { try await function() }
    }
  }

  extension Trait where Self == VerifyingMocks {
    /// Verifies each mock that is made in a test, or in a child task of it, or that something is expected of there, when the
    /// test ends.
    ///
    /// ```swift
    /// @Suite(.verifyingMocks) struct CheckoutTests {
    ///   @Test func paysOnce() {
    ///     let payments = PaymentsFake()
    ///     payments.mock.expect(.pay)
    ///     Checkout(payments: payments).run()
    ///   }  // fails at the `expect` unless `pay` was recorded
    /// }
    /// ```
    ///
    /// Each unfulfilled expectation is reported at its own line. What a `verify` of the test has reported already is not
    /// reported again. Mocks made in a detached task or on a queue do not know the test, and are not verified.
    ///
    /// The process of an exit test does not know the traits of its test. There each mock is verified when it goes, or when the
    /// body calls `exit`.
    public static var verifyingMocks: VerifyingMocks { verifyingMocks(onUnused: .ignore) }

    /// Verifies each mock that is made in a test when the test ends, and that no behavior was set up in vain.
    ///
    /// ```swift
    /// @Suite(.verifyingMocks(onUnused: .fail)) struct CheckoutTests {
    ///   @Test func reads() throws {
    ///     let prices = PricesFake()
    ///     prices.priceStub.on("apple").return(3)
    ///     prices.priceStub.on("pear").return(4)
    ///     #expect(try Cart(prices: prices).total(of: "apple") == 3)
    ///   }  // fails where the price of the pear is set up
    /// }
    /// ```
    ///
    /// - Parameter onUnused: What becomes of behaviors of stubs that never answer a call.
    public static func verifyingMocks(onUnused: UnusedBehaviors) -> VerifyingMocks {
      VerifyingMocks(onUnused: onUnused)
    }
  }
#endif
