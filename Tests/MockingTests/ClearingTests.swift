import Mocking
import Testing

@Suite struct ClearingTests {
  @Test(arguments: [true, false], [true, false])
  func expectationsWithoutTheirInteractionsAreToBeMetAnew(isStrict: Bool, isOrdered: Bool) {
    let observed = Observed<Int>(strict: isStrict, ordered: isOrdered)
    observed.mock.expect(1)
    observed.mock.reject(2)
    observed.mock.record(1)
    observed.mock.clearInteractions()
    #expect(observed.mock.interactions.isEmpty)
    observed.mock.verify()
    #expect(observed.count == 1)
    observed.mock.record(1)
    observed.mock.verify()
    #expect(observed.count == 1)
    observed.mock.record(2)
    #expect(observed.count == 2)
  }

  @Test func interactionsStayWithoutTheirExpectations() {
    let observed = Observed<Int>(strict: false)
    observed.mock.expect(1)
    observed.mock.reject(2)
    observed.mock.record(1)
    observed.mock.clearExpectations()
    observed.mock.record(2)
    observed.mock.verify()
    #expect(observed.count == 0)
    #expect(observed.mock.interactions == [1, 2])
    observed.mock.verifyNoMoreInteractions()
    #expect(observed.messages.first?.hasPrefix("1 of 2 interactions") == true)
  }

  @Test func clearingExpectationsEndsWaitingForThem() async {
    let observed = Observed<Int>()
    observed.mock.expect(1)
    let waiting = Task { await observed.mock.verify(delay: .seconds(60)) }
    try? await Task.sleep(for: .milliseconds(20))
    observed.mock.clearExpectations()
    await waiting.value
    #expect(observed.count == 0)
  }
}
