import Dispatch
import Mocking
import Testing

/// Calls that nothing answers, misused suspensions and unused behaviors fail the test they belong to, from any thread.
@Suite struct Calls {
  private struct Problem: Error {}

  private final class CounterFake: Fake, Sendable {
    enum Interaction: Equatable { case count, name(Int), clear }

    let double = TestDouble<Interaction>()

    func count() -> Int {
      call(.count)  // fails in wrongType: CounterFake answers count with "three", of type String, where Int is needed
    }
    func name(_ id: Int) -> String {
      call(.name(id))  // fails in unansweredOnAQueue: CounterFake has no behavior that answers name(3)
    }
    func clear() { call(.clear) }  // fails in cannotThrow: CounterFake answers clear by throwing Problem()
  }

  @Test func wrongType() {
    let fake = CounterFake()
    fake.on(.count).return("three")
    #expect(fake.count() == 0)
  }

  @Test func cannotThrow() {
    let fake = CounterFake()
    fake.on(.clear).throw(Problem())
    fake.clear()
  }

  @Test func unansweredOnAQueue() async {
    let fake = CounterFake()
    await withCheckedContinuation { done in
      DispatchQueue.global().async {
        _ = fake.name(3)
        done.resume()
      }
    }
  }

  @Test func unansweredInADetachedTask() async {
    let stub = Stub<Int, String>(name: "names")
    await Task.detached {
      _ = stub.call(7, default: "?")  // fails in unansweredInADetachedTask: names has no behavior that answers 7
    }.value
  }

  @Test func resumedInVain() {
    let suspension = Stub<Int, String>(name: "names").on(any()).suspend()
    suspension.resume(returning: "x")  // fails in resumedInVain: Resumed in vain: no invocation has arrived
  }

  @Test func impossibleCount() {
    let stub = Stub<Int, String>(name: "names")
    stub.on(3, return: "x", times: -1)  // fails in impossibleCount: Impossible count for a behavior of names: -1
  }

  @Test func answered() {
    let fake = CounterFake()
    fake.on(.count).return(3)
    #expect(fake.count() == 3)
    fake.clear()
  }
}

@Suite(.verifyingMocks(onUnused: .fail)) struct UnusedBehaviorsOfEveryStub {
  @Test func unused() {
    let stub = Stub<Int, String>(name: "names")
    stub.on(3, return: "x")
    stub.on(4, return: "y")  // fails in unused: A behavior of names was never used: 4
    #expect(stub.call(3) == "x")
  }

  @Test func allUsed() {
    let stub = Stub<Int, String>(name: "names")
    stub.on(3, return: "x")
    #expect(stub.call(3) == "x")
  }
}

@Suite(.verifyingMocks) struct UnusedBehaviorsOfOneStub {
  @Test func unusedOfAStrictStub() {
    let stub = Stub<Int, String>(name: "names", onUnused: .fail)
    stub.on(4, return: "y")  // fails in unusedOfAStrictStub: A behavior of names was never used: 4
  }

  @Test func unusedOfAnotherStub() {
    let stub = Stub<Int, String>(name: "names")
    stub.on(4, return: "y")
  }
}

@Suite struct UnusedBehaviorsWithoutTheTrait {
  @Test func unusedWhenTheStubIsReleased() {
    let stub = Stub<Int, String>(name: "names", onUnused: .fail)
    stub.on(4, return: "y")  // fails in unusedWhenTheStubIsReleased: A behavior of names was never used: 4
  }
}
