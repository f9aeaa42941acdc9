import Foundation
import Stubbing

#if canImport(Testing)
  import Testing
#endif
#if canImport(XCTest)
  import XCTest
#endif

/// Reports a failure of a double whose test is not known.
///
/// Both frameworks are told, since each drops what it hears while the other one runs. Where neither may be running, the
/// failure goes to standard error, so that it is never nowhere.
func reportToRunningTest(_ failure: Failure) {
  #if canImport(Testing)
    recordIssue(failure)
  #endif
  #if canImport(XCTest)
    XCTFail(failure.message, file: failure.location.file, line: UInt(failure.location.line))
  #endif
  if !isTestProcess { writeToStandardError(failure.message, at: failure.location) }
}

/// Whether the process was started to run tests.
///
/// A guess at most, so it only decides whether a failure is written to standard error besides.
private let isTestProcess: Bool = {
  let arguments = ProcessInfo.processInfo.arguments
  let environment = ProcessInfo.processInfo.environment
  return arguments.contains { $0.hasSuffix(".xctest") || $0.hasSuffix("/xctest") || $0 == "--testing-library" }
    || environment["XCTestConfigurationFilePath"] != nil || environment["XCTestBundlePath"] != nil
}()

#if canImport(Testing)
  /// Records a failure as an issue of the test whose task this is.
  func recordIssue(_ failure: Failure) {
    let location = SourceLocation(
      fileID: failure.location.filePath, filePath: failure.location.filePath, line: failure.location.line,
      column: 1)
    if let history = failure.history, Test.current != nil {
      Attachment.record(history.text, named: history.fileName, sourceLocation: location)
    }
    Issue.record(
      Comment(rawValue: failure.message), sourceLocation: location)
  }
#endif
