/// Picks the earliest call of each step behind the one before, which is exact: it leaves the most for those behind it.
struct OrderSearch {
  private let steps: [any OrderStep]
  private var picked: [OrderedCall] = []
  /// How far the interactions have been looked at for the step that is missing.
  private var position = 0
  private var eras: [Int] = []

  init(_ steps: [any OrderStep]) {
    self.steps = steps
  }

  /// Goes on where it ended, or anew if a mock forgot its interactions since; returns whether each step has a call.
  mutating func goOn() -> Bool {
    let eras = steps.map(\.recorder.era)
    if eras != self.eras { (self.eras, picked, position) = (eras, [], 0) }
    while picked.count < steps.count {
      guard let call = steps[picked.count].first(after: picked.last?.number ?? 0, from: &position) else { return false }
      picked.append(call)
      position = 0
    }
    return true
  }

  /// Accounts for what can be picked, and fails the test unless that is a call for each step.
  consuming func verify(at location: CodeLocation, isAfterWaiting: Bool = false) {
    let isComplete = goOn()
    for call in picked { call.account() }
    if isComplete { return }
    steps[picked.count].recorder.report(message + remark(afterWaiting: isAfterWaiting), at: location)
  }

  // MARK: - The message

  private var message: String {
    let mocks = Set(steps.map { ObjectIdentifier($0.recorder) })
    let title = mocks.count == 1 ? "The calls of \(steps[0].recorder.name)" : "The calls"
    let lines = steps.enumerated().map { index, step in
      "  step \(index + 1), \(step.code)\(owner(of: step, among: mocks)): \(state(of: index))"
    }
    return (["\(title) did not come in this order:"] + lines + history(of: mocks)).joined(separator: "\n")
  }

  private func owner(of step: any OrderStep, among mocks: Set<ObjectIdentifier>) -> String {
    mocks.count == 1 ? "" : " of \(step.recorder.name)"
  }

  private func state(of index: Int) -> String {
    if index > picked.count { return "not looked for, since step \(picked.count + 1) is missing" }
    if index < picked.count { return "recorded\(asText(picked[index], of: steps[index]))" }
    guard index > 0, let last = steps[index].last else { return "not recorded" }
    if picked.contains(where: { $0.number == last.number }) { return "not recorded again after step \(index)" }
    return "recorded only before step \(index)\(asText(last, of: steps[index]))"
  }

  /// Which call it is, where a step does not say.
  private func asText(_ call: OrderedCall, of step: any OrderStep) -> String {
    let text = call.text()
    return text == step.code ? "" : ", as \(text)"
  }

  /// The latest interactions of all the mocks, in the order in which they came.
  private func history(of mocks: Set<ObjectIdentifier>) -> [String] {
    var calls: [(call: OrderedCall, owner: String)] = []
    var (total, unseen) = (0, mocks)
    for step in steps where unseen.remove(ObjectIdentifier(step.recorder)) != nil {
      let (shown, count) = step.latest(History.shownCount)
      total += count
      calls += shown.map { ($0, owner(of: step, among: mocks)) }
    }
    if total == 0 { return ["nothing was recorded"] }
    let shown = calls.sorted { $0.call.number < $1.call.number }.suffix(History.shownCount)
    let earlier = total - shown.count
    let lines = shown.enumerated().map { "  \(earlier + $0 + 1). \($1.call.text())\($1.owner)" }
    return ["recorded (\(total)):"] + (earlier > 0 ? ["  … \(earlier) earlier"] : []) + lines
  }
}
