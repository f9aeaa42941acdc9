import Stubbing
import Testing

private class Bird: @unchecked Sendable {
  func sing(_ note: Int) async -> String {
    await Task.yield()
    return "bird \(note)"
  }
}

private final class Person: Sendable {}

@Suite struct ForwardingAsyncTests {
  private struct Hoarse: Error {}

  private let reports = Reports()
  private let stub: Stub<Int, String>

  init() { stub = reports.stub(name: "song") }

  private func real(_ song: String) async -> String {
    await Task.yield()
    return song
  }

  private func hoarse() async throws -> String {
    await Task.yield()
    throw Hoarse()
  }

  @Test func anAsynchronousClosureAnswersAnAwaitedInvocation() async throws {
    let forwarding = stub.otherwise { note in
      await Task.yield()
      return "late \(note)"
    }
    stub.on(1, return: "one")
    #expect(try await stub.invoke(1) == "one")
    #expect(try await stub.invoke(2) == "late 2")
    #expect(forwarding.invocationCount == 1)
  }

  @Test func anAsynchronousClosureCannotAnswerAtOnce() {
    let forwarding = stub.otherwise { note in
      await Task.yield()
      return "late \(note)"
    }
    let line = #line - 4
    let error = #expect(throws: StubError.self) { try stub.invoke(1) }
    #expect(
      error?.description == """
        song answers 1 asynchronously, but was called without `await`.
          The behavior: _  (ForwardingAsyncTests.swift:\(line))
          Use `await` in the fake, or give the behavior an answer that does not await anything.
        """)
    #expect(forwarding.invocationCount == 0)
  }

  @Test func theChainIsTheSameWithAwait() async throws {
    let closure = stub.otherwise { _ in "closure" }
    let bird = stub.forward(to: Bird())
    let person = stub.forward(to: Person())
    let superclass = stub.forwardToSuper()
    func answer() async throws -> String {
      try await stub.throwingCall(
        1, on: { (bird: Bird) in await bird.sing(1) },
        super: {
          await Task.yield()
          return "super"
        })
    }
    #expect(try await answer() == "super")
    superclass.dispose()
    #expect(try await answer() == "bird 1")
    bird.dispose()
    #expect(try await answer() == "closure")
    stub.on(any(), return: "behavior", times: 1)
    #expect(try await answer() == "behavior")
    closure.dispose()
    stub.useDefaultValues()
    #expect(try await answer() == "")
    #expect([closure, bird, person, superclass].map(\.invocationCount) == [1, 1, 0, 1])
  }

  @Test func withoutOnAndSuperTheyArePassedOver() async throws {
    let handles = [stub.forward(to: Bird()), stub.forwardToSuper()]
    await #expect(throws: StubError.self) { try await stub.invoke(1) }
    #expect(try await stub.throwingCall(1, super: { await real("super") }) == "super")
    #expect(try await stub.throwingCall(2, on: { (bird: Bird) in await bird.sing(2) }) == "bird 2")
    #expect(handles.map(\.invocationCount) == [1, 1])
  }

  @Test func whatATargetThrowsIsThrownAndCounted() async {
    let closure = stub.otherwise { _ in
      await Task.yield()
      throw Hoarse()
    }
    await #expect(throws: Hoarse.self) { try await stub.invoke(1) }
    let superclass = stub.forwardToSuper()
    await #expect(throws: Hoarse.self) { try await stub.throwingCall(1, super: { try await hoarse() }) }
    #expect([closure, superclass].map(\.invocationCount) == [1, 1])
  }

  @Test func aTargetMayUseTheStubItself() async throws {
    stub.otherwise { [stub] note in note == 0 ? "ground" : try stub.invoke(note - 1) + "!" }
    #expect(try await stub.invoke(3) == "ground!!!")
    stub.removeAll()
  }
}
