/// Measures Understudy against hand-written baselines, and prints one Markdown table.
@main
@MainActor
struct Suite {
  static func main() async {
    guard let options = Options(CommandLine.arguments.dropFirst()) else { exitWithUsage() }
    let works = allWorks.filter { options.selects($0.name) }
    guard !works.isEmpty else { exitWithUsage() }

    let table = Table()
    table.printHead()
    var rows: [Row] = []
    for work in works {
      var row = await work.measure(options.sizing)
      if options.rounds == 1 { table.print(row) }
      // What the machine does besides can make anything look steep once, but hardly three times in a row.
      for _ in 0..<2 where options.checks && row.isTooSteep {
        row = await work.measure(options.sizing)
        table.print(row)
      }
      rows.append(row)
    }
    // Round after round, since what disturbs one work may go on for as long as it is measured.
    for _ in 1..<options.rounds {
      for (index, work) in works.enumerated() {
        let row = await work.measure(options.sizing)
        if row.isFaster(than: rows[index]) { rows[index] = row }
      }
    }
    if options.rounds > 1 { rows.forEach(table.print) }
    let steep = rows.filter(\.isTooSteep)
    if options.checks, !steep.isEmpty { exit(reporting: steep) }
  }

  /// Everything that is measured.
  ///
  /// Memory comes first, since what other measurements have used and given back blurs what a process has resident.
  private static let allWorks =
    memoryWorks + expectingWorks + orderedWorks + unorderedWorks + afterwardsWorks + callWorks + stubWorks
    + enumCaseWorks + tupleWorks + waitingWorks + contentionWorks
}
