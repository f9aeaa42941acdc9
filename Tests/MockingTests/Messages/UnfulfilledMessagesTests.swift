import Mocking
import Testing

/// Whole messages, as they are received.
@Suite struct UnfulfilledMessagesTests {
  @Test func nothingWasRecorded() {
    let observed = Observed<SampleCall>()
    observed.mock.expect(.ping)
    observed.mock.verify()
    expect(
      observed,
      reported: #"""
        The expectation of Fake was not fulfilled:
          ping: expected once, recorded 0 times  (Tests.swift:7)
        nothing was recorded
        """#)
  }

  @Test func someOfSeveral() {
    let observed = Observed<SampleCall>(strict: false)
    observed.mock.expect(SampleCall.fetch, 1)
    observed.mock.expect(SampleCall.save, any(), true)
    observed.mock.expect(.ping, times: 2...4)
    observed.mock.record(.fetch(id: 1))
    observed.mock.record(.save(SamplePerson(name: "Bob", age: 3), notify: false))
    observed.mock.record(.ping)
    observed.mock.verify()
    expect(
      observed,
      reported: #"""
        2 of 3 expectations of Fake were not fulfilled:
          save(_, notify: true): expected once, recorded 0 times  (Tests.swift:7)
            closest: 2. save(SamplePerson(name: "Bob", age: 3, tags: []), notify: false)
              .notify: expected true, was false
          ping: expected 2 to 4 times, recorded 0 times  (Tests.swift:7)
            recorded out of order: 3. ping
        recorded (3):
          1. fetch(id: 1)
          2. save(SamplePerson(name: "Bob", age: 3, tags: []), notify: false)
          3. ping
        """#)
  }

  @Test func recordedBeforeItWasExpected() {
    let observed = Observed<SampleCall>(strict: false)
    observed.mock.record(.ping)
    observed.mock.expect(.ping)
    observed.mock.verify()
    expect(
      observed,
      reported: #"""
        The expectation of Fake was not fulfilled:
          ping: expected once, recorded 0 times  (Tests.swift:7)
            recorded too early, before the expectation was set up: 1. ping
        recorded (1):
          1. ping
        """#)
  }

  @Test func recordedOutOfOrder() {
    let observed = Observed<SampleCall>(strict: false)
    observed.mock.expect(.ping)
    observed.mock.expect(.flush)
    observed.mock.record(.flush)
    observed.mock.record(.ping)
    observed.mock.verify()
    expect(
      observed,
      reported: #"""
        1 of 2 expectations of Fake was not fulfilled:
          flush: expected once, recorded 0 times  (Tests.swift:7)
            recorded out of order: 1. flush
        recorded (2):
          1. flush
          2. ping
        """#)
  }

  @Test func neededForAnotherExpectation() {
    let observed = Observed<SampleCall>(ordered: false)
    observed.mock.expect(SampleCall.fetch)
    observed.mock.expect(SampleCall.fetch, 3)
    observed.mock.record(.fetch(id: 3))
    observed.mock.verify()
    expect(
      observed,
      reported: #"""
        1 of 2 expectations of Fake was not fulfilled:
          fetch(id: 3): expected once, recorded 0 times  (Tests.swift:7)
            recorded, and counted for another expectation: 1. fetch(id: 3)
        recorded (1):
          1. fetch(id: 3)
        """#)
  }

  @Test(arguments: [true, false]) func neededForAnotherExpectationButOneOfThem(ordered: Bool) {
    let observed = Observed<SampleCall>(ordered: ordered)
    observed.mock.expect(SampleCall.fetch)
    observed.mock.expect(SampleCall.fetch, 3, times: 2)
    observed.mock.record(.fetch(id: 3))
    observed.mock.record(.fetch(id: 3))
    observed.mock.verify()
    #expect(observed.count == 1)
    #expect(observed.messages[0].contains("recorded once"))
    #expect(observed.messages[0].contains("recorded, and counted for another expectation: 1. fetch(id: 3)"))
  }

  @Test func notTheOneThatIsCounted() {
    let observed = Observed<Int>(ordered: false)
    observed.mock.expect(1)
    observed.mock.expect(anyOf(1, 2), times: 3)
    for value in [1, 2] { observed.mock.record(value) }
    observed.mock.verify()
    #expect(observed.count == 1)
    #expect(observed.messages[0].contains("recorded, and counted for another expectation: 1. 1"))
  }

  @Test func manyOfThem() {
    let observed = Observed<SampleCall>(ordered: false)
    for id in 1...13 { observed.mock.expect(.fetch(id: id)) }
    observed.mock.record(.fetch(id: 4))
    observed.mock.verify()
    expect(
      observed,
      reported: #"""
        12 of 13 expectations of Fake were not fulfilled:
          fetch(id: 1): expected once, recorded 0 times  (Tests.swift:7)
          fetch(id: 2): expected once, recorded 0 times  (Tests.swift:7)
          fetch(id: 3): expected once, recorded 0 times  (Tests.swift:7)
          fetch(id: 5): expected once, recorded 0 times  (Tests.swift:7)
          fetch(id: 6): expected once, recorded 0 times  (Tests.swift:7)
          fetch(id: 7): expected once, recorded 0 times  (Tests.swift:7)
          fetch(id: 8): expected once, recorded 0 times  (Tests.swift:7)
          fetch(id: 9): expected once, recorded 0 times  (Tests.swift:7)
          fetch(id: 10): expected once, recorded 0 times  (Tests.swift:7)
          fetch(id: 11): expected once, recorded 0 times  (Tests.swift:7)
          … 2 more
        recorded (1):
          1. fetch(id: 4)
        """#)
  }

  @Test func theClosestHasTheFewestDifferences() {
    let observed = Observed<SampleCall>(strict: false, ordered: false)
    observed.mock.expect(.save(SamplePerson(name: "Alice", age: 3), notify: true))
    observed.mock.record(.save(SamplePerson(name: "Bob", age: 4), notify: true))
    observed.mock.record(.save(SamplePerson(name: "Alice", age: 4), notify: true))
    observed.mock.record(.save(SamplePerson(name: "Bob", age: 3), notify: false))
    observed.mock.verify()
    expect(
      observed,
      reported: #"""
        The expectation of Fake was not fulfilled:
          save(SamplePerson(name: "Alice", age: 3, tags: []), notify: true): expected once, recorded 0 times  (Tests.swift:7)
            closest: 2. save(SamplePerson(name: "Alice", age: 4, tags: []), notify: true)
              .0.age: expected 3, was 4
        recorded (3):
          1. save(SamplePerson(name: "Bob", age: 4, tags: []), notify: true)
          2. save(SamplePerson(name: "Alice", age: 4, tags: []), notify: true)
          3. save(SamplePerson(name: "Bob", age: 3, tags: []), notify: false)
        """#)
  }

  @Test func verifiedAfterwards() {
    let observed = Observed<SampleCall>(strict: false, ordered: false)
    observed.mock.record(.save(SamplePerson(name: "Bob", age: 4), notify: true))
    observed.mock.verify(SampleCall.save, has(\.age, less(than: 4)), any())
    expect(
      observed,
      reported: #"""
        An expectation of Fake was not fulfilled:
          save(has(age: less(than: 4)), notify: _): expected once, recorded 0 times
            closest: 1. save(SamplePerson(name: "Bob", age: 4, tags: []), notify: true)
              .0.age: expected a value less than 4, was 4
        recorded (1):
          1. save(SamplePerson(name: "Bob", age: 4, tags: []), notify: true)
        """#)
  }

  @Test func tooOftenAfterwards() {
    let observed = Observed<SampleCall>(strict: false, ordered: false)
    observed.mock.record(.ping)
    observed.mock.record(.ping)
    observed.mock.verify(.ping)
    expect(
      observed,
      reported: #"""
        An expectation of Fake was not fulfilled:
          ping: expected once, recorded twice
        recorded (2):
          1. ping
          2. ping
        """#)
  }

  @Test func moreThanWasVerified() {
    let observed = Observed<SampleCall>(strict: false, ordered: false)
    observed.mock.record(.ping)
    observed.mock.record(.flush)
    observed.mock.record(.fetch(id: 3))
    observed.mock.verify(.ping)
    observed.mock.verifyNoMoreInteractions()
    expect(
      observed,
      reported: #"""
        2 of 3 interactions with Fake were neither expected nor verified:
          2. flush
          3. fetch(id: 3)
        """#)
  }

  @Test func impossibleCount() {
    let observed = Observed<SampleCall>()
    observed.mock.expect(.ping, times: -1)
    observed.mock.expect(.ping, times: 3..<3)
    expect(
      observed,
      reported: #"""
        Impossible count for an expectation of Fake: -1; a count cannot be negative.
        """#,
      #"""
      Impossible count for an expectation of Fake: 3..<3; no count lies in this range.
      """#)
  }
}
