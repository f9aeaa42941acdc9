import Foundation
import Mocking

#if canImport(Glibc)
  import Glibc
#endif

/// What recorded interactions keep resident, against an array of the same.
let memoryWorks = [
  Work("memory of a recorded interaction", target: Target(ratio: 1.5)) { sizing in
    let calls = distinctCalls(sizing.pick(full: 1_000_000, quick: 300_000))
    let (mock, ours) = residentGrowth {
      let mock = Mock<Call>(nice: true, ordered: false, reporter: failing)
      forEach(calls) { mock.record($0) }
      return mock
    }
    let (list, baseline) = residentGrowth {
      let list = LockedCalls()
      forEach(calls) { list.append($0) }
      return list
    }
    withExtendedLifetime((mock, list)) {}
    let count = Double(calls.count)
    return Outcome(
      size: "\(calls.count)", ours: ours.map { $0 / count }, baseline: baseline.map { $0 / count }, unit: .bytes)
  }
]

/// Makes something, and measures how many bytes more are resident afterwards.
private func residentGrowth<Subject>(_ make: () -> Subject) -> (Subject, Double?) {
  let before = residentBytes()
  let subject = make()
  guard let before, let after = residentBytes() else { return (subject, nil) }
  return (subject, after - before)
}

/// How many bytes of the process are in memory and in use; nil where that cannot be read.
private func residentBytes() -> Double? {
  #if canImport(Glibc)
    giveBackFreeMemory()
    guard let statistics = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return nil }
    let pages = statistics.split(separator: " ").dropFirst().first.flatMap { Double($0) }
    return pages.map { $0 * Double(sysconf(Int32(_SC_PAGESIZE))) }
  #else
    return nil
  #endif
}

#if canImport(Glibc)
  /// Gives what is free back to the system, since it would hide what is used next.
  ///
  /// Looked up by name, since Swift does not import the header that declares the function.
  private func giveBackFreeMemory() {
    guard let symbol = dlsym(nil, "malloc_trim") else { return }
    _ = unsafeBitCast(symbol, to: (@convention(c) (Int) -> CInt).self)(0)
  }
#endif
