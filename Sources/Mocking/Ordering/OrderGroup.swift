import Stubbing

/// The mocks and orders that are tied together, directly or through others, with what they decide together.
///
/// Groups are merged when an expectation ties two of them; each then has the other's as its successor, and the last one
/// stands for all. One lock serves every group: it is only taken for mocks with tied expectations, inside the lock of the
/// mock, and no code of a user's runs under either.
final class OrderGroup {
  private static let lock = Locked(0)

  private var successor: OrderGroup?
  private var mocks = OrderedMocks()

  /// Runs a closure under the lock, with the next number that no mock and no order has had.
  fileprivate static func withLock<Result>(_ body: (_ nextID: Int) -> Result) -> Result {
    lock.withLock { lastID in
      lastID += 1
      return body(lastID)
    }
  }

  static func nextID() -> Int {
    withLock { $0 }
  }

  /// The group that stands for all that have been merged with this one.
  private var root: OrderGroup {
    var group = self
    while let successor = group.successor {
      // Halves the way for whoever comes next: each mock that is tied in makes it longer by one.
      group.successor = successor.successor ?? successor
      group = successor
    }
    return group
  }

  fileprivate func merge(with other: OrderGroup) {
    let (mine, theirs) = (root, other.root)
    if mine === theirs { return }
    mine.mocks.merge(theirs.mocks)
    theirs.mocks = OrderedMocks()
    theirs.successor = mine
  }

  fileprivate func update<Result>(_ body: (inout OrderedMocks) -> Result) -> Result {
    body(&root.mocks)
  }
}

// All that changes is only touched by the functions of `OrderLink`, under the lock that all groups share.
extension OrderGroup: @unchecked Sendable {}

/// A mock's part in the group that decides for it, once one of its expectations is tied into an order.
final class OrderLink: Sendable {
  private let id: Int
  private let group = OrderGroup()

  /// Hands a mock's decision over to a group.
  ///
  /// - Parameters:
  ///   - decision: What the mock has come to so far.
  ///   - expectations: How many expectations it has.
  init(decision: Decision, expectations: Int) {
    let group = group
    id = OrderGroup.withLock { id in
      group.update { $0.add(decision, of: id, expectations: expectations) }
      return id
    }
  }

  /// Adds an expectation of the mock, tied into orders or not.
  func append(_ range: CountRange, orders: [InOrder], label: TieLabel?) {
    OrderGroup.withLock { _ in
      for order in orders { group.merge(with: order.group) }
      group.update { $0.append(range, to: id, tiedInto: orders.map(\.id), label: label) }
    }
  }

  /// Counts an interaction of the mock for one of the expectations that it matches.
  func record(matching: [Int]) -> OrderedMocks.Outcome {
    OrderGroup.withLock { _ in group.update { $0.record(id, matching: matching) } }
  }

  /// Lets go of the mock.
  func leave() {
    OrderGroup.withLock { _ in group.update { $0.remove(id) } }
  }

  /// Whether every expectation of the mock has been met often enough.
  var isFulfilled: Bool {
    OrderGroup.withLock { _ in group.update { $0.isFulfilled(id) } }
  }

  /// The decision in the reading of what happened that leaves the least of the mock open.
  var likeliestDecision: Decision? {
    OrderGroup.withLock { _ in group.update { $0.likeliestDecision(of: id) } }
  }
}
