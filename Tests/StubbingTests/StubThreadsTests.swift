import Dispatch
import Stubbing
import Testing

@Suite(.timeLimit(.minutes(1))) struct StubThreadsTests {
  private let stub = Stub<Int, Int>()

  @Test func noInvocationIsLost() {
    let behavior = stub.on(any(), return: 1)
    DispatchQueue.concurrentPerform(iterations: 2_000) { number in _ = try? stub.invoke(number) }
    #expect(behavior.invocationCount == 2_000)
  }

  @Test func noBehaviorIsLost() throws {
    DispatchQueue.concurrentPerform(iterations: 500) { number in stub.on(number, return: -number) }
    for number in 0..<500 { #expect(try stub.invoke(number) == -number) }
  }

  @Test func disposingOneBehaviorNeverTakesAnother() throws {
    DispatchQueue.concurrentPerform(iterations: 100) { number in
      let behavior = stub.on(number, return: -number)
      if number % 2 == 0 { behavior.dispose() }
    }
    for number in 0..<100 {
      if number % 2 == 0 {
        #expect(throws: StubError.self) { try stub.invoke(number) }
      } else {
        #expect(try stub.invoke(number) == -number)
      }
    }
  }

  @Test func aDisposedBehaviorAnswersNoneThatComesLater() {
    DispatchQueue.concurrentPerform(iterations: 500) { number in
      let behavior = stub.on(number, return: 1)
      stub.on(number, return: 2)
      behavior.dispose()
      #expect((try? stub.invoke(number)) == 2)
      #expect(behavior.invocationCount == 0)
    }
  }

  @Test func everyInvocationWhileDisposingIsAnsweredByOneOfThem() {
    let behavior = stub.on(any(), return: 1)
    let fallback = stub.on(any(), return: 1)
    let answers = Locked(0)
    DispatchQueue.concurrentPerform(iterations: 1_000) { number in
      if number == 500 { behavior.dispose() }
      if let answer = try? stub.invoke(number) { answers.withLock { $0 += answer } }
    }
    #expect(answers.withLock { $0 } == 1_000)
    #expect(behavior.invocationCount + fallback.invocationCount == 1_000)
  }

  @Test func removingAllWhileInvokingLeavesNothingBehind() {
    let wrong = Locked(0)
    DispatchQueue.concurrentPerform(iterations: 2_000) { number in
      switch number % 3 {
      case 0: stub.on(any(), return: 7)
      case 1: if let answer = try? stub.invoke(number), answer != 7 { wrong.withLock { $0 += 1 } }
      default: stub.removeAll()
      }
    }
    #expect(wrong.withLock { $0 } == 0)
    stub.removeAll()
    #expect(throws: StubError.self) { try stub.invoke(1) }
  }

  @Test func manyTasksMayAwaitOneStub() async throws {
    stub.on(any()) { number in
      await Task.yield()
      return number
    }
    let sum = try await withThrowingTaskGroup(of: Int.self) { group in
      for number in 0..<200 { group.addTask { try await stub.invoke(number) } }
      return try await group.reduce(0, +)
    }
    #expect(sum == 19_900)
  }
}
