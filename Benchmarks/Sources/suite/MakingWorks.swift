import ClosureList
import Mocking

/// Making what a test needs, outside any test, and letting go of the last one.
let makingWorks = [
  making("make a mock", checkedRatio: 60, ours: { Mock<Call>() }, list: { ListMock<Call>() }),
  making("make a stub", checkedRatio: 30, ours: { Stub<Int, Int>() }, list: { ListStub<Int, Int>() }),
  making("make a test double", checkedRatio: 50, ours: { TestDouble<Call>() }) {
    Pair(first: ListMock<Call>(), second: ListStub<Int, Int>())
  },
]

private func making<Ours: AnyObject, List: AnyObject>(
  _ name: String, checkedRatio: Double, ours: @escaping @Sendable () -> Ours, list: @escaping @Sendable () -> List
) -> Work {
  Work(name, target: Target(cost: 2e-6, checkedRatio: checkedRatio)) { _ in
    Comparison(ours: keeping(ours), list: keeping(list), byHand: keeping { HandWritten() }).outcome()
  }
}

/// Keeps what is made until the next is, so that the compiler cannot do without it.
private func keeping<Object: AnyObject>(_ make: @escaping @Sendable () -> Object) -> Comparison.Preparation {
  {
    {
      let isFirst = Kept.object == nil
      Kept.object = make()
      return isFirst || Kept.object != nil
    }
  }
}

private enum Kept {
  @MainActor static var object: AnyObject?
}

private final class Pair {
  let first: ListMock<Call>
  let second: ListStub<Int, Int>

  init(first: ListMock<Call>, second: ListStub<Int, Int>) {
    self.first = first
    self.second = second
  }
}
