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

  /// Sets up as many behaviors as it takes for them to be found by their hash, and has them hashed.
  private func setUpMany(_ count: Int) throws -> [Behavior] {
    let handles = (0..<count).map { stub.on(100 + $0, return: 0) }
    if count > 0 { _ = try stub.invoke(100) }
    return handles
  }

  @Test(arguments: [0, 20]) func aDisposedHandlerIsReleasedByTheNextInvocation(others: Int) throws {
    _ = try setUpMany(others)
    holding(token()).dispose()
    _ = try? stub.invoke(1)
    #expect(isReleased.withLock { $0 })
  }

  @Test(arguments: [0, 20]) func aDisposedHandlerIsReleasedByTheNextSetUp(others: Int) throws {
    _ = try setUpMany(others)
    holding(token(), for: equals(1)).dispose()
    stub.on(2, return: 2)
    #expect(isReleased.withLock { $0 })
  }

  @Test func aDisposedHandlerIsReleasedWhereThereWereManyBehaviorsOnce() throws {
    for handle in try setUpMany(20) { handle.dispose() }
    let handle = holding(token(), for: equals(7))
    _ = try stub.invoke(7)
    handle.dispose()
    _ = try? stub.invoke(7)
    #expect(isReleased.withLock { $0 })
  }

  @Test func aValueIsReleasedWithItsBehavior() throws {
    struct Key: Hashable, Sendable {
      let number: Int
      let token: Token?
      static func == (left: Key, right: Key) -> Bool { left.number == right.number }
      func hash(into hasher: inout Hasher) { hasher.combine(number) }
    }
    let stub = Stub<Key, Int>()
    for number in 0..<20 { stub.on(Key(number: number, token: nil), return: number) }
    let handle = stub.on(Key(number: 20, token: token()), return: 20)
    stub.on(Key(number: 20, token: nil), return: 21)
    #expect(try stub.invoke(Key(number: 20, token: nil)) == 20)
    handle.dispose()
    #expect(try stub.invoke(Key(number: 20, token: nil)) == 21)
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
