import Stubbing
import Testing

/// A stub that finds its behaviors by hash answers as one would that asks each in turn.
@Suite struct StubOracleTests {
  /// A behavior as one would write it down: what it accepts, what it answers, and how often it may.
  private struct Entry {
    let accepts: (Int) -> Bool
    let answer: Int
    let times: Int
    var rest: Int
    let handle: Behavior
  }

  /// Equal for the user, and not hashable: nothing can be found by hash.
  private struct Opaque: Equatable { let number: Int }

  /// Whatever it is, it hashes alike.
  private struct Colliding: Hashable {
    let number: Int
    func hash(into hasher: inout Hasher) {}
  }

  /// Few values with closures between, and many values that mostly have one behavior each.
  @Test(arguments: [Precedence.earliest, .latest], [12, 100])
  func answersAsIfEachWereAsked(precedence: Precedence, values: Int) {
    for seed in 1...40 as ClosedRange<UInt64> {
      play(seed, values, precedence) {
        $0
      } number: {
        $0
      }
    }
  }

  @Test(arguments: [Precedence.earliest, .latest])
  func answersAsIfEachWereAskedWhereHashesAreOfNoHelp(precedence: Precedence) {
    for seed in 1...20 as ClosedRange<UInt64> {
      play(seed, 12, precedence) {
        Opaque(number: $0)
      } number: {
        $0.number
      }
      play(seed, 12, precedence) {
        Colliding(number: $0)
      } number: {
        $0.number
      }
    }
  }

  private func play<Input: Equatable & SendableMetatype>(
    _ seed: UInt64, _ values: Int, _ precedence: Precedence, input: (Int) -> Input,
    number: @escaping @Sendable (Input) -> Int
  ) {
    var random = Numbers(state: seed)
    let stub = Stub<Input, Int>(precedence: precedence)
    var entries: [Entry] = []
    for step in 0..<400 {
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<3:
        entries.append(add(to: stub, answer: step, among: values, using: &random, input: input, number: number))
      case 3 where !entries.isEmpty:
        let index = Int.random(in: entries.indices, using: &random)
        entries[index].handle.dispose()
        entries.remove(at: index)
      case 4 where step % 97 == 0:
        stub.removeAll()
        entries = []
      case 4 where step % 13 == 0:
        stub.answers.renew()
        for index in entries.indices { entries[index].rest = entries[index].times }
      default:
        let value = Int.random(in: 0..<values, using: &random)
        let expected = answer(to: value, from: &entries, precedence)
        let answer = try? stub.invoke(input(value))
        if answer != expected { Issue.record("\(answer as Any), not \(expected as Any): seed \(seed), step \(step)") }
      }
    }
    for entry in entries where entry.times != .max {
      #expect(entry.handle.invocationCount == entry.times - entry.rest)
      #expect(entry.handle.isUsedUp == (entry.rest == 0))
    }
  }

  private func add<Input: Equatable & SendableMetatype>(
    to stub: Stub<Input, Int>, answer: Int, among values: Int, using random: inout Numbers, input: (Int) -> Input,
    number: @escaping @Sendable (Input) -> Int
  ) -> Entry {
    let value = Int.random(in: 0..<values, using: &random)
    let times = Bool.random(using: &random) ? Int.random(in: 0..<3, using: &random) : nil
    let rest = times ?? .max
    if values == 12, Int.random(in: 0..<4, using: &random) == 0 {
      let handle = stub.on(matches { number($0) % 5 == value % 5 }, return: answer, times: times)
      return Entry(accepts: { $0 % 5 == value % 5 }, answer: answer, times: rest, rest: rest, handle: handle)
    }
    let handle = stub.on(input(value), return: answer, times: times)
    return Entry(accepts: { $0 == value }, answer: answer, times: rest, rest: rest, handle: handle)
  }

  private func answer(to value: Int, from entries: inout [Entry], _ precedence: Precedence) -> Int? {
    let matches = { (entry: Entry) in entry.rest > 0 && entry.accepts(value) }
    let found = precedence == .earliest ? entries.firstIndex(where: matches) : entries.lastIndex(where: matches)
    guard let index = found else { return nil }
    if entries[index].rest != .max { entries[index].rest -= 1 }
    return entries[index].answer
  }
}
