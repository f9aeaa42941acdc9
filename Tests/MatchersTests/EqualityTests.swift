import Matchers
import Testing

@Suite struct EqualityTests {
  @Test func anyMatchesEverything() {
    #expect((any() as Matcher<Int>).matches(3))
    #expect((any() as Matcher<Int?>).matches(nil))
    #expect((any() as Matcher<() -> Void>).matches({}))
  }

  @Test func equalsMatchesWhatIsEqual() {
    #expect(equals(1).matches(1))
    #expect(!equals(1).matches(2))
    #expect(equals([1, 2, 3]).matches([1, 2, 3]))
    #expect(!equals([1, 2, 3]).matches([1, 2]))
    #expect(equals([1: 1, 2: 2]).matches([2: 2, 1: 1]))
    #expect(!equals([1: 1]).matches([1: 2]))
    #expect((equals(3) as Matcher<Int?>).matches(3))
    #expect(!(equals(3) as Matcher<Int?>).matches(nil))
  }

  @Test func notMatchesEverythingElse() {
    #expect(not(0).matches(1))
    #expect(!not(0).matches(0))
    #expect(not(equals("x")).matches("y"))
    #expect(not(not(0)).matches(0))
  }

  @Test func notExplainsTheNegation() {
    #expect(not(3).mismatch(in: 3)?.description == "expected a value other than 3, was 3")
    #expect(not(not(3)).mismatch(in: 4)?.description == "expected 3, was 4")
  }

  @Test func equalsPointsAtTheParts() {
    struct Address: Equatable { var city: String }
    struct User: Equatable {
      var name: String
      var address: Address
    }
    let matcher = equals(User(name: "Ann", address: Address(city: "Rome")))
    let mismatch = matcher.mismatch(in: User(name: "Ann", address: Address(city: "Oslo")))
    #expect(mismatch?.description == #".address.city: expected "Rome", was "Oslo""#)
  }

  @Test func anyLooksAtNothing() {
    struct Unequal: Equatable {
      static func == (lhs: Unequal, rhs: Unequal) -> Bool {
        Issue.record("was compared")
        return false
      }
    }
    #expect((any() as Matcher<Unequal>).matches(Unequal()))
  }

  @Test func equalsGoesByTheTypesOwnEquality() {
    struct Caseless: Equatable {
      var text: String
      static func == (lhs: Caseless, rhs: Caseless) -> Bool { lhs.text.lowercased() == rhs.text.lowercased() }
    }
    #expect(equals(Caseless(text: "A")).matches(Caseless(text: "a")))
  }

  @Test func equalsDoesNotMatchNotANumber() {
    #expect(!equals(Double.nan).matches(.nan))
    #expect(
      equals(Double.nan).mismatch(in: .nan)?.description
        == "expected nan, was nan, which looks the same but is not equal")
  }

  @Test func notTakesNil() {
    let matcher: Matcher<Int?> = not(none())
    #expect(matcher.matches(3))
    #expect(!matcher.matches(nil))
  }

  @Test func notDescribesItself() {
    #expect(not(not("x")).description == #"not(not("x"))"#)
  }
}
