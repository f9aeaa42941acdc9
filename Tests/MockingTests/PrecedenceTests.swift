import Mocking
import Testing

private enum Call: Equatable { case bark, tune(Int) }

/// Which of several answers that match is given.
@Suite struct PrecedenceTests {
  private func answers(of stub: Stub<Int, String>) throws -> [String] {
    stub.on(1).return("value")
    stub.on(any()).return("any")
    stub.on(greater(than: 1)).return("greater", times: 1)
    return try [1, 2, 2].map { try stub.invoke($0) }
  }

  @Test func ofAStubTheEarliestAnswersUnlessToldOtherwise() throws {
    #expect(try answers(of: Stub()) == ["value", "any", "any"])
    #expect(try answers(of: Stub(precedence: .earliest)) == ["value", "any", "any"])
    #expect(try answers(of: Stub(precedence: .latest)) == ["any", "greater", "any"])
  }

  /// With this many, they are found by their hash.
  @Test func soItIsWithManyBehaviors() throws {
    for (precedence, expected) in [(Precedence.earliest, "first"), (.latest, "last")] {
      let stub = Stub<Int, String>(precedence: precedence)
      for number in 0..<100 { stub.on(number).return("first") }
      for number in 0..<100 { stub.on(number).return("last") }
      #expect(try (0..<100).allSatisfy { try stub.invoke($0) == expected })
    }
  }

  private func answers(of double: TestDouble<Call>) -> [String] {
    double.on(.bark).return("set up")
    double.on(.bark).return("in the test")
    return [double.call(.bark)]
  }

  @Test func ofAFakeTheLatestDoes() {
    #expect(answers(of: TestDouble()) == ["in the test"])
    #expect(answers(of: TestDouble(strict: false)) == ["in the test"])
    #expect(answers(of: TestDouble(precedence: .latest)) == ["in the test"])
    #expect(answers(of: TestDouble(precedence: .earliest)) == ["set up"])
  }

  @Test func whatIsUsedUpOrDisposedOfUncoversTheOneBefore() {
    let double = TestDouble<Call>()
    double.on(.bark).return("a")
    let second = double.on(.bark).return("b")
    double.on(.bark).return("c", times: 1)
    var barks: [String] = [double.call(.bark), double.call(.bark)]
    second.dispose()
    barks.append(double.call(.bark))
    #expect(barks == ["c", "b", "a"])
  }

  @Test func whatIsForwardedToGoesByTheLatestWhateverThePrecedence() {
    let stub = Stub<Int, String>(precedence: .earliest)
    stub.forward(to: "first")
    stub.forward(to: "second")
    #expect(stub.call(1, on: { (text: String) in text }) == "second")
  }
}
