import Matchers
import Testing

private enum Call: Equatable {
  case ping
  case fetch(id: Int)
  case fetch(name: Int)
  case list([Int], Bool)
  case open(Link)
  indirect case again(Call, times: Int)
}

private enum Shape { case point((x: Int, y: Int)), line(from: (Int, Int), (Int, Int)) }

/// Equal by the number alone.
private enum Event: Equatable {
  case started(Int)
  case finished(Int)
  var number: Int {
    switch self {
    case .started(let number), .finished(let number): number
    }
  }
  static func == (left: Event, right: Event) -> Bool { left.number == right.number }
}

/// Hides from reflection which case it is.
private enum Hidden: Equatable, CustomReflectable {
  case fetch(id: Int)
  case fetch(name: Int)
  var customMirror: Mirror { Mirror(self, children: []) }
}

/// Shows every case alike, to keep what is in it out of logs.
private enum Redacted: Equatable, CustomReflectable {
  case login(String)
  case logout(String)
  var customMirror: Mirror { Mirror(self, children: ["call": "***"], displayStyle: .enum) }
}

private enum Opaque { case run(String, Int), stop(String, Int) }

/// Made of literals, as users make their own; not every literal is one of its values.
private struct Link: Equatable, ExpressibleByStringLiteral {
  static nonisolated(unsafe) var made = 0
  init(stringLiteral text: String) { Self.made += 1 }
}

@Suite struct EnumCaseMatcherTests {
  @Test func theMatchersAreAskedUpToTheFirstThatRefuses() {
    let refused = matches(Call.list, everyElement(1), neverAsked())
    #expect(!refused.matches(.list([2], true)))
  }

  @Test func theMatchersAreNotAskedAboutAnotherCaseUnlessItLooksTheSame() {
    #expect(!matches(Call.fetch(id:), neverAsked()).matches(.ping))
    #expect(!matches(Call.fetch(id:), any()).matches(.fetch(name: 3)))
  }

  @Test func theMatcherForTwoValuesIsAsGoodAsThatForMany() {
    let (list, flag): (Matcher<[Int]>, Matcher<Bool>) = (everyElement(1), any())
    let few = enumCaseMatcher(Call.list, list, flag)
    // For any number of values, and so by way of a pack.
    let many = matches(Call.list, list, flag)
    for value in [Call.list([1, 1], true), .list([1, 2], false), .ping, .fetch(id: 3)] {
      #expect(few.matches(value) == many.matches(value))
      #expect(few.mismatch(in: value)?.description == many.mismatch(in: value)?.description)
      #expect(few.description(after: [value]) == many.description(after: [value]))
    }
    let (values, flags): (Matcher<[Int]>, Matcher<Bool>) = (equals([1]), equals(true))
    #expect(enumCaseMatcher(Call.list, values, flags).constant == .list([1], true))
  }

  @Test func aCaseThatShowsSomethingElseIsNotTakenForWhatItShows() throws {
    #expect(!matches(Redacted.login, any()).matches(.logout("secret")))
    let matcher = matches(Redacted.login, hasPrefix("a"))
    #expect(!matcher.matches(.login("alice")))
    #expect(
      "\(try #require(matcher.mismatch(in: .login("alice"))))".contains(
        "whose `customMirror` hides which case it is: match it with a closure"))
    #expect(matches(Redacted.login, "alice").matches(.login("alice")))
    let anyError = matches({ Redacted.login($0) as any Sendable }, any())
    #expect(!anyError.matches(Redacted.logout("secret")))
    #expect("\(try #require(anyError.mismatch(in: Redacted.login("alice"))))".contains("`customMirror` hides"))
    #expect(matches(Optional<Int>.some, within(3...4)).matches(3))
    #expect(!"\(try #require(matches(Optional<Int>.some, within(3...4)).mismatch(in: nil)))".contains("customMirror"))
  }

  @Test func withNothingButValuesTheWholeIsCompared() {
    // Nothing could be found in it by reflection.
    let matcher = matches(Hidden.fetch(id:), 3)
    #expect(matcher.matches(.fetch(id: 3)))
    #expect(!matcher.matches(.fetch(id: 4)))
    #expect(!matcher.matches(.fetch(name: 3)))
  }

  @Test func withValuesOfATypeThatCannotBeComparedTheyAreComparedOneByOne() {
    let matcher = matches(Opaque.run, "a", 3)
    #expect(matcher.matches(.run("a", 3)))
    #expect(!matcher.matches(.run("a", 4)))
    #expect(!matcher.matches(.stop("a", 3)))
  }

  @Test func casesAreToldApartThoughTheyAreEqual() {
    let matcher: Matcher<Event> = matches(Event.started, any())
    #expect(matcher.matches(.started(1)))
    #expect(!matcher.matches(.finished(1)))
    #expect(matches(Event.started, 1).matches(.finished(1)))
  }

  @Test func explainsTheCaseOfTheSameNameAsAWhole() {
    let mismatch = matches(Call.fetch(id:), 3).mismatch(in: .fetch(name: 3))
    #expect(mismatch?.description == "expected .fetch(id: 3), was .fetch(name: 3)")
  }

  @Test func thePathLeadsThroughCasesInCases() {
    let matcher = matches(Call.again, matches(Call.again, matches(Call.fetch(id:), 3), any()), any())
    let mismatch = matcher.mismatch(in: .again(.again(.fetch(id: 4), times: 1), times: 2))
    #expect(mismatch?.description == ".0.0.id: expected 3, was 4")
  }

  @Test func thePathLeadsIntoACollection() {
    let mismatch = matches(Call.list, matches([1, any()]), any()).mismatch(in: .list([2, 2], true))
    #expect(mismatch?.description == ".0[0]: expected 1, was 2")
  }

  @Test func thePathLeadsIntoOneOfSeveralTuples() {
    let mismatch = matches(Shape.line, any(), equals((3, 4))).mismatch(in: .line(from: (1, 2), (3, 5)))
    #expect(mismatch?.description == ".1.1: expected 4, was 5")
  }

  @Test func aTupleOnItsOwnGoesByItsPosition() {
    let matcher: Matcher<Shape> = matches(Shape.point, matches { $0.x == $0.y })
    #expect(matcher.mismatch(in: .point((1, 2)))?.path == ".0")
  }

  @Test func describesCasesInCases() {
    let matcher = matches(Call.again, equals(.fetch(id: 3)), not(2))
    #expect(matcher.description == "again(.fetch(id: 3), times: not(2))")
  }

  @Test func describingMakesNoValueOfATypeOfTheUsers() {
    let made = Link.made
    _ = matches(Call.open, any()).description
    #expect(Link.made == made)
  }
}
