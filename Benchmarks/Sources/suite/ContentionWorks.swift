import Foundation
import Mocking

/// Many threads that record into one mock, against as many that append to one locked array.
let contentionWorks = [
  Work("8 threads record into one mock", target: Target(ratio: 2)) { sizing in
    let calls = distinctCalls(sizing.pick(full: 50_000, quick: 5000))
    let ours = timePerCall(ofEach: calls) {
      let mock = Mock<Call>(nice: true, ordered: false, reporter: failing)
      return { mock.record($0) }
    }
    let baseline = timePerCall(ofEach: calls) {
      let list = LockedCalls()
      return { list.append($0) }
    }
    return Outcome(size: "\(threadCount * calls.count)", ours: ours, baseline: baseline)
  }
]

private let threadCount = 8

/// Measures how long each of the calls takes that all threads make, from the first to the last.
private func timePerCall(ofEach calls: [Call], prepare: () -> @Sendable (Call) -> Void) -> Double {
  let time = bestTime(now: elapsedTime, prepare: prepare) { record in
    onThreads { forEach(calls, record) }
  }
  return time / Double(threadCount * calls.count)
}

/// Does something on each of several threads, and waits for all of them.
private func onThreads(_ work: @escaping @Sendable () -> Void) {
  let group = DispatchGroup()
  for _ in 0..<threadCount {
    group.enter()
    Thread.detachNewThread {
      work()
      group.leave()
    }
  }
  group.wait()
}
