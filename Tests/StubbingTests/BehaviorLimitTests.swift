import Stubbing
import Testing

@Suite struct BehaviorLimitTests {
  private struct Timeout: Error {}

  private let reports = Reports()
  private let stub: Stub<Int, String>

  init() { stub = reports.stub(name: "names") }

  private func answers(_ count: Int, to input: Int = 1) -> [String] {
    (0..<count).map { _ in
      do { return try stub.invoke(input) } catch is StubError { return "unanswered" } catch { return "error" }
    }
  }

  private func error() -> String? { #expect(throws: StubError.self) { try stub.invoke(1) }?.description }

  @Test func timesLimitsEachKindOfBehavior() async {
    stub.on(1, return: "value", times: 1)
    stub.on(any(), throw: Timeout(), times: 1)
    stub.on(1, times: 1) { "closure \($0)" }
    stub.on(1).inTurn(.return("a"), .return("b"), times: 3)
    #expect(answers(7) == ["value", "error", "closure 1", "a", "b", "b", "unanswered"])
    stub.on(1, times: 1) { number in
      await Task.yield()
      return "late \(number)"
    }
    let late = try? await stub.invoke(1)
    #expect(late == "late 1")
    #expect(answers(1) == ["unanswered"])
  }

  @Test func timesLimitsAVoidStub() {
    let stub = Stub<Void, Int>()
    stub.return(1, times: 2)
    stub.throw(Timeout(), times: 1)
    #expect((0..<2).map { _ in try? stub.invoke() } == [1, 1])
    #expect(throws: Timeout.self) { try stub.invoke() }
    #expect(throws: StubError.self) { try stub.invoke() }
  }

  @Test func theSmallerOfTwoLimitsCounts() {
    let few = stub.on(1).inTurn(.return("a"), .return("b"), repeating: .nothing, times: 1)
    let more = stub.on(1).inTurn(.return("c"), .return("d"), repeating: .nothing, times: 9)
    let cycle = stub.on(1).inTurn(.return("e"), .return("f"), repeating: .cycle, times: 3)
    #expect(answers(7) == ["a", "c", "d", "e", "f", "e", "unanswered"])
    #expect([few, more, cycle].map(\.isUsedUp) == [true, true, true])
    #expect([few, more, cycle].map(\.invocationCount) == [1, 2, 3])
  }

  @Test func theSuccessorTakesOverForGood() {
    let limited = stub.on(1, return: "first", times: 2)
    let successor = stub.on(any(), return: "second")
    #expect(answers(4) == ["first", "first", "second", "second"])
    #expect(answers(1, to: 2) == ["second"])
    #expect(limited.isUsedUp && !successor.isUsedUp)
  }

  @Test func inputsOfOthersDoNotUseItUp() {
    let limited = stub.on(1, return: "one", times: 1)
    stub.on(2, return: "two")
    #expect(answers(3, to: 2) == ["two", "two", "two"])
    #expect(limited.invocationCount == 0 && !limited.isUsedUp)
    #expect(answers(2) == ["one", "unanswered"])
  }

  @Test func withNoSuccessorTheErrorSaysThatItIsUsedUp() {
    stub.on(1, return: "a", times: 2); let first = #line
    stub.on(2, return: "b"); let second = #line
    #expect(answers(2) == ["a", "a"])
    #expect(
      error() == """
        names has no behavior that answers 1.
          tried (2):
            1. 1  (BehaviorLimitTests.swift:\(first)): used up, after 2 answers
            2. 2  (BehaviorLimitTests.swift:\(second))
        """)
  }

  @Test func aUsedUpBehaviorGivesWayToForwardingAndDefaults() {
    stub.on(1, return: "a", times: 1)
    stub.useDefaultValues()
    #expect(answers(2) == ["a", ""])
    stub.otherwise { "forwarded \($0)" }
    #expect(answers(1) == ["forwarded 1"])
  }

  @Test func aUsedUpBehaviorCanBeDisposedOf() {
    let behavior = stub.on(1, return: "a", times: 1)
    #expect(answers(1) == ["a"])
    behavior.dispose()
    #expect(error()?.contains("it has none at all") == true)
  }

  @Test func aRefusedInvocationDoesNotUseItUp() async throws {
    let behavior = stub.on(1, times: 1) { number in
      await Task.yield()
      return "late \(number)"
    }
    #expect(answers(2) == ["unanswered", "unanswered"])
    #expect(behavior.invocationCount == 0)
    #expect(try await stub.invoke(1) == "late 1")
  }

  @Test func noTimesIsNoAnswer() {
    let never = stub.on(1, return: "never", times: 0)
    #expect(never.isUsedUp && !never.isDisposed)
    #expect(error()?.contains("used up, after 0 answers") == true)
    #expect(reports.messages == [])
  }

  @Test func aNegativeCountIsReportedAndTheBehaviorLeftOut() {
    let behaviors = [
      stub.on(1, return: "value", times: -1), stub.on(any(), throw: Timeout(), times: -1),
      stub.on(1).inTurn(.return("a"), times: -1), stub.on(1, times: -1) { "\($0)" },
      stub.on(1).suspend(times: -1).behavior,
    ]
    let line = #line
    #expect(reports.lines == [line - 4, line - 4, line - 3, line - 3, line - 2])
    #expect(
      reports.messages[0] == "Impossible count for a behavior of names: -1; a count cannot be negative.")
    #expect(behaviors.allSatisfy { $0.isDisposed })
    #expect(error()?.contains("it has none at all") == true)
  }

  @Test func manyThreadsGetEachAnswerOnce() async {
    let behavior = stub.on(1, return: "limited", times: 500)
    stub.on(1, return: "rest")
    let limited = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<8 {
        group.addTask { [stub] in (0..<100).count { _ in (try? stub.invoke(1)) == "limited" } }
      }
      return await group.reduce(0, +)
    }
    #expect(limited == 500)
    #expect(behavior.invocationCount == 500)
  }
}
