import Mocking

/// A call to a fake, recorded by its mock and answered by its stub.
let callWorks = [
  Work("one recorded and stubbed call", target: Target(cost: 2e-6)) { _ in
    Outcome(size: "1", ours: timePerFetch(after: 0), baseline: timePerFlagFetch())
  },
  Work("one recorded and stubbed call after n", target: Target(cost: 2e-6, growth: .flat)) { sizing in
    let sizes = sizing.sizes(to: sizing.pick(full: 6, quick: 5))
    let series = Series(sizes: sizes, sizing: sizing, measure: timePerFetch)
    return Outcome(
      size: series.range, ours: series.largest.seconds, baseline: timePerFlagFetch(), growth: series.growth)
  },
]

/// A fake as users write it.
private final class Repository {
  let mock = Mock<Call>(reporter: failing)
  let fetchStub = Stub<Int, Int>()

  init() {
    mock.expect(.fetch(id: 1), times: 0...)
    fetchStub.on(1, return: 1)
  }

  func fetch(id: Int) throws -> Int {
    mock.record(.fetch(id: id))
    return try fetchStub.invoke(id)
  }
}

private func timePerFetch(after count: Int) -> Double {
  let repository = Repository()
  repeating(count) { _ = try? repository.fetch(id: 1) }
  // Few calls in a run, since an array that is moved to a larger place would spoil a long one.
  return timePerCall(limit: 500) { (try? repository.fetch(id: 1)) == 1 }
}

private func timePerFlagFetch() -> Double {
  let fake = FlagFake()
  fake.expectFetch(id: 1)
  return timePerCall { fake.fetch(id: 1) == 1 }
}
