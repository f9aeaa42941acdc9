import Mocking
import Testing

/// What is found by hash among many interactions is what a look at each of them finds.
@Suite struct CallsIndexTests {
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
      #expect(mock.calls(value).count == mock.calls(matches { $0 == value }).count)
      #expect(mock.calls(value) == mock.interactions.filter { $0 == value })
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
            return mock.calls(value) != [value]
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

  @Test func manyThreadsCountWhileExpectationsAreForgotten() async {
    let mock = Mock<Int>(nice: true, ordered: false)
    for number in 0..<100 { mock.record(number) }
    await withTaskGroup { group in
      for _ in 0..<3 {
        group.addTask { for _ in 0..<2_000 { #expect(mock.calls(39).count >= 1) } }
      }
      for number in 0..<500 {
        mock.record(100 + number % 100)
        mock.clearExpectations()
      }
    }
  }
}

// MARK: - Objects

/// Equal by what is in it, which may change.
private final class Box: Hashable, @unchecked Sendable {
  var number: Int
  init(_ number: Int) { self.number = number }
  static func == (left: Box, right: Box) -> Bool { left.number == right.number }
  func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

private enum Call: Hashable, Sendable { case save(Box), ping }

/// What holds on to objects is compared as it is now, and not as it was when it was hashed.
@Suite struct ObjectIndexTests {
  @Test func theSameObjectIsRecordedAgainAndAgain() {
    let mock = Mock<Box>(nice: true, ordered: false)
    let box = Box(0)
    for number in 0..<100 {
      box.number = number
      mock.record(box)
    }
    for _ in 0..<10 { #expect(mock.calls(Box(99)).count == 100) }
    box.number = 5
    mock.record(box)
    #expect(mock.calls(Box(5)).count == 101)
  }

  @Test func objectsInACaseChange() {
    let mock = Mock<Call>(nice: true, ordered: false)
    let boxes = (0..<100).map(Box.init)
    for box in boxes { mock.record(.save(box)) }
    for _ in 0..<10 { #expect(mock.calls(.save(Box(3))).count == 1) }
    boxes[3].number = 1_000
    #expect(mock.calls(.save(Box(1_000))).count == 1)
    #expect(mock.calls(.save(Box(3))).isEmpty)
  }

  @Test func objectsThatChangeAreFoundThoughSomethingElseMatches() {
    let observed = Observed<Call>(ordered: false)
    let box = Box(1)
    observed.mock.expect(.save(box))
    for _ in 0..<100 { observed.mock.expect(.ping, times: 0...1) }
    observed.mock.expect(any(), times: 0...)
    observed.mock.record(.ping)
    box.number = 2
    observed.mock.record(.save(box))
    observed.mock.verify()
    #expect(observed.messages == [])
  }

  @Test(arguments: [true, false]) func objectsAreExpectedAsTheyAreWhenTheyAreRecorded(strict: Bool) {
    let observed = Observed<Call>(strict: strict, ordered: false)
    let boxes = (0..<100).map(Box.init)
    for box in boxes { observed.mock.expect(.save(box)) }
    observed.mock.record(.save(Box(0)))
    boxes[7].number = 1_000
    observed.mock.record(.save(Box(1_000)))
    boxes[8].number = 9
    observed.mock.record(.save(Box(9)))
    observed.mock.record(.save(Box(9)))
    for number in 1..<100 where number < 7 || number > 9 { observed.mock.record(.save(Box(number))) }
    observed.mock.verify()
    #expect(observed.messages == [])
  }
}

/// What values do when they are hashed.
private let hooks = Locked<[String: @Sendable (Int) -> Void]>([:])

/// Does something whenever it is hashed.
private struct Busy: Hashable, Sendable {
  let number: Int
  let hook: String
  static func == (left: Busy, right: Busy) -> Bool { left.number == right.number }
  func hash(into hasher: inout Hasher) {
    hooks.withLock { $0[hook] }?(number)
    hasher.combine(number)
  }
}

@Suite(.timeLimit(.minutes(1))) struct HashingTests {
  @Test func hashingMayExpectMore() {
    let observed = Observed<Busy>(ordered: false)
    let mock = observed.mock
    func call(_ number: Int) -> Busy { Busy(number: number, hook: "expect") }
    // Each time one of these is hashed there is one more to hash.
    hooks.withLock { hooks in
      hooks["expect"] = { if $0 == 7 { mock.expect(Busy(number: 7, hook: "expect"), times: 0...) } }
    }
    for number in 0..<100 { mock.expect(call(number)) }
    for number in 0..<100 { mock.record(call(number)) }
    mock.verify()
    #expect(observed.messages == [])
    mock.record(call(101))
    #expect(observed.count == 1)
  }

  @Test func whatIsKeptIsFoundAfterExpectationsWereForgottenMeanwhile() {
    let mock = Mock<Busy>(nice: true, ordered: false)
    func call(_ number: Int) -> Busy { Busy(number: number, hook: "forget") }
    for number in 0..<100 { mock.record(call(number)) }
    for _ in 0..<8 { #expect(mock.calls(call(1)).count == 1) }
    mock.record(call(100))
    hooks.withLock { $0["forget"] = { _ in mock.clearExpectations() } }
    #expect(mock.calls(call(1)).count == 1)
    hooks.withLock { $0["forget"] = nil }
    #expect(mock.calls(call(1)).count == 1)
    #expect(!mock.calls(call(100)).isEmpty)
  }
}
