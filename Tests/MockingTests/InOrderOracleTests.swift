import Testing

@testable import Mocking

/// Two mocks whose expectations are all tied into one order decide as one ordered mock over both does.
@Suite struct InOrderOracleTests {
  @Test(arguments: 0..<10)
  func twoStrictMocksInOneOrderAreOneOrderedMock(chunk: Int) {
    var generator = SplitMix64(seed: UInt64(chunk) + 1_000)
    for _ in 0..<1_000 {
      let script = Script.random(isStrict: true, isOrdered: true, using: &generator)
      if let problem = disagreement(on: script, isOrdered: generator.next(below: 2) == 0) {
        Issue.record("seed \(chunk + 1_000): \(problem)\n\(script)")
        return
      }
    }
  }

  /// Value 0 goes to the first mock and the others to the second; an expectation of both is left out.
  private func disagreement(on script: Script, isOrdered: Bool) -> String? {
    var whole = Oracle()
    let order = InOrder()
    let links = (0..<2).map { _ in
      OrderLink(decision: Decision(isStrict: true, isOrdered: isOrdered), expectations: 0)
    }
    var masks: [[Int]] = [[], []]
    for step in script.steps {
      switch step {
      case .expect(let mask, let range):
        let owner = mask & 1 == 1 ? 0 : 1
        let ownMask = owner == 0 ? 1 : mask
        whole.expectations.append(Oracle.Expectation(mask: ownMask, range: range))
        let label = TieLabel(name: "\(owner)", location: CodeLocation()) { "\(ownMask)" }
        links[owner].append(range, orders: [order], label: label)
        masks[owner].append(ownMask)
      case .record(let value):
        let owner = value == 0 ? 0 : 1
        let matching = masks[owner].indices.filter { masks[owner][$0] & (1 << value) != 0 }
        whole.interactions.append(Oracle.Interaction(value: value, expectations: whole.expectations.count))
        let isPossible = whole.readInOrder().isPossible
        if !isPossible { whole.interactions.removeLast() }
        let isCounted = if case .counted = links[owner].record(matching: matching) { true } else { false }
        if isCounted != isPossible { return "\(value) was \(isCounted ? "" : "not ")counted" }
      case .reject: continue
      }
      let isComplete = whole.readInOrder().isComplete
      if isComplete && !links.allSatisfy(\.isFulfilled) { return "after \(step): not fulfilled" }
    }
    return nil
  }
}
