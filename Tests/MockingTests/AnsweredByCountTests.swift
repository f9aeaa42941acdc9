import Mocking
import Testing

private enum Call: Equatable { case bark, tune(Int) }

/// A call is answered by the expectation that it is counted for.
@Suite struct AnsweredByCountTests {
  private let log = FailureLog()

  private var messages: [String] { log.all.map(\.message) }

  private func double(
    strict: Bool = false, ordered: Bool = false, precedence: Precedence = .latest
  ) -> TestDouble<Call> {
    TestDouble(strict: strict, ordered: ordered, precedence: precedence, name: "Radio", reporter: log.reporter)
  }

  private func tune(_ double: TestDouble<Call>, _ frequencies: Int...) -> [Int] {
    frequencies.map { double.call(.tune($0), default: -1) }
  }

  @Test func theLatestThatMatchesTakesACall() {
    for calls in [[5, 6], [6, 5]] {
      let double = double()
      double.expect(Call.tune, any()).return(1)
      double.expect(Call.tune, 5).return(2)
      #expect(calls.map { tune(double, $0)[0] } == calls.map { $0 == 5 ? 2 : 1 })
      double.verify()
    }
    #expect(messages == [])
  }

  @Test func theEarliestDoesWhereThatIsAskedFor() {
    let double = double(precedence: .earliest)
    let first = double.expect(Call.tune, 5)
    first.return(1)
    let second = double.expect(Call.tune, any())
    second.return(2)
    #expect(tune(double, 5, 5) == [1, 2])
    #expect(first.count == 1 && second.count == 1)
    double.verify()
    #expect(messages == [])
  }

  /// The matching moves the first call to the other expectation for the sake of the second, and its answer stays.
  @Test func whatWasAnsweredStaysAnsweredWhenACallIsMoved() {
    let double = double()
    let five = double.expect(Call.tune, 5)
    five.return(2)
    let whatever = double.expect(Call.tune, any())
    whatever.return(1)
    #expect(tune(double, 5) == [1])
    #expect(five.count + whatever.count == 1)
    #expect(tune(double, 6).count == 1)
    #expect(five.isFulfilled && whatever.isFulfilled && five.count == 1 && whatever.count == 1)
    double.verify()
    #expect(messages == [])
  }

  @Test func oneThatIsFullLeavesTheCallToTheNext() {
    let double = double()
    double.expect(.bark, times: 0...).return("always")
    double.expect(.bark, times: 2).return("twice")
    double.expect(.bark).return("once")
    #expect((0..<5).map { _ in double.call(.bark) } == ["once", "twice", "twice", "always", "always"])
    double.verify()
    #expect(messages == [])
  }

  @Test func inOrderTheyAnswerInOrder() {
    for precedence in [Precedence.earliest, .latest] {
      let double = double(strict: true, ordered: true, precedence: precedence)
      double.expect(.bark).return("a")
      double.expect(Call.tune, any(), times: 1...2).return("b")
      double.expect(.bark, times: 2).return("c")
      let calls: [Call] = [.bark, .tune(1), .tune(2), .bark, .bark]
      #expect(calls.map { double.call($0) } == ["a", "b", "b", "c", "c"])
      double.verify()
    }
    #expect(messages == [])
  }

  @Test func inOrderANiceDoubleLeavesWhatComesTooEarlyToBehaviors() {
    let double = double(ordered: true)
    double.on(any()).return("behavior")
    double.expect(Call.tune, 1).return("one")
    double.expect(.bark).return("bark")
    let calls: [Call] = [.bark, .tune(1), .bark, .bark]
    #expect(calls.map { double.call($0) } == ["behavior", "one", "bark", "behavior"])
    double.verify()
    #expect(messages == [])
  }

  @Test func anExpectationComesBeforeABehaviorWheneverItWasSetUp() {
    let double = double()
    double.on(.bark).return("behavior")
    double.expect(.bark).return("expected")
    double.on(.bark).return("later behavior")
    #expect((0..<1).map { _ in double.call(.bark) } == ["expected"])
    #expect(messages == [])
  }

  @Test func oneWithoutAnswerLeavesItToTheBehaviors() {
    let double = double()
    double.on(.bark).return("behavior")
    double.expect(.bark)
    #expect(double.call(.bark) == "behavior")
    double.verify()
    #expect(messages == [])
  }

  @Test func answersThatAreUsedUpLeaveItToTheBehaviors() {
    let double = double()
    double.on(.bark).return("behavior")
    double.expect(.bark, times: 3).return("expected", times: 1)
    #expect((0..<3).map { _ in double.call(.bark) } == ["expected", "behavior", "behavior"])
    double.verify()
    #expect(messages == [])
  }

  @Test func ofSeveralAnswersOfOneExpectationPrecedenceDecides() {
    for (precedence, answers) in [(Precedence.latest, ["b", "a", "a"]), (.earliest, ["a", "a", "a"])] {
      let double = double(precedence: precedence)
      let expected = double.expect(.bark, times: 3)
      expected.return("a")
      expected.return("b", times: 1)
      #expect((0..<3).map { _ in double.call(.bark) } == answers)
    }
    #expect(messages == [])
  }

  @Test func aCallThatNoExpectationCountsIsAnsweredByBehaviors() {
    let double = double()
    double.on(any()).return(9)
    double.expect(Call.tune, 5).return(2)
    #expect(tune(double, 6, 5) == [9, 2])
    double.verify()
    #expect(messages == [])
  }

  @Test func disposedOfItNeitherExpectsNorAnswers() {
    let double = double()
    double.on(.bark).return("behavior")
    let older = double.expect(.bark, times: 0...)
    older.return("older")
    let expected = double.expect(.bark, times: 2)
    expected.return("expected")
    #expect(double.call(.bark) == "expected")
    expected.dispose()
    #expect(double.call(.bark) == "older")
    older.dispose()
    #expect(double.call(.bark) == "behavior")
    double.verify()
    #expect(messages == [])
  }

  @Test func itsAnswerMayBeDisposedOfAlone() {
    let double = double()
    double.on(.bark).return("behavior")
    let answer = double.expect(.bark, times: 2).return("expected")
    #expect(double.call(.bark) == "expected")
    answer.dispose()
    #expect(double.call(.bark) == "behavior")
    double.verify()
    #expect(messages == [])
    #expect(answer.invocationCount == 1)
  }

  @Test func aCallOutOfOrderIsAnsweredByBehaviors() {
    let double = double(strict: true, ordered: true)
    double.on(any()).return("behavior")
    double.expect(Call.tune, 1).return("expected")
    #expect(double.call(.bark) == "behavior")
    #expect(messages.count == 1)
    #expect(double.call(.tune(1)) == "expected")
  }

  @Test func anAnswerSetUpAfterOneCallAnswersTheNext() {
    let double = double()
    let expected = double.expect(.bark, times: 2)
    #expect(double.call(.bark) == "")
    expected.return("now")
    #expect(double.call(.bark) == "now")
    #expect(messages.count == 1)
  }
}
