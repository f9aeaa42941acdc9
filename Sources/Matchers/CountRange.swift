/// How often an expectation wants to be met.
package struct CountRange: Hashable, Sendable, CustomStringConvertible {
  package static let once = CountRange(lower: 1, upper: 1)
  package static let never = CountRange(lower: 0, upper: 0)

  package var lower: Int
  /// The most that is allowed, or `Int.max` for no limit.
  package var upper: Int

  package init(lower: Int, upper: Int) {
    self.lower = lower
    self.upper = upper
  }

  package var isUnlimited: Bool { upper == .max }

  package func contains(_ count: Int) -> Bool { lower <= count && count <= upper }

  /// The range in English: "once", "2 to 4 times", "at least twice", "never", "any number of times".
  package var description: String {
    switch (lower, upper) {
    case (0, 0): "never"
    case (0, .max): "any number of times"
    case (_, .max): "at least \(timesInWords(lower))"
    case (0, _): "at most \(timesInWords(upper))"
    case _ where lower == upper: timesInWords(lower)
    default: "\(lower) to \(upper) times"
    }
  }
}

/// A count in English: "once", "twice", "3 times".
package func timesInWords(_ count: Int) -> String {
  switch count {
  case 0: "not at all"
  case 1: "once"
  case 2: "twice"
  default: "\(count) times"
  }
}
