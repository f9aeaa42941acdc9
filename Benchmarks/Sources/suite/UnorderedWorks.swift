import Mocking

/// Recording what an unordered mock expects, in another order, and verifying.
let unorderedWorks = [
  recording("record unordered, in reverse, and verify") { $0.reversed() },
  recording("record unordered, at random, and verify") { shuffledCalls($0.count) },
  Work("record unordered, a tenth by 10 closures, and verify", target: target) { sizing in
    series(sizing, order: { shuffledCalls($0.count) }, mock: mixedMock)
  },
]

private let target = Target(ratio: 5, growth: .linear)

private func recording(_ name: String, order: @escaping @Sendable ([Call]) -> [Call]) -> Work {
  Work(name, target: target) { series($0, order: order, mock: unorderedMock) }
}

private func series(_ sizing: Sizing, order: ([Call]) -> [Call], mock: ([Call]) -> Mock<Call>) -> Outcome {
  let sizes = sizing.sizes(to: sizing.pick(full: 5, quick: 4))
  let series = Series(sizes: sizes, sizing: sizing) { size in
    let calls = distinctCalls(size)
    let recorded = order(calls)
    return bestTime {
      mock(calls)
    } work: { mock in
      forEach(recorded) { mock.record($0) }
      mock.verify()
    }
  }
  return series.outcome(baseline: timePerAppend(of: order(distinctCalls(series.largest.size))))
}

private func unorderedMock(expecting calls: [Call]) -> Mock<Call> {
  let mock = Mock<Call>(ordered: false, reporter: failing)
  forEach(calls) { mock.expect($0) }
  return mock
}

/// A mock that expects most calls by value, and the rest by ten matchers that nothing can be known of.
private func mixedMock(expecting calls: [Call]) -> Mock<Call> {
  let mock = Mock<Call>(ordered: false, reporter: failing)
  let firstOpaque = calls.count / 10 * 9
  forEach(Array(calls[..<firstOpaque])) { mock.expect($0) }
  for digit in 0..<10 {
    mock.expect(
      matches { (call: Call) in
        if case .fetch(let id) = call { id >= firstOpaque && id % 10 == digit } else { false }
      }, times: calls.count / 100)
  }
  return mock
}
