/// One place where a value is not what was asked for.
public struct Difference: Hashable, Sendable, CustomStringConvertible {
  /// Where the difference is, from the value inwards: `.user.name`, `.0`, `[2]`; empty for the value itself.
  public var path: String
  /// What was asked for.
  public var expected: String
  /// What was found.
  public var actual: String
  /// What to say in place of all that, where no single place differs.
  private var note: String?
  /// Whether both sides read the same, which has to be said even where the whole differs.
  package internal(set) var looksAlike = false

  /// Creates a difference.
  public init(path: String = "", expected: String, actual: String) {
    self.path = path
    self.expected = expected
    self.actual = actual
  }

  /// A remark on differences that are left out.
  static func note(_ text: String) -> Difference {
    var difference = Difference(expected: "", actual: "")
    difference.note = text
    return difference
  }

  /// Whether it is a remark on others, and no place of its own.
  package var isNote: Bool { note != nil }

  /// The difference in one line: `.name: expected "Alice", was "Bob"`.
  public var description: String {
    if let note { return note }
    let text = "expected \(expected), was \(actual)"
    return path.isEmpty ? text : "\(path): \(text)"
  }

  /// The difference in one line, each side of it cut if it is too long to be read.
  package var shortDescription: String {
    var short = self
    (short.expected, short.actual) = (shortened(expected), shortened(actual))
    return short.description
  }

  func nested(in outer: String) -> Difference {
    var nested = self
    nested.path = outer + path
    return nested
  }
}

/// Why a value does not match, with each place in which it differs.
public struct Mismatch: Hashable, Sendable, CustomStringConvertible {
  /// The places that differ, of which there is one at least, outermost first.
  public let differences: [Difference]

  init(_ differences: [Difference]) {
    precondition(!differences.isEmpty, "Understudy: a mismatch without a difference; this is a bug in Understudy.")
    let rest = differences.count - Self.maximumCount
    self.differences =
      rest > 0 ? differences.prefix(Self.maximumCount) + [.note("… more differences than these")] : differences
  }

  /// The most differences that are listed.
  static let maximumCount = 20

  /// Where the first difference is; empty for the value itself.
  public var path: String { differences[0].path }
  /// What was asked for there.
  public var expected: String { differences[0].expected }
  /// What was found there.
  public var actual: String { differences[0].actual }

  /// A line for each difference.
  public var description: String { differences.map(\.description).joined(separator: "\n") }
}

/// A text, cut if it is too long to be read.
package func shortened(_ text: String) -> String {
  let limit = 500
  let rest = text.count - limit
  return rest > 0 ? "\(text.prefix(limit))… (\(rest) more characters)" : text
}
