import Matchers
import Testing

private struct User: Equatable {
  var name: String
  var age: Int
  var friend: [User] = []
}

@Suite struct PropertiesTests {
  @Test func hasLooksAtAProperty() {
    #expect(has(\User.name, "Ann").matches(User(name: "Ann", age: 1)))
    #expect(!has(\User.name, "Ann").matches(User(name: "Bob", age: 1)))
    #expect(has(\User.name.count, 3).matches(User(name: "Bob", age: 1)))
    #expect(has(\User.age, not(1)).matches(User(name: "Bob", age: 2)))
  }

  @Test func hasExplainsWithThePath() {
    let matcher = has(\User.name.count, 4) && has(\User.age, 2)
    let mismatch = matcher.mismatch(in: User(name: "Bob", age: 1))
    #expect(mismatch?.description == ".name.<computed Int>: expected 4, was 3")
  }

  @Test func hasDescribesItself() {
    #expect(has(\User.name, "Ann").description == #"has(name: "Ann")"#)
  }

  @Test func hasReachesThroughProperties() {
    let matcher = has(\User.friend, matches([has(\.name, "Bob")]))
    #expect(matcher.matches(User(name: "Ann", age: 1, friend: [User(name: "Bob", age: 2)])))
    let mismatch = matcher.mismatch(in: User(name: "Ann", age: 1, friend: [User(name: "Eve", age: 2)]))
    #expect(mismatch?.description == #".friend[0].name: expected "Bob", was "Eve""#)
  }

  @Test func hasReachesThroughAnOptional() {
    struct Owner { var pet: User? }
    let matcher = has(\Owner.pet?.name, some("Rex"))
    #expect(matcher.matches(Owner(pet: User(name: "Rex", age: 1))))
    #expect(!matcher.matches(Owner(pet: nil)))
  }

  @Test func hasLooksAtTheValueItself() {
    #expect(has(\Int.self, not(3)).matches(4))
    #expect(has(\Int.self, 3).description == "has(self: 3)")
  }

  @Test func hasTakesAVariable() {
    let name = "Ann"
    #expect(has(\User.name, name).matches(User(name: "Ann", age: 1)))
  }

  @Test func hasExplainsItsNegation() {
    let mismatch = not(has(\User.age, 1)).mismatch(in: User(name: "Ann", age: 1))
    #expect(mismatch?.expected == "a value other than 1")
  }
}
