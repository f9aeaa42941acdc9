import Foundation
import Mocking

/// How long those who wait in `verify(delay:)` take to go on, against a semaphore between two threads.
let waitingWorks = [
  Work("wake a thread in verify(delay:)", target: Target(ratio: 3)) { sizing in
    let rounds = sizing.pick(full: 500, quick: 100)
    return Outcome(size: "\(rounds)", ours: threadLatency(rounds: rounds), baseline: semaphoreLatency(rounds: rounds))
  },
  Work("wake a task in await verify(delay:)", target: Target(ratio: 3)) { sizing in
    let rounds = sizing.pick(full: 500, quick: 100)
    let ours = await taskLatency(rounds: rounds, tasks: 1)
    return Outcome(size: "\(rounds)", ours: ours, baseline: semaphoreLatency(rounds: rounds))
  },
  Work("wake a task in await verify(delay:), against a continuation", target: Target(ratio: 3)) { sizing in
    let rounds = sizing.pick(full: 500, quick: 100)
    let ours = await taskLatency(rounds: rounds, tasks: 1)
    return Outcome(size: "\(rounds)", ours: ours, baseline: await continuationLatency(rounds: rounds))
  },
  Work("wake 1000 tasks in await verify(delay:), each", target: Target(ratio: 3)) { sizing in
    let ours = await taskLatency(rounds: sizing.pick(full: 20, quick: 5), tasks: 1000)
    return Outcome(size: "1000", ours: ours / 1000, baseline: semaphoreLatency(rounds: 100))
  },
]

/// How long somebody who is woken is given to fall asleep before.
private let nap = 0.001

private func expectingMock() -> Mock<Call> {
  let mock = Mock<Call>(reporter: failing)
  mock.expect(.ping)
  return mock
}

private func threadLatency(rounds: Int) -> Double {
  median(
    (0..<rounds).map { _ in
      let mock = expectingMock()
      return latency(wait: { mock.verify(delay: 60) }, wake: { mock.record(.ping) })
    })
}

private func semaphoreLatency(rounds: Int) -> Double {
  median(
    (0..<rounds).map { _ in
      let semaphore = DispatchSemaphore(value: 0)
      return latency(wait: { semaphore.wait() }, wake: { semaphore.signal() })
    })
}

/// Measures how long a thread that waits takes from being woken by another to going on.
private func latency(wait: @escaping @Sendable () -> Void, wake: @Sendable () -> Void) -> Double {
  let end = Instant()
  Thread.detachNewThread {
    wait()
    end.arrive()
  }
  Thread.sleep(forTimeInterval: nap)
  let begin = ContinuousClock.now
  wake()
  return (end.wait() - begin) / .seconds(1)
}

/// Measures how long tasks that wait for one mock take from a record on another thread until all have gone on.
private func taskLatency(rounds: Int, tasks: Int) async -> Double {
  var latencies: [Double] = []
  for _ in 0..<rounds {
    let mock = expectingMock()
    let waiting = (0..<tasks).map { _ in
      Task.detached {
        await mock.verify(delay: .seconds(60))
        return ContinuousClock.now
      }
    }
    try? await Task.sleep(for: .seconds(nap * (1 + Double(tasks) / 10)))
    let begin = await elsewhere { mock.record(.ping) }
    var last = begin
    for task in waiting { last = max(last, await task.value) }
    latencies.append((last - begin) / .seconds(1))
  }
  return median(latencies)
}

/// Measures how long a task that waits for nothing but a continuation takes from being resumed to going on.
private func continuationLatency(rounds: Int) async -> Double {
  var latencies: [Double] = []
  for _ in 0..<rounds {
    let (arrivals, arrival) = AsyncStream.makeStream(of: CheckedContinuation<Void, Never>.self)
    let waiting = Task.detached {
      await withCheckedContinuation { _ = arrival.yield($0) }
      return ContinuousClock.now
    }
    guard let continuation = await arrivals.first(where: { _ in true }) else { continue }
    try? await Task.sleep(for: .seconds(nap))
    let begin = await elsewhere { continuation.resume() }
    latencies.append((await waiting.value - begin) / .seconds(1))
  }
  return median(latencies)
}

/// Does something on a thread of its own, and returns when it began to.
private func elsewhere(_ work: @escaping @Sendable () -> Void) async -> ContinuousClock.Instant {
  await withCheckedContinuation { continuation in
    Thread.detachNewThread {
      let begin = ContinuousClock.now
      work()
      continuation.resume(returning: begin)
    }
  }
}

/// A moment that one thread notes and another waits for.
private final class Instant: @unchecked Sendable {
  private let semaphore = DispatchSemaphore(value: 0)
  private var moment = ContinuousClock.now

  func arrive() {
    moment = ContinuousClock.now
    semaphore.signal()
  }

  func wait() -> ContinuousClock.Instant {
    semaphore.wait()
    return moment
  }
}
