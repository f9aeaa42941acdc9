import Mocking
import Testing

/// A closure takes the values of a case one by one, whichever verb it is given to.
@Suite(.timeLimit(.minutes(1))) struct EveryClosureTests {
  private typealias Call = EveryVerb.Call
  private typealias FakeDog = EveryVerb.FakeDog

  /// What is said of the values of each example.
  private let said = ["", "ball", "ball 2", "ball 2 c", "ball 2 c true", "ball 2 c true 5.0", "ball 2 c true 5.0 f"]

  /// Calls with each example, and looks at what it gets.
  private func expect(
    _ answers: (String) -> [String], from caller: EveryVerb.Caller, _ name: Comment,
    at place: SourceLocation = #_sourceLocation
  ) async {
    for (call, said) in zip(Call.examples, said).dropFirst() {
      let expected = answers(said)
      #expect(await caller.awaitedAnswers(to: call, expected.count) == expected, name, sourceLocation: place)
    }
  }

  // MARK: - Stubs

  @Test func performOfAStub() async {
    let double = Stub<Call, String>()
    let caller = EveryVerb.Caller(double)
    double.on(Call.one).perform { a in told(a) }
    double.on(Call.two).perform { a, b in told(a, b) }
    double.on(Call.three).perform { a, b, c in told(a, b, c) }
    double.on(Call.four).perform { a, b, c, d in told(a, b, c, d) }
    double.on(Call.five).perform { a, b, c, d, e in told(a, b, c, d, e) }
    double.on(Call.six).perform { a, b, c, d, e, f in told(a, b, c, d, e, f) }
    await expect({ [$0, $0] }, from: caller, "perform")
  }

  @Test func performLaterOfAStub() async {
    let double = Stub<Call, String>()
    let caller = EveryVerb.Caller(double)
    double.on(Call.one).perform { a in await toldLate(a) }
    double.on(Call.two).perform { a, b in await toldLate(a, b) }
    double.on(Call.three).perform { a, b, c in await toldLate(a, b, c) }
    double.on(Call.four).perform { a, b, c, d in await toldLate(a, b, c, d) }
    double.on(Call.five).perform { a, b, c, d, e in await toldLate(a, b, c, d, e) }
    double.on(Call.six).perform { a, b, c, d, e, f in await toldLate(a, b, c, d, e, f) }
    await expect({ ["late \($0)", "late \($0)"] }, from: caller, "performLater")
  }

  @Test func performOnMainActorOfAStub() async {
    let double = Stub<Call, String>()
    let caller = EveryVerb.Caller(double)
    double.on(Call.one).performOnMainActor { a in told(a) }
    double.on(Call.two).performOnMainActor { a, b in told(a, b) }
    double.on(Call.three).performOnMainActor { a, b, c in told(a, b, c) }
    double.on(Call.four).performOnMainActor { a, b, c, d in told(a, b, c, d) }
    double.on(Call.five).performOnMainActor { a, b, c, d, e in told(a, b, c, d, e) }
    double.on(Call.six).performOnMainActor { a, b, c, d, e, f in told(a, b, c, d, e, f) }
    await expect({ [$0] }, from: caller, "performOnMainActor")
  }

  @Test func observeOfAStub() async {
    let log = EveryVerb.Log()
    let double = Stub<Call, String>()
    let caller = EveryVerb.Caller(double)
    double.on(Call.one).observe { a in log.add(told(a)) }
    double.on(Call.two).observe { a, b in log.add(told(a, b)) }
    double.on(Call.three).observe { a, b, c in log.add(told(a, b, c)) }
    double.on(Call.four).observe { a, b, c, d in log.add(told(a, b, c, d)) }
    double.on(Call.five).observe { a, b, c, d, e in log.add(told(a, b, c, d, e)) }
    double.on(Call.six).observe { a, b, c, d, e, f in log.add(told(a, b, c, d, e, f)) }
    await expect({ _ in ["otherwise"] }, from: caller, "observe")
    #expect(log.all == Array(said.dropFirst()))
  }

  @Test func inTurnOfAStub() async {
    let double = Stub<Call, String>()
    let caller = EveryVerb.Caller(double)
    double.on(Call.one).inTurn(.perform { a in told(a) }, .perform { a in await toldLate(a) })
    double.on(Call.two).inTurn(.perform { a, b in told(a, b) }, .perform { a, b in await toldLate(a, b) })
    double.on(Call.three).inTurn(.perform { a, b, c in told(a, b, c) }, .perform { a, b, c in await toldLate(a, b, c) })
    double.on(Call.four).inTurn(
      .perform { a, b, c, d in told(a, b, c, d) }, .perform { a, b, c, d in await toldLate(a, b, c, d) })
    double.on(Call.five).inTurn(
      .perform { a, b, c, d, e in told(a, b, c, d, e) }, .perform { a, b, c, d, e in await toldLate(a, b, c, d, e) })
    double.on(Call.six).inTurn(
      .perform { a, b, c, d, e, f in told(a, b, c, d, e, f) },
      .perform { a, b, c, d, e, f in await toldLate(a, b, c, d, e, f) })
    await expect({ [$0, "late \($0)"] }, from: caller, "inTurn")
  }

  // MARK: - Fakes

  @Test func performOfAFake() async {
    let double = FakeDog()
    let caller = EveryVerb.Caller(double)
    double.on(Call.one).perform { a in told(a) }
    double.on(Call.two).perform { a, b in told(a, b) }
    double.on(Call.three).perform { a, b, c in told(a, b, c) }
    double.on(Call.four).perform { a, b, c, d in told(a, b, c, d) }
    double.on(Call.five).perform { a, b, c, d, e in told(a, b, c, d, e) }
    double.on(Call.six).perform { a, b, c, d, e, f in told(a, b, c, d, e, f) }
    await expect({ [$0, $0] }, from: caller, "perform")
  }

  @Test func performLaterOfAFake() async {
    let double = FakeDog()
    let caller = EveryVerb.Caller(double)
    double.on(Call.one).perform { a in await toldLate(a) }
    double.on(Call.two).perform { a, b in await toldLate(a, b) }
    double.on(Call.three).perform { a, b, c in await toldLate(a, b, c) }
    double.on(Call.four).perform { a, b, c, d in await toldLate(a, b, c, d) }
    double.on(Call.five).perform { a, b, c, d, e in await toldLate(a, b, c, d, e) }
    double.on(Call.six).perform { a, b, c, d, e, f in await toldLate(a, b, c, d, e, f) }
    await expect({ ["late \($0)", "late \($0)"] }, from: caller, "performLater")
  }

  @Test func performOnMainActorOfAFake() async {
    let double = FakeDog()
    let caller = EveryVerb.Caller(double)
    double.on(Call.one).performOnMainActor { a in told(a) }
    double.on(Call.two).performOnMainActor { a, b in told(a, b) }
    double.on(Call.three).performOnMainActor { a, b, c in told(a, b, c) }
    double.on(Call.four).performOnMainActor { a, b, c, d in told(a, b, c, d) }
    double.on(Call.five).performOnMainActor { a, b, c, d, e in told(a, b, c, d, e) }
    double.on(Call.six).performOnMainActor { a, b, c, d, e, f in told(a, b, c, d, e, f) }
    await expect({ [$0] }, from: caller, "performOnMainActor")
  }

  @Test func observeOfAFake() async {
    let log = EveryVerb.Log()
    let double = FakeDog()
    let caller = EveryVerb.Caller(double)
    double.on(Call.one).observe { a in log.add(told(a)) }
    double.on(Call.two).observe { a, b in log.add(told(a, b)) }
    double.on(Call.three).observe { a, b, c in log.add(told(a, b, c)) }
    double.on(Call.four).observe { a, b, c, d in log.add(told(a, b, c, d)) }
    double.on(Call.five).observe { a, b, c, d, e in log.add(told(a, b, c, d, e)) }
    double.on(Call.six).observe { a, b, c, d, e, f in log.add(told(a, b, c, d, e, f)) }
    await expect({ _ in ["otherwise"] }, from: caller, "observe")
    #expect(log.all == Array(said.dropFirst()))
  }

  @Test func inTurnOfAFake() async {
    let double = FakeDog()
    let caller = EveryVerb.Caller(double)
    double.on(Call.one).inTurn(.perform { a in told(a) }, .perform { a in await toldLate(a) })
    double.on(Call.two).inTurn(.perform { a, b in told(a, b) }, .perform { a, b in await toldLate(a, b) })
    double.on(Call.three).inTurn(.perform { a, b, c in told(a, b, c) }, .perform { a, b, c in await toldLate(a, b, c) })
    double.on(Call.four).inTurn(
      .perform { a, b, c, d in told(a, b, c, d) }, .perform { a, b, c, d in await toldLate(a, b, c, d) })
    double.on(Call.five).inTurn(
      .perform { a, b, c, d, e in told(a, b, c, d, e) }, .perform { a, b, c, d, e in await toldLate(a, b, c, d, e) })
    double.on(Call.six).inTurn(
      .perform { a, b, c, d, e, f in told(a, b, c, d, e, f) },
      .perform { a, b, c, d, e, f in await toldLate(a, b, c, d, e, f) })
    await expect({ [$0, "late \($0)"] }, from: caller, "inTurn")
  }

  // MARK: - Expectations

  @Test func performOfAnExpectation() async {
    let double = FakeDog()
    let caller = EveryVerb.Caller(double)
    double.expect(Call.one, times: 1...).perform { a in told(a) }
    double.expect(Call.two, times: 1...).perform { a, b in told(a, b) }
    double.expect(Call.three, times: 1...).perform { a, b, c in told(a, b, c) }
    double.expect(Call.four, times: 1...).perform { a, b, c, d in told(a, b, c, d) }
    double.expect(Call.five, times: 1...).perform { a, b, c, d, e in told(a, b, c, d, e) }
    double.expect(Call.six, times: 1...).perform { a, b, c, d, e, f in told(a, b, c, d, e, f) }
    await expect({ [$0, $0] }, from: caller, "perform")
  }

  @Test func performLaterOfAnExpectation() async {
    let double = FakeDog()
    let caller = EveryVerb.Caller(double)
    double.expect(Call.one, times: 1...).perform { a in await toldLate(a) }
    double.expect(Call.two, times: 1...).perform { a, b in await toldLate(a, b) }
    double.expect(Call.three, times: 1...).perform { a, b, c in await toldLate(a, b, c) }
    double.expect(Call.four, times: 1...).perform { a, b, c, d in await toldLate(a, b, c, d) }
    double.expect(Call.five, times: 1...).perform { a, b, c, d, e in await toldLate(a, b, c, d, e) }
    double.expect(Call.six, times: 1...).perform { a, b, c, d, e, f in await toldLate(a, b, c, d, e, f) }
    await expect({ ["late \($0)", "late \($0)"] }, from: caller, "performLater")
  }

  @Test func performOnMainActorOfAnExpectation() async {
    let double = FakeDog()
    let caller = EveryVerb.Caller(double)
    double.expect(Call.one, times: 1...).performOnMainActor { a in told(a) }
    double.expect(Call.two, times: 1...).performOnMainActor { a, b in told(a, b) }
    double.expect(Call.three, times: 1...).performOnMainActor { a, b, c in told(a, b, c) }
    double.expect(Call.four, times: 1...).performOnMainActor { a, b, c, d in told(a, b, c, d) }
    double.expect(Call.five, times: 1...).performOnMainActor { a, b, c, d, e in told(a, b, c, d, e) }
    double.expect(Call.six, times: 1...).performOnMainActor { a, b, c, d, e, f in told(a, b, c, d, e, f) }
    await expect({ [$0] }, from: caller, "performOnMainActor")
  }

  @Test func observeOfAnExpectation() async {
    let log = EveryVerb.Log()
    let double = FakeDog()
    let caller = EveryVerb.Caller(double)
    double.expect(Call.one, times: 1...).observe { a in log.add(told(a)) }
    double.expect(Call.two, times: 1...).observe { a, b in log.add(told(a, b)) }
    double.expect(Call.three, times: 1...).observe { a, b, c in log.add(told(a, b, c)) }
    double.expect(Call.four, times: 1...).observe { a, b, c, d in log.add(told(a, b, c, d)) }
    double.expect(Call.five, times: 1...).observe { a, b, c, d, e in log.add(told(a, b, c, d, e)) }
    double.expect(Call.six, times: 1...).observe { a, b, c, d, e, f in log.add(told(a, b, c, d, e, f)) }
    await expect({ _ in ["otherwise"] }, from: caller, "observe")
    #expect(log.all == Array(said.dropFirst()))
  }

  @Test func inTurnOfAnExpectation() async {
    let double = FakeDog()
    let caller = EveryVerb.Caller(double)
    double.expect(Call.one, times: 1...).inTurn(.perform { a in told(a) }, .perform { a in await toldLate(a) })
    double.expect(Call.two, times: 1...).inTurn(
      .perform { a, b in told(a, b) }, .perform { a, b in await toldLate(a, b) })
    double.expect(Call.three, times: 1...).inTurn(
      .perform { a, b, c in told(a, b, c) }, .perform { a, b, c in await toldLate(a, b, c) })
    double.expect(Call.four, times: 1...).inTurn(
      .perform { a, b, c, d in told(a, b, c, d) }, .perform { a, b, c, d in await toldLate(a, b, c, d) })
    double.expect(Call.five, times: 1...).inTurn(
      .perform { a, b, c, d, e in told(a, b, c, d, e) }, .perform { a, b, c, d, e in await toldLate(a, b, c, d, e) })
    double.expect(Call.six, times: 1...).inTurn(
      .perform { a, b, c, d, e, f in told(a, b, c, d, e, f) },
      .perform { a, b, c, d, e, f in await toldLate(a, b, c, d, e, f) })
    await expect({ [$0, "late \($0)"] }, from: caller, "inTurn")
  }
}
