/// The same done by Understudy, by the simplest library, and by hand, in one run of the program.
struct Comparison: Sendable {
  /// Prepares what is measured, and returns it.
  ///
  /// The call returns whether it did what it should.
  typealias Preparation = @Sendable @MainActor () -> () -> Bool

  let ours: Preparation
  /// By lists of closures.
  let list: Preparation
  /// By an array and a dictionary.
  let byHand: Preparation

  /// Measures one call of each.
  ///
  /// - Parameters:
  ///   - limit: How many calls a run makes at the most.
  ///   - size: How large the problem is.
  @MainActor func outcome(limit: Int = 10_000, size: Int = 1) -> Outcome {
    var outcome = Outcome(size: "\(size)", ours: timePerCall(limit: limit, ours()))
    outcome.baseline = timePerCall(limit: limit, list())
    outcome.byHand = timePerCall(limit: limit, byHand())
    return outcome
  }
}
