import Mocking

/// Invoking the last of many behaviors of a stub.
let stubWorks = [
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

private func stubOfValues(_ size: Int) -> Stub<Int, Int> {
  let stub = Stub<Int, Int>()
  addValues(0..<size, to: stub)
  return stub
}

private func addValues(_ values: Range<Int>, to stub: Stub<Int, Int>) {
  for value in values { stub.on(value, return: value) }
}

private func timePerScan(of size: Int) -> Double {
  let stub = ClosureStub()
  for value in 0..<size { stub.on(value, return: value) }
  let last = size - 1
  return timePerCall { stub.invoke(last) == last }
}
