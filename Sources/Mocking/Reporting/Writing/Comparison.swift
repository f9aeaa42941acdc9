/// How far an interaction is from what an expectation wants.
struct Comparison<Interaction> {
  let expectation: Expectation<Interaction>
  let differences: [Difference]

  init(expectation: Expectation<Interaction>, with interaction: Interaction) {
    self.expectation = expectation
    differences = expectation.matcher.mismatch(in: interaction)?.differences ?? []
  }

  /// Whether it is only parts that differ: a whole that differs is something else.
  var isClose: Bool { !differences.isEmpty && differences.allSatisfy { !$0.path.isEmpty || $0.isNote } }

  func lines(indentedBy indent: Int) -> [String] {
    guard isClose || differences.contains(where: \.looksAlike) else { return [] }
    return differences.map { String(repeating: " ", count: indent) + $0.shortDescription }
  }
}

extension Array {
  /// Those first that differ in parts only, and of these those with the fewest differences; otherwise in their order.
  func closestFirst<Interaction>() -> [Element] where Element == Comparison<Interaction> {
    func rank(_ comparison: Element) -> Int { comparison.isClose ? comparison.differences.count : .max }
    return enumerated().sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }.map(\.element)
  }
}
