// What the ledger tells, and is told, besides what is expected and recorded.

extension Ledger {
  /// Notes that interactions of the given era were verified after the fact.
  mutating func account(for indices: [Int], era: Int) {
    guard era == self.era else { return }
    for index in indices where fates[index] == .open { fates[index] = .verified }
  }

  mutating func noteVerified(at location: CodeLocation) { verification = location }

  /// Whether all interactions are to be attached to a failure: if there are twice as many as the last time, so that many
  /// failures in a row do not attach the same over and over.
  mutating func takeTurnToAttach() -> Bool {
    guard fates.count > max(History.shownCount, 2 * attached) else { return false }
    attached = fates.count
    return true
  }

  /// Notes that expectations of the given generation were reported as unfulfilled.
  mutating func noteReported(_ indices: [Int], generation: Int) {
    if generation == self.generation { reported.formUnion(indices) }
  }

  /// The expectations, those that were withdrawn included, so that their positions stay.
  var expectations: [AnyExpectation] { expectationList.all }
  var rejections: [AnyExpectation] { rejectionList.all }
  var isFulfilled: Bool { matching.isFulfilled }
  var unfulfilled: [(index: Int, count: Int)] { matching.unfulfilled }
  var candidates: [Int] { matching.candidates }

  /// Whether an expectation has been met often enough, or is not one of the mock's any more.
  func isFulfilled(_ expectation: AnyExpectation) -> Bool {
    expectationList.position(of: expectation).map { matching.insufficientCount(of: $0) == nil } ?? true
  }

  /// How many interactions are counted for an expectation; 0 if it is not one of the mock's any more.
  ///
  /// Where there is no order, as they are distributed now. Where there is, each for the one that it was counted for when
  /// it was recorded, though with matchers that overlap it may turn out later to count for another.
  func count(of expectation: AnyExpectation) -> Int {
    expectationList.position(of: expectation).map { matching.count(of: $0) } ?? 0
  }

  /// Whether a counted interaction that an unfulfilled expectation matches is counted for another.
  func isCounted(_ interaction: Int, elsewhereThan index: Int, met count: Int) -> Bool {
    if let matching = matching as? UnorderedMatching { return matching.isCounted(interaction, elsewhereThan: index) }
    // An unfulfilled one that has been met is the one met last.
    return fates[(interaction + 1)...].count { $0 == .counted } >= count
  }
}
