import Foundation

/// Prints rows as a Markdown table that is also legible as plain text.
struct Table {
  private let heads = ["work", "n", "ours", "baseline", "ratio", "by hand", "ratio", "growth exponent", "target", "ok"]
  private let widths = [65, 22, 8, 8, 8, 8, 8, 15, 20, 3]

  /// Prints the head of the table.
  func printHead() {
    print(cells: heads)
    print(cells: widths.map { String(repeating: "-", count: $0) })
  }

  /// Prints one row, as soon as it is known.
  func print(_ row: Row) {
    let outcome = row.outcome
    print(cells: [
      row.work, outcome.size, outcome.ours.map(outcome.unit.format) ?? "–",
      outcome.baseline.map(outcome.unit.format) ?? "–", row.ratio.map { $0.formatted() + "×" } ?? "–",
      outcome.byHand.map(outcome.unit.format) ?? "–", row.ratioByHand.map { $0.formatted() + "×" } ?? "–",
      outcome.growth.map { String(format: "%.2f", $0) } ?? "–", "\(row.target)",
      row.isOK.map { $0 ? "yes" : "no" } ?? "–",
    ])
  }

  private func print(cells: [String]) {
    let padded = zip(cells, widths).map { $0.padding(to: $1) }
    write("| " + padded.joined(separator: " | ") + " |")
  }
}

extension Unit {
  /// Writes a cost with three digits, in the unit that suits it.
  func format(_ cost: Double) -> String {
    let steps: [(Double, String)] =
      self == .bytes
      ? [(1, "B")] : [(1e-9, "ns"), (1e-6, "µs"), (1e-3, "ms"), (1, "s")]
    let (scale, name) = steps.last { cost >= $0.0 } ?? steps[0]
    return "\((cost / scale).formatted()) \(name)"
  }
}

extension Double {
  /// The number with three digits that count: `0.123`, `12.3`, `12345`.
  func formatted() -> String {
    String(format: self < 1000 ? "%.3g" : "%.0f", self)
  }
}

extension String {
  /// The string with as many spaces behind it as fill a column.
  fileprivate func padding(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
