import Dispatch
import Stubbing
import Testing

@Suite(.timeLimit(.minutes(1))) struct ReentrancyTests {
  @Test func aHandlerMayInvokeTheSameStub() throws {
    let stub = Stub<Int, Int>()
    stub.on(0, return: 1)
    stub.on(any()) { number in try stub.invoke(number - 1) * number }
    #expect(try stub.invoke(5) == 120)
  }

  @Test func aHandlerMaySetUpAndDispose() throws {
    let stub = Stub<Int, Int>()
    let first = Locked<Behavior?>(nil)
    let behavior = stub.on(any()) { number in
      first.withLock { $0 }?.dispose()
      stub.on(number, return: number + 1)
      return number
    }
    first.withLock { $0 = behavior }
    #expect(try stub.invoke(1) == 1)
    #expect(try stub.invoke(1) == 2)
  }

  @Test func aMatcherMayInvokeTheSameStub() throws {
    let stub = Stub<Int, Int>()
    stub.on(0, return: 7)
    stub.on(matches { $0 > 0 && (try? stub.invoke($0 - 1)) == 7 }, return: 7)
    #expect(try stub.invoke(3) == 7)
  }

  @Test func manyThreadsMayUseOneStub() {
    let stub = Stub<Int, Int>()
    let last = stub.on(any(), return: -1)
    let answered = Locked(0)
    DispatchQueue.concurrentPerform(iterations: 4) { thread in
      for number in 0..<300 {
        let behavior = stub.on(thread * 1_000 + number, return: number)
        if (try? stub.invoke(thread * 1_000 + number)) != nil { answered.withLock { $0 += 1 } }
        if number % 2 == 0 { behavior.dispose() }
      }
    }
    #expect(answered.withLock { $0 } == 1_200)
    #expect(last.invocationCount == 1_200)
  }

  @Test func aHandlerMayDisposeItself() throws {
    let stub = Stub<Int, Int>()
    let own = Locked<Behavior?>(nil)
    let behavior = stub.on(any()) { number in
      own.withLock { $0 }?.dispose()
      return number
    }
    own.withLock { $0 = behavior }
    stub.on(any(), return: 0)
    #expect(try stub.invoke(5) == 5)
    #expect(try stub.invoke(5) == 0)
  }

  @Test func aHandlerMayRemoveAll() throws {
    let stub = Stub<Int, Int>()
    stub.on(any()) { [unowned stub] number in
      stub.removeAll()
      return number
    }
    #expect(try stub.invoke(5) == 5)
    #expect(throws: StubError.self) { try stub.invoke(5) }
  }

  @Test func aMatcherMaySetUp() throws {
    let stub = Stub<Int, Int>()
    stub.on(
      matches { [unowned stub] number in
        stub.on(number, return: 7)
        return false
      }, return: 0)
    // What a matcher adds counts from the next invocation.
    #expect(throws: StubError.self) { try stub.invoke(5) }
    #expect(try stub.invoke(5) == 7)
  }

  @Test func aMatcherMayDisposeOfItsBehavior() throws {
    let stub = Stub<Int, Int>()
    let own = Locked<Behavior?>(nil)
    let behavior = stub.on(
      matches { _ in
        own.withLock { $0 }?.dispose()
        return true
      }, return: 1)
    own.withLock { $0 = behavior }
    stub.on(any(), return: 2)
    #expect(try stub.invoke(5) == 2)
  }

  @Test func anAwaitedHandlerMayInvokeTheSameStub() async throws {
    let stub = Stub<Int, Int>()
    stub.on(0, return: 1)
    stub.on(any()) { number in try await stub.invoke(number - 1) * number }
    #expect(try await stub.invoke(5) == 120)
  }

  @Test func aDescriptionMayUseTheSameStub() {
    let stub = Stub<Int, Int>(name: "stub")
    let matcher = equals(1).described(as: "\((try? stub.invoke(1)) ?? 0)")
    stub.on(matcher, return: 7)
    let error = #expect(throws: StubError.self) { try stub.invoke(2) }
    #expect(error?.description.contains("1. 7  (") == true)
  }
}
