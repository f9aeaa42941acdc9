import Matchers

/// Which calls `on`, `expect` or `calls` were given, and which values of them a closure or a collection gets.
package struct CallPattern<Call, Values> {
  package let matcher: Matcher<Call>
  /// Takes the values out of a call; nil where the call is itself the value.
  package let unpack: (@Sendable (Call) -> Values?)?

  /// How the pattern is misused; nil where it can match.
  package var misuse: String? { matcher.misuse }

  /// The values of a call that the matcher accepts; nil where the call has changed to another case since.
  package func values(of call: Call) -> Values? {
    if let unpack { unpack(call) } else { call as? Values }
  }
}

extension CallPattern {
  /// Makes the pattern of calls that are equal to one, or of the same case without values: nothing in them is news.
  package init(call: Call, _ traits: ValueTraits<Call> = valueTraits()) where Values == Void {
    self.init(matcher: traits.matcher(equalTo: call)) { _ in () }
  }

  /// Makes the pattern of whatever a matcher accepts.
  package init(_ matcher: Matcher<Call>) where Values == Call { self.init(matcher: matcher, unpack: nil) }

  /// Makes the pattern of a case with one value.
  package init(_ enumCase: @escaping @Sendable (Values) -> Call, _ matcher: Matcher<Values>) {
    self.init(matcher: Matchers.matches(enumCase, matcher)) { associatedValues(of: enumCase, in: $0) }
  }
}

/// Matches calls that are equal to one; where they are not Equatable, those of the same case without values.
package func wholeCall<Call>(_ call: Call) -> Matcher<Call> { valueTraits().matcher(equalTo: call) }

/// Makes the pattern of a case with two or more values.
package func casePattern<Call, First, Second, each Other>(
  _ enumCase: @escaping @Sendable (First, Second, repeat each Other) -> Call,
  _ first: Matcher<First>, _ second: Matcher<Second>, _ others: repeat Matcher<each Other>
) -> CallPattern<Call, (First, Second, repeat each Other)> {
  CallPattern(matcher: Matchers.matches(enumCase, first, second, repeat each others)) {
    associatedValues(of: enumCase, in: $0)
  }
}

/// Makes the pattern of a case with two or more values, whatever they are.
package func casePattern<Call, First, Second, each Other>(
  _ enumCase: @escaping @Sendable (First, Second, repeat each Other) -> Call
) -> CallPattern<Call, (First, Second, repeat each Other)> {
  casePattern(enumCase, any(), any(), repeat any() as Matcher<each Other>)
}

// The closure that unpacks is `@Sendable`, and the matcher is Sendable where this conformance holds.
extension CallPattern: @unchecked Sendable where Call: Sendable {}
