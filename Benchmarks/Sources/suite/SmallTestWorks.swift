import ClosureList
import Mocking

/// A whole test as most are: a mock and a stub are made, calls are expected, recorded and answered, and all is verified.
let smallTestWorks = [(1, 6.0), (2, 4), (5, 2.5), (10, 2)].map { size, checkedRatio in
  Work(
    "a whole small test, n calls expected, recorded and answered",
    target: Target(cost: size == 5 ? 15e-6 : nil, ratio: 1, checkedRatio: checkedRatio)
  ) { _ in
    Comparison(
      ours: { { passes(size) } }, list: { { passesWithLists(size) } }, byHand: { { passesByHand(size) } }
    ).outcome(limit: 500, size: size)
  }
}

private func passes(_ size: Int) -> Bool {
  let repository = Repository(mock: Mock<Call>())
  repository.fetchStub.on(any(), return: 1)
  forEachNumber(below: size) { repository.mock.expect(.fetch(id: $0)) }
  var sum = 0
  forEachNumber(below: size) { sum += repository.fetch(id: $0) ?? 0 }
  repository.mock.verify()
  return sum == size
}

private func passesWithLists(_ size: Int) -> Bool {
  let repository = ListRepository(mock: ListMock<Call>())
  repository.fetchStub.on(.anything, return: 1)
  forEachNumber(below: size) { repository.mock.expect(ListMatcher(.fetch(id: $0))) }
  var sum = 0
  forEachNumber(below: size) { sum += repository.fetch(id: $0) ?? 0 }
  repository.mock.verify()
  return sum == size
}

private func passesByHand(_ size: Int) -> Bool {
  let fake = HandWritten()
  forEachNumber(below: size) { id in
    fake.expected.append(.fetch(id: id))
    fake.answers[id] = 1
  }
  var sum = 0
  forEachNumber(below: size) { sum += fake.fetch(id: $0) ?? 0 }
  return sum == size && fake.isAsExpected
}

/// Does something with each number, in a bare loop, as `repeating` does.
func forEachNumber(below end: Int, _ work: (Int) -> Void) {
  var number = 0
  while number < end {
    work(number)
    number += 1
  }
}
