import Testing

@testable import Matchers

@Suite struct StructuralDifferencesTests {
  private struct User: Equatable {
    var name: String
    var tags: [String]
    var pair: (Int, Int) = (0, 0)
    static func == (lhs: User, rhs: User) -> Bool { false }
  }
  private enum Call: Equatable { case save(User, notify: Bool), find(Int), ping }
  private enum Search { case by(id: Int), by(name: Int), that(Any) }

  @Test func pointsIntoStructsArraysAndTuples() {
    let found = structuralDifferences(
      from: User(name: "A", tags: ["x", "y"], pair: (1, 2)), to: User(name: "B", tags: ["x", "z"], pair: (1, 3)))
    #expect(found.map(\.path) == [".name", ".tags[1]", ".pair.1"])
  }

  @Test func pointsIntoEnums() {
    let user = User(name: "A", tags: [])
    #expect(structuralDifferences(from: Call.find(1), to: .find(2)).map(\.path) == [".0"])
    #expect(
      structuralDifferences(from: Call.save(user, notify: true), to: .save(user, notify: false)).map(\.path) == [
        ".notify"
      ])
    #expect(structuralDifferences(from: Call.find(1), to: .ping).map(\.description) == ["expected .find(1), was .ping"])
  }

  @Test func coversTheWholeWhereOnlyTheLabelsDiffer() {
    let found = structuralDifferences(from: Search.by(id: 3), to: Search.by(name: 3))
    #expect(found.map(\.description) == ["expected .by(id: 3), was .by(name: 3)"])
  }

  @Test func pointsIntoWhatMayBeOfAnyType() {
    let found = structuralDifferences(from: Search.that(3), to: Search.that("x"))
    #expect(found.map(\.description) == [".0: expected 3, was \"x\""])
  }

  @Test func coversTheWholeWhereNothingCanBeSeen() {
    let user = User(name: "A", tags: [])
    #expect(structuralDifferences(from: user, to: user).map(\.path) == [""])
  }

  @Test func saysWhatIsMissingAndWhatIsTooMuch() {
    #expect(
      structuralDifferences(from: [1], to: [1, 2]).map(\.description) == ["[1]: expected no such element, was 2"])
    #expect(structuralDifferences(from: [1, 2], to: [2]).map(\.description) == ["[0]: expected 1, was missing here"])
  }

  @Test func optionalsDifferInsideOrAsAWhole() {
    #expect(structuralDifferences(from: [1 as Int?], to: [2]).map(\.description) == ["[0]: expected 1, was 2"])
    #expect(structuralDifferences(from: [1 as Int?], to: [nil]).map(\.description) == ["[0]: expected 1, was nil"])
  }

  private final class Account: Equatable {
    var balance: Int
    init(balance: Int) { self.balance = balance }
    static func == (lhs: Account, rhs: Account) -> Bool { lhs.balance == rhs.balance }
  }

  @Test func pointsIntoAnObject() throws {
    let found = try #require(structuralDifferences(from: Account(balance: 1), to: Account(balance: 2)).first)
    #expect(found.expected != found.actual)
  }

  @Test func leavesOutWhatIsEqualInAPairOfTuples() {
    let found = structuralDifferences(from: [(1, 2), (3, 4)], to: [(1, 2), (3, 5)])
    #expect(found.map(\.path) == ["[1].1"])
  }

  @Test func goesByTheEqualityOfTheParts() {
    let found = structuralDifferences(from: (Ignored(1), 1), to: (Ignored(2), 2))
    #expect(found.map(\.path) == [".1"])
  }

  @Test func saysHowManyDifferencesItLeavesOut() throws {
    let found = structuralDifferences(from: Array(0..<100), to: Array(100..<200))
    #expect(found.count < 30)
    #expect(try #require(found.last).description.contains("more"))
  }
}
