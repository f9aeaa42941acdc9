import Matchers
import Testing

private enum Problem: Error, Equatable { case offline, status(Int) }
private struct OtherProblem: Error {}

@Suite struct TypesTests {
  @Test func valuesOfAType() {
    let matcher: Matcher<any Error> = isA(Problem.self)
    #expect(matcher.matches(Problem.offline))
    #expect(!matcher.matches(OtherProblem()))
  }

  @Test func valuesOfATypeThatMatchAsSuch() {
    let matcher: Matcher<any Error> = isA(Problem.self, matches(Problem.status, 404))
    #expect(matcher.matches(Problem.status(404)))
    #expect(!matcher.matches(Problem.status(500)))
    #expect(!matcher.matches(OtherProblem()))
    #expect((isA(Int.self, 3) as Matcher<Any>).matches(3))
  }

  @Test func oneObjectAndNoOther() {
    final class Session: Equatable {
      static func == (lhs: Session, rhs: Session) -> Bool { true }
    }
    let session = Session()
    #expect(identical(to: session).matches(session))
    #expect(!identical(to: session).matches(Session()))
  }

  @Test func explainTheTypeOrThePart() {
    let matcher: Matcher<any Error> = isA(Problem.self, matches(Problem.status, 404))
    #expect(matcher.mismatch(in: Problem.status(500))?.description == ".0: expected 404, was 500")
    #expect(
      matcher.mismatch(in: OtherProblem())?.description
        == "expected a value of type Problem, was OtherProblem(), of type OtherProblem")
  }

  @Test func resultsOfEitherKind() {
    let success: Matcher<Result<Int, Problem>> = success(greater(than: 3))
    #expect(success.matches(.success(4)) && !success.matches(.success(3)) && !success.matches(.failure(.offline)))
    let failure: Matcher<Result<Int, Problem>> = failure(matches(Problem.status, within(400..<500)))
    #expect(failure.matches(.failure(.status(404))))
    #expect(!failure.matches(.failure(.status(500))) && !failure.matches(.success(404)))
    #expect(success.mismatch(in: .success(1))?.path == ".success")
  }

  @Test func whatAClosureMakesOfAValue() {
    let matcher: Matcher<String> = equals(3).pullback { $0.count }
    #expect(matcher.matches("abc") && !matcher.matches("ab"))
    #expect(matcher.mismatch(in: "ab")?.expected == "3")
  }

  private protocol Delegate: AnyObject {}
  private final class Owner: Delegate {}

  @Test func anObjectIsFoundAmongValuesOfAProtocol() {
    let (one, other): (any Delegate, any Delegate) = (Owner(), Owner())
    let matcher: Matcher<any Delegate> = identical(to: one)
    #expect(matcher.matches(one))
    #expect(!matcher.matches(other))
    #expect(some(matcher).matches(one as (any Delegate)?))
    #expect(matcher.mismatch(in: other)?.expected.hasPrefix("the object Owner (0x") == true)
    #expect(not(matcher).mismatch(in: one)?.expected.hasPrefix("another object than Owner (0x") == true)
  }
}
