/// Ties expectations of several mocks into one sequence.
///
/// ```swift
/// let order = InOrder()
/// cart.mock.expect(.lock, in: order)
/// payments.mock.expect(.pay, times: 1...3, in: order)
/// shipping.mock.expect(.ship, in: order)
/// ```
///
/// The mocks may be strict or nice, ordered or not. An interaction that comes before an earlier expectation of the order
/// has been met often enough, or after a later one has begun, is reported at once. An expectation that is met and may be
/// met again is left when one behind it is met. Expectations that are tied to no order may be met in between.
///
/// Whether each expectation was met in the end is for the mocks' own `verify` to say. A mock that forgets its expectations
/// or interactions leaves its orders.
///
/// Where an interaction could be counted for expectations of several orders, every way to read it is kept, up to 4,096 of
/// them: what happens in more ways than that is judged by those.
public final class InOrder: Sendable {
  let id = OrderGroup.nextID()
  let group = OrderGroup()

  /// Creates an order without expectations.
  public init() {}
}

/// What failures of other mocks call an expectation that is tied into an order.
struct TieLabel {
  let name: String
  let location: CodeLocation
  let describe: () -> String
}

// Describing only reads the matcher, which never changes. A value in it that is not Sendable is rendered, perhaps on
// the thread of another mock, and only when a failure is written.
extension TieLabel: @unchecked Sendable {}

/// Why an interaction does not fit into an order.
struct OrderViolation: Sendable {
  enum Reason: Sendable {
    /// An expectation before it has not been met often enough.
    case tooEarly(before: TieLabel, range: CountRange, count: Int)
    /// An expectation behind it has been met already.
    case tooLate(after: TieLabel)
  }

  /// The expectation that the interaction would have met.
  let expectation: TieLabel
  let reason: Reason
}
