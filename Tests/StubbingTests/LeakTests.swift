import Stubbing
import Testing

/// Something whose end can be noticed.
private final class Token: Sendable {}

/// Looks at tokens without keeping them.
private struct Watch {
  private struct Weak { weak var token: Token? }
  private var all: [Weak] = []

  /// How many of the tokens are still there.
  var count: Int { all.count { $0.token != nil } }

  mutating func token() -> Token {
    let token = Token()
    all.append(Weak(token: token))
    return token
  }
}

@Suite(.timeLimit(.minutes(1))) struct LeakTests {
  private typealias Held = Stub<Token, Token>

  /// Waits for tasks that are over to let go of what they used.
  private func expectNone(of watch: Watch, sourceLocation: SourceLocation = #_sourceLocation) async {
    for _ in 0..<200 where watch.count > 0 { try? await Task.sleep(for: .milliseconds(10)) }
    #expect(watch.count == 0, sourceLocation: sourceLocation)
  }

  @Test func handlersAnswersTargetsAndDefaultsAreReleasedByRemovingAll() throws {
    var watch = Watch()
    let stub = Stub<Int, Token>()
    func setUp() throws -> [Behavior] {
      var defaults = DefaultValues()
      defaults.register(watch.token())
      stub.useDefaultValues(from: defaults)
      let (first, second, third, target) = (watch.token(), watch.token(), watch.token(), watch.token())
      let behaviors = [
        stub.on(1, return: first, times: 1), stub.on(2) { _ in second },
        stub.on(3) { _ in
          await Task.yield()
          return second
        },
        stub.on(4).inTurn(.return(watch.token()), .perform { _ in second }),
        stub.on(matches { _ in withExtendedLifetime(third) { false } }, return: third),
        stub.otherwise { _ in target }, stub.forward(to: watch.token()),
      ]
      #expect(try stub.invoke(1) === first && stub.invoke(2) === second && stub.invoke(9) === target)
      return behaviors
    }
    let behaviors = try setUp()
    #expect(watch.count == 7)
    stub.removeAll()
    #expect(watch.count == 0)
    #expect(behaviors.allSatisfy { $0.isDisposed })
  }

  @Test func aDisposedTargetIsReleasedByTheNextUse() {
    var watch = Watch()
    let stub = Stub<Int, Int>()
    let handles = [stub.forward(to: watch.token()), stub.forward(to: watch.token())]
    for handle in handles { handle.dispose() }
    _ = try? stub.invoke(1)
    #expect(watch.count == 0)
  }

  @Test func disposingOnManyThreadsReleasesEveryHandler() async {
    for _ in 0..<20 {
      let released = Locked(0)
      let stub = Stub<Int, Int>()
      await withTaskGroup { group in
        for _ in 0..<8 {
          group.addTask {
            for _ in 0..<50 {
              let counter = Counter(released)
              stub.on(any()) { number in withExtendedLifetime(counter) { number } }.dispose()
            }
          }
        }
      }
      _ = try? await stub.invoke(1)
      #expect(released.withLock { $0 } == 400)
    }
  }

  /// Counts its own end.
  private final class Counter: Sendable {
    private let released: Locked<Int>
    init(_ released: Locked<Int>) { self.released = released }
    deinit { released.withLock { $0 += 1 } }
  }

  @Test func whatWasSuspendedIsReleasedOnceItIsAnswered() async throws {
    var watch = Watch()
    let stub = Held()
    func run() async throws {
      let suspension = stub.on(any()).suspend()
      for _ in 0..<3 {
        let (input, output) = (watch.token(), watch.token())
        let task = Task { try await stub.invoke(input) }
        #expect(try await suspension.arrival() === input)
        suspension.resume(returning: output)
        #expect(try await task.value === output)
      }
    }
    try await run()
    stub.removeAll()
    await expectNone(of: watch)
  }

  @Test func theInputsOfASuspensionThatIsKeptAreReleasedByRemovingAll() async throws {
    var watch = Watch()
    let stub = Held()
    let suspension = stub.on(any()).suspend()
    func run() async throws {
      let tasks = (0..<6).map { _ in
        let input = watch.token()
        return Task { try await stub.invoke(input) }
      }
      while suspension.behavior.invocationCount < 6 { await Task.yield() }
      try await Task.sleep(for: .milliseconds(50))
      try await suspension.arrival()
      tasks[0].cancel()
      suspension.resume(returning: watch.token())
      stub.removeAll()
      for task in tasks { _ = await task.result }
    }
    try await run()
    await expectNone(of: watch)
    #expect(suspension.behavior.isDisposed)
  }

  @Test func aSuspensionAndItsStubAreReleasedWithTheirLastReferences() async throws {
    var watch = Watch()
    weak var weakStub: Held?
    weak var weakSuspension: Suspension<Token, Token>?
    func run() async throws {
      let stub = Held()
      let suspension = stub.on(any()).suspend()
      (weakStub, weakSuspension) = (stub, suspension)
      let (input, output) = (watch.token(), watch.token())
      let task = Task { try await stub.invoke(input) }
      let invocation = try await suspension.call()
      invocation.resume(returning: output)
      _ = try await task.value
    }
    try await run()
    await expectNone(of: watch)
    #expect(weakStub == nil && weakSuspension == nil)
  }
}
