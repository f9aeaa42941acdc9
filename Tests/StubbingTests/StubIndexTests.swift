import Foundation
import Stubbing
import Testing

/// A stub that finds its behaviors by hash answers as one would that asks each in turn.
@Suite struct StubIndexTests {
  /// The same random numbers for the same seed.
  private struct Generator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 31)
    }
  }

  /// A behavior as one would write it down: what it accepts, what it answers, and how often it may.
  private struct Entry {
    let accepts: (Int) -> Bool
    let answer: Int
    var rest: Int
    let handle: Behavior
  }

  /// Few values with closures between, and many values that mostly have one behavior each.
  @Test(arguments: 1...60 as ClosedRange<UInt64>, [12, 100])
  func answersAsIfEachWereAsked(seed: UInt64, values: Int) {
    var generator = Generator(state: seed)
    let stub = Stub<Int, Int>()
    var entries: [Entry] = []
    for step in 0..<400 {
      switch Int.random(in: 0..<10, using: &generator) {
      case 0..<3: entries.append(add(to: stub, answer: step, among: values, using: &generator))
      case 3 where !entries.isEmpty:
        let index = Int.random(in: entries.indices, using: &generator)
        entries[index].handle.dispose()
        entries.remove(at: index)
      case 4 where step % 97 == 0:
        stub.removeAll()
        entries = []
      default:
        let input = Int.random(in: 0..<values, using: &generator)
        #expect((try? stub.invoke(input)) == answer(to: input, from: &entries), "step \(step)")
      }
    }
  }

  private func add(to stub: Stub<Int, Int>, answer: Int, among values: Int, using generator: inout Generator) -> Entry {
    let value = Int.random(in: 0..<values, using: &generator)
    let times = Bool.random(using: &generator) ? Int.random(in: 0..<3, using: &generator) : nil
    if values == 12, Int.random(in: 0..<4, using: &generator) == 0 {
      let handle = stub.on(matches { $0 % 5 == value % 5 }, return: answer, times: times)
      return Entry(accepts: { $0 % 5 == value % 5 }, answer: answer, rest: times ?? .max, handle: handle)
    }
    let handle = stub.on(value, return: answer, times: times)
    return Entry(accepts: { $0 == value }, answer: answer, rest: times ?? .max, handle: handle)
  }

  private func answer(to input: Int, from entries: inout [Entry]) -> Int? {
    guard let index = entries.firstIndex(where: { $0.rest > 0 && $0.accepts(input) }) else { return nil }
    if entries[index].rest != .max { entries[index].rest -= 1 }
    return entries[index].answer
  }

  /// Equal for the user, and not hashable: nothing can be found by hash.
  private struct Opaque: Equatable {
    let number: Int
  }

  @Test func inputsWithoutAHashAreAskedFor() {
    let stub = Stub<Opaque, Int>()
    for number in 0..<100 { stub.on(Opaque(number: number), return: number) }
    for number in 0..<100 { #expect((try? stub.invoke(Opaque(number: number))) == number) }
    #expect((try? stub.invoke(Opaque(number: 100))) == nil)
  }

  @Test func manyThreadsFindWhatTheyHaveSetUp() {
    let stub = Stub<Int, Int>()
    let wrong = Locked(0)
    DispatchQueue.concurrentPerform(iterations: 4) { thread in
      for number in 0..<300 {
        let input = thread * 1_000 + number
        stub.on(input, return: input)
        if (try? stub.invoke(input)) != input { wrong.withLock { $0 += 1 } }
      }
    }
    #expect(wrong.withLock { $0 } == 0)
  }

  @Test func manyThreadsInvokeWhileAllIsRemovedAndSetUpAgain() {
    let stub = Stub<Int, Int>()
    let isOver = Locked(false)
    DispatchQueue.concurrentPerform(iterations: 4) { thread in
      if thread > 0 {
        while !isOver.withLock({ $0 }) { #expect([nil, 19].contains(try? stub.invoke(19))) }
        return
      }
      for _ in 0..<300 {
        for number in 0..<23 { stub.on(number, return: number) }
        stub.removeAll()
      }
      isOver.withLock { $0 = true }
    }
  }

  // MARK: - Equality of a kind of its own

  /// Equal by what is in it, which may change.
  private final class Box: Hashable, @unchecked Sendable {
    var number: Int
    init(_ number: Int) { self.number = number }
    static func == (left: Box, right: Box) -> Bool { left.number == right.number }
    func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }

  @Test func objectsAreComparedAsTheyAreNow() throws {
    let stub = Stub<Box, Int>()
    let box = Box(0)
    for number in 0..<40 {
      box.number = number
      stub.on(box, return: number)
      #expect(try stub.invoke(Box(number)) == 0)
    }
  }

  @Test func valuesThatHoldObjectsAreComparedAsTheyAreNow() throws {
    let stub = Stub<[Box], Int>()
    let boxes = (0..<20).map(Box.init)
    for (answer, box) in boxes.enumerated() { stub.on([box], return: answer) }
    #expect(try stub.invoke([boxes[7]]) == 7)
    boxes[7].number = 1_000
    #expect(try stub.invoke([boxes[7]]) == 7)
    #expect((try? stub.invoke([Box(7)])) == nil)
    boxes[5].number = 1_000
    #expect(try stub.invoke([boxes[7]]) == 5)
    stub.on(any(), return: 99)
    boxes[2].number = 2_000
    #expect(try stub.invoke([boxes[2]]) == 2)
  }

  /// What values do when they are hashed, for each test.
  private static let hooks = Locked<[String: @Sendable (Int) -> Void]>([:])

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

  @Test(.timeLimit(.minutes(1))) func hashingMaySetUpMore() throws {
    let stub = Stub<Busy, Int>()
    func busy(_ number: Int) -> Busy { Busy(number: number, hook: "set up more") }
    // Each time one of these is hashed there is one more to hash.
    Self.hooks.withLock { hooks in
      hooks["set up more"] = { number in
        if number % 100 == 7 { stub.on(Busy(number: number + 100, hook: "set up more"), return: number + 100) }
      }
    }
    for number in 0..<20 { stub.on(busy(number), return: number) }
    #expect(try stub.invoke(busy(19)) == 19)
    #expect(try stub.invoke(busy(107)) == 107)
    #expect((try? stub.invoke(busy(20))) == nil)
  }

  @Test(.timeLimit(.minutes(1))) func hashingMayRemoveAllAndSetUpAnew() throws {
    let stub = Stub<Busy, Int>()
    func busy(_ number: Int) -> Busy { Busy(number: number, hook: "set up anew") }
    for number in 0..<20 { stub.on(busy(number), return: number) }
    Self.hooks.withLock { hooks in
      hooks["set up anew"] = { number in
        if number != 7 { return }
        stub.removeAll()
        for number in 0..<20 { stub.on(Busy(number: number, hook: "set up anew"), return: 100 + number) }
      }
    }
    #expect(try stub.invoke(busy(19)) == 119)
    Self.hooks.withLock { $0["set up anew"] = nil }
    #expect(try stub.invoke(busy(18)) == 118)
  }

  /// Whatever it is, it hashes alike.
  private struct Colliding: Hashable {
    let number: Int
    func hash(into hasher: inout Hasher) {}
  }

  /// Far from what is needed, and as far from what it took when each step began with a look at all.
  @Test(.timeLimit(.minutes(1))) func equalHashesAreNoWorseThanNone() throws {
    let stub = Stub<Colliding, Int>()
    for number in 0..<10_000 { stub.on(Colliding(number: number), return: number) }
    for _ in 0..<20 { #expect(try stub.invoke(Colliding(number: 9_999)) == 9_999) }
  }

  /// `any` equals everything, which is not how it should be, but how some people do it.
  private enum Wild: Hashable {
    case any, value(Int)
    static func == (left: Wild, right: Wild) -> Bool {
      if case (.value(let left), .value(let right)) = (left, right) { left == right } else { true }
    }
    func hash(into hasher: inout Hasher) {}
  }

  @Test func equalHashesAreAskedWhetherTheyAreEqual() throws {
    let stub = Stub<Wild, Int>()
    for number in 0..<20 { stub.on(.value(100 + number), return: 99) }
    stub.on(.value(1), return: 1)
    stub.on(.value(2), return: 2)
    stub.on(.any, return: 3)
    #expect(try [.value(1), .value(2), .value(7)].map { try stub.invoke($0) } == [1, 2, 3])
  }
}
