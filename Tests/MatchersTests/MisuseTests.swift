import Matchers
import Testing

private struct Body { var bytes: [UInt8] }
private struct Problem: Error {}

private enum Request {
  case send(String, body: Body?)
  case fetch(id: Int)
  case measure(Double)
  case fail(any Error)
  case wrap(Any)
  case place((Int, Int))
  case placed(at: (Int, Int))
  case never(Never)
  case upload(Body, retries: Int)
  case done(@Sendable (Int) -> Void)

  static func get(_ path: String) -> Request { .send(path, body: nil) }
  static func next(_ id: Int) -> Request { .fetch(id: id + 1) }
  static func fetched(_ id: Int) -> Request { .fetch(id: id) }
  static func post(_ path: String, _ body: Body) -> Request { .send(path, body: body) }
}

private enum Equal: Equatable {
  case send(String, Int)
  case ping
  static func get(_ path: String) -> Equal { .send(path, 0) }
  static func nothing(_ number: Int, _ other: Int) -> Equal { .ping }
}

private struct Plain: Equatable { var number: Int }

/// A function that is given as a case, and is none, accepts nothing.
///
/// The matcher says so.
@Suite struct MisuseTests {
  @Test func aFactoryIsNoCase() {
    #expect(
      matches(Request.get, any()).misuse
        == #"it is given a function that makes .send("", body: nil) and is no case of Request: "#
        + "give a case, a value or a closure instead")
    for misuse in [
      matches(Request.get, hasPrefix("a")).misuse, matches(Request.get) { _ in true }.misuse,
      matches(Request.next, any()).misuse, matches(Equal.get, any()).misuse, matches(Equal.get, "a").misuse,
      matches(Equal.nothing, 1, any()).misuse, matches(Equal.nothing, 1, 2).misuse,
      matches({ (_: Int) in Request.fetch(id: 3) }, any()).misuse, matches(Plain.init, any()).misuse,
      matches(Plain.init, 3).misuse, not(matches(Request.get, any())).misuse,
      matches(Request.fail, isA(Request.self, matches(Request.get, any()))).misuse,
    ] {
      #expect(misuse?.hasPrefix("it is given a function") == true)
    }
  }

  @Test func aCaseIsNone() {
    for misuse in [
      matches(Request.send, any(), any()).misuse, matches(Request.fetch(id:), any()).misuse,
      matches(Request.measure, equals(.nan)).misuse, matches(Request.measure, any()).misuse,
      matches(Request.fail, any()).misuse, matches(Request.fail, isA(Problem.self)).misuse,
      matches(Request.wrap, any()).misuse, matches(Request.place, any()).misuse,
      matches(Request.placed(at:), any()).misuse, matches(Request.place, equals((1, 2))).misuse,
      matches(Request.never, any()).misuse, matches(Request.upload, any(), 3).misuse,
      matches(Request.done, any()).misuse, matches(Equal.send, "a", 1).misuse, matches(Equal.send, any(), 1).misuse,
      matches(Optional<Int>.some, any()).misuse, matches(Optional<Int>.some, 3).misuse,
      matches(Optional<Int?>.some, nil).misuse,
    ] {
      #expect(misuse == nil)
    }
  }

  @Test func whatMakesAllThatACaseMakesIsAsGood() {
    let matcher = matches(Request.fetched, any())
    #expect(matcher.misuse == nil)
    #expect(matcher.matches(.fetch(id: 3)))
  }

  @Test func whereNoValueCanBeMadeNothingIsSaid() {
    #expect(matches(Request.post, any(), any()).misuse == nil)
  }

  @Test func aGlanceCallsNoFunction() {
    let closure: @Sendable (Int) -> Equal = { _ in
      Issue.record("The function was called.")
      return .ping
    }
    #expect(matches(closure, any()).quickMisuse == nil)
  }
}
