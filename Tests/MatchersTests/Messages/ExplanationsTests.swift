import Matchers
import Testing

/// What matchers say of values that they do not accept: each explanation in full, and that of the negation.
@Suite struct ExplanationsTests {
  private struct User: Equatable {
    var name: String
    var tags: [String] = []
    var address: Address? = nil
  }
  private struct Address: Equatable { var city: String }
  private enum Event: Equatable { case opened(User, at: Int), closed }
  private struct Problem: Error, Equatable { var code: Int }

  private func explain<Value>(
    _ matcher: Matcher<Value>, _ value: Value, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(matcher.mismatch(in: value)?.description == expected, sourceLocation: sourceLocation)
  }

  private func explainNegation<Value>(
    _ matcher: Matcher<Value>, _ value: Value, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    explain(not(matcher), value, expected, sourceLocation: sourceLocation)
  }

  @Test func comparisons() {
    explain(greater(than: 3), 3, "expected a value greater than 3, was 3")
    explainNegation(greater(than: 3), 5, "expected a value not greater than 3, was 5")
    explain(atMost(2.5), 3, "expected a value of at most 2.5, was 3.0")
    explainNegation(atLeast(2), 3, "expected a value not of at least 2, was 3")
    explain(within(1...5), 7, "expected a value within 1...5, was 7")
    explainNegation(within(..<5), 3, "expected a value not within ..<5, was 3")
    explain(close(to: 3, within: 0.1), 4.0, "expected a value within 0.1 of 3.0, was 4.0")
    explain(
      close(to: 3, within: -1), 3.0, "expected a value within -1.0 of 3.0 (a tolerance that nothing meets), was 3.0")
    explain(isNaN(), 1.5, "expected a value that is not a number, was 1.5")
    explainNegation(isNaN(), Double.nan, "expected a number, was nan")
  }

  @Test func texts() {
    explain(hasPrefix("Ann"), "Bob", #"expected a string beginning with "Ann", was "Bob""#)
    explainNegation(hasSuffix("b"), "Bob", #"expected a string not ending with "b", was "Bob""#)
    explain(contains("x"), "Bob", #"expected a string containing "x", was "Bob""#)
    explain(matches(/[a-z]+/), "Bob", #"expected a string matched by /[a-z]+/, was "Bob""#)
    explainNegation(contains(/[0-9]/), "B2", #"expected a string not with a match for /[0-9]/, was "B2""#)
  }

  @Test func collections() {
    explain(matches([1, any()]), [2, 3], "[0]: expected 1, was 2")
    explain(matches([1, any()]), [1], ".count: expected 2, was 1 in [1]")
    explain(matches([1, 2, 3]), [1, 3], "[1]: expected 2, was missing here")
    explain(contains(3), [1, 2], "expected a collection containing 3, was [1, 2]")
    explainNegation(contains(1), [1, 2], "expected a collection not containing 1, was [1, 2]")
    explain(
      everyElement(less(than: 3)), [1, 4, 2, 5],
      "[1]: expected a value less than 3, was 4\n[3]: expected a value less than 3, was 5")
    explain(hasCount(atLeast(2)), [1], ".count: expected a value of at least 2, was 1")
    explain(isEmpty(), [1], "expected an empty collection, was [1]")
    explain(inAnyOrder(1, 2), [2, 3], "expected an element that is 1, was 3, left over")
    explain(
      matches(["a": 1, "b": any()]), ["a": 2, "c": 3],
      #"["a"]: expected 1, was 2\#n["b"]: expected any value, was no such key\#n["c"]: expected no such key, was 3"#)
    explain(hasEntry("a", 1), ["b": 1], #"["a"]: expected 1, was no such key"#)
    explainNegation(hasEntry("a", 1), ["a": 1], #"expected a dictionary without 1 for "a", was ["a": 1]"#)
  }

  @Test func partsOfParts() {
    let user = User(name: "Bob", tags: ["x"], address: Address(city: "Rome"))
    explain(has(\.name, "Ann"), user, #".name: expected "Ann", was "Bob""#)
    explainNegation(has(\.name, "Bob"), user, #".name: expected a value other than "Bob", was "Bob""#)
    explain(
      has(\.address, some(has(\.city, hasPrefix("B")))), user,
      #".address.city: expected a string beginning with "B", was "Rome""#)
    explain(has(\.address, none()), user, #".address: expected nil, was Address(city: "Rome")"#)
    explain(
      matches(Event.opened, has(\.tags, matches([not("x")])), any()), .opened(user, at: 3),
      #".0.tags[0]: expected a value other than "x", was "x""#)
    explain(matches(Event.opened, any(), 4), .opened(user, at: 3), ".at: expected 4, was 3")
    explain(matches(Event.opened, any(), 4), .closed, "expected a case of Event with (_, 4), was .closed")
    explain(
      matches((1, has(\.city, "Paris"))), (2, Address(city: "Rome")),
      #".0: expected 1, was 2\#n.1.city: expected "Paris", was "Rome""#)
    explain(success(3), Result<Int, Problem>.success(4), ".success: expected 3, was 4")
    explain(
      success(3), Result<Int, Problem>.failure(Problem(code: 1)),
      "expected a success with 3, was .failure(Problem(code: 1))")
    explain(failure(has(\.code, 2)), Result<Int, Problem>.failure(Problem(code: 1)), ".failure.code: expected 2, was 1")
    explain(isA(Problem.self, has(\.code, 2)), Problem(code: 1) as any Error, ".code: expected 2, was 1")
    explain(
      isA(Problem.self), CancellationError() as any Error,
      "expected a value of type Problem, was CancellationError(), of type CancellationError")
    explain(
      equals("Rome").pullback { (address: Address) in address.city }, Address(city: "Paris"),
      #".pullback: expected "Rome", was "Paris""#)
  }

  @Test func combinations() {
    explain(greater(than: 1) && less(than: 5), 7, "expected a value less than 5, was 7")
    explainNegation(
      greater(than: 1) && less(than: 5), 3, "expected a value not greater than 1 or a value not less than 5, was 3")
    explain(1 || 2 || greater(than: 5), 3, "expected 1 or 2 or a value greater than 5, was 3")
    explainNegation(
      equals(3) || greater(than: 5), 3, "expected a value other than 3 and a value not greater than 5, was 3")
    explain(
      has(\User.name, "Ann") || has(\User.name, "Cid"), User(name: "Bob"),
      #"expected a value whose name is "Ann" or a value whose name is "Cid", was User(name: "Bob", tags: [], address: nil)\#n.name: expected "Ann", was "Bob""#
    )
    explain(
      allOf(atLeast(1), less(than: 5)) || 9, 7, "expected (a value of at least 1 and a value less than 5) or 9, was 7")
    explain(has(\User.name, anyOf("A", "B")), User(name: "Ann"), #".name: expected "A" or "B", was "Ann""#)
    explainNegation(
      not(has(\User.name, anyOf("Ann", "B"))) || has(\.name, "x"), User(name: "x"),
      #"expected a value whose name is ("Ann" or "B") and a value whose name is a value other than "x", "#
        + #"was User(name: "x", tags: [], address: nil)"#)
    explain(!greater(than: 3), 5, "expected a value not greater than 3, was 5")
    explain(not(not(3)), 4, "expected 3, was 4")
    explain(greater(than: 3).described(as: "a big number"), 1, "expected a big number, was 1")
    explain(matches { $0 > 3 }, 1, "expected a value that the closure accepts, was 1")
    explain(allOf(greater(than: 1), less(than: 5)), 7, "expected a value less than 5, was 7")
  }

  @Test func values() {
    explain(
      equals(User(name: "Ann", tags: ["a", "b"])), User(name: "Bob", tags: ["b"]),
      #".name: expected "Ann", was "Bob"\#n.tags[0]: expected "a", was missing here"#)
    explain(equals([1, 2, 3, 4]), [0, 1, 2, 3, 4], "[0]: expected no such element, was 0")
    explain(
      equals(["a": [1, 2], "b": []]), ["a": [1, 3], "c": []],
      #"["a"][1]: expected 2, was 3\#n["b"]: expected [], was missing\#n["c"]: expected no such entry, was []"#)
    explain(
      equals([1, 2, 3] as Set), [2, 3, 4],
      "expected a set with 1, was one without it\nexpected a set without 4, was one with it")
    explain(equals("one\ntwo\nthree"), "one\nthree", #"[line 2]: expected "two", was missing here"#)
    explain(
      equals(Event.opened(User(name: "Ann"), at: 1)), .opened(User(name: "Bob"), at: 1),
      #".0.name: expected "Ann", was "Bob""#)
    explain(
      equals(Event.opened(User(name: "Ann"), at: 1)), .closed,
      #"expected .opened(User(name: "Ann", tags: [], address: nil), at: 1), was .closed"#)
    explain(equals(.some(nil)), Int??.none, "expected some(nil), was nil")
    explain(equals(3 as Int?), nil, "expected 3, was nil")
  }
}
