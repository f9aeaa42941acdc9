/// What has become of an interaction that was recorded.
enum InteractionFate: UInt8, Sendable {
  /// Nothing expected it, and nobody has asked for it.
  case open
  /// It was counted for an expectation.
  case counted
  /// It was reported as a failure.
  case reported
  /// It was verified afterwards.
  case verified
}

extension Ledger.Outcome {
  var fate: InteractionFate {
    switch self {
    case .counted: .counted
    case .ignored: .open
    case .unexpected, .rejected, .outOfOrder: .reported
    }
  }
}
