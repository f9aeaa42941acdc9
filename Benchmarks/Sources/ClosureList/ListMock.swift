/// A mock as the simplest library makes it: expectations in a list behind no lock, taken out when they are met.
public final class ListMock<Interaction> {
  private struct Expectation {
    let matcher: ListMatcher<Interaction>
    let file: StaticString
    let line: UInt
  }

  private let isNice: Bool
  private var expectations: [Expectation] = []

  /// Creates an ordered mock, which ignores what is not expected, or ends the program.
  public init(nice: Bool = false) {
    isNice = nice
  }

  /// Expects what a matcher accepts, once.
  public func expect(_ matcher: ListMatcher<Interaction>, file: StaticString = #filePath, line: UInt = #line) {
    expectations.append(Expectation(matcher: matcher, file: file, line: line))
  }

  /// Records an interaction, which has to be the next that is expected.
  public func record(_ interaction: Interaction) {
    if let next = expectations.first, next.matcher.accepts(interaction) {
      expectations.removeFirst()
    } else if !isNice {
      fatalError("unexpected: \(interaction)")
    }
  }

  /// Ends the program unless all that was expected has come.
  public func verify() {
    if let open = expectations.first { fatalError("expected: \(open.matcher.description)") }
  }
}
