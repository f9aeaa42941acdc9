import Mocking

/// Recording what an ordered mock expects, in that order, and verifying.
let orderedWorks = [
  Work("record in order and verify", target: Target(ratio: 3, growth: .linear)) { sizing in
    let sizes = sizing.sizes(to: sizing.pick(full: 6, quick: 5))
    let series = Series(sizes: sizes, sizing: sizing) { size in
      let calls = distinctCalls(size)
      return bestTime {
        orderedMock(expecting: calls)
      } work: { mock in
        forEach(calls) { mock.record($0) }
        mock.verify()
      }
    }
    return series.outcome(baseline: timePerAppend(of: distinctCalls(series.largest.size)))
  }
]

private func orderedMock(expecting calls: [Call]) -> Mock<Call> {
  let mock = Mock<Call>(reporter: failing)
  forEach(calls) { mock.expect($0) }
  return mock
}

extension Series {
  /// The series as a row shows it: with what one of the largest size has taken.
  func outcome(baseline: Double? = nil) -> Outcome {
    Outcome(
      size: range, ours: largest.seconds / Double(largest.size), baseline: baseline, growth: growth)
  }
}
