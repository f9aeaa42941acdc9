import Foundation
import Stubbing

#if canImport(Testing)
  import Testing
#endif

/// What the process was started for.
enum TestRun {
  case swiftTesting, xctest

  /// Nil outside of tests, as far as arguments and environment tell.
  static let current: TestRun? = {
    let arguments = ProcessInfo.processInfo.arguments
    let environment = ProcessInfo.processInfo.environment
    let isSwiftTesting = zip(arguments, arguments.dropFirst()).contains { $0 == ("--testing-library", "swift-testing") }
    if isSwiftTesting || MockScope.isExitTest { return .swiftTesting }
    let isXCTest =
      arguments.contains { $0.hasSuffix(".xctest") || $0.hasSuffix("/xctest") || $0 == "--testing-library" }
      || environment["XCTestConfigurationFilePath"] != nil || environment["XCTestBundlePath"] != nil
    return isXCTest ? .xctest : nil
  }()
}

#if canImport(Testing)
  /// Records a failure as an issue of the test whose task this is.
  func recordIssue(_ failure: Failure) {
    // Where the process ends meanwhile, the failure may be written twice, but never not at all.
    let ticket = PendingFailures.add(failure)
    defer { PendingFailures.remove(ticket) }
    let location = SourceLocation(failure.location)
    if let history = failure.history, Test.current != nil {
      Attachment.record(history.text, named: history.fileName, sourceLocation: location)
    }
    let issue = Issue.record(Comment(rawValue: failure.message), sourceLocation: location)
    if mustFailRun(issue) { PendingFailures.failProcess() }
  }

  /// Whether an issue has to fail the process, even if the run was over when it was recorded.
  ///
  /// An issue that is known does not, nor does one that a trait of the test may have taken out, nor one of an exit test: how
  /// that process ends is what is tested.
  private func mustFailRun(_ issue: Issue) -> Bool {
    #if compiler(>=6.3)
      if !issue.isFailure || Test.current?.traits.contains(where: { $0 is IssueHandlingTrait }) == true { return false }
      return !MockScope.isExitTest
    #else
      return false
    #endif
  }

  extension SourceLocation {
    /// The location that Swift Testing takes for a place in source code: it traps where a line is 0 or a file has no module.
    fileprivate init(_ location: CodeLocation) {
      let path = location.filePath.split(separator: "/")
      let fileID = "\(path.dropLast().last ?? "unknown")/\(path.last ?? "unknown")"
      self.init(fileID: fileID, filePath: location.filePath, line: max(1, location.line), column: 1)
    }
  }
#endif
