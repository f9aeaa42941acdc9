/// What becomes of behaviors that never answer a call.
public enum UnusedBehaviors: Hashable, Sendable {
  /// Nothing.
  case ignore
  /// Each fails the test, at the line where it was set up: it is left over, or the code under test never came to it.
  case fail
}

/// A stub of whatever types, which can say what it was told in vain.
package protocol UnusedBehaviorReporting: AnyObject {
  /// Reports each behavior that was never used, but for those reported already.
  func reportUnusedBehaviors()
  /// Whether the stub was made to report them.
  var reportsUnusedBehaviors: Bool { get }
}

extension Stub: UnusedBehaviorReporting {
  package var reportsUnusedBehaviors: Bool { onUnused == .fail }

  package func reportUnusedBehaviors() {
    for behavior in answers.all where !behavior.mayGoUnused && behavior.behavior.noteReportedIfUnused() {
      sink.report(
        """
        A behavior of \(description) was never used: \(withoutDot(behavior.matcher.description))
          Take it away, or find out why nothing asked for it.
        """, behavior.behavior.location)
    }
  }

  /// Fails the test for each behavior that has not answered any call, at the line where it was set up.
  ///
  /// Behaviors that were disposed of are left out, and so are those that were reported before. To have it done at the end
  /// of each test, create the stub with `onUnused: .fail`, or use the trait `.verifyingMocks(onUnused: .fail)`.
  public func verifyNoUnusedBehaviors() { reportUnusedBehaviors() }
}
