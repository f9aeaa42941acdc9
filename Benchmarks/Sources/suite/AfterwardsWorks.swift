import Mocking

/// Asking a mock afterwards for each of the calls that it has recorded.
let afterwardsWorks = [
  asking("verify each afterwards: verify(.fetch(id: i))") { mock, call in
    mock.verify(call, times: 1)
    return true
  },
  asking("count each afterwards: calls(.fetch(id: i)).count") { $0.calls($1).count == 1 },
  asking("find each afterwards: !calls(.fetch(id: i)).isEmpty") { !$0.calls($1).isEmpty },
]

private func asking(_ name: String, _ ask: @escaping @Sendable (Mock<Call>, Call) -> Bool) -> Work {
  Work(name, target: Target(growth: .linear)) { sizing in
    let sizes = sizing.sizes(to: sizing.pick(full: 5, quick: 4))
    let series = Series(sizes: sizes, sizing: sizing) { size in
      let calls = distinctCalls(size)
      return bestTime {
        niceMock(after: calls)
      } work: { mock in
        forEach(calls) { precondition(ask(mock, $0), "a recorded call was not found") }
      }
    }
    return series.outcome()
  }
}

private func niceMock(after calls: [Call]) -> Mock<Call> {
  let mock = Mock<Call>(nice: true, ordered: false, reporter: failing)
  forEach(calls) { mock.record($0) }
  return mock
}
