import Foundation
import Matchers
import Testing

/// Values that are hard to explain.
@Suite struct ExplanationPitfallsTests {
  private func explain<Value: Equatable>(_ expected: Value, _ actual: Value) -> [String] {
    equals(expected).mismatch(in: actual)?.differences.map(\.description) ?? []
  }

  @Test func textsWithCarriageReturnsAreComparedLineByLine() {
    #expect(explain("a\r\nb\r\n", "a\r\nc\r\n") == [#"[line 2]: expected "b\r", was "c\r""#])
    #expect(explain("a\nb", "a\r\nb") == [#"[line 1]: expected "a", was "a\r""#])
    #expect(explain("OK", "HTTP/1.1 200 OK\r\n").isEmpty == false)
    #expect(explain("a\n", "a") == [#"[line 2]: expected "", was missing at the end"#])
  }

  @Test func equivalentCharactersAreNoDifference() {
    let (composed, decomposed) = ("\u{E9}", "e\u{301}")
    #expect(composed == decomposed)
    func text(_ accented: String, _ letter: String) -> String {
      String(repeating: accented, count: 60) + letter + String(repeating: "a", count: 60)
    }
    #expect(
      explain(text(composed, "x"), text(decomposed, "y")) == [
        "[byte 120]: expected …\"ééééééééééxaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\"…, "
          + "was …\"\(String(repeating: decomposed, count: 7))y\(String(repeating: "a", count: 38))\"…"
      ])
    #expect(explain(text("a", composed), text("a", "e")).first?.hasPrefix("[byte 60]: ") == true)
    #expect(explain(text(composed, ""), text(decomposed, "") + "b").first?.hasPrefix("[byte 180]: ") == true)
  }

  @Test func missingElementsAreNumberedWhereTheyAreMissing() {
    #expect(
      explain([1, 2, 3, 4, 5], [2, 4, 5]) == ["[0]: expected 1, was missing here", "[1]: expected 3, was missing here"])
    #expect(explain([1, 2], [1]) == ["[1]: expected 2, was missing at the end"])
    let numbers = Array(0..<2_000)
    #expect(
      explain(numbers, numbers.filter { $0 != 1 && $0 != 1_900 }).last == "[1899]: expected 1900, was missing here")
  }

  @Test func oneElementThatIsInAnotherPlaceIsOneDifference() {
    #expect(explain([1, 2], [2, 1]) == ["[0]: expected 1, was 2 (elements 0 and 1 are swapped)"])
    #expect(explain([0, 1, 2, 3, 4], [0, 3, 2, 1, 4]) == ["[1]: expected 1, was 3 (elements 1 and 3 are swapped)"])
    #expect(explain([0, 1, 2, 3, 4], [0, 2, 3, 1, 4]) == ["[1]: expected 1, was 2 (element 1 was moved to 3)"])
    #expect(explain([0, 1, 2, 3, 4], [0, 3, 1, 2, 4]) == ["[1]: expected 1, was 3 (element 3 was moved to 1)"])
    #expect(
      explain("a\nb\nc", "a\nc\nb") == [#"[line 2]: expected "b", was "c" (lines 2 and 3 are swapped)"#])
    #expect(!explain([1, 2, 3], [2, 1, 4]).contains { $0.contains("swapped") || $0.contains("moved") })
  }

  @Test func setsAreListedInTheSameOrderEachTime() {
    let (many, others) = (Set(100..<160), Set(200..<260))
    let first = explain(many, others)
    #expect(first.first == "expected a set with 100, was one without it")
    for _ in 0..<5 { #expect(explain(Set(many.shuffled()), Set(others.shuffled())) == first) }
    #expect(any(of: many).hasPrefix("[100, 101, 102, ") && any(of: many).hasSuffix("119, … 40 more]"))
  }

  private func any(of set: Set<Int>) -> String { equals(set).description }

  @Test func numbersThatAreNearlyEqualSuggestATolerance() {
    #expect(
      explain(0.3, 0.1 + 0.2) == [
        "expected 0.3, was 0.30000000000000004 (nearly the same: `close(to:within:)` allows for that)"
      ])
    #expect(explain(0.3, 0.31) == ["expected 0.3, was 0.31"])
    #expect(explain([1 as Float], [1.0000001]).first?.contains("close(to:within:)") == true)
    #expect(explain(Double.nan, 1) == ["expected nan, was 1.0"])
  }

  private enum Alike: Equatable, CustomStringConvertible {
    case one(Int), other(Int)
    var description: String { "alike" }
  }

  @Test func valuesThatPrintAlikeSayHowTheyDiffer() {
    #expect(explain(Alike.one(1), .other(1)) == ["expected alike, case one, was alike, case other"])
    #expect(explain("❤", "❤\u{FE0F}") == [#"expected "\u{2764}", was "\u{2764}\u{FE0F}""#])
    #expect(
      explain(1 as AnyHashable, "1" as AnyHashable) == [#"expected 1, was "1""#])
  }

  private final class Looped: RangeExpression, Equatable {
    var next: Looped?
    func relative<C: Collection>(to collection: C) -> Range<Int> where C.Index == Int { 0..<0 }
    func contains(_ element: Int) -> Bool { false }
    static func == (left: Looped, right: Looped) -> Bool { left === right }
  }

  @Test func rangesOfAUsersAreWrittenAsAnyOtherValue() {
    let (one, other) = (Looped(), Looped())
    (one.next, other.next) = (one, other)
    #expect(explain(one, other).count == 1)
  }

  private struct Name: Equatable {
    var text: String
    static func == (left: Name, right: Name) -> Bool { left.text.lowercased() == right.text.lowercased() }
  }

  private struct Account: Equatable {
    var name: Name
    var age: Int
    var tags: [String]?
    var entries: [String: Int]?
  }

  @Test func partsThatAreEqualAreNoDifference() {
    #expect(
      explain(Account(name: Name(text: "Bob"), age: 3), Account(name: Name(text: "BOB"), age: 4)) == [
        ".age: expected 3, was 4"
      ])
  }

  @Test func collectionsThatAreNotThereAreADifference() {
    let full = Account(name: Name(text: "a"), age: 1, tags: ["x"], entries: ["k": 1])
    let empty = Account(name: Name(text: "a"), age: 1)
    #expect(
      explain(full, empty) == [#".tags: expected ["x"], was nil"#, #".entries: expected ["k": 1], was nil"#])
    #expect(explain(empty, full).count == 2)
  }

  private struct Labelled: Equatable, CustomStringConvertible {
    var number: Int
    var description: String { "a label" }
  }

  @Test func valuesThatReadTheSameAreLookedInto() {
    #expect(explain(Labelled(number: 1), Labelled(number: 2)) == [".number: expected 1, was 2"])
    #expect(explain(Date(timeIntervalSince1970: 1), Date(timeIntervalSince1970: 1.5)).first?.hasPrefix(".") == true)
    #expect(explain(Data([1]), Data([2])).first?.contains("[0]: expected 1, was 2") == true)
  }

  @Test func fewChangesToManyElementsAreFewDifferences() {
    var others = Array(0..<2_000)
    others.insert(-1, at: 0)
    others[1_900] = -2
    #expect(
      explain(Array(0..<2_000), others) == ["[1900]: expected 1899, was -2", "[0]: expected no such element, was -1"])
    var two = Array(0..<10_000)
    (two[0], two[9_000]) = (-1, -2)
    #expect(explain(Array(0..<10_000), two) == ["[0]: expected 0, was -1", "[9000]: expected 9000, was -2"])
    #expect(explain(Array(0..<10_000), Array(10_000..<20_000)).last == "… 9984 more differences")
  }

  @Test func whatCannotBeSeenIsWrittenByItsNumber() {
    #expect(explain("ab", "a\u{200B}b") == [#"expected "ab", was "a\u{200B}b""#])
    #expect(explain("a b", "a\u{A0}b") == [#"expected "a b", was "a\u{A0}b""#])
    #expect(explain("👩‍🚀é", "é") == [#"expected "👩‍🚀é", was "é""#])
  }

  @Test func slicesAreComparedAsWhatTheyAreOf() {
    let numbers = Array(0..<100)
    #expect(explain(numbers[...], (numbers.dropLast() + [-1])[...]) == ["[99]: expected 99, was -1"])
    #expect(
      explain(ContiguousArray(numbers), ContiguousArray(numbers.dropLast())) == [
        "[99]: expected 99, was missing at the end"
      ])
    #expect(explain("a\nb".dropFirst(0), "a\nc".dropFirst(0)) == [#"[line 2]: expected "b", was "c""#])
  }

  private indirect enum Chain: Equatable { case end(Int), next(Chain) }

  @Test func whatIsTooDeepIsSaidToBe() {
    func chain(_ value: Int) -> Chain { (0..<100).reduce(.end(value)) { chain, _ in .next(chain) } }
    #expect(explain(chain(1), chain(2)).last?.contains("not looked at") == true)
  }
}
