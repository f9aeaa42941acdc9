/// Ties expectations of one mock or several into a sequence.
///
/// ```swift
/// let order = InOrder()
/// cart.mock.expect(.lock, in: order)
/// payments.mock.expect(.pay, times: 1...3, in: order)
/// shipping.mock.expect(.ship, in: order)
/// ```
///
/// The rule: **a tied expectation takes an interaction that it matches in its turn, before any that is not tied; out of
/// its turn it takes none.** In an order it is an expectation's turn when all before it have been met at least as often as
/// they must, and none behind it has been met. An expectation that is tied into several orders waits for its turn in all.
///
/// - An interaction that only tied expectations match, all of them out of their turn, is out of order: a failure at once,
///   in a nice mock, too.
/// - Of several expectations whose turn it is, the one that was set up first takes the interaction, until it has been met as
///   often as it may. What it took stays with it.
/// - Interactions that no tied expectation takes are judged by the mock as ever, by the expectations that are not tied.
/// - In an ordered mock, tied expectations keep their place among the others of the mock as well. One that cannot come next
///   there takes nothing; the interaction is then unexpected, or ignored by a nice mock.
///
/// Whether each expectation was met in the end is for the mocks' own `verify` to say. An expectation that is forgotten or
/// disposed of leaves its orders, as if it had never been in them. A mock that forgets its interactions leaves its
/// expectations where they are, to be met anew.
public final class InOrder {
  /// The expectations and how far they have been met; only touched under the lock of ``Tie``.
  var sequence = OrderSequence()

  /// Creates an order without expectations.
  public init() {}
}

// All that changes is only touched by `Tie`, under the lock that all orders share.
extension InOrder: @unchecked Sendable {}

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
