import Testing

@testable import Matchers

private enum Loose {
  case ping, pong
  case send(() -> Void), move(to: () -> Void, Int)
}

private enum Described: CustomStringConvertible {
  case one, two
  case some(() -> Void)
  var description: String { "always the same" }
}

private enum Hidden: CustomReflectable {
  case one, two(() -> Void)
  var customMirror: Mirror { Mirror(self, children: [], displayStyle: .enum) }
}

private struct Plain { var number = 0 }

/// Cases without values are told apart without `==`.
@Suite struct PayloadFreeCaseTests {
  @Test func matchesTheSameCase() {
    let ping = payloadFreeCase(Loose.ping)
    #expect(ping.misuse == nil)
    #expect(ping.matches(.ping))
    for other in [Loose.pong, .send {}, .move(to: {}, 3)] { #expect(!ping.matches(other)) }
  }

  @Test func isExplained() {
    let ping = payloadFreeCase(Loose.ping)
    #expect(ping.description == ".ping")
    #expect(ping.mismatch(in: .pong)?.description == "expected .ping, was .pong")
    #expect(not(ping).mismatch(in: .ping)?.description == "expected a case other than .ping, was .ping")
  }

  @Test func aCaseWithValuesIsAMisuse() {
    #expect(
      payloadFreeCase(Loose.send {}).misuse
        == "Loose.send has values: write `Loose.send, any()`, or make Loose Equatable")
    #expect(
      payloadFreeCase(Loose.move(to: {}, 3)).misuse
        == "Loose.move has values: write `Loose.move, any(), any()`, or make Loose Equatable")
    #expect(!payloadFreeCase(Loose.send {}).matches(.send {}))
  }

  @Test func whatShowsNoCaseIsAMisuse() {
    #expect(
      payloadFreeCase(Plain()).misuse == "Plain is no enum and not Equatable: make it Equatable, or use a closure")
    #expect(
      payloadFreeCase(Described.one).misuse
        == "the `description` of Described hides which case a value is: make it Equatable, or use a closure")
    #expect(
      payloadFreeCase(Hidden.one).misuse
        == "the `customMirror` of Hidden hides which case a value is: make it Equatable, or use a closure")
    #expect(!payloadFreeCase(Described.one).matches(.one))
  }
}
