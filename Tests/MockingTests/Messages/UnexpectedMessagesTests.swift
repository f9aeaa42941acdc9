import Mocking
import Testing

/// Whole messages, as they are received.
@Suite struct UnexpectedMessagesTests {
  @Test func nothingWasExpected() {
    let observed = Observed<SampleCall>()
    observed.mock.record(.save(SamplePerson(name: "Bob", age: 3), notify: true))
    expect(
      observed,
      reported: #"""
        Unexpected interaction with Fake: save(SamplePerson(name: "Bob", age: 3, tags: []), notify: true)
          no interaction was expected
          nothing was recorded before it
        """#)
  }

  @Test func anotherValueWasExpectedNext() {
    let observed = Observed<SampleCall>()
    observed.mock.expect(.ping)
    observed.mock.expect(SampleCall.save, has(\.name, "Alice"), any())
    observed.mock.record(.ping)
    observed.mock.record(.save(SamplePerson(name: "Bob", age: 3), notify: true))
    expect(
      observed,
      reported: #"""
        Unexpected interaction with Fake: save(SamplePerson(name: "Bob", age: 3, tags: []), notify: true)
          expected next: save(has(name: "Alice"), notify: _)  (Tests.swift:7)
            .0.name: expected "Alice", was "Bob"
          recorded before it (1):
            1. ping
        """#)
  }

  @Test func severalCouldHaveComeNext() {
    let observed = Observed<SampleCall>()
    observed.mock.expect(.ping, times: 0...2)
    observed.mock.expect(.save(SamplePerson(name: "Alice", age: 3), notify: true), times: 0...1)
    observed.mock.expect(.flush)
    observed.mock.record(.save(SamplePerson(name: "Bob", age: 3), notify: false))
    expect(
      observed,
      reported: #"""
        Unexpected interaction with Fake: save(SamplePerson(name: "Bob", age: 3, tags: []), notify: false)
          expected next, one of:
            save(SamplePerson(name: "Alice", age: 3, tags: []), notify: true)  (Tests.swift:7)
              .0.name: expected "Alice", was "Bob"
              .notify: expected true, was false
            ping  (Tests.swift:7)
            flush  (Tests.swift:7)
          nothing was recorded before it
        """#)
  }

  @Test func anotherCaseWasExpectedNext() {
    let observed = Observed<SampleCall>()
    observed.mock.expect(SampleCall.fetch, greater(than: 3))
    observed.mock.record(.ping)
    expect(
      observed,
      reported: #"""
        Unexpected interaction with Fake: ping
          expected next: fetch(id: greater(than: 3))  (Tests.swift:7)
          nothing was recorded before it
        """#)
  }

  @Test func everythingHasComeAlready() {
    let observed = Observed<SampleCall>()
    observed.mock.expect(.ping)
    observed.mock.record(.ping)
    observed.mock.record(.flush)
    expect(
      observed,
      reported: #"""
        Unexpected interaction with Fake: flush
          nothing more was expected: the only expectation was met
          recorded before it (1):
            1. ping
        """#)
  }

  @Test func onceTooOftenInOrder() {
    let observed = Observed<SampleCall>()
    observed.mock.expect(.ping, times: 2)
    observed.mock.expect(.flush)
    for _ in 1...3 { observed.mock.record(.ping) }
    expect(
      observed,
      reported: #"""
        Unexpected interaction with Fake: ping
          expected next: flush  (Tests.swift:7)
          expected earlier, twice: ping  (Tests.swift:7)
          recorded before it (2):
            1. ping
            2. ping
        """#)
  }

  @Test func tooEarlyInOrder() {
    let observed = Observed<SampleCall>()
    observed.mock.expect(.ping)
    observed.mock.expect(.flush)
    observed.mock.record(.flush)
    expect(
      observed,
      reported: #"""
        Unexpected interaction with Fake: flush
          expected next: ping  (Tests.swift:7)
          expected later: flush  (Tests.swift:7)
          nothing was recorded before it
        """#)
  }

  @Test func onceTooOftenInAnyOrder() {
    let observed = Observed<SampleCall>(ordered: false)
    observed.mock.expect(.ping, times: 1...2)
    observed.mock.expect(.flush)
    for _ in 1...3 { observed.mock.record(.ping) }
    expect(
      observed,
      reported: #"""
        Unexpected interaction with Fake: ping
          expected 1 to 2 times only: ping  (Tests.swift:7)
          recorded before it (2):
            1. ping
            2. ping
        """#)
  }

  @Test func theClosestOfManyInAnyOrder() {
    let observed = Observed<SampleCall>(ordered: false)
    observed.mock.expect(.ping)
    observed.mock.expect(.save(SamplePerson(name: "Alice", age: 4), notify: true))
    observed.mock.expect(SampleCall.save, has(\.name, "Alice"), any())
    observed.mock.record(.save(SamplePerson(name: "Bob", age: 4), notify: true))
    expect(
      observed,
      reported: #"""
        Unexpected interaction with Fake: save(SamplePerson(name: "Bob", age: 4, tags: []), notify: true)
          closest expectation: save(SamplePerson(name: "Alice", age: 4, tags: []), notify: true)  (Tests.swift:7)
            .0.name: expected "Alice", was "Bob"
          nothing was recorded before it
        """#)
  }

  @Test func noneIsCloseInAnyOrder() {
    let observed = Observed<SampleCall>(ordered: false)
    observed.mock.expect(.ping)
    observed.mock.expect(SampleCall.fetch, 3)
    observed.mock.record(.flush)
    expect(
      observed,
      reported: #"""
        Unexpected interaction with Fake: flush
          expected, in any order:
            ping  (Tests.swift:7)
            fetch(id: 3)  (Tests.swift:7)
          nothing was recorded before it
        """#)
  }

  @Test func rejected() {
    let observed = Observed<SampleCall>(strict: false)
    observed.mock.reject(SampleCall.save, any(), true)
    observed.mock.record(.ping)
    observed.mock.record(.save(SamplePerson(name: "Bob", age: 3), notify: true))
    expect(
      observed,
      reported: #"""
        Rejected interaction with Fake: save(SamplePerson(name: "Bob", age: 3, tags: []), notify: true)
          rejected: save(_, notify: true)  (Tests.swift:7)
          recorded before it (1):
            1. ping
        """#)
  }

  @Test func afterTheVerification() {
    let observed = Observed<SampleCall>()
    observed.mock.expect(.ping)
    observed.mock.record(.ping)
    observed.mock.verify()
    observed.mock.record(.ping)
    expect(
      observed,
      reported: #"""
        Unexpected interaction with Fake: ping
          expected once only: ping  (Tests.swift:7)
          it came after the `verify`  (Tests.swift:7)
          recorded before it (1):
            1. ping
        """#)
  }

  @Test func aLongHistoryIsCut() {
    let observed = Observed<SampleCall>()
    observed.mock.expect(SampleCall.fetch, times: 0...)
    for id in 1...14 { observed.mock.record(.fetch(id: id)) }
    observed.mock.record(.flush)
    expect(
      observed,
      reported: #"""
        Unexpected interaction with Fake: flush
          expected next: fetch(id: _)  (Tests.swift:7)
          recorded before it (14):
            … 4 earlier
            5. fetch(id: 5)
            6. fetch(id: 6)
            7. fetch(id: 7)
            8. fetch(id: 8)
            9. fetch(id: 9)
            10. fetch(id: 10)
            11. fetch(id: 11)
            12. fetch(id: 12)
            13. fetch(id: 13)
            14. fetch(id: 14)
        """#)
  }

  @Test func aLongValueIsCut() {
    let observed = Observed<SampleCall>()
    observed.mock.record(
      .send(String(repeating: "x", count: 400), to: Array(repeating: "alice@example.com", count: 30)))
    expect(
      observed,
      reported: #"""
        Unexpected interaction with Fake: send("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"… (200 more bytes), to: ["alice@example.com", "alice@example.com", "alice@example.com", "alice@example.com", "alice@example.com", "alice@example.com", "alice@example.com", "alice@example.com", "alice@example.com", "alice@example.com", "alice@example.com", "alice@example.com", "alice@example.c… (163 more characters)
          no interaction was expected
          nothing was recorded before it
        """#)
  }

  @Test func aLongTextShowsWhereItDiffers() {
    let observed = Observed<String>()
    let text = String(repeating: "All work and no play makes Jack a dull boy. ", count: 9)
    observed.mock.expect(equals(text + "The end."))
    observed.mock.record(text + "To be continued.")
    expect(
      observed,
      reported: #"""
        Unexpected interaction with Fake: "All work and no play makes Jack a dull boy. All work and no play makes Jack a dull boy. All work and no play makes Jack a dull boy. All work and no play makes Jack a dull boy. All work and no play mak"… (212 more bytes)
          expected next: "All work and no play makes Jack a dull boy. All work and no play makes Jack a dull boy. All work and no play makes Jack a dull boy. All work and no play makes Jack a dull boy. All work and no play mak"… (204 more bytes)  (Tests.swift:7)
            [byte 397]: expected …"s Jack a dull boy. The end.", was …"s Jack a dull boy. To be continued."
          nothing was recorded before it
        """#)
  }

  @Test func linesOfTextAreComparedOneByOne() {
    let observed = Observed<String>()
    observed.mock.expect(equals("name: Alice\nage: 3\ncity: Rome"))
    observed.mock.record("name: Alice\nage: 4\ncity: Rome\nzip: 1")
    expect(
      observed,
      reported: #"""
        Unexpected interaction with Fake: "name: Alice\nage: 4\ncity: Rome\nzip: 1"
          expected next: "name: Alice\nage: 3\ncity: Rome"  (Tests.swift:7)
            [line 2]: expected "age: 3", was "age: 4"
            [line 4]: expected no such line, was "zip: 1"
          nothing was recorded before it
        """#)
  }

  @Test func elementsAreComparedOneByOne() {
    let observed = Observed<SampleCall>()
    observed.mock.expect(.send("Hi", to: ["a", "b", "c", "d"]))
    observed.mock.record(.send("Hi", to: ["a", "x", "c", "d", "e"]))
    expect(
      observed,
      reported: #"""
        Unexpected interaction with Fake: send("Hi", to: ["a", "x", "c", "d", "e"])
          expected next: send("Hi", to: ["a", "b", "c", "d"])  (Tests.swift:7)
            .to[1]: expected "b", was "x"
            .to[4]: expected no such element, was "e"
          nothing was recorded before it
        """#)
  }
}
