import Testing

@testable import Stubbing

/// What the shell around the decisions leaves behind: nothing, not even a clock that runs on.
@Suite(.timeLimit(.minutes(1))) struct SuspensionCoreTests {
  private typealias Core = SuspensionCore<Int, Int>

  /// Waits for what is over to be let go of.
  private func isReleased(_ core: @Sendable () -> Core?) async throws -> Bool {
    for _ in 0..<200 where core() != nil { try await Task.sleep(for: .milliseconds(10)) }
    return core() == nil
  }

  @Test func anAnswerStopsTheClockOfItsInvocation() async throws {
    let box = WeakBox()
    func run() async throws {
      let core = Core(description: "core", limit: .seconds(60))
      box.core = core
      async let answer = core.wait(1).value
      _ = try await core.arrival(within: .seconds(10), isolation: nil)
      #expect(core.resume(nil, with: .success(SendableOutput(value: 2))) == nil)
      #expect(try await answer == 2)
    }
    try await run()
    #expect(try await isReleased { box.core })
  }

  @Test func anArrivalStopsTheClockOfTheTest() async throws {
    let box = WeakBox()
    func run() async throws {
      let core = Core(description: "core", limit: .milliseconds(20))
      box.core = core
      async let arrival = core.arrival(within: .seconds(60), isolation: nil).input
      try await Task.sleep(for: .milliseconds(10))
      await #expect(throws: StubError.self) { try await core.wait(7) }
      #expect(try await arrival == 7)
    }
    try await run()
    #expect(try await isReleased { box.core })
  }

  @Test func anEndStopsEveryClock() async throws {
    let box = WeakBox()
    func run() async throws {
      let core = Core(description: "core", limit: .seconds(60))
      box.core = core
      let caller = Task { try await core.wait(7).value }
      _ = try await core.arrival(within: .seconds(60), isolation: nil)
      let tester = Task { try await core.arrival(within: .seconds(60), isolation: nil).input }
      try await Task.sleep(for: .milliseconds(10))
      core.end("ended")
      let error = await #expect(throws: StubError.self) { try await caller.value }
      #expect(error?.description == "An invocation was waiting when what held it ended: the core.")
      await #expect(throws: StubError.self) { try await tester.value }
    }
    try await run()
    #expect(try await isReleased { box.core })
  }

  private final class WeakBox: @unchecked Sendable {
    weak var core: Core?
  }
}
