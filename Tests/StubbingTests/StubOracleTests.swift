import Stubbing
import Testing

/// A stub that finds its behaviors by hash answers as one would that asks each in turn.
@Suite struct StubOracleTests {
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
}
