import Mocking

/// The interactions that are recorded here and there.
enum Call: Hashable, Sendable {
  case fetch(id: Int)
  case save(String, Bool)
  case ping
}

/// Ends the program on a failure: a mock that fails where it should not would measure something else.
let failing = FailureReporter { fatalError($0.message) }
