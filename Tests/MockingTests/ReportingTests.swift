import Foundation
import Testing

@testable import Mocking

/// How failures reach their test, as far as a test that passes can tell; `Tests/ClientPackage` has the rest.
@Suite struct ReportingTests {
  @Test func placesThatAreNoPlacesAreReportedAllTheSame() {
    func record(file: StaticString, line: UInt) {
      withKnownIssue {
        Mock<Int>().record(1, file: file, line: line)
      } matching: {
        $0.comments.contains { $0.rawValue.hasPrefix("Unexpected interaction") }
      }
    }
    record(file: "", line: 0)
    record(file: "main.swift", line: 1)
    record(file: "/", line: 1)
    record(file: "/a", line: .max)
  }

  @Test func aFailureHasBeenRecordedWhenTheCallReturnsOnWhateverThread() {
    let recorded = Locked(0)
    withKnownIssue {
      let mock = Mock<Int>(name: "Dog")
      DispatchQueue.concurrentPerform(iterations: 8) { _ in
        let before = recorded.withLock { $0 }
        mock.record(1)
        #expect(recorded.withLock { $0 } > before)
      }
    } matching: { issue in
      recorded.withLock { $0 += 1 }
      return issue.comments.contains { $0.rawValue.hasPrefix("Unexpected interaction") }
    }
    #expect(recorded.withLock { $0 } == 8)
  }

  @Test func whatADoubleFailsWithWhileItIsReportedIsReportedToo() {
    let mock = Mock<Int>(name: "Dog")
    let texts = Locked<[String]>([])
    withKnownIssue {
      let other = Mock<Int>(name: "Cat")
      Thread.runAndWait { other.record(1) }
    } matching: { issue in
      let text = issue.comments.first?.rawValue ?? ""
      texts.withLock { $0.append(text) }
      if text.contains("Cat") { mock.record(2) }
      return true
    }
    #expect(texts.withLock { $0 }.map { $0.contains("Cat") } == [true, false])
  }

  @Test func aHistoryIsWrittenOnlyWhereItCanBeSeen() {
    struct Call: Equatable, CustomStringConvertible {
      static let descriptions = Locked(0)
      var description: String {
        Self.descriptions.withLock { $0 += 1 }
        return "call"
      }
    }
    let log = FailureLog()
    let mock = Mock<Call>(nice: true, reporter: log.reporter)
    for _ in 1...1000 { mock.record(Call()) }
    mock.reject(any())
    mock.record(Call())
    #expect(log.all.count == 1)
    #expect(Call.descriptions.withLock { $0 } < 50)
  }

  @Test func aMockLetsGoOfTheTaskThatWaitsForItsFailures() {
    final class Value: Sendable {}
    enum Local { @TaskLocal static var value: Value? }
    weak var weakValue: Value?
    do {
      let value = Value()
      weakValue = value
      let mock = Local.$value.withValue(value) { Mock<Int>() }
      withKnownIssue(isIntermittent: true) { Thread.runAndWait { _ = mock.name } }
    }
    // The thread may let go of what it ran only after it has said that it is done.
    for _ in 1...1_000 where weakValue != nil { Thread.sleep(forTimeInterval: 0.001) }
    #expect(weakValue == nil)
  }
}

extension Thread {
  /// Runs something on a new thread, and waits for it.
  fileprivate static func runAndWait(_ body: @escaping @Sendable () -> Void) {
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      body()
      done.signal()
    }
    done.wait()
  }
}
