import Mocking
import Testing

private struct User: Equatable { var name: String }
private enum Call: Equatable { case name, size, nick, nested, save, find }

/// An answer of another type than the method returns fails the test, and the failure names both types.
@Suite struct AnswerTypesTests {
  private let log = FailureLog()
  private let fake: TestDouble<Call>

  init() { fake = TestDouble(name: "Users", reporter: log.reporter) }

  private func name() -> String { fake.call(.name) }
  private func size() throws -> Int { try fake.throwingCall(.size) }
  private func nick() -> String? { fake.call(.nick) }
  private func nested() -> Int?? { fake.call(.nested) }
  private func save() { fake.call(.save) }

  /// The first line of each failure, without the place.
  private func takeMessages() -> [String] {
    log.all.map { String($0.message.prefix { $0 != "\n" }.split(separator: "  (")[0]) }
  }

  @Test func aValueOfAnotherType() {
    fake.on(.name).return(3)
    fake.on(.nick).return(User(name: "Ann"))
    fake.on(.size).return("three")
    #expect(name() == "")
    #expect(nick() == nil)
    #expect(throws: StubError.self) { try size() }
    #expect(
      takeMessages() == [
        "Users answers name with 3, of type Int, where String is needed.",
        #"Users answers nick with User(name: "Ann"), of type User, where Optional<String> is needed."#,
        #"Users answers size with "three", of type String, where Int is needed."#,
      ])
  }

  @Test func nothingWhereAValueIsNeeded() {
    fake.on(.name).return()
    fake.on(.size).perform {}
    fake.on(.nick).return(())
    #expect(name() == "")
    #expect(throws: StubError.self) { try size() }
    #expect(nick() == nil)
    #expect(
      takeMessages() == [
        "Users answers name with (), of type (), where String is needed.",
        "Users answers size with (), of type (), where Int is needed.",
        "Users answers nick with (), of type (), where Optional<String> is needed.",
      ])
  }

  @Test func aValueWhereNothingIsNeeded() throws {
    fake.on(.save).return("saved")
    save()
    try? fake.throwingCall(.save)
    fake.on(.save).return(nil)
    save()
    let saved = #"Users answers save with "saved", of type String, where () is needed."#
    #expect(takeMessages() == [saved, saved, "Users answers save with nil, where () is needed."])
  }

  @Test func nilWhereAValueIsNeeded() {
    fake.on(.name).return(nil)
    fake.on(.size).return(nil as Int?)
    #expect(name() == "")
    #expect(throws: StubError.self) { try size() }
    #expect(
      takeMessages() == [
        "Users answers name with nil, where String is needed.", "Users answers size with nil, where Int is needed.",
      ])
  }

  @Test func nestedOptionals() {
    let answers: [Any?] = [3, nil, 3 as Int?, (3 as Int??) as Any?, Int?.none, (Int??.some(.none)) as Any?]
    let expected: [Int??] = [3, nil, 3, 3, nil, .some(nil)]
    for (answer, value) in zip(answers, expected) {
      fake.on(.nested).return(answer)
      #expect(nested() == value)
    }
    #expect(takeMessages() == [])
    fake.on(.nested).perform { "three" as String?? }
    #expect(nested() == nil)
    let messages = takeMessages()
    #expect(
      messages.count == 1 && messages[0].contains("three") && messages[0].contains("Optional<Optional<Int>> is needed"))
  }

  @Test func anOptionalWhereItsValueIsNeeded() throws {
    fake.on(.name).return("Ann" as String?)
    fake.on(.size).perform { 3 as Int?? }
    #expect(name() == "Ann")
    #expect(try size() == 3)
    #expect(takeMessages() == [])
  }

  @Test func aValueInTurnAClosureAndAnExpectationAreToldAlike() {
    fake.on(.name).return("Ann", 3)
    #expect([name(), name()] == ["Ann", ""])
    fake.on(.name).perform { 4 }
    #expect(name() == "")
    fake.expect(.name).return(5)
    #expect(name() == "")
    #expect(takeMessages() == (3...5).map { "Users answers name with \($0), of type Int, where String is needed." })
  }

  @Test func thePlaceIsThatOfTheAnswer() {
    fake.on(.name).return(3); let line = #line
    _ = name()
    fake.expect(.name).return(3); let expected = #line
    _ = name()
    #expect(log.all.count == 2)
    for (failure, line) in zip(log.all, [line, expected]) {
      #expect(failure.message.contains("(AnswerTypesTests.swift:\(line))"))
    }
  }
}
