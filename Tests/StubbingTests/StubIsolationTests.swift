import Stubbing
import Testing

@Suite struct StubIsolationTests {
  private final class Unshared { var count = 0 }

  @Test @MainActor func anAwaitedHandlerStaysOnTheMainActor() async throws {
    let stub = Stub<Int, Int>()
    stub.on(any()) { number in
      MainActor.assertIsolated()
      return number
    }
    #expect(try await stub.invoke(3) == 3)
  }

  @Test @MainActor func anAwaitedMatcherStaysOnTheMainActor() async throws {
    let stub = Stub<Int, Int>()
    stub.on(
      matches {
        MainActor.assertIsolated(); return $0 > 0
      }, return: 1)
    #expect(try await stub.invoke(3) == 1)
  }

  @Test @MainActor func anAwaitedInvocationWithoutInputStaysOnTheMainActor() async throws {
    let stub = Stub<Void, Int>()
    stub.on(any()) {
      MainActor.assertIsolated()
      return 4
    }
    #expect(try await stub.invoke() == 4)
  }

  @Test func anActorMayInvokeWithWhatItDoesNotShare() async throws {
    actor Counter {
      private let stub = Stub<Unshared, Int>()
      private let object = Unshared()
      init() {
        stub.on(any()) {
          $0.count += 1; return $0.count
        }
      }
      func count() async throws -> Int { try await stub.invoke(object) }
    }
    let counter = Counter()
    #expect(try await counter.count() == 1)
    #expect(try await counter.count() == 2)
  }

  @Test func cancellingTheCallerCancelsTheHandler() async {
    let stub = Stub<Int, Int>()
    stub.on(any()) { number in
      try await Task.sleep(for: .seconds(60))
      return number
    }
    let task = Task { try await stub.invoke(1) }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func aHandlerSeesTheTasksLocalValues() async throws {
    let stub = Stub<Int, Int>()
    stub.on(any()) { number in
      await Task.yield()
      return Local.number + number
    }
    let sum = try await Local.$number.withValue(40) { try await stub.invoke(2) }
    #expect(sum == 42)
  }

  private enum Local { @TaskLocal static var number = 0 }
}
