import Mocking
import Testing

/// What is found, by hash or not, is what a plain filter finds.
@Suite struct CallsOracleTests {
  private func check<Value: Equatable>(
    _ seed: Int, steps: Int = 400, _ make: (inout SplitMix64) -> Value,
    change: (inout SplitMix64) -> Void = { _ in }, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var generator = SplitMix64(seed: UInt64(seed))
    let mock = Mock<Value>(nice: true, ordered: false)
    var (recorded, kept): ([Value], [(Calls<Value, Value>, [Value])]) = ([], [])
    for _ in 0..<steps {
      switch generator.next(below: 40) {
      case 0:
        mock.clearInteractions()
        recorded = []
      case 1: mock.clearExpectations()
      case 2: change(&generator)
      case 3: mock.expect(equals(make(&generator)), times: 0...)
      case 4:
        kept.append((mock.calls(make(&generator)), []))
        kept[kept.count - 1].1 = Array(kept[kept.count - 1].0)
      case 5..<20:
        let value = make(&generator)
        let found = recorded.filter { value == $0 }
        let calls = mock.calls(value)
        let isSame = calls.count == found.count && isSameOrder(Array(calls), found, in: recorded)
        #expect(isSame, "of \(value)", sourceLocation: sourceLocation)
        if !isSame { return }
      default:
        let value = make(&generator)
        mock.record(value)
        recorded.append(value)
      }
    }
    for (calls, values) in kept { #expect(calls.count == values.count, sourceLocation: sourceLocation) }
  }

  /// What is not equal to itself can still be told by how it prints.
  private func isSameOrder<Value>(_ left: [Value], _ right: [Value], in recorded: [Value]) -> Bool {
    left.map { "\($0)" } == right.map { "\($0)" }
  }

  @Test(arguments: 0..<10) func plainValues(seed: Int) {
    check(seed) { $0.next(below: 12) }
  }

  @Test(arguments: 0..<10) func notANumberAndTwoZeros(seed: Int) {
    let values = [Double.nan, 0, -0.0, 1, -1, .infinity, .signalingNaN, -.nan]
    check(seed) { values[$0.next(below: values.count)] }
  }

  @Test(arguments: 0..<10) func whatEqualsAnything(seed: Int) {
    check(seed) { Wild(number: $0.next(below: 9)) }
    check(seed) { HashableWild(number: $0.next(below: 9)) }
  }

  @Test(arguments: 0..<10) func objectsThatChange(seed: Int) {
    let boxes = (0..<20).map { Box($0 % 6) }
    check(seed) { generator in
      boxes[generator.next(below: boxes.count)]
    } change: { generator in
      boxes[generator.next(below: boxes.count)].number = generator.next(below: 6)
    }
    check(seed) { generator in
      Call.save(boxes[generator.next(below: boxes.count)], generator.next(below: 2))
    } change: { generator in
      boxes[generator.next(below: boxes.count)].number = generator.next(below: 6)
    }
  }

  @Test(arguments: 0..<10) func whatIsIgnored(seed: Int) {
    let boxes = (0..<20).map { Box($0) }
    check(seed) { generator in
      Call.fetch(generator.next(below: 8), Ignored(boxes[generator.next(below: boxes.count)]))
    } change: { generator in
      boxes[generator.next(below: boxes.count)].number = generator.next(below: 6)
    }
  }
}

/// Equal to every other, if one of both is 0.
private struct Wild: Equatable {
  let number: Int
  static func == (left: Wild, right: Wild) -> Bool {
    left.number == right.number || left.number == 0 || right.number == 0
  }
}

/// Likewise, and hashes as it has to.
private struct HashableWild: Hashable {
  let number: Int
  static func == (left: HashableWild, right: HashableWild) -> Bool {
    left.number == right.number || left.number == 0 || right.number == 0
  }
  func hash(into hasher: inout Hasher) {}
}

private enum Call: Hashable {
  case save(Box, Int)
  case fetch(Int, Ignored<Box>)
}

/// Equal by what is in it, which may change.
private final class Box: Hashable {
  var number: Int
  init(_ number: Int) { self.number = number }
  static func == (left: Box, right: Box) -> Bool { left.number == right.number }
  func hash(into hasher: inout Hasher) { hasher.combine(number) }
}
