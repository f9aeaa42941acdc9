import Mocking
import Stubbing
import Testing

private enum Request: Equatable {
  case send(String, count: Int)
  static func get(_ path: String) -> Request { .send(path, count: 0) }
}

/// A static factory that is given as a case accepts nothing.
///
/// Where that would go unseen, it is reported at once.
@Suite struct FunctionsAsCasesTests {
  private let observed = Observed<Request>(strict: false)
  private let misuse =
    #"it is given a function that makes .send("", count: 0) and is no case of Request: "#
    + "give a case, a value or a closure instead"

  @Test func rejectingIsReported() {
    observed.mock.reject(Request.get, any()); let line = #line
    #expect(observed.messages == ["Impossible matcher for Fake: \(misuse)."])
    #expect(observed.lines == [line])
  }

  @Test func whatNeedsNoCallIsReported() {
    observed.mock.expect(Request.get, any(), times: 0...); let line = #line
    observed.mock.expect(Request.get, hasPrefix("a"), times: 0)
    observed.mock.verify(matches(Request.get, any()), times: 0)
    #expect(observed.lines.prefix(2) == [line, line + 1])
    #expect(observed.count == 3)
  }

  @Test func whatNeedsACallSaysWhyThereWasNone() {
    observed.mock.expect(Request.get, any())
    observed.mock.verify()
    #expect(observed.count == 1)
    #expect(observed.messages.first?.contains("\n    impossible: \(misuse)") == true)
  }

  @Test func aBehaviorIsReported() {
    let log = FailureLog()
    let fake = TestDouble<Request>(name: "Fake", reporter: log.reporter)
    fake.on(matches(Request.get, any())).return(3); let line = #line
    #expect(log.all.map(\.location.line) == [line])
  }
}
