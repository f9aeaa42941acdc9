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
@Suite struct MisuseTests {
  private let observed = Observed<Request>(strict: false)
  private var mock: Mock<Request> { observed.mock }
  private let misuse =
    #"it is given a function that makes .send("", count: 0) and is no case of Request: "#
    + "give a case, a value or a closure instead"

  @Test func rejectingIsReported() {
    mock.reject(Request.get, any()); let line = #line
    mock.reject(Request.get)
    mock.reject(matches(Request.get, any()))
    #expect(observed.messages == Array(repeating: "Impossible matcher for Fake: \(misuse).", count: 3))
    #expect(observed.lines == Array(line...line + 2))
  }

  @Test func whatNeedsNoCallIsReported() {
    mock.expect(Request.get, any(), times: 0...); let line = #line
    mock.expect(Request.get, hasPrefix("a"), times: 0)
    mock.verify(matches(Request.get, any()), times: 0)
    mock.verify(Request.get, times: 0)
    mock.calls(Request.get).verify(times: 0)
    #expect(observed.lines == Array(line...line + 4))
    #expect(observed.messages.allSatisfy { $0.hasPrefix("Impossible matcher for Fake: it is given a function") })
  }

  @Test func whatNeedsACallIsReportedToo() {
    mock.expect(Request.get, any()); let line = #line
    mock.expect(Request.get, "a", times: 2...)
    mock.verify()
    #expect(observed.lines == Array(line...line + 1))
    #expect(observed.messages.first == "Impossible matcher for Fake: \(misuse).")
  }

  @Test func whatALineThatWasLookedAtGivesNextSaysWhyThereWasNone() {
    let wanted: [@Sendable (String) -> Request] = [{ .send($0, count: 0) }, Request.get]
    withKnownIssue {
      // The first is no case, either, so nothing is remembered of the line.
      for function in wanted { Mock<Request>().expect(function, any()) }
    } matching: {
      $0.comments.contains { $0.rawValue.hasPrefix("Impossible matcher") }
    }
  }

  @Test func lookingForItIsReportedOnceWhereItIsAskedFor() async {
    mock.record(.get("a"))
    let calls = mock.calls(Request.get, any()); let line = #line
    #expect(observed.count == 0)
    #expect(calls.isEmpty && calls.count == 0)
    #expect(observed.lines == [line])
    await mock.calls(Request.get, "a").verify(within: .seconds(600)); let waiting = #line
    await verifyInOrder(mock.calls(.get("a")), mock.calls(Request.get), within: .seconds(600))
    #expect(observed.lines == [line, waiting, waiting + 1])
  }

  @Test func aBehaviorIsReported() {
    let log = FailureLog()
    let fake = TestDouble<Request>(name: "Fake", reporter: log.reporter)
    fake.on(matches(Request.get, any())).return(3); let line = #line
    fake.on(Request.get).return(3)
    fake.on(Request.get, "a").perform { _ in 3 }
    #expect(log.all.map(\.location.line) == Array(line...line + 2))
    #expect(log.all.allSatisfy { $0.message.hasPrefix("Impossible matcher for a behavior of Fake: it is given") })
  }
}
