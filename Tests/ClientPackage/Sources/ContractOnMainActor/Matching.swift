import Matchers

// Every matcher, as a user writes it. Only `Matchers` is imported: it needs nothing else.

nonisolated struct User: Equatable, Sendable {
  var name: String
  var age: Int
}

enum Problem: Error, Equatable {
  case offline
  case status(Int)
}

final class Session {}

/// A type of the user's own, made usable wherever a matcher is.
struct Point: Equatable {
  var x: Int
}
extension Point: MatcherConvertible {}

func matching(session: Session) {
  let _: [Matcher<Int>] = [
    any(), 3, equals(3), not(3), !equals(3), greater(than: 3), less(than: 9), atLeast(3), atMost(9), within(1...5),
    within(3...), greater(than: 3) && less(than: 9), anyOf(1, 2, greater(than: 9)), allOf(atLeast(1), not(5)),
    matches { $0 % 2 == 0 }, equals(3).described(as: "three"),
  ]
  let _: [Matcher<Double>] = [3.5, close(to: 3, within: 0.1), isNaN(), not(isNaN())]
  let _: [Matcher<String>] = [
    "a", hasPrefix("a"), hasSuffix("b"), contains("x"), matches(/[a-z]+@[a-z]+/), contains(/[0-9]/), isEmpty(),
    hasCount(3), hasCount(atLeast(3)), hasPrefix("a") && hasSuffix("z"), contains(equals("c" as Character)),
  ]
  let _: [Matcher<[Int]>] = [
    equals([1, 2]), matches([any(), 2]), contains(3), contains(greater(than: 3)), everyElement(greater(than: 0)),
    inAnyOrder(1, any(), 2), isEmpty(), hasCount(2), not(isEmpty()),
  ]
  let _: [Matcher<Set<Int>>] = [equals([1, 2]), contains(3), isEmpty()]
  let _: [Matcher<[String: Int]>] = [
    equals(["a": 1]), matches(["a": 1, "b": any()]), hasEntry("a", greater(than: 0)), isEmpty(),
  ]
  let _: [Matcher<Int?>] = [none(), nil, some(3), some(any()), some(greater(than: 3)), equals(3), not(none())]
  let _: [Matcher<Int??>] = [none(), some(none()), some(some(3))]
  let _: [Matcher<(Int, String, [Int?])>] = [
    any(), matches((1, any(), matches([none(), some(3)]))), matches((greater(than: 3), hasPrefix("a"), any())),
  ]
  let _: Matcher<((Int, Int), String)> = matches((matches((1, any())), "x"))
  let _: Matcher<(Int, Int, Int, Int, Int, String, Bool, Double)> = matches((1, 2, any(), 4, 5, "x", true, any()))
  let _ = equals((1, 2, 3, 4, 5, "x", true, 2.5))
  let _: [Matcher<User>] = [
    equals(User(name: "a", age: 1)), has(\.name, "a"), has(\.age, greater(than: 3)), has(\.name.count, 3),
    has(\.name, hasPrefix("a")) && has(\.age, 4),
  ]
  let _: [Matcher<any Error>] = [
    isA(Problem.self), isA(Problem.self, equals(.offline)), isA(Problem.self, matches(Problem.status, 404)), any(),
  ]
  let _: [Matcher<Result<Int, Problem>>] = [
    success(3), success(any()), failure(equals(.offline)), failure(matches(Problem.status, within(400..<500))),
  ]
  let _: [Matcher<Session>] = [identical(to: session), any()]
  let _: Matcher<Any> = isA(Int.self, 3)
  let _: Matcher<User> = equals("a").pullback { $0.name }
  let _: Matcher<(Point, Int)> = matches((Point(x: 1), any()))
  let _: Matcher<Point?> = some(Point(x: 1))

  let adult = has(\User.age, atLeast(18)).described(as: "an adult")
  if let mismatch = adult.mismatch(in: User(name: "a", age: 3)) { print(mismatch) }
}
