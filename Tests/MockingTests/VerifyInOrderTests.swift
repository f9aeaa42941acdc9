import Dispatch
import Stubbing
import Testing

@testable import Mocking

/// Whether calls came in an order, afterwards and across mocks.
@Suite(.timeLimit(.minutes(1))) struct VerifyInOrderTests {
  private enum Payment: Equatable { case pay(Int), refund }

  private let cart = Observed<SampleCall>(strict: false, name: "Cart")
  private let payments = Observed<Payment>(strict: false, ordered: false, name: "Payments")
  private let numbers = Observed<Int>(strict: false, name: "Numbers")

  private var count: Int { cart.count + payments.count + numbers.count }

  @Test func acceptsCallsOfMocksOfDifferentTypesInTheOrderInWhichTheyCame() {
    cart.mock.record(.ping)
    payments.mock.record(.pay(3))
    numbers.mock.record(1)
    cart.mock.record(.flush)
    verifyInOrder(
      cart.mock.calls(.ping), payments.mock.calls(Payment.pay), numbers.mock.calls(any()), cart.mock.calls(.flush))
    verifyInOrder(cart.mock.calls(.ping), cart.mock.calls(.flush))
    verifyInOrder(payments.mock.calls(Payment.pay, 3), cart.mock.calls(.flush))
    verifyInOrder(numbers.mock.calls(1))
    #expect(count == 0)
    verifyInOrder(payments.mock.calls(.pay(3)), cart.mock.calls(.ping)); let line = #line
    #expect(cart.lines == [line] && count == 1)
  }

  @Test func doublesAndFakesTakePart() {
    let double = TestDouble<Int>()
    double.record(1)
    numbers.mock.record(1)
    verifyInOrder(double.calls(1), numbers.mock.calls(1))
    verifyInOrder(double.mock.calls(any()), numbers.mock.calls(1))
    #expect(count == 0)
  }

  @Test func eachStepTakesACallOfItsOwn() {
    for number in [1, 2, 1] { numbers.mock.record(number) }
    verifyInOrder(numbers.mock.calls(1), numbers.mock.calls(1))
    verifyInOrder(numbers.mock.calls(1), numbers.mock.calls(2), numbers.mock.calls(1))
    #expect(count == 0)
    verifyInOrder(numbers.mock.calls(1), numbers.mock.calls(1), numbers.mock.calls(1))
    #expect(count == 1)
    verifyInOrder(numbers.mock.calls(2), numbers.mock.calls(2))
    #expect(count == 2)
  }

  @Test func overlappingMatchersTakeTheEarliestThatTheyMay() {
    for number in [1, 2, 3] { numbers.mock.record(number) }
    verifyInOrder(numbers.mock.calls(any()), numbers.mock.calls(greater(than: 1)), numbers.mock.calls(3))
    verifyInOrder(numbers.mock.calls(greater(than: 1)), numbers.mock.calls(any()))
    #expect(count == 0)
    verifyInOrder(numbers.mock.calls(greater(than: 2)), numbers.mock.calls(any()))
    #expect(count == 1)
  }

  /// The earliest call of each step is enough: a look at all ways to pick finds no other answer.
  @Test(arguments: 0..<20) func decidesAsALookAtAllWaysToPickDoes(seed: Int) {
    var generator = SplitMix64(seed: UInt64(seed))
    for _ in 0..<100 {
      let (first, second) = (Observed<Int>(strict: false), Observed<Int>(strict: false))
      var recorded: [(isFirst: Bool, value: Int)] = []
      for _ in 0..<generator.next(below: 7) {
        recorded.append((generator.next(below: 2) == 0, generator.next(below: 3)))
      }
      for (isFirst, value) in recorded { (isFirst ? first : second).mock.record(value) }
      let steps = (0..<3).map { _ in (isFirst: generator.next(below: 2) == 0, mask: 1 + generator.next(below: 7)) }
      let calls = steps.map { step in
        (step.isFirst ? first : second).mock.calls(matches { step.mask & (1 << $0) != 0 })
      }
      verifyInOrder(calls[0], calls[1], calls[2])
      func canPick(from position: Int, step: Int) -> Bool {
        if step == steps.count { return true }
        return recorded.indices.dropFirst(position).contains {
          recorded[$0].isFirst == steps[step].isFirst && steps[step].mask & (1 << recorded[$0].value) != 0
            && canPick(from: $0 + 1, step: step + 1)
        }
      }
      #expect((first.count + second.count == 0) == canPick(from: 0, step: 0), "\(recorded) \(steps)")
    }
  }

  @Test func whatWasPickedIsAccountedForAndNothingElse() {
    for number in [1, 2, 1] { numbers.mock.record(number) }
    verifyInOrder(numbers.mock.calls(1), numbers.mock.calls(2))
    numbers.mock.verifyNoMoreInteractions()
    #expect(numbers.messages.first?.hasSuffix("  3. 1") == true)
  }

  @Test func whatWasPickedBeforeAStepIsMissingIsAccountedFor() {
    for number in [1, 2] { numbers.mock.record(number) }
    verifyInOrder(numbers.mock.calls(1), numbers.mock.calls(3), numbers.mock.calls(2))
    numbers.mock.verifyNoMoreInteractions()
    #expect(numbers.count == 2 && numbers.messages.last?.hasSuffix("  2. 2") == true)
  }

  @Test func looksAtWhatWasRecordedByThen() {
    let (one, two) = (numbers.mock.calls(1), numbers.mock.calls(2))
    #expect(one.isEmpty && two.isEmpty)
    numbers.mock.record(1)
    numbers.mock.record(2)
    verifyInOrder(one, two)
    #expect(count == 0)
  }

  @Test func whatWasForgottenDoesNotCount() {
    numbers.mock.record(1)
    cart.mock.record(.ping)
    numbers.mock.clearInteractions()
    verifyInOrder(numbers.mock.calls(1), cart.mock.calls(.ping))
    #expect(numbers.count == 1)
    numbers.mock.record(1)
    verifyInOrder(cart.mock.calls(.ping), numbers.mock.calls(1))
    #expect(count == 1)
  }

  @Test func whatCannotBeLookedForIsReportedOnce() {
    let log = FailureLog()
    let forgetful = Mock<Int>(nice: true, keepsInteractions: false, name: "Fake", reporter: log.reporter)
    forgetful.record(1)
    verifyInOrder(numbers.mock.calls(1), forgetful.calls(1)); let line = #line
    #expect(log.all.map(\.location.line) == [line] && count == 0)
    #expect(log.all.first?.message.hasPrefix("Fake keeps no interactions") == true)
    verifyInOrder(numbers.mock.calls(contains(1, times: -1).pullback { [$0] }))
    #expect(numbers.messages == ["Impossible matcher for Numbers: a count cannot be negative."])
  }

  @Test func manyCallsArePickedInOneLook() {
    let asked = Locked(0)
    for number in 0..<1_000 { numbers.mock.record(number) }
    func number(_ wanted: Int) -> Calls<Int, Int> {
      numbers.mock.calls(
        matches { number in
          asked.withLock { $0 += 1 }
          return number == wanted
        })
    }
    verifyInOrder(number(100), number(500), number(999))
    #expect(count == 0 && asked.withLock { $0 } == 1_000)
  }
}

/// Waiting for calls in an order.
@Suite(.timeLimit(.minutes(1))) struct VerifyInOrderWithinTests {
  private let long = Duration.seconds(600)
  private let first = Observed<Int>(strict: false, name: "First")
  private let second = Observed<String>(strict: false, name: "Second")

  private func someoneWaits() async {
    while first.mock.storage.withLock({ $0.core.listeners.isEmpty })
      || second.mock.storage.withLock({ $0.core.listeners.isEmpty })
    {
      await Task.yield()
    }
  }

  @Test func whatCameAlreadyCounts() async {
    first.mock.record(1)
    second.mock.record("x")
    await verifyInOrder(first.mock.calls(1), second.mock.calls("x"), within: long)
    await verifyInOrder(first.mock.calls(1), second.mock.calls("x"), within: .zero)
    #expect(first.count + second.count == 0)
  }

  @Test func isWokenByWhicheverMockRecords() async {
    first.mock.record(1)
    second.mock.record("x")
    let waiting = Task { [first, second, long] in
      await verifyInOrder(second.mock.calls("x"), first.mock.calls(1), second.mock.calls("x"), within: long)
    }
    await someoneWaits()
    first.mock.record(1)
    await someoneWaits()
    first.mock.record(2)
    await someoneWaits()
    second.mock.record("x")
    await waiting.value
    #expect(first.messages + second.messages == [])
    let listeners = first.mock.storage.withLock { $0.core.listeners }
    #expect(listeners.isEmpty)
  }

  @Test func beginsAnewWhenSomethingIsForgottenMeanwhile() async {
    first.mock.record(1)
    let waiting = Task { [first, second, long] in
      await verifyInOrder(first.mock.calls(1), second.mock.calls("x"), within: long)
    }
    await someoneWaits()
    first.mock.clearInteractions()
    await someoneWaits()
    second.mock.record("x")
    await someoneWaits()
    first.mock.record(1)
    await someoneWaits()
    second.mock.record("x")
    await waiting.value
    #expect(first.messages + second.messages == [])
  }

  @Test func failsWhenTimeIsUp() async {
    first.mock.record(1)
    let duration = await ContinuousClock().measure {
      await verifyInOrder(first.mock.calls(1), second.mock.calls("x"), within: .milliseconds(50))
    }
    #expect(duration >= .milliseconds(50) && duration < .seconds(30))
    #expect(first.count == 0 && second.count == 1)
  }

  @Test func endsWithItsTaskAndSaysSo() async {
    let waiting = Task { [first, second, long] in
      await verifyInOrder(first.mock.calls(1), second.mock.calls("x"), within: long)
    }
    await someoneWaits()
    waiting.cancel()
    await waiting.value
    #expect(first.messages.first?.hasSuffix("\nThe task was cancelled, which ended the wait.") == true)
  }

  @Test func anImpossibleTimeIsReportedAtOnce() async {
    first.mock.record(1)
    await verifyInOrder(first.mock.calls(1), within: .seconds(-1)); let line = #line
    #expect(first.lines == [line])
    #expect(first.messages[0].hasPrefix("Impossible delay for the verification of First"))
  }

  @Test func eachInteractionIsLookedAtOnceWhileItWaits() async {
    let asked = Locked(0)
    let last: Matcher<Int> = matches { number in
      asked.withLock { $0 += 1 }
      return number == 11
    }
    let waiting = Task { [first, second, long] in
      await verifyInOrder(first.mock.calls(0), first.mock.calls(last), second.mock.calls("x"), within: long)
    }
    for number in 0..<12 {
      await someoneWaits()
      first.mock.record(number)
    }
    await someoneWaits()
    second.mock.record("x")
    await waiting.value
    #expect(first.count + second.count == 0)
    // Each behind the first one while it waited, and again to verify.
    #expect(asked.withLock { $0 } == 22)
  }

  @Test func threadsMayRecordMeanwhile() async {
    DispatchQueue.global().async { [first, second] in
      for number in 0..<2_000 {
        first.mock.record(number)
        second.mock.record("\(number)")
      }
    }
    await verifyInOrder(
      first.mock.calls(10), second.mock.calls("1000"), first.mock.calls(1_001), second.mock.calls("1999"),
      within: long)
    #expect(first.messages + second.messages == [])
  }
}
