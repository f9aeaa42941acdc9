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
    #expect(mismatch?.description == ".name.<computed Int>: expected 4, was 3\n.age: expected 2, was 1")
  }

  @Test func hasDescribesItself() {
    #expect(has(\User.name, "Ann").description == #"has(name: "Ann")"#)
  }
}
