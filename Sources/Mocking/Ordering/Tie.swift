/// An expectation's place in the orders that it is tied into.
///
/// One lock serves all orders, since an expectation may be in several: it is only taken for tied expectations, inside the
/// lock of the mock. No code of a user's runs under it, and what orders hold is nothing of a user's: labels are weak.
final class Tie: Sendable {
  /// What becomes of an interaction that a tied expectation matches.
  enum Outcome {
    case taken
    /// It is its turn, but it has been met as often as it may, or cannot come next in its mock.
    case notCounted
    case outOfTurn(OrderViolation)
  }

  /// Guards all orders; the value is the last number given to a tie.
  private static let lock = Locked(0)

  private let id: Int
  private let orders: [InOrder]

  /// Ties an expectation into orders, behind those tied into them before.
  init(_ expectation: AnyExpectation, into orders: [InOrder], name: String) {
    let label = TieLabel(name: name, location: expectation.location, expectation: expectation)
    let range = expectation.range
    self.orders = orders
    id = Tie.lock.withLock { id in
      id += 1
      for order in orders { order.sequence.append(id, range: range, label: label) }
      return id
    }
  }

  deinit { leave() }

  /// Takes an interaction in the expectation's turn, given what counts it in the mock, if it can; that runs under the lock.
  func take(_ count: () -> Bool) -> Outcome {
    Tie.lock.withLock { _ in
      for order in orders {
        if let violation = order.sequence.violation(of: id) { return .outOfTurn(violation) }
      }
      guard count() else { return .notCounted }
      for order in orders { order.sequence.take(id) }
      return .taken
    }
  }

  func restart() {
    Tie.lock.withLock { _ in orders.forEach { $0.sequence.restart(id) } }
  }

  func leave() {
    Tie.lock.withLock { _ in orders.forEach { $0.sequence.remove(id) } }
  }
}

/// What failures of other mocks call an expectation that is tied into an order.
struct TieLabel {
  let name: String
  let location: CodeLocation
  /// Weak, so that an order keeps nothing of a mock alive.
  weak var expectation: AnyExpectation?
}

// Describing only reads the matcher, which never changes. A value in it that is not Sendable is rendered, perhaps on
// the thread of another mock, and only when a failure is written.
extension TieLabel: @unchecked Sendable {}
