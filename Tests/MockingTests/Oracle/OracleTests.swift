import Matchers
import Stubbing
import Testing

@testable import Mocking

/// The decisions agree with an oracle that tries every reading and every assignment, over many random small mocks.
@Suite struct OracleTests {
  private static let chunks = 20
  private static let scriptsPerChunk = 5_000

  @Test(arguments: 0..<chunks) func strictAndOrdered(chunk: Int) async {
    await check(isStrict: true, isOrdered: true, chunk: chunk)
  }
  @Test(arguments: 0..<chunks) func niceAndOrdered(chunk: Int) async {
    await check(isStrict: false, isOrdered: true, chunk: chunk)
  }
  @Test(arguments: 0..<chunks) func strictAndUnordered(chunk: Int) async {
    await check(isStrict: true, isOrdered: false, chunk: chunk)
  }
  @Test(arguments: 0..<chunks) func niceAndUnordered(chunk: Int) async {
    await check(isStrict: false, isOrdered: false, chunk: chunk)
  }

  private func check(isStrict: Bool, isOrdered: Bool, chunk: Int) async {
    var generator = SplitMix64(seed: UInt64(chunk))
    for number in 0..<Self.scriptsPerChunk {
      // Others wait for their turn meanwhile, and some of them have an eye on the clock.
      if number % 10 == 0 { await Task.yield() }
      let script = Script.random(isStrict: isStrict, isOrdered: isOrdered, using: &generator)
      guard disagreement(on: script) != nil else { continue }
      let smallest = shrunk(script)
      Issue.record("seed \(chunk): \(disagreement(on: smallest) ?? "")\n\(smallest)")
      return
    }
  }

  private func disagreement(on script: Script) -> String? {
    var comparison = OracleComparison(script)
    return comparison.disagreement()
  }

  /// Leaves out steps for as long as the script still fails.
  private func shrunk(_ script: Script) -> Script {
    var script = script
    var index = 0
    while index < script.steps.count {
      var shorter = script
      shorter.steps.remove(at: index)
      if disagreement(on: shorter) == nil { index += 1 } else { (script, index) = (shorter, 0) }
    }
    return script
  }
}
