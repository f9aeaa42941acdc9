import Mocking
import Testing

/// A text without what changes from run to run or with each edit of a test: lines, addresses.
func stable(_ text: String) -> String {
  text.replacing(/\w+\.swift:\d+/) { _ in "Tests.swift:7" }.replacing(/0x[0-9a-f]+/) { _ in "0x7" }
}

/// Fails the test unless a mock has reported certain messages and no others.
func expect<Interaction>(
  _ observed: Observed<Interaction>, reported expected: String..., sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(observed.messages.map(stable) == expected, sourceLocation: sourceLocation)
}

/// A user of the examples.
struct SamplePerson: Equatable {
  var name: String
  var age: Int
  var tags: [String] = []
}

/// The calls of the examples.
enum SampleCall: Equatable {
  case fetch(id: Int)
  case save(SamplePerson, notify: Bool)
  case send(String, to: [String])
  case ping
  case flush
}
