/// Something to measure, by the name that the filter of the command line goes by.
///
/// It is measured on the main thread: what glibc keeps for other threads cannot be given back, which blurs how much
/// memory is in use.
struct Work: Sendable {
  let name: String
  let measure: @MainActor (Sizing) async -> Row

  /// Describes something to measure.
  ///
  /// - Parameters:
  ///   - name: What the table calls it.
  ///   - target: What it has to keep to.
  ///   - measure: Measures it.
  init(_ name: String, target: Target, measure: @escaping @MainActor (Sizing) async -> Outcome) {
    self.name = name
    self.measure = { Row(work: name, target: target, outcome: await measure($0)) }
  }
}

/// What a measurement has come to.
struct Outcome {
  /// How large the problem was.
  var size: String
  /// What one operation of ours costs, in seconds or bytes; nil if that cannot be measured here.
  var ours: Double?
  /// What one operation of the baseline costs; nil if there is none.
  var baseline: Double?
  /// What one operation of a fake without any library costs; nil where that has no such operation.
  var byHand: Double?
  /// By which power of the size the time grows.
  var growth: Double?
  var isStopped = false
  var unit = Unit.seconds
}

/// What costs are counted in.
enum Unit {
  case seconds
  case bytes
}

/// A line of the table.
struct Row {
  let work: String
  let target: Target
  let outcome: Outcome

  /// How much more ours costs than the baseline.
  var ratio: Double? { ratio(to: outcome.baseline) }

  /// How much more ours costs than a fake without any library.
  var ratioByHand: Double? { ratio(to: outcome.byHand) }

  private func ratio(to baseline: Double?) -> Double? {
    guard let ours = outcome.ours, let baseline else { return nil }
    return ours / baseline
  }

  /// Whether every target is met; nil if nothing could be measured.
  var isOK: Bool? {
    guard let ours = outcome.ours else { return nil }
    return ours <= target.cost ?? .infinity && ratio ?? 0 <= target.ratio ?? .infinity && growsAsItShould(slack: 0.1)
  }

  /// Whether ours took less than in another measurement of the same.
  func isFaster(than other: Row) -> Bool {
    guard let ours = outcome.ours, let others = other.outcome.ours else { return false }
    return ours < others
  }

  /// What `--check` fails for: what noise does not explain; nil if there is nothing.
  var fault: String? {
    guard outcome.ours != nil else { return nil }
    if target.isGrowthChecked, !growsAsItShould(slack: 0.2) { return "grows too fast" }
    return ratio ?? 0 > target.checkedRatio ?? .infinity ? "takes too long against its baseline" : nil
  }

  private func growsAsItShould(slack: Double) -> Bool {
    guard let exponent = target.growth?.exponent else { return true }
    return outcome.growth.map { $0 <= exponent + slack } ?? false
  }
}
