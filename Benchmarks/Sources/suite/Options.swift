import Foundation

/// What the command line asks for.
struct Options {
  private(set) var checks = false
  private(set) var sizing = Sizing.full
  /// How many times everything is measured, of which the fastest counts.
  private(set) var rounds = 1
  private var filter: String?

  /// Reads arguments; nil if there is one that is not known.
  init?(_ arguments: some Sequence<String>) {
    for argument in arguments {
      switch argument {
      case "--check": checks = true
      case "--quick": sizing = .quick
      case "--thrice": rounds = 3
      case _ where argument.hasPrefix("-") || filter != nil: return nil
      default: filter = argument
      }
    }
    // A check measures again what looks steep, so there is nothing to choose from.
    if checks && rounds > 1 { return nil }
  }

  /// Whether a measurement of this name is asked for.
  func selects(_ name: String) -> Bool {
    filter.map { name.localizedCaseInsensitiveContains($0) } ?? true
  }
}

/// Says how the program is called, and ends it.
func exitWithUsage() -> Never {
  write(
    """
    usage: suite [--quick] [--check | --thrice] [part of a name]
      --quick  measure smaller sizes
      --check  exit with 1 if something grows or takes more than it should
      --thrice measure everything three times, and print the fastest of each
    """, to: .standardError)
  exit(2)
}

/// Says what is wrong, and ends the program.
func exit(reporting faults: [String]) -> Never {
  for fault in faults { write(fault, to: .standardError) }
  exit(1)
}

/// Writes a line at once, whether or not anybody is watching.
func write(_ line: String, to file: FileHandle = .standardOutput) {
  file.write(Data((line + "\n").utf8))
}
