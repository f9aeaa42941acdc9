import Stubbing
import Testing

@testable import Mocking

/// Mocks whose expectations are tied into an order decide as an oracle does that tries every assignment.
@Suite struct InOrderOracleTests {
  @Test(arguments: 0..<20)
  func twoMocksDecideAsTheOracleDoes(chunk: Int) async {
    var generator = SplitMix64(seed: UInt64(chunk) + 1_000)
    for number in 0..<1_000 {
      if number % 20 == 0 { await Task.yield() }
      let script = TiedScript.random(using: &generator)
      if let problem = script.disagreement() {
        Issue.record("seed \(chunk + 1_000): \(problem)\n\(script)")
        return
      }
    }
  }
}

/// Two strict mocks, the expectations of which may be tied into one order, and what happens to them.
private struct TiedScript {
  enum Step {
    case expect(mock: Int, mask: Int, range: CountRange, isTied: Bool)
    case record(mock: Int, value: Int)
  }

  var isOrdered: [Bool]
  var steps: [Step]

  static func random(using generator: inout SplitMix64) -> TiedScript {
    let script = Script.random(isStrict: true, isOrdered: true, using: &generator)
    let steps = script.steps.compactMap { step -> Step? in
      let mock = generator.next(below: 2)
      switch step {
      case .expect(let mask, let range):
        return .expect(mock: mock, mask: mask, range: range, isTied: generator.next(below: 3) > 0)
      case .record(let value): return .record(mock: mock, value: value)
      case .reject: return nil
      }
    }
    return TiedScript(isOrdered: [generator.next(below: 2) == 0, generator.next(below: 2) == 0], steps: steps)
  }

  func disagreement() -> String? {
    let order = InOrder()
    var oracle = TiedOracle()
    var masks: [[Int]] = [[], []]
    let links = isOrdered.map { OrderLink(decision: Decision(isStrict: true, isOrdered: $0), expectations: 0) }
    for step in steps {
      switch step {
      case .expect(let mock, let mask, let range, let isTied):
        let label = TieLabel(name: "\(mock)", location: CodeLocation()) { "\(mask)" }
        links[mock].append(range, orders: isTied ? [order] : [], label: label)
        masks[mock].append(mask)
        let orders = (isOrdered[mock] ? [mock] : []) + (isTied ? [2] : [])
        oracle.expectations.append(TiedOracle.Expectation(mock: mock, mask: mask, range: range, orders: orders))
      case .record(let mock, let value):
        let count = oracle.expectations.count
        oracle.interactions.append(TiedOracle.Interaction(mock: mock, value: value, expectations: count))
        let isPossible = oracle.assignments().isPossible
        if !isPossible { oracle.interactions.removeLast() }
        let matching = masks[mock].indices.filter { masks[mock][$0] & (1 << value) != 0 }
        let isCounted = if case .counted = links[mock].record(matching: matching) { true } else { false }
        if isCounted != isPossible { return "after \(step): counted is \(isCounted)" }
      }
      let fulfilled = oracle.assignments().fulfilled
      for mock in 0...1 where links[mock].isFulfilled != fulfilled.contains(mock) {
        return "after \(step): fulfilled of \(mock) is \(links[mock].isFulfilled)"
      }
    }
    return nil
  }
}

extension TiedScript: CustomStringConvertible {
  /// The script as Swift code that reproduces it.
  var description: String {
    let mocks = isOrdered.enumerated().map { "let mock\($0) = Mock<Int>(ordered: \($1))" }
    let lines = steps.map { step in
      switch step {
      case .expect(let mock, let mask, let range, let isTied):
        let values = Script.alphabet.filter { mask & (1 << $0) != 0 }.map(String.init).joined(separator: ", ")
        let times = "\(range.lower)...\(range.isUnlimited ? "" : String(range.upper))"
        return "mock\(mock).expect(anyOf(\(values)), times: \(times)\(isTied ? ", in: order" : ""))"
      case .record(let mock, let value): return "mock\(mock).record(\(value))"
      }
    }
    return (["let order = InOrder()"] + mocks + lines).joined(separator: "\n")
  }
}
