import Stubbing
import Testing

/// Says when it is released.
private final class Token: Sendable {
  private let whenReleased: @Sendable () -> Void
  init(_ whenReleased: @escaping @Sendable () -> Void) { self.whenReleased = whenReleased }
  deinit { whenReleased() }
}

@Suite(.timeLimit(.minutes(1))) struct StubReleaseTests {
  private let stub = Stub<Int, Int>()
  private let isReleased = Locked(false)

  /// Sets up a behavior whose handler holds on to a token.
  private func holding(_ token: Token, for matcher: Matcher<Int> = any()) -> Behavior {
    stub.on(matcher) { number in withExtendedLifetime(token) { number } }
  }

  private func token() -> Token { Token { [isReleased] in isReleased.withLock { $0 = true } } }

  @Test func aBehaviorHoldsWhatItsHandlerUses() throws {
    _ = holding(token())
    _ = try stub.invoke(1)
    #expect(!isReleased.withLock { $0 })
  }

  @Test func aDisposedHandlerIsReleasedByTheNextInvocation() {
    holding(token()).dispose()
    _ = try? stub.invoke(1)
    #expect(isReleased.withLock { $0 })
  }

  @Test func aDisposedHandlerIsReleasedByTheNextSetUp() {
    holding(token()).dispose()
    stub.on(2, return: 2)
    #expect(isReleased.withLock { $0 })
  }

  @Test func removingAllReleasesEveryHandler() {
    _ = holding(token())
    stub.removeAll()
    #expect(isReleased.withLock { $0 })
  }

  @Test func theHandleAloneHoldsNoHandler() {
    func make() -> Behavior {
      let stub = Stub<Int, Int>()
      let token = token()
      return stub.on(any()) { number in withExtendedLifetime(token) { number } }
    }
    let behavior = make()
    #expect(isReleased.withLock { $0 })
    behavior.dispose()
    #expect(behavior.isDisposed)
  }

  /// Sets up a behavior that holds the only reference to a token, which uses the stub when it is released.
  private func holdingTokenThatInvokes() -> Behavior {
    holding(
      Token { [stub, isReleased] in
        stub.on(1, return: 7)
        let answer = try? stub.invoke(1)
        isReleased.withLock { $0 = answer == 7 }
      }, for: equals(0))
  }

  @Test func whatRemovingAllReleasesMayUseTheStub() {
    _ = holdingTokenThatInvokes()
    stub.removeAll()
    #expect(isReleased.withLock { $0 })
  }

  @Test func whatDisposingReleasesMayUseTheStub() {
    holdingTokenThatInvokes().dispose()
    _ = try? stub.invoke(2)
    #expect(isReleased.withLock { $0 })
  }
}
