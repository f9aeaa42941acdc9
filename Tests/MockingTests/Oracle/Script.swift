import Matchers
import Stubbing

@testable import Mocking

/// A small mock and what happens to it, made at random and able to print itself as Swift.
struct Script {
  enum Step {
    /// An expectation of the values whose bits are set.
    case expect(mask: Int, range: CountRange)
    case reject(mask: Int)
    case record(Int)
    /// Disposes of an expectation, by the number it was set up with; nothing happens if there is none.
    case dispose(Int)
  }

  /// The values that interactions are taken from.
  static let alphabet = 0..<3

  var isStrict: Bool
  var isOrdered: Bool
  var precedence: Precedence
  var steps: [Step]

  /// Makes a script: expectations first, for the most part, but also between interactions.
  static func random(isStrict: Bool, isOrdered: Bool, using generator: inout SplitMix64) -> Script {
    var steps: [Step] = []
    let expectations = generator.next(below: 4)
    for _ in 0..<expectations { steps.append(.randomExpectation(using: &generator)) }
    for _ in 0..<generator.next(below: 7) {
      switch generator.next(below: 12) {
      case 0, 1: steps.append(.randomExpectation(using: &generator))
      case 2 where generator.next(below: 3) == 0:
        steps.append(.reject(mask: 1 << generator.next(below: alphabet.count)))
      case 3: steps.append(.dispose(generator.next(below: 4)))
      default: steps.append(.record(generator.next(below: alphabet.count)))
      }
    }
    let precedence: Precedence = generator.next(below: 2) == 0 ? .earliest : .latest
    return Script(isStrict: isStrict, isOrdered: isOrdered, precedence: precedence, steps: steps)
  }
}

extension Script.Step {
  static func randomExpectation(using generator: inout SplitMix64) -> Script.Step {
    let lower = generator.next(below: 3)
    let range =
      switch generator.next(below: 4) {
      case 0: CountRange(lower: lower, upper: .max)
      case 1: CountRange(lower: lower, upper: lower)
      case 2: CountRange(lower: lower, upper: lower + generator.next(below: 3))
      default: CountRange.once
      }
    return .expect(mask: 1 + generator.next(below: 7), range: range)
  }
}

extension Script: CustomStringConvertible {
  /// The script as Swift code that reproduces it.
  var description: String {
    let lines = steps.map { step in
      switch step {
      case .expect(let mask, let range):
        "handles.append(mock.expect(\(matcher(mask)), times: \(range.lower)...\(range.isUnlimited ? "" : String(range.upper))))"
      case .reject(let mask): "mock.reject(\(matcher(mask)))"
      case .record(let value): "mock.record(\(value))"
      case .dispose(let number): "handles[\(number)].dispose()"
      }
    }
    let creation = "let mock = Mock<Int>(strict: \(isStrict), ordered: \(isOrdered), precedence: .\(precedence))"
    return ([creation] + lines + ["mock.verify()"]).joined(separator: "\n")
  }

  private func matcher(_ mask: Int) -> String {
    "anyOf(\(Self.alphabet.filter { mask & (1 << $0) != 0 }.map(String.init).joined(separator: ", ")))"
  }
}

/// A small generator of random numbers that gives the same ones for the same seed.
struct SplitMix64 {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next(below bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int(truncatingIfNeeded: (mixed ^ (mixed >> 31)) >> 33) % bound
  }
}
