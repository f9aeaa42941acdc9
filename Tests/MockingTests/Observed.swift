import Foundation
import Mocking
import Stubbing

/// A mock together with the failures that it has reported, so that a test can look at them.
struct Observed<Interaction> {
  let mock: Mock<Interaction>
  private let failures = FailureLog()

  init(strict: Bool = true, ordered: Bool = true, name: String? = "Fake") {
    mock = Mock(strict: strict, ordered: ordered, name: name, reporter: failures.reporter)
  }

  /// The messages of all failures so far.
  var messages: [String] { failures.all.map(\.message) }
  /// The lines of all failures so far.
  var lines: [Int] { failures.all.map(\.location.line) }
  /// How many failures have been reported so far.
  var count: Int { failures.all.count }
}

extension Observed: Sendable where Interaction: Sendable {}

/// Collects failures from any thread.
final class FailureLog: Sendable {
  private let failures = Locked<[FailureReporter.Failure]>([])

  var all: [FailureReporter.Failure] { failures.withLock { $0 } }

  var reporter: FailureReporter {
    FailureReporter { [failures] failure in failures.withLock { $0.append(failure) } }
  }
}
