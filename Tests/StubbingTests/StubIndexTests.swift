import Foundation
import Stubbing
import Testing

/// What is found by hash is what is equal, whatever the inputs are and whatever happens meanwhile.
@Suite struct StubIndexTests {
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
