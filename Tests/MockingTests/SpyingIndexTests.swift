import Mocking
import Testing

/// What is found by hash among many interactions is what a look at each of them finds.
@Suite struct SpyingIndexTests {
  @Test(arguments: 1...20) func countsWhatAScanCounts(seed: Int) {
    let mock = Mock<Int>(nice: true, ordered: false)
    var state = seed
    func next(_ bound: Int) -> Int {
      state = state &* 1_103_515_245 &+ 12_345
      return abs(state >> 8) % bound
    }
    for step in 0..<300 {
      mock.record(next(10))
      if step == 150 { mock.clearInteractions() }
      let value = next(11)
      #expect(mock.count(of: value) == mock.count(of: matches { $0 == value }))
      #expect(mock.received(value) == mock.received(matches { $0 == value }))
    }
  }

  @Test func accountsForWhatItHasFound() {
    let observed = Observed<Int>(strict: false, ordered: false)
    for number in 0..<200 { observed.mock.record(number % 100) }
    for number in 0..<99 { observed.mock.verify(number, times: 2) }
    #expect(observed.count == 0)
    observed.mock.verifyNoMoreInteractions()
    #expect(observed.messages.first?.contains("2 of 200 interactions") == true)
    observed.mock.verify(7)
    #expect(observed.messages.last?.contains("7: expected once, recorded twice") == true)
  }

  @Test func manyThreadsFindWhatTheyHaveRecorded() async {
    let mock = Mock<Int>(nice: true, ordered: false)
    let missed = await withTaskGroup(of: Int.self) { group in
      for thread in 0..<4 {
        group.addTask {
          (0..<300).count { number in
            let value = thread * 1_000 + number
            mock.record(value)
            return !mock.received(value) || mock.count(of: value) != 1
          }
        }
      }
      return await group.reduce(0, +)
    }
    #expect(missed == 0)
  }

  @Test func manyThreadsMeetExpectationsFoundByHash() async {
    let observed = Observed<Int>(ordered: false)
    for number in 0..<1_200 { observed.mock.expect(number) }
    await withTaskGroup { group in
      for thread in 0..<4 {
        group.addTask { for number in (0..<300).reversed() { observed.mock.record(thread * 300 + number) } }
      }
    }
    observed.mock.verify()
    #expect(observed.count == 0)
  }
}
