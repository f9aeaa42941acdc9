import Matchers
import Stubbing
import Testing

@testable import Mocking

/// A ledger of numbers, recorded into as a mock does.
private struct Scene {
  var ledger: Ledger
  private let traits = valueTraits(of: Int.self)

  init(strict: Bool = false, ordered: Bool = false, precedence: Precedence = .earliest) {
    ledger = Ledger(isStrict: strict, isOrdered: ordered, precedence: precedence, isHashable: true)
  }

  mutating func expect(_ matcher: Matcher<Int>, times: some Times = 1, in orders: InOrder...) -> AnyExpectation {
    let expectation = Expectation(matcher: matcher, range: times.countRange ?? .once, location: CodeLocation())
    ledger.expect(expectation, in: orders, name: "Scene")
    return expectation
  }

  mutating func record(_ value: Int) -> Ledger.Outcome { ledger.record(value, traits: traits) }

  /// The expectation that an interaction is counted for.
  mutating func taker(of value: Int) -> AnyExpectation? {
    if case .counted(let expectation) = record(value) { expectation } else { nil }
  }
}

/// For which expectation an interaction is counted, and what is known of one.
@Suite struct CountedForTests {
  @Test func theLatestComesFirst() {
    var scene = Scene(precedence: .latest)
    let anyone = scene.expect(any())
    let five = scene.expect(equals(5))
    #expect(scene.taker(of: 5) === five)
    #expect(scene.taker(of: 6) === anyone)
    #expect(scene.ledger.isFulfilled)
  }

  @Test func theEarliestComesFirstAndGivesUpWhatItNeedNotCount() {
    var scene = Scene()
    let anyone = scene.expect(any())
    let five = scene.expect(equals(5))
    #expect(scene.taker(of: 5) === anyone)
    #expect(scene.ledger.count(of: anyone) == 1 && scene.ledger.count(of: five) == 0)
    #expect(scene.taker(of: 6) === anyone)
    #expect(scene.ledger.count(of: anyone) == 1 && scene.ledger.count(of: five) == 1)
    #expect(scene.ledger.isFulfilled)
  }

  @Test func precedenceDecidesWhateverIsNeededElsewhere() {
    var scene = Scene(precedence: .latest)
    let anyone = scene.expect(any(), times: 1...)
    let five = scene.expect(equals(5), times: 1...)
    for _ in 0..<3 { #expect(scene.taker(of: 5) === five) }
    #expect(scene.ledger.isFulfilled(five) && scene.ledger.isFulfilled(anyone))
    #expect(scene.ledger.count(of: five) + scene.ledger.count(of: anyone) == 3)
  }

  @Test func noneTakesMoreThanItMayWhileAnotherMay() {
    var scene = Scene(precedence: .latest)
    let five = scene.expect(equals(5))
    let anyone = scene.expect(any(), times: 0...1)
    #expect(scene.taker(of: 5) === anyone)
    #expect(scene.ledger.isFulfilled)
    #expect(scene.taker(of: 5) === five)
    #expect(scene.taker(of: 5) == nil)
  }

  @Test(arguments: [true, false]) func inOrderItIsTheEarliest(strict: Bool) {
    var scene = Scene(strict: strict, ordered: true, precedence: .latest)
    let anyone = scene.expect(any())
    let one = scene.expect(equals(1), times: 1...2)
    let other = scene.expect(equals(1))
    let takers = (0..<3).map { _ in scene.taker(of: 1) }
    #expect(takers[0] === anyone && takers[1] === one)
    #expect(takers[2] === (strict ? one : other))
    #expect(scene.ledger.isFulfilled)
  }

  @Test func whatIsOneTooManyIsAFailureInANiceMock() {
    var scene = Scene()
    _ = scene.expect(equals(1))
    _ = scene.record(1)
    if case .unexpected = scene.record(1) {} else { Issue.record("1 is one too many") }
    if case .ignored = scene.record(2) {} else { Issue.record("nobody expects 2") }
  }

  @Test(arguments: [true, false], [true, false])
  func whatIsForgottenIsFulfilled(strict: Bool, ordered: Bool) {
    var scene = Scene(strict: strict, ordered: ordered)
    let one = scene.expect(equals(1))
    #expect(!scene.ledger.isFulfilled(one))
    _ = scene.ledger.clear(expectations: true, interactions: true)
    #expect(scene.ledger.isFulfilled(one) && scene.ledger.count(of: one) == 0)
    let two = scene.expect(equals(2))
    #expect(scene.ledger.isFulfilled(one) && !scene.ledger.isFulfilled(two))
  }
}

/// Expectations that are disposed of.
@Suite struct DisposalTests {
  @Test(arguments: [true, false], [true, false])
  func nothingIsExpectedAnyMore(strict: Bool, ordered: Bool) {
    var scene = Scene(strict: strict, ordered: ordered)
    let one = scene.expect(equals(1))
    let two = scene.expect(equals(2))
    scene.ledger.dispose(one)
    #expect(scene.ledger.isFulfilled(one) && !scene.ledger.isFulfilled)
    switch scene.record(1) {
    case .unexpected: #expect(strict)
    case .ignored: #expect(!strict)
    default: Issue.record("1 is not expected any more")
    }
    #expect(scene.taker(of: 2) === two)
    #expect(scene.ledger.isFulfilled)
  }

  @Test(arguments: [true, false], [true, false])
  func whatWasCountedStaysAccountedFor(strict: Bool, ordered: Bool) {
    var scene = Scene(strict: strict, ordered: ordered)
    let one = scene.expect(equals(1), times: 3)
    _ = scene.record(1)
    scene.ledger.dispose(one)
    #expect(scene.ledger.isFulfilled && scene.ledger.count(of: one) == 1)
    #expect(scene.ledger.fates == [.counted])
    scene.ledger.dispose(one)
    #expect(scene.ledger.count(of: one) == 1)
  }

  @Test func whatAnotherNeedsMovesThere() {
    var scene = Scene()
    let anyone = scene.expect(any())
    let five = scene.expect(equals(5))
    _ = scene.record(5)
    scene.ledger.dispose(anyone)
    #expect(scene.ledger.isFulfilled && scene.ledger.count(of: five) == 1)
    #expect(scene.ledger.count(of: anyone) == 0)
  }

  @Test func anOrderGoesOnWithoutIt() {
    let order = InOrder()
    var scene = Scene()
    let one = scene.expect(equals(1), in: order)
    let two = scene.expect(equals(2), in: order)
    if case .outOfOrder = scene.record(2) {} else { Issue.record("2 is not next") }
    scene.ledger.dispose(one)
    #expect(scene.taker(of: 2) === two)
    #expect(scene.ledger.isFulfilled)
  }

  @Test func whenInteractionsAreForgottenItStaysAway() {
    var scene = Scene(strict: true)
    let one = scene.expect(equals(1))
    let two = scene.expect(equals(2))
    scene.ledger.dispose(one)
    _ = scene.ledger.clear(expectations: false, interactions: true)
    #expect(!scene.ledger.isFulfilled(two))
    #expect(scene.taker(of: 1) == nil)
    #expect(scene.taker(of: 2) === two)
    #expect(scene.ledger.isFulfilled)
  }
}
