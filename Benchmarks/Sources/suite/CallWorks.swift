import ClosureList
import Mocking

/// A call to a fake, from its start to its answer.
let callWorks = [
  Work("one recorded and stubbed call", target: Target(cost: 1e-6, checkedRatio: 6)) { _ in
    // Few calls in a run, since an array that is moved to a larger place would spoil a long one.
    Comparison {
      let repository = niceRepository()
      return { repository.fetch(id: 1) == 1 }
    } list: {
      let repository = listRepository()
      return { repository.fetch(id: 1) == 1 }
    } byHand: {
      let fake = answeringFake()
      return { fake.fetch(id: 1) == 1 }
    }.outcome(limit: 500)
  },
  Work("one recorded and stubbed call after n", target: Target(cost: 2e-6, growth: .flat)) { sizing in
    let sizes = sizing.sizes(to: sizing.pick(full: 6, quick: 5))
    let series = Series(sizes: sizes, sizing: sizing, measure: timePerFetch)
    var outcome = Outcome(size: series.range, ours: series.largest.seconds, growth: series.growth)
    let (list, fake) = (listRepository(), answeringFake())
    outcome.baseline = timePerCall(limit: 500) { list.fetch(id: 1) == 1 }
    outcome.byHand = timePerCall(limit: 500) { fake.fetch(id: 1) == 1 }
    return outcome
  },
  Work("call(…) of a fake, answered", target: Target(cost: 1e-6, checkedRatio: 10)) { _ in
    Comparison {
      let repository = FakeRepository()
      repository.on(.fetch(id: 1)).return(1)
      return { repository.fetch(id: 1) == 1 }
    } list: {
      let repository = listRepository()
      return { repository.fetch(id: 1) == 1 }
    } byHand: {
      let fake = answeringFake()
      return { fake.fetch(id: 1) == 1 }
    }.outcome(limit: 500)
  },
  Work("call(…) of a fake that returns nothing, unanswered", target: Target(cost: 1e-6, checkedRatio: 25)) { _ in
    Comparison {
      let repository = FakeRepository()
      return { isTrue(after: repository.ping()) }
    } list: {
      let repository = listRepository()
      return { isTrue(after: repository.ping()) }
    } byHand: {
      let fake = HandWritten()
      return { isTrue(after: fake.ping()) }
    }.outcome(limit: 500)
  },
]

private func isTrue(after call: Void) -> Bool { true }

private func niceRepository() -> Repository {
  let repository = Repository(mock: Mock<Call>(nice: true, reporter: failing))
  repository.fetchStub.on(1, return: 1)
  return repository
}

private func listRepository() -> ListRepository {
  let repository = ListRepository(mock: ListMock<Call>(nice: true))
  repository.fetchStub.on(ListMatcher(1), return: 1)
  return repository
}

private func answeringFake() -> HandWritten {
  let fake = HandWritten()
  fake.answers[1] = 1
  return fake
}

/// Measures a call that its mock expects, after many of the same.
private func timePerFetch(after count: Int) -> Double {
  let repository = Repository(mock: Mock<Call>(reporter: failing))
  repository.mock.expect(.fetch(id: 1), times: 0...)
  repository.fetchStub.on(1, return: 1)
  repeating(count) { _ = repository.fetch(id: 1) }
  return timePerCall(limit: 500) { repository.fetch(id: 1) == 1 }
}
