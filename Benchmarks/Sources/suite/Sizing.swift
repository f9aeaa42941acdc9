import Foundation

/// How large the measured problems are, and when to stop making them larger.
enum Sizing {
  case full
  case quick

  /// Picks one of two values.
  func pick<Value>(full: Value, quick: Value) -> Value { self == .full ? full : quick }

  /// Sizes from one power of ten to another, two in each decade.
  func sizes(from first: Int = 3, to last: Int) -> [Int] {
    let decades = (first..<last).map { Int(pow(10, Double($0))) }
    return decades.flatMap { [$0, 3 * $0] } + [Int(pow(10, Double(last)))]
  }

  /// A size that takes longer than this many seconds is the last one.
  var patience: Double { pick(full: 5, quick: 1) }

  /// A size that is foreseen to take longer than this many seconds is not begun.
  ///
  /// What grows quadratically may pass one size within the patience and need a hundred times as long for the next.
  var foresight: Double { 5 * patience }
}
