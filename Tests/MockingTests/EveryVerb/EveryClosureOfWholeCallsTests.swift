import Mocking
import Testing

/// A closure after a value needs no parameter, and may have one; after a matcher it gets the whole call.
@Suite(.timeLimit(.minutes(1))) struct EveryClosureOfWholeCallsTests {
  private typealias Call = EveryVerb.Call

  private let stub = Stub<Call, String>()
  private let dog = EveryVerb.FakeDog()

  private func expect(
    _ answers: String..., of dog: EveryVerb.FakeDog, at place: SourceLocation = #_sourceLocation
  ) async {
    #expect(
      await EveryVerb.Caller(dog).awaitedAnswers(to: .one(.ball), answers.count) == answers, sourceLocation: place)
  }

  private func expect(_ answers: String..., at place: SourceLocation = #_sourceLocation) async {
    #expect(
      await EveryVerb.Caller(stub).awaitedAnswers(to: .one(.ball), answers.count) == answers, sourceLocation: place)
  }

  @Test func afterAValueOfAStub() async {
    stub.on(.one(.ball)).perform(times: 1) { "nothing" }
    stub.on(.one(.ball)).perform(times: 1) { call in told(call) }
    stub.on(.one(.ball)).perform(times: 1) { await toldLate(1) }
    stub.on(.one(.ball)).perform(times: 1) { call in await toldLate(call) }
    stub.on(.one(.ball)).performOnMainActor(times: 1) { "main" }
    stub.on(.one(.ball)).inTurn(.perform { "turn" }, .perform { await toldLate(2) }, repeating: .nothing)
    await expect("nothing", told(Call.one(.ball)), "late 1", "late " + told(Call.one(.ball)), "main", "turn", "late 2")
  }

  @Test func afterAMatcherOfAStub() async {
    let text = told(Call.one(.ball))
    stub.on(any()).perform(times: 1) { call in told(call) }
    stub.on(any()).perform(times: 1) { call in await toldLate(call) }
    stub.on(any()).performOnMainActor(times: 1) { call in told(call) }
    stub.on(any()).inTurn(.perform { call in told(call) }, .perform { await toldLate($0) }, repeating: .nothing)
    await expect(text, "late " + text, text, text, "late " + text)
  }

  // Of a fake the latest comes first.

  @Test func afterAValueOfAFake() async {
    dog.on(.one(.ball)).inTurn(.perform { "turn" }, .perform { await toldLate(2) }, repeating: .nothing)
    dog.on(.one(.ball)).performOnMainActor(times: 1) { "main" }
    dog.on(.one(.ball)).perform(times: 1) { call in await toldLate(call) }
    dog.on(.one(.ball)).perform(times: 1) { await toldLate(1) }
    dog.on(.one(.ball)).perform(times: 1) { call in told(call) }
    dog.on(.one(.ball)).perform(times: 1) { "nothing" }
    await expect(
      "nothing", told(Call.one(.ball)), "late 1", "late " + told(Call.one(.ball)), "main", "turn", "late 2", of: dog)
  }

  @Test func afterAMatcherOfAFake() async {
    let text = told(Call.one(.ball))
    dog.on(any()).inTurn(.perform { call in told(call) }, .perform { await toldLate($0) }, repeating: .nothing)
    dog.on(any()).performOnMainActor(times: 1) { call in told(call) }
    dog.on(any()).perform(times: 1) { call in await toldLate(call) }
    dog.on(any()).perform(times: 1) { call in told(call) }
    await expect(text, "late " + text, text, text, "late " + text, of: dog)
  }

  @Test func afterAnExpectedValue() async {
    let expected = dog.expect(.one(.ball), times: 7)
    expected.inTurn(.perform { "turn" }, .perform { await toldLate(2) }, repeating: .nothing)
    expected.performOnMainActor(times: 1) { "main" }
    expected.perform(times: 1) { call in await toldLate(call) }
    expected.perform(times: 1) { await toldLate(1) }
    expected.perform(times: 1) { call in told(call) }
    expected.perform(times: 1) { "nothing" }
    await expect(
      "nothing", told(Call.one(.ball)), "late 1", "late " + told(Call.one(.ball)), "main", "turn", "late 2", of: dog)
    #expect(expected.isFulfilled)
  }

  @Test @MainActor func onTheMainActorACallNeedsNoAwait() throws {
    stub.on(Call.one).performOnMainActor { item in told(item) }
    dog.on(Call.two).performOnMainActor { item, number in told(item, number) }
    dog.expect(Call.three).performOnMainActor { item, number, text in told(item, number, text) }
    #expect(try stub.throwingCall(.one(.ball)) == "ball")
    #expect(try dog.throwingCall(.two(.ball, 2)) == "ball 2")
    #expect(try dog.throwingCall(.three(.ball, 2, "c")) == "ball 2 c")
  }
}
