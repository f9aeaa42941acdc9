/// What a measurement has to keep to.
struct Target: Sendable {
  /// How the time is to grow with the size.
  enum Growth: Sendable {
    case flat
    case linear

    /// The power of the size that the time may grow by.
    var exponent: Double { self == .flat ? 0 : 1 }
  }

  /// The most that one operation may cost, in seconds.
  var cost: Double?
  /// How many times as much as the baseline it may cost.
  var ratio: Double?
  /// How many times as much as the baseline it may cost before `--check` fails.
  ///
  /// About three times what was measured, since what else the machine does may slow the one and not the other.
  var checkedRatio: Double?
  /// How the time is to grow.
  var growth: Growth?
  /// Whether `--check` fails where it grows faster; false for a goal that is known to be missed.
  var isGrowthChecked = true
}

extension Target: CustomStringConvertible {
  /// The target as the table shows it.
  var description: String {
    let parts = [
      growth.map { "\($0)" }, cost.map { "≤ \(Unit.seconds.format($0))" }, ratio.map { "≤ \($0.formatted())×" },
    ]
    return parts.compactMap { $0 }.joined(separator: ", ")
  }
}
