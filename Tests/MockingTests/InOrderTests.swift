import Mocking
import Testing

@Suite struct InOrderTests {
  private let order = InOrder()
  private let first = Observed<Int>(strict: false, name: "First")
  private let second = Observed<String>(strict: false, ordered: false, name: "Second")

  @Test func acceptsTheOrderThatIsSetUp() {
    first.mock.expect(1, in: order)
    second.mock.expect("x", in: order)
    first.mock.expect(2, in: order)
    first.mock.record(1)
    second.mock.record("x")
    first.mock.record(2)
    first.mock.verify()
    second.mock.verify()
    #expect(first.count == 0 && second.count == 0)
  }

  @Test func reportsWhatComesTooEarlyNamingBoth() {
    first.mock.expect(1, in: order); let line = #line
    second.mock.expect("x", in: order)
    second.mock.record("x"); let recorded = #line
    #expect(second.lines == [recorded])
    #expect(
      second.messages == [
        """
        Interaction out of order with Second: "x"
          it would meet: "x" of Second  (InOrderTests.swift:\(line + 1))
          but first: 1 of First  (InOrderTests.swift:\(line)), once, which has not been recorded
          nothing was recorded before it
        """
      ])
  }

  @Test func reportsWhatComesTooLate() {
    first.mock.expect(1, times: 1...2, in: order)
    second.mock.expect("x", in: order)
    first.mock.record(1)
    second.mock.record("x")
    #expect(first.count == 0)
    first.mock.record(1)
    #expect(first.count == 1)
    #expect(first.messages[0].contains(#"but not after: "x" of Second"#))
  }

  @Test func anInteractionOutOfOrderMeetsNothing() {
    first.mock.expect(1, in: order)
    second.mock.expect("x", in: order)
    second.mock.record("x")
    first.mock.record(1)
    second.mock.verify()
    #expect(second.count == 2)
    second.mock.record("x")
    second.mock.verify()
    #expect(second.count == 2)
  }

  @Test func aTieWithARangeIsLeftOnlyWhenItMayBe() {
    first.mock.expect(1, times: 2...3, in: order)
    second.mock.expect("x", in: order)
    first.mock.record(1)
    second.mock.record("x")
    #expect(second.count == 1)
    first.mock.record(1)
    second.mock.record("x")
    #expect(second.count == 1)
  }

  @Test func aTieThatMayBeSkippedIs() {
    first.mock.expect(1, in: order)
    second.mock.expect("y", times: 0...1, in: order)
    second.mock.expect("x", in: order)
    first.mock.record(1)
    second.mock.record("x")
    second.mock.record("y")
    #expect(second.count == 1)
    #expect(second.messages[0].contains("but not after"))
  }

  @Test func whatIsNotTiedMayComeInBetween() {
    first.mock.expect(1, in: order)
    first.mock.expect(9, times: 0...)
    second.mock.expect("x", in: order)
    first.mock.record(1)
    second.mock.record("other")
    second.mock.record("x")
    first.mock.record(9)
    #expect(first.count == 0 && second.count == 0)
  }

  @Test(arguments: [true, false], [true, false])
  func mocksOfEveryKindMayTakePart(isStrict: Bool, isOrdered: Bool) {
    let mock = Observed<Int>(strict: isStrict, ordered: isOrdered)
    first.mock.expect(1, in: order)
    mock.mock.expect(2, in: order)
    mock.mock.record(2)
    #expect(mock.count == 1)
    first.mock.record(1)
    mock.mock.record(2)
    mock.mock.verify()
    #expect(mock.count == 1)
  }

  @Test func severalOrdersMayOverlap() {
    let other = InOrder()
    let third = Observed<Int>(strict: false)
    first.mock.expect(1, in: order)
    second.mock.expect("x", in: order, other)
    third.mock.expect(3, in: other)
    third.mock.record(3)
    #expect(third.count == 1)
    second.mock.record("x")
    #expect(second.count == 1)
    first.mock.record(1)
    second.mock.record("x")
    third.mock.record(3)
    third.mock.verify()
    #expect(third.count == 1)
  }

  @Test func theFirstOfThoseWhoseTurnItIsTakesAllItMay() {
    let mock = Observed<Int>()
    mock.mock.expect(any(), times: 1...2, in: order)
    mock.mock.expect(1, in: order)
    second.mock.expect("x", in: order)
    mock.mock.record(1)
    mock.mock.record(1)
    second.mock.record("x")
    #expect(second.messages.first?.contains("but first: 1 of Fake") == true)
    mock.mock.record(1)
    second.mock.record("x")
    mock.mock.verify()
    second.mock.verify()
    #expect(mock.count == 0 && second.count == 1)
  }

  @Test func aTiedExpectationIsNotRobbedByAnother() {
    let mock = Observed<Int>(ordered: false)
    mock.mock.expect(any(), times: 0...)
    mock.mock.expect(1, in: order)
    second.mock.expect("x", in: order)
    mock.mock.record(1)
    second.mock.record("x")
    #expect(second.count == 0)
  }

  @Test func aMockThatForgetsLeavesItsOrders() {
    first.mock.expect(1, in: order)
    second.mock.expect("x", in: order)
    first.mock.reset()
    second.mock.record("x")
    #expect(second.count == 0)
  }

  @Test func rejectionsHoldAsEver() {
    first.mock.expect(1, in: order)
    first.mock.reject(1)
    first.mock.record(1)
    #expect(first.messages[0].hasPrefix("Rejected interaction"))
  }

  @Test func anExpectationBeforeTheFirstThatIsTiedIsMetAsEver() {
    first.mock.expect(1)
    first.mock.expect(2, in: order)
    first.mock.record(1)
    first.mock.record(2)
    first.mock.verify()
    #expect(first.messages == [])
  }
}
