import Dispatch
import Foundation
import Mocking
import Testing

/// Production code that swallows the error of a call that nothing answers does not hide the call.
@Suite struct SwallowedErrors {
  protocol Store: Sendable {
    func load(_ key: Int) async throws -> String
    func read(_ key: Int) throws -> String
  }

  private final class StoreFake: Store {
    let loadStub = Stub<Int, String>(name: "load")
    let readStub = Stub<Int, String>(name: "read")
    func load(_ key: Int) async throws -> String {
      try await loadStub.throwingCall(key)  // fails in swallowedInTheTest: load has no behavior that answers 1
    }
    func read(_ key: Int) throws -> String {
      try readStub.throwingCall(key)  // fails in swallowedOnAQueue: read has no behavior that answers 2
    }
  }

  private final class DetachedStoreFake: Store {
    let stub = Stub<Int, String>(name: "detached")
    func load(_ key: Int) async throws -> String {
      try await stub.throwingCall(key)  // fails in swallowedInADetachedTask: detached has no behavior that answers 3
    }
    func read(_ key: Int) throws -> String {
      try stub.throwingCall(key)  // fails in swallowedOnAThread: detached has no behavior that answers 4
    }
  }

  private final class AnswersFake: Fake, Store {
    enum Interaction: Equatable { case load(Int), read(Int) }
    let double = TestDouble<Interaction>()
    func load(_ key: Int) async throws -> String {
      try await throwingCall(.load(key))  // fails in swallowedInAChildTask: AnswersFake has no behavior
    }
    func read(_ key: Int) throws -> String {
      try throwingCall(.read(key))  // fails in swallowedByAFake: AnswersFake has no behavior that answers read(6)
    }
  }

  @Test func swallowedInTheTest() async {
    _ = try? await StoreFake().load(1)
  }

  @Test func swallowedOnAQueue() async {
    let store = StoreFake()
    await withCheckedContinuation { done in
      DispatchQueue.global().async {
        _ = try? store.read(2)
        done.resume()
      }
    }
  }

  @Test func swallowedInADetachedTask() async {
    let store = DetachedStoreFake()
    await Task.detached { _ = try? await store.load(3) }.value
  }

  @Test func swallowedOnAThread() async {
    let store = DetachedStoreFake()
    await withCheckedContinuation { done in
      Thread.detachNewThread {
        _ = try? store.read(4)
        done.resume()
      }
    }
  }

  @Test func swallowedInAChildTask() async {
    let store = AnswersFake()
    await withTaskGroup { group in
      group.addTask { _ = try? await store.load(5) }
    }
  }

  @Test func swallowedByAFake() {
    _ = try? AnswersFake().read(6)
  }

  @Test func whatWasSetUpToBeThrownMayBeSwallowed() async {
    struct Problem: Error {}
    let store = StoreFake()
    store.loadStub.on(any()).throw(Problem())
    _ = try? await store.load(1)
  }
}
