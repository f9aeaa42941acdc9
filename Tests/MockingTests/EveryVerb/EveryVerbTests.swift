import Mocking
import Testing

/// Every verb after every way to name calls: the sum of two tables, each row of the one with each of the other.
@Suite(.timeLimit(.minutes(2))) struct EveryVerbTests {
  private typealias Call = EveryVerb.Call
  private typealias Item = EveryVerb.Item
  private typealias Caller = EveryVerb.Caller

  /// Does with each verb what it says, on calls selected anew.
  private func expectEach<Slot: AnswerSlot>(
    of verbs: [Verb<Slot>], for call: Call, seeing values: Any, _ place: SourceLocation,
    select: () -> (slot: Slot, caller: Caller)
  ) async {
    for verb in verbs {
      let (name, count) = (verb.name as String, verb.answers.count)
      let seen = Array(repeating: "\(values)", count: verb.looks)
      let answers = verb.answers + ["otherwise"]
      let (slot, caller) = select()
      let log = EveryVerb.Log()
      let behavior = verb.setUp(slot, count, log)
      #expect(await caller.awaitedAnswers(to: call, count + 1) == answers, "\(name)", sourceLocation: place)
      #expect(log.all == seen, "\(name)", sourceLocation: place)
      #expect(behavior.invocationCount == count && behavior.isUsedUp, "\(name)", sourceLocation: place)
      if verb.isAsynchronous { continue }
      let (nextSlot, nextCaller) = select()
      let nextLog = EveryVerb.Log()
      _ = verb.setUp(nextSlot, count, nextLog)
      #expect(nextCaller.answers(to: call, count + 1) == answers, "\(name)", sourceLocation: place)
      #expect(nextLog.all == seen, "\(name)", sourceLocation: place)
    }
  }

  // MARK: - Kinds of doubles

  private func ofStub<Values: Sendable>(
    _ call: Call, _ values: Values, at place: SourceLocation = #_sourceLocation,
    _ select: (Stub<Call, String>) -> SelectedCalls<Call, String, Values>
  ) async {
    await expectEach(of: Verb.ofStubs, for: call, seeing: values, place) {
      let stub = Stub<Call, String>()
      return (select(stub), Caller(stub))
    }
  }

  private func ofDouble<Values: Sendable>(
    _ call: Call, _ values: Values, at place: SourceLocation = #_sourceLocation,
    _ select: (TestDouble<Call>) -> SelectedCalls<Call, Any, Values>
  ) async {
    await expectEach(of: Verb.ofFakes, for: call, seeing: values, place) {
      let double = TestDouble<Call>()
      return (select(double), Caller(double))
    }
  }

  private func ofFake<Values: Sendable>(
    _ call: Call, _ values: Values, at place: SourceLocation = #_sourceLocation,
    _ select: (EveryVerb.FakeDog) -> SelectedCalls<Call, Any, Values>
  ) async {
    await expectEach(of: Verb.ofFakes, for: call, seeing: values, place) {
      let dog = EveryVerb.FakeDog()
      return (select(dog), Caller(dog))
    }
  }

  private func ofExpectation<Values: Sendable>(
    _ call: Call, _ values: Values, at place: SourceLocation = #_sourceLocation,
    _ select: (EveryVerb.FakeDog) -> Expected<Call, Values, RecordsAndAnswers>
  ) async {
    await expectEach(of: Verb.ofFakes, for: call, seeing: values, place) {
      let dog = EveryVerb.FakeDog()
      return (select(dog), Caller(dog))
    }
  }

  // MARK: - Ways to name calls

  private let item = Item.ball
  private let number = 2
  private let examples = Call.examples

  @Test func ofAStub() async {
    await ofStub(.zero, ()) { $0.on(.zero) }
    await ofStub(.two(.ball, 2), ()) { $0.on(.two(.ball, 2)) }
    await ofStub(.zero, Call.zero) { $0.on(any()) }
    await ofStub(.two(.ball, 2), Call.two(.ball, 2)) { $0.on(equals(.two(.ball, 2)) || equals(.zero)) }
    await ofStub(examples[1], Item.ball) { $0.on(Call.one) }
    await ofStub(examples[1], Item.ball) { $0.on(Call.one, equals(.ball)) }
    await ofStub(examples[1], Item.ball) { $0.on(Call.one, any()) }
    await ofStub(examples[2], (Item.ball, 2)) { $0.on(Call.two) }
    await ofStub(examples[2], (Item.ball, 2)) { $0.on(Call.two, equals(.ball), atLeast(1)) }
    await ofStub(examples[2], (Item.ball, 2)) { $0.on(Call.two, any(), 2) }
    await ofStub(examples[3], (Item.ball, 2, "c")) { $0.on(Call.three) }
    await ofStub(examples[3], (Item.ball, 2, "c")) { $0.on(Call.three, equals(.ball), atLeast(1), hasPrefix("c")) }
    await ofStub(examples[3], (Item.ball, 2, "c")) { $0.on(Call.three, any(), 2, "c") }
    await ofStub(examples[4], (Item.ball, 2, "c", true)) { $0.on(Call.four) }
    await ofStub(examples[4], (Item.ball, 2, "c", true)) {
      $0.on(Call.four, equals(.ball), atLeast(1), hasPrefix("c"), equals(true))
    }
    await ofStub(examples[4], (Item.ball, 2, "c", true)) { $0.on(Call.four, any(), 2, "c", true) }
    await ofStub(examples[5], (Item.ball, 2, "c", true, 5.0)) { $0.on(Call.five) }
    await ofStub(examples[5], (Item.ball, 2, "c", true, 5.0)) {
      $0.on(Call.five, equals(.ball), atLeast(1), hasPrefix("c"), equals(true), less(than: 6))
    }
    await ofStub(examples[5], (Item.ball, 2, "c", true, 5.0)) { $0.on(Call.five, any(), 2, "c", true, 5) }
    await ofStub(examples[6], (Item.ball, 2, "c", true, 5.0, Character("f"))) { $0.on(Call.six) }
    await ofStub(examples[6], (Item.ball, 2, "c", true, 5.0, Character("f"))) {
      $0.on(Call.six, equals(.ball), atLeast(1), hasPrefix("c"), equals(true), less(than: 6), any())
    }
    await ofStub(examples[6], (Item.ball, 2, "c", true, 5.0, Character("f"))) {
      $0.on(Call.six, any(), 2, "c", true, 5, "f")
    }
    await ofStub(examples[1], Item.ball) { $0.on(Call.one, .ball) }
    await ofStub(examples[1], Item.ball) { $0.on(Call.one, item) }
    await ofStub(examples[2], (Item.ball, 2)) { $0.on(Call.two, .ball, 2) }
    await ofStub(examples[2], (Item.ball, 2)) { $0.on(Call.two, item, number) }
    await ofStub(examples[2], (Item.ball, 2)) { $0.on(Call.two, item, any()) }
    await ofStub(examples[2], (Item.ball, 2)) { $0.on(Call.two, any(), number) }
  }

  @Test func ofATestDouble() async {
    await ofDouble(.zero, ()) { $0.on(.zero) }
    await ofDouble(.two(.ball, 2), ()) { $0.on(.two(.ball, 2)) }
    await ofDouble(.zero, Call.zero) { $0.on(any()) }
    await ofDouble(.two(.ball, 2), Call.two(.ball, 2)) { $0.on(equals(.two(.ball, 2)) || equals(.zero)) }
    await ofDouble(examples[1], Item.ball) { $0.on(Call.one) }
    await ofDouble(examples[1], Item.ball) { $0.on(Call.one, equals(.ball)) }
    await ofDouble(examples[1], Item.ball) { $0.on(Call.one, any()) }
    await ofDouble(examples[2], (Item.ball, 2)) { $0.on(Call.two) }
    await ofDouble(examples[2], (Item.ball, 2)) { $0.on(Call.two, equals(.ball), atLeast(1)) }
    await ofDouble(examples[2], (Item.ball, 2)) { $0.on(Call.two, any(), 2) }
    await ofDouble(examples[3], (Item.ball, 2, "c")) { $0.on(Call.three) }
    await ofDouble(examples[3], (Item.ball, 2, "c")) { $0.on(Call.three, equals(.ball), atLeast(1), hasPrefix("c")) }
    await ofDouble(examples[3], (Item.ball, 2, "c")) { $0.on(Call.three, any(), 2, "c") }
    await ofDouble(examples[4], (Item.ball, 2, "c", true)) { $0.on(Call.four) }
    await ofDouble(examples[4], (Item.ball, 2, "c", true)) {
      $0.on(Call.four, equals(.ball), atLeast(1), hasPrefix("c"), equals(true))
    }
    await ofDouble(examples[4], (Item.ball, 2, "c", true)) { $0.on(Call.four, any(), 2, "c", true) }
    await ofDouble(examples[5], (Item.ball, 2, "c", true, 5.0)) { $0.on(Call.five) }
    await ofDouble(examples[5], (Item.ball, 2, "c", true, 5.0)) {
      $0.on(Call.five, equals(.ball), atLeast(1), hasPrefix("c"), equals(true), less(than: 6))
    }
    await ofDouble(examples[5], (Item.ball, 2, "c", true, 5.0)) { $0.on(Call.five, any(), 2, "c", true, 5) }
    await ofDouble(examples[6], (Item.ball, 2, "c", true, 5.0, Character("f"))) { $0.on(Call.six) }
    await ofDouble(examples[6], (Item.ball, 2, "c", true, 5.0, Character("f"))) {
      $0.on(Call.six, equals(.ball), atLeast(1), hasPrefix("c"), equals(true), less(than: 6), any())
    }
    await ofDouble(examples[6], (Item.ball, 2, "c", true, 5.0, Character("f"))) {
      $0.on(Call.six, any(), 2, "c", true, 5, "f")
    }
    await ofDouble(examples[1], Item.ball) { $0.on(Call.one, .ball) }
    await ofDouble(examples[1], Item.ball) { $0.on(Call.one, item) }
    await ofDouble(examples[2], (Item.ball, 2)) { $0.on(Call.two, .ball, 2) }
    await ofDouble(examples[2], (Item.ball, 2)) { $0.on(Call.two, item, number) }
    await ofDouble(examples[2], (Item.ball, 2)) { $0.on(Call.two, item, any()) }
    await ofDouble(examples[2], (Item.ball, 2)) { $0.on(Call.two, any(), number) }
  }

  @Test func ofAFake() async {
    await ofFake(.zero, ()) { $0.on(.zero) }
    await ofFake(.two(.ball, 2), ()) { $0.on(.two(.ball, 2)) }
    await ofFake(.zero, Call.zero) { $0.on(any()) }
    await ofFake(.two(.ball, 2), Call.two(.ball, 2)) { $0.on(equals(.two(.ball, 2)) || equals(.zero)) }
    await ofFake(examples[1], Item.ball) { $0.on(Call.one) }
    await ofFake(examples[1], Item.ball) { $0.on(Call.one, equals(.ball)) }
    await ofFake(examples[1], Item.ball) { $0.on(Call.one, any()) }
    await ofFake(examples[2], (Item.ball, 2)) { $0.on(Call.two) }
    await ofFake(examples[2], (Item.ball, 2)) { $0.on(Call.two, equals(.ball), atLeast(1)) }
    await ofFake(examples[2], (Item.ball, 2)) { $0.on(Call.two, any(), 2) }
    await ofFake(examples[3], (Item.ball, 2, "c")) { $0.on(Call.three) }
    await ofFake(examples[3], (Item.ball, 2, "c")) { $0.on(Call.three, equals(.ball), atLeast(1), hasPrefix("c")) }
    await ofFake(examples[3], (Item.ball, 2, "c")) { $0.on(Call.three, any(), 2, "c") }
    await ofFake(examples[4], (Item.ball, 2, "c", true)) { $0.on(Call.four) }
    await ofFake(examples[4], (Item.ball, 2, "c", true)) {
      $0.on(Call.four, equals(.ball), atLeast(1), hasPrefix("c"), equals(true))
    }
    await ofFake(examples[4], (Item.ball, 2, "c", true)) { $0.on(Call.four, any(), 2, "c", true) }
    await ofFake(examples[5], (Item.ball, 2, "c", true, 5.0)) { $0.on(Call.five) }
    await ofFake(examples[5], (Item.ball, 2, "c", true, 5.0)) {
      $0.on(Call.five, equals(.ball), atLeast(1), hasPrefix("c"), equals(true), less(than: 6))
    }
    await ofFake(examples[5], (Item.ball, 2, "c", true, 5.0)) { $0.on(Call.five, any(), 2, "c", true, 5) }
    await ofFake(examples[6], (Item.ball, 2, "c", true, 5.0, Character("f"))) { $0.on(Call.six) }
    await ofFake(examples[6], (Item.ball, 2, "c", true, 5.0, Character("f"))) {
      $0.on(Call.six, equals(.ball), atLeast(1), hasPrefix("c"), equals(true), less(than: 6), any())
    }
    await ofFake(examples[6], (Item.ball, 2, "c", true, 5.0, Character("f"))) {
      $0.on(Call.six, any(), 2, "c", true, 5, "f")
    }
    await ofFake(examples[1], Item.ball) { $0.on(Call.one, .ball) }
    await ofFake(examples[1], Item.ball) { $0.on(Call.one, item) }
    await ofFake(examples[2], (Item.ball, 2)) { $0.on(Call.two, .ball, 2) }
    await ofFake(examples[2], (Item.ball, 2)) { $0.on(Call.two, item, number) }
    await ofFake(examples[2], (Item.ball, 2)) { $0.on(Call.two, item, any()) }
    await ofFake(examples[2], (Item.ball, 2)) { $0.on(Call.two, any(), number) }
  }

  @Test func ofAnExpectation() async {
    await ofExpectation(.zero, ()) { $0.expect(.zero, times: 1...) }
    await ofExpectation(.two(.ball, 2), ()) { $0.expect(.two(.ball, 2), times: 1...) }
    await ofExpectation(.zero, Call.zero) { $0.expect(any(), times: 1...) }
    await ofExpectation(.two(.ball, 2), Call.two(.ball, 2)) {
      $0.expect(equals(.two(.ball, 2)) || equals(.zero), times: 1...)
    }
    await ofExpectation(examples[1], Item.ball) { $0.expect(Call.one, times: 1...) }
    await ofExpectation(examples[1], Item.ball) { $0.expect(Call.one, equals(.ball), times: 1...) }
    await ofExpectation(examples[1], Item.ball) { $0.expect(Call.one, any(), times: 1...) }
    await ofExpectation(examples[2], (Item.ball, 2)) { $0.expect(Call.two, times: 1...) }
    await ofExpectation(examples[2], (Item.ball, 2)) { $0.expect(Call.two, equals(.ball), atLeast(1), times: 1...) }
    await ofExpectation(examples[2], (Item.ball, 2)) { $0.expect(Call.two, any(), 2, times: 1...) }
    await ofExpectation(examples[3], (Item.ball, 2, "c")) { $0.expect(Call.three, times: 1...) }
    await ofExpectation(examples[3], (Item.ball, 2, "c")) {
      $0.expect(Call.three, equals(.ball), atLeast(1), hasPrefix("c"), times: 1...)
    }
    await ofExpectation(examples[3], (Item.ball, 2, "c")) { $0.expect(Call.three, any(), 2, "c", times: 1...) }
    await ofExpectation(examples[4], (Item.ball, 2, "c", true)) { $0.expect(Call.four, times: 1...) }
    await ofExpectation(examples[4], (Item.ball, 2, "c", true)) {
      $0.expect(Call.four, equals(.ball), atLeast(1), hasPrefix("c"), equals(true), times: 1...)
    }
    await ofExpectation(examples[4], (Item.ball, 2, "c", true)) {
      $0.expect(Call.four, any(), 2, "c", true, times: 1...)
    }
    await ofExpectation(examples[5], (Item.ball, 2, "c", true, 5.0)) { $0.expect(Call.five, times: 1...) }
    await ofExpectation(examples[5], (Item.ball, 2, "c", true, 5.0)) {
      $0.expect(Call.five, equals(.ball), atLeast(1), hasPrefix("c"), equals(true), less(than: 6), times: 1...)
    }
    await ofExpectation(examples[5], (Item.ball, 2, "c", true, 5.0)) {
      $0.expect(Call.five, any(), 2, "c", true, 5, times: 1...)
    }
    await ofExpectation(examples[6], (Item.ball, 2, "c", true, 5.0, Character("f"))) {
      $0.expect(Call.six, times: 1...)
    }
    await ofExpectation(examples[6], (Item.ball, 2, "c", true, 5.0, Character("f"))) {
      $0.expect(Call.six, equals(.ball), atLeast(1), hasPrefix("c"), equals(true), less(than: 6), any(), times: 1...)
    }
    await ofExpectation(examples[6], (Item.ball, 2, "c", true, 5.0, Character("f"))) {
      $0.expect(Call.six, any(), 2, "c", true, 5, "f", times: 1...)
    }
    await ofExpectation(examples[1], Item.ball) { $0.expect(Call.one, .ball, times: 1...) }
    await ofExpectation(examples[1], Item.ball) { $0.expect(Call.one, item, times: 1...) }
    await ofExpectation(examples[2], (Item.ball, 2)) { $0.expect(Call.two, .ball, 2, times: 1...) }
    await ofExpectation(examples[2], (Item.ball, 2)) { $0.expect(Call.two, item, number, times: 1...) }
    await ofExpectation(examples[2], (Item.ball, 2)) { $0.expect(Call.two, item, any(), times: 1...) }
    await ofExpectation(examples[2], (Item.ball, 2)) { $0.expect(Call.two, any(), number, times: 1...) }
  }
}
