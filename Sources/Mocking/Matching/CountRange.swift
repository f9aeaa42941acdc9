/// How often an expectation wants to be met.
struct CountRange: Hashable, Sendable {
  static let once = CountRange(lower: 1, upper: 1)

  var lower: Int
  /// The most that is allowed, or `Int.max` for no limit.
  var upper: Int

  var isUnlimited: Bool { upper == .max }

  func contains(_ count: Int) -> Bool { lower <= count && count <= upper }
}

extension CountRange: CustomStringConvertible {
  /// The range in English: "once", "2 to 4 times", "at least twice", "never", "any number of times".
  var description: String {
    switch (lower, upper) {
    case (0, 0): "never"
    case (0, .max): "any number of times"
    case (_, .max): "at least \(times(lower))"
    case (0, _): "at most \(times(upper))"
    case _ where lower == upper: times(lower)
    default: "\(lower) to \(upper) times"
    }
  }
}

/// A count in English: "once", "twice", "3 times".
func times(_ count: Int) -> String {
  switch count {
  case 1: "once"
  case 2: "twice"
  default: "\(count) times"
  }
}
