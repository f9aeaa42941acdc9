import Matchers
import Testing

@Suite struct PredicatesTests {
  @Test func aClosureDecides() {
    let even: Matcher<Int> = matches { $0 % 2 == 0 }
    #expect(even.matches(2))
    #expect(!even.matches(3))
  }

  @Test func aClosureMayHaveSeveralStatements() {
    let matcher: Matcher<Result<Int, any Error>> = matches {
      if case .success(let number) = $0 { number > 3 } else { false }
    }
    #expect(matcher.matches(.success(4)))
    #expect(!matcher.matches(.failure(CancellationError())))
  }

  @Test func aClosureIsAskedOnceForEachDecision() {
    nonisolated(unsafe) var count = 0
    let matcher: Matcher<Int> = matches { _ in
      count += 1
      return true
    }
    _ = matcher.matches(1)
    #expect(count == 1)
  }

  @Test func aClosureOnlySaysThatItIsOne() {
    let matcher: Matcher<Int> = matches { _ in true }
    #expect(matcher.description == "matches { … }")
    #expect(not(matcher).mismatch(in: 3)?.description == "expected a value that the closure does not accept, was 3")
  }
}
