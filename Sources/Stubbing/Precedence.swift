/// Which of several matching behaviors, or expectations, comes first.
public enum Precedence: Hashable, Sendable {
  /// The one that was set up first.
  case earliest
  /// The one that was set up last, so that a test can replace what its set-up has said.
  case latest
}
