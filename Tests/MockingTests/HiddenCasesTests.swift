import Mocking
import Stubbing
import Testing

/// Shows every case alike, to keep what is in it out of logs.
private enum Call: Equatable, CustomReflectable {
  case login(String)
  case move(Int, Int)
  var customMirror: Mirror { Mirror(self, children: ["call": "***"], displayStyle: .enum) }
}

/// What is asked for by case, of an enum that hides its cases, is reported where it is asked for; nothing passes for it.
@Suite struct HiddenCasesTests {
  private let observed = Observed<Call>(strict: false)
  private let misuse = "the `customMirror` of Call hides which case a value is: match it with a closure."

  @Test func expectingIsReported() {
    observed.mock.expect(Call.login); let first = #line
    observed.mock.expect(Call.login, hasPrefix("a"))
    observed.mock.expect(Call.move, any(), 3)
    observed.mock.expect(matches(Call.move, any(), 3))
    #expect(observed.messages == Array(repeating: "Impossible matcher for Fake: \(misuse)", count: 4))
    #expect(observed.lines == Array(first..<first + 4))
    observed.mock.verify()
    #expect(observed.count == 4)
  }

  @Test func rejectingIsReported() {
    observed.mock.reject(Call.login); let line = #line
    #expect(observed.lines == [line])
  }

  @Test func askingIsReported() {
    observed.mock.record(.login("alice"))
    #expect(observed.mock.calls(Call.login).count == 0)
    #expect(observed.mock.calls(Call.login, hasPrefix("a")).isEmpty)
    #expect(observed.mock.calls(Call.login) == [])
    #expect(observed.mock.calls(Call.move).isEmpty)
    #expect(observed.messages == Array(repeating: "Impossible matcher for Fake: \(misuse)", count: 4))
    observed.mock.verify(Call.move, any(), any(), times: 0)
    #expect(observed.count == 5)
  }

  @Test func valuesAndClosuresAreNoProblem() {
    observed.mock.expect(.login("alice"))
    observed.mock.expect(Call.move, 1, 2)
    observed.mock.expect(matches { if case .move = $0 { true } else { false } })
    for call in [Call.login("alice"), .move(1, 2), .move(3, 4)] { observed.mock.record(call) }
    observed.mock.verify()
    #expect(observed.mock.calls(.login("alice")).count == 1)
    #expect(observed.messages == [])
  }

  @Test func aFakeSetsUpNeither() {
    let log = FailureLog()
    let fake = TestDouble<Call>(name: "Fake", reporter: log.reporter)
    fake.expect(Call.login).return(3); let line = #line
    #expect(log.all.map(\.location.line) == [line])
    fake.verify()
    #expect(log.all.count == 1)
  }
}
