import Foundation

/// Where a stub reports what it cannot tell its caller: a misused suspension, a behavior that was never used.
package struct FailureSink: Sendable {
  package let report: @Sendable (_ message: String, _ location: CodeLocation) -> Void

  package init(_ report: @escaping @Sendable (String, CodeLocation) -> Void) { self.report = report }

  /// The sink of a stub that is made here: the test's, if a module that knows tests is there; else standard error.
  static func current() -> FailureSink { StubHosts.host?.currentSink() ?? FailureSink(writeToStandardError) }
}

/// What Stubbing does not know and Mocking does: which test a stub belongs to.
package protocol StubHost: SendableMetatype {
  /// Where the failures of a stub that is made here go.
  static func currentSink() -> FailureSink
  /// Takes note of a stub that was made here.
  static func didCreate(_ stub: any UnusedBehaviorReporting)
}

/// Becomes a ``StubHost`` where Mocking is linked, so that nothing has to be registered in time.
package enum StubHosts {
  static let host = (StubHosts.self as Any.Type) as? any StubHost.Type
}

/// Writes a failure as a compiler writes an error, so that editors find the line.
package func writeToStandardError(_ message: String, at location: CodeLocation) {
  let text = "\(location.filePath):\(location.line): error: \(message)\n"
  FileHandle.standardError.write(Data(text.utf8))
}
