import Matchers
import Testing

/// A matcher explains a value exactly when it does not match it, whatever the matcher and the value.
@Suite struct MismatchPropertyTests {
  private struct Item: Equatable, Hashable {
    var name: String
    var size: Int?
    var tags: [String]
  }

  private enum Event: Equatable { case added(Item, at: Int), moved(Int, Int), cleared }

  /// Random values, the same in each run.
  private struct Random: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }

    mutating func number() -> Int { Int.random(in: -2...3, using: &self) }
    mutating func text() -> String { ["", "a", "ab", "ba\nab", "Ann"][Int.random(in: 0..<5, using: &self)] }
    mutating func list<T>(_ make: (inout Random) -> T) -> [T] {
      (0..<Int.random(in: 0...3, using: &self)).map { _ in make(&self) }
    }
    mutating func item() -> Item {
      Item(name: text(), size: Bool.random(using: &self) ? number() : nil, tags: list { $0.text() })
    }
    mutating func event() -> Event {
      switch Int.random(in: 0..<3, using: &self) {
      case 0: .added(item(), at: number())
      case 1: .moved(number(), number())
      default: .cleared
      }
    }
    mutating func outcome() -> Result<Int, CancellationError> {
      Bool.random(using: &self) ? .success(number()) : .failure(CancellationError())
    }
  }

  private func check<Value>(
    _ matchers: [Matcher<Value>], seed: UInt64, sourceLocation: SourceLocation = #_sourceLocation,
    _ make: (inout Random) -> Value
  ) {
    var random = Random(state: seed)
    let combined =
      matchers + matchers.map { !$0 } + zip(matchers, matchers.reversed()).flatMap { [$0 && $1, $0 || $1] }
    for _ in 0..<60 {
      let value = make(&random)
      for matcher in combined {
        let mismatch = matcher.mismatch(in: value)
        #expect((mismatch == nil) == matcher.matches(value), "\(matcher) \(value)", sourceLocation: sourceLocation)
        #expect(mismatch?.differences.isEmpty != true, sourceLocation: sourceLocation)
        #expect(mismatch?.description.isEmpty != true, sourceLocation: sourceLocation)
      }
    }
  }

  @Test(arguments: 1...5 as ClosedRange<UInt64>) func numbers(seed: UInt64) {
    check(
      [
        any(), 1, equals(2), not(1), greater(than: 0), less(than: 0), atLeast(1), atMost(1), within(0...2),
        within(..<1),
        within(3...), matches { $0 % 2 == 0 }, isA(Int.self), anyOf(1, 2), allOf(not(1), not(2)),
        close(to: 1, within: 1), anyOf([0, 3]), allOf([atLeast(0), not(2)]), equals("1").pullback { "\($0)" },
        greater(than: 1).described(as: "big"),
      ], seed: seed
    ) { $0.number() }
    check([isNaN(), close(to: 1, within: 1), close(to: 1, within: -1), equals(.nan)], seed: seed) {
      [.nan, 0, 1.5, 3, .infinity][Int.random(in: 0..<5, using: &$0)]
    }
  }

  @Test(arguments: 1...5 as ClosedRange<UInt64>) func texts(seed: UInt64) {
    check(
      [
        "a", hasPrefix("a"), hasSuffix("b"), contains("a"), matches(/[a-z]*/), contains(/b/), isEmpty(), hasCount(2),
        equals("ba\nabc"), equals("A", ignoringCase: true), contains("a", times: 1...2),
      ], seed: seed
    ) { $0.text() }
  }

  @Test(arguments: 1...5 as ClosedRange<UInt64>) func collections(seed: UInt64) {
    check(
      [
        matches([1, any()]), equals([1, 2]), contains(1), everyElement(greater(than: 0)), hasCount(atLeast(2)),
        isEmpty(),
        inAnyOrder(1, any()), inAnyOrder([2]), contains(1, times: 2), contains(1, times: -1), contains(allOf: 1, 2),
        isSubset(of: [1, 2, 2]), isSuperset(of: [1, any()]), [1, any()],
      ], seed: seed
    ) { $0.list { $0.number() } }
    check([matches(["a": 1]), hasEntry("a", any()), isEmpty(), equals(["a": 1, "": 0])], seed: seed) { random in
      Dictionary(random.list { ($0.text(), $0.number()) }) { $1 }
    }
    check([equals([1, 2] as Set), contains(1), isEmpty(), [1, any()], isSubset(of: [1, 2])], seed: seed) {
      Set($0.list { $0.number() })
    }
  }

  @Test(arguments: 1...5 as ClosedRange<UInt64>) func optionalsAndResults(seed: UInt64) {
    check([none(), some(1), some(any()), nil, equals(nil), equals(2)], seed: seed) { $0.item().size }
    check([none(), some(none()), some(some(1)), equals(.some(nil))], seed: seed) { random -> Int?? in
      Bool.random(using: &random) ? random.item().size : .none
    }
    check([success(1), failure(any()), success(greater(than: 1))], seed: seed) { $0.outcome() }
  }

  @Test(arguments: 1...5 as ClosedRange<UInt64>) func structsTuplesAndCases(seed: UInt64) {
    check(
      [
        has(\.name, "a"), has(\.size, some(1)), has(\.size, nil), has(\.tags, contains("a")), has(\.tags.count, 2),
        has(\.name, hasPrefix("a")),
        equals(Item(name: "a", size: nil, tags: ["a"])),
      ], seed: seed
    ) { $0.item() }
    check([matches((1, any())), equals((1, "a")), matches((any(), hasPrefix("a")))], seed: seed) {
      ($0.number(), $0.text())
    }
    let cases: [Matcher<Event>] = [
      matches(Event.added, has(\.size, none()), any()), matches(Event.moved, 1, any()), equals(.cleared),
      matches(Event.moved, greater(than: 0), less(than: 2)), equals(.moved(1, 1)),
      matches { $0 == .cleared }, matches(Event.moved) { $0 < $1 }, matches(Event.added) { $0.size == $1 },
    ]
    check(cases, seed: seed) { $0.event() }
  }
}
