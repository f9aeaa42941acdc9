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
      // What the machine does besides can make anything look slow or steep once, but hardly three times in a row.
      for _ in 0..<2 where options.checks && row.fault != nil {
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
    let faults = rows.compactMap { row in row.fault.map { "\($0): \(row.work), \(row.outcome.size)" } }
    if options.checks, !faults.isEmpty { exit(reporting: faults) }
  }

  /// Everything that is measured.
  ///
  /// Memory comes first, since what other measurements have used and given back blurs what a process has resident.
  private static let allWorks =
    memoryWorks + makingWorks + expectingWorks + callWorks + smallTestWorks + stubWorks + orderedWorks + unorderedWorks
    + afterwardsWorks + disposalWorks + rejectionWorks + failureWorks + enumCaseWorks + tupleWorks + waitingWorks
    + contentionWorks
}
