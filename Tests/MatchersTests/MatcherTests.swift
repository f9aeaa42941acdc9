import Matchers
import Testing

@Suite struct MatcherTests {
  /// Counts how often it is described.
  private final class Described: Equatable, CustomStringConvertible, @unchecked Sendable {
    var count = 0
    var description: String {
      count += 1
      return "described"
    }
    static func == (lhs: Described, rhs: Described) -> Bool { lhs === rhs }
  }

  private enum Call: Equatable { case use(Described) }

  @Test func descriptionsAreRenderedOnlyWhenRead() {
    let value = Described()
    let matcher = matches(Call.use, equals(value)) && not(equals(.use(Described()))) || matches { _ in false }
    #expect(matcher.matches(.use(value)))
    #expect(!matcher.matches(.use(Described())))
    #expect(value.count == 0)
    #expect(matcher.description.contains("described"))
    #expect(value.count > 0)
  }

  @Test func mismatchIsNilExactlyWhenTheValueMatches() {
    let matchers: [Matcher<Int?>] = [
      any(), nil, equals(3), some(not(3)), !(none() || some(4)), matches { $0 ?? 0 > 2 },
    ]
    for matcher in matchers {
      for value in [nil, 0, 3, 4] as [Int?] {
        #expect(
          (matcher.mismatch(in: value) == nil) == matcher.matches(value), "\(matcher), \(String(describing: value))")
      }
    }
  }

  @Test func aNameReplacesTheDescription() {
    let adult = matches { (age: Int) in age >= 18 }.described(as: "an adult")
    #expect(adult.description == "an adult")
    #expect(adult.matches(18) && !adult.matches(17))
    #expect(adult.mismatch(in: 17)?.description == "expected an adult, was 17")
    #expect(not(adult).mismatch(in: 18)?.description == "expected not an adult, was 18")
  }

  @Test func matchersOfSendableValuesAreSendable() {
    func requireSendable<T: Sendable>(_: T) {}
    requireSendable(has(\String.count, 3))
  }

  @Test func matchersOfOtherValuesNeedNotBe() {
    let object = Described()
    let matcher: Matcher<[Described]> = matches([equals(object)])
    #expect(matcher.matches([object]))
  }

  @Test func decidingNeverRendersANestedMatcher() {
    let value = Described()
    let matcher: Matcher<[(Described?, Int)]> = matches([matches((some(not(equals(value))), any()))])
    #expect(!matcher.matches([(value, 1)]))
    #expect(value.count == 0)
  }

  @Test func aNameIsWrittenOnlyWhenRead() {
    nonisolated(unsafe) var count = 0
    @Sendable func name() -> String {
      count += 1
      return "a name"
    }
    let matcher: Matcher<Int> = equals(3).described(as: name())
    #expect(matcher.matches(3) && !matcher.matches(4))
    #expect(count == 0)
    #expect(matcher.description == "a name")
    #expect(count == 1)
  }

  @Test func aNameStandsInsideOtherMatchers() {
    let matcher: Matcher<[Int?]> = matches([some(equals(3).described(as: "three"))])
    #expect(matcher.description == "[some(three)]")
    #expect(matcher.mismatch(in: [4])?.description == "[0]: expected three, was 4")
  }

  @Test func aMatcherIsAskedOnceForADecisionInsideOthers() {
    nonisolated(unsafe) var count = 0
    let inner: Matcher<Int> = matches { _ in
      count += 1
      return true
    }
    let matcher: Matcher<[(Int?, Int)]> = matches([matches((some(!(!inner)), any()))])
    #expect(matcher.matches([(1, 1)]))
    #expect(count == 1)
  }

  @Test func aMatcherWhoseMindChangesStillExplains() {
    nonisolated(unsafe) var answers = [true, false].makeIterator()
    let fickle: Matcher<Int> = matches { _ in answers.next() ?? true }
    #expect(matches((1, !fickle)).mismatch(in: (1, 5))?.description == "expected (1, not(matches { … })), was (1, 5)")
  }
}
