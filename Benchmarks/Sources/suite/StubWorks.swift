import ClosureList
import Mocking

/// Invoking the last behavior of a stub: of few, which most stubs have, and of many.
let stubWorks =
  [(1, 8.0), (2, 6), (5, 5), (10, 4)].map { size, checkedRatio in
    Work(
      "invoke a stub of few values, the last matches", target: Target(ratio: 1, checkedRatio: checkedRatio)
    ) { _ in
      let last = size - 1
      let comparison = Comparison {
        let stub = stubOfValues(size)
        return { (try? stub.invoke(last)) == last }
      } list: {
        let stub = listStub(size)
        return { (try? stub.invoke(last)) == last }
      } byHand: {
        let fake = HandWritten()
        for value in 0..<size { fake.answers[value] = value }
        return { fake.answers[last] == last }
      }
      return comparison.outcome(size: size)
    }
  } + [settingUp] + manyBehaviorsWorks

private let settingUp = Work("set up an answer: on(1).return(1)", target: Target(cost: 1e-6, checkedRatio: 24)) { _ in
  let count = 1000
  var outcome = Outcome(
    size: "\(count)", ours: timePerTurn(of: count, on: { Stub<Int, Int>() }, { $0.on(1).return(1) }))
  outcome.baseline = timePerTurn(of: count, on: { ListStub<Int, Int>() }, { $0.on(ListMatcher(1), return: 1) })
  outcome.byHand = timePerTurn(of: count, on: { HandWritten() }, { $0.answers[1] = 1 })
  return outcome
}

private let manyBehaviorsWorks = [
  invoking("invoke the last of n values of a stub", stub: stubOfValues),
  invoking("invoke the last of n values with a closure between") { size in
    let stub = Stub<Int, Int>()
    addValues(0..<(size / 2), to: stub)
    stub.on(matches { $0 < 0 }, return: 0)
    addValues((size / 2)..<size, to: stub)
    return stub
  },
]

private func invoking(_ name: String, stub: @escaping @Sendable (Int) -> Stub<Int, Int>) -> Work {
  Work(name, target: Target(cost: 2e-6, growth: .flat)) { sizing in
    let sizes = [1, 10, 100, 1000, 10_000, 100_000]
    let series = Series(sizes: sizes, sizing: sizing) { size in
      let stub = stub(size)
      let last = size - 1
      return timePerCall { (try? stub.invoke(last)) == last }
    }
    return Outcome(
      size: series.range, ours: series.largest.seconds, baseline: timePerScan(of: series.largest.size),
      growth: series.growth)
  }
}

private func listStub(_ size: Int) -> ListStub<Int, Int> {
  let stub = ListStub<Int, Int>()
  for value in 0..<size { stub.on(ListMatcher(value), return: value) }
  return stub
}

private func stubOfValues(_ size: Int) -> Stub<Int, Int> {
  let stub = Stub<Int, Int>()
  addValues(0..<size, to: stub)
  return stub
}

private func addValues(_ values: Range<Int>, to stub: Stub<Int, Int>) {
  for value in values { stub.on(value, return: value) }
}

private func timePerScan(of size: Int) -> Double {
  let stub = listStub(size)
  let last = size - 1
  return timePerCall { (try? stub.invoke(last)) == last }
}
