import Matchers
import Stubbing
import Testing

@testable import Mocking

/// Mocks whose expectations are tied into orders decide as a model of the rule does.
@Suite struct InOrderOracleTests {
  @Test(arguments: 0..<20) func mocksDecideAsTheRuleSays(chunk: Int) async {
    var generator = SplitMix64(seed: UInt64(chunk) + 1_000)
    for number in 0..<5_000 {
      if number % 10 == 0 { await Task.yield() }
      let script = TiedScript.random(using: &generator)
      guard script.disagreement() != nil else { continue }
      let smallest = script.shrunk()
      Issue.record("seed \(chunk + 1_000): \(smallest.disagreement() ?? "")\n\(smallest)")
      return
    }
  }
}

/// Up to three mocks, two orders that their expectations may be tied into, and what happens to them.
private struct TiedScript {
  enum Step {
    case expect(mock: Int, mask: Int, range: CountRange, orders: [Int])
    case record(mock: Int, value: Int)
    case dispose(mock: Int, index: Int)
    case reset(mock: Int)
    case clearInteractions(mock: Int)
  }

  var modes: [(isStrict: Bool, isOrdered: Bool)] = []
  var steps: [Step] = []

  static func random(using generator: inout SplitMix64) -> TiedScript {
    var script = TiedScript()
    let count = 1 + generator.next(below: 3)
    for _ in 0..<count { script.modes.append((generator.next(below: 2) == 0, generator.next(below: 2) == 0)) }
    for _ in 0..<generator.next(below: 6) { script.appendExpectation(using: &generator) }
    for _ in 0..<2 + generator.next(below: 7) {
      let mock = generator.next(below: count)
      switch generator.next(below: 24) {
      case 0, 1: script.appendExpectation(using: &generator)
      case 2, 3: script.steps.append(.dispose(mock: mock, index: generator.next(below: 3)))
      case 4: script.steps.append(.reset(mock: mock))
      case 5: script.steps.append(.clearInteractions(mock: mock))
      default: script.steps.append(.record(mock: mock, value: generator.next(below: Script.alphabet.count)))
      }
    }
    return script
  }

  private mutating func appendExpectation(using generator: inout SplitMix64) {
    guard case .expect(let mask, let range) = Script.Step.randomExpectation(using: &generator) else { return }
    let orders = [[], [0], [0], [0], [1], [0, 1]][generator.next(below: 6)]
    steps.append(.expect(mock: generator.next(below: modes.count), mask: mask, range: range, orders: orders))
  }

  /// Leaves out steps for as long as the script still fails.
  func shrunk() -> TiedScript {
    var script = self
    var index = 0
    while index < script.steps.count {
      var shorter = script
      shorter.steps.remove(at: index)
      if shorter.disagreement() == nil { index += 1 } else { (script, index) = (shorter, 0) }
    }
    return script
  }

  func disagreement() -> String? {
    var run = TiedRun(modes: modes)
    for step in steps {
      if let problem = run.problem(with: step) { return "after \(step): \(problem)" }
    }
    return nil
  }
}

/// The ledgers and the model that a script is run with.
private struct TiedRun {
  private let traits = valueTraits(of: Int.self)
  private let orders = [InOrder(), InOrder()]
  private var ledgers: [Ledger]
  private var model: OrderModel

  init(modes: [(isStrict: Bool, isOrdered: Bool)]) {
    ledgers = modes.map { Ledger(isStrict: $0.isStrict, isOrdered: $0.isOrdered) }
    model = OrderModel(mocks: modes.map { OrderModel.Mock(isStrict: $0.isStrict, isOrdered: $0.isOrdered) })
  }

  mutating func problem(with step: TiedScript.Step) -> String? {
    switch step {
    case .expect(let mock, let mask, let range, let tied):
      let expectation = Expectation<Int>(
        matcher: matches { mask & (1 << $0) != 0 }, range: range, location: CodeLocation())
      ledgers[mock].expect(expectation, in: tied.map { orders[$0] }, name: "\(mock)")
      model.expect(Oracle.Expectation(mask: mask, range: range), of: mock, in: tied)
    case .record(let mock, let value):
      let (outcome, expected) = (self.outcome(of: value, in: mock), model.record(value, of: mock))
      if outcome != expected { return "\(outcome) instead of \(expected)" }
    case .dispose(let mock, let index): dispose(index, of: mock)
    case .reset(let mock):
      _ = ledgers[mock].clear(expectations: true, interactions: true)
      model.reset(mock)
    case .clearInteractions(let mock):
      // Those that were disposed of are forgotten then, which makes no other difference.
      guard ledgers[mock].withdrawn.isEmpty else { return nil }
      _ = ledgers[mock].clear(expectations: false, interactions: true)
      model.forgetInteractions(of: mock)
    }
    for mock in ledgers.indices where ledgers[mock].isFulfilled != model.mocks[mock].isFulfilled {
      return "isFulfilled of \(mock) is \(ledgers[mock].isFulfilled)"
    }
    return nil
  }

  private mutating func outcome(of value: Int, in mock: Int) -> OrderModel.Outcome {
    switch ledgers[mock].record(value, traits: traits) {
    case .counted(let expectation): .counted(tied: expectation.tie == nil ? nil : expectation.index)
    case .ignored: .ignored
    case .outOfOrder: .outOfOrder
    case .unexpected, .rejected: .unexpected
    }
  }

  private mutating func dispose(_ index: Int, of mock: Int) {
    guard index < ledgers[mock].expectations.count else { return }
    let expectation = ledgers[mock].expectations[index]
    ledgers[mock].dispose(expectation)
    model.dispose(index, of: mock)
    if !ledgers[mock].isOrdered {
      model.mocks[mock].oracle.expectations[index].range.upper = ledgers[mock].count(of: expectation)
    }
  }
}

extension TiedScript: CustomStringConvertible {
  /// The script as Swift code that reproduces it.
  var description: String {
    let mocks = modes.enumerated().map { "let mock\($0) = Mock<Int>(strict: \($1.isStrict), ordered: \($1.isOrdered))" }
    let lines = steps.map { step in
      switch step {
      case .expect(let mock, let mask, let range, let orders):
        let values = Script.alphabet.filter { mask & (1 << $0) != 0 }.map(String.init).joined(separator: ", ")
        let times = "\(range.lower)...\(range.isUnlimited ? "" : String(range.upper))"
        let tied = orders.isEmpty ? "" : ", in: \(orders.map { "order\($0)" }.joined(separator: ", "))"
        return "mock\(mock).expect(anyOf(\(values)), times: \(times)\(tied))"
      case .record(let mock, let value): return "mock\(mock).record(\(value))"
      case .dispose(let mock, let index): return "the expectation \(index) of mock\(mock).dispose()"
      case .reset(let mock): return "mock\(mock).reset()"
      case .clearInteractions(let mock): return "mock\(mock).clearInteractions()"
      }
    }
    return (["let (order0, order1) = (InOrder(), InOrder())"] + mocks + lines).joined(separator: "\n")
  }
}
