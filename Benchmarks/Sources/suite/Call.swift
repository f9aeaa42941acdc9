import Mocking

/// The interactions that are recorded here and there.
enum Call: Hashable, Sendable {
  case fetch(id: Int)
  case save(String, Bool)
  case move(Int, Int, Bool)
  case ping
}

/// Ends the program on a failure: a mock that fails where it should not would measure something else.
let failing = FailureReporter { fatalError($0.message) }

/// Calls that are all different.
func distinctCalls(_ count: Int) -> [Call] {
  (0..<count).map { .fetch(id: $0) }
}

/// Different calls in an order that is random, and the same each time.
func shuffledCalls(_ count: Int) -> [Call] {
  var generator = FixedGenerator()
  return distinctCalls(count).shuffled(using: &generator)
}

/// Numbers that look random (SplitMix64), so that every run of the program measures the same.
private struct FixedGenerator: RandomNumberGenerator {
  private var state: UInt64 = 42

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
