// A matcher is a literal wherever its value is one: `matches([any(), 3])`, `some("x")`, `expect(Call.find, nil)`.

extension Matcher: ExpressibleByIntegerLiteral where Value: ExpressibleByIntegerLiteral & Equatable {
  /// A matcher for the value that the literal stands for.
  public init(integerLiteral value: Value.IntegerLiteralType) { self = equals(Value(integerLiteral: value)) }
}

extension Matcher: ExpressibleByFloatLiteral where Value: ExpressibleByFloatLiteral & Equatable {
  /// A matcher for the value that the literal stands for.
  public init(floatLiteral value: Value.FloatLiteralType) { self = equals(Value(floatLiteral: value)) }
}

extension Matcher: ExpressibleByBooleanLiteral where Value: ExpressibleByBooleanLiteral & Equatable {
  /// A matcher for the value that the literal stands for.
  public init(booleanLiteral value: Value.BooleanLiteralType) { self = equals(Value(booleanLiteral: value)) }
}

extension Matcher: ExpressibleByUnicodeScalarLiteral where Value: ExpressibleByUnicodeScalarLiteral & Equatable {
  /// A matcher for the value that the literal stands for.
  public init(unicodeScalarLiteral value: Value.UnicodeScalarLiteralType) {
    self = equals(Value(unicodeScalarLiteral: value))
  }
}

extension Matcher: ExpressibleByExtendedGraphemeClusterLiteral
where Value: ExpressibleByExtendedGraphemeClusterLiteral & Equatable {
  /// A matcher for the value that the literal stands for.
  public init(extendedGraphemeClusterLiteral value: Value.ExtendedGraphemeClusterLiteralType) {
    self = equals(Value(extendedGraphemeClusterLiteral: value))
  }
}

extension Matcher: ExpressibleByStringLiteral where Value: ExpressibleByStringLiteral & Equatable {
  /// A matcher for the value that the literal stands for.
  public init(stringLiteral value: Value.StringLiteralType) { self = equals(Value(stringLiteral: value)) }
}

extension Matcher: ExpressibleByStringInterpolation where Value: ExpressibleByStringInterpolation & Equatable {
  /// A matcher for the value that the interpolated literal stands for.
  public init(stringInterpolation value: Value.StringInterpolation) { self = equals(Value(stringInterpolation: value)) }
}

extension Matcher: ExpressibleByNilLiteral where Value: ExpressibleByNilLiteral {
  /// A matcher for `nil`.
  public init(nilLiteral: ()) { self.init(matches: { isNil($0) }, phrase: { _ in .nothing }) }
}

/// A collection of which a matcher may be an array literal: an array or a set.
public protocol ArrayLiteralMatchable {
  /// The type of the elements.
  associatedtype Element

  /// Returns the matcher that an array literal of matchers stands for.
  static func matcher(forElements elements: [Matcher<Element>]) -> Matcher<Self>
}

extension Array: ArrayLiteralMatchable {
  /// Returns a matcher for arrays whose elements match one by one.
  public static func matcher(forElements elements: [Matcher<Element>]) -> Matcher<[Element]> {
    Matchers.matches(elements)
  }
}

extension Set: ArrayLiteralMatchable {
  /// Returns a matcher for sets whose elements match one by one, in any order.
  public static func matcher(forElements elements: [Matcher<Element>]) -> Matcher<Set<Element>> {
    let constants = elements.compactMap(\.constant)
    return constants.count == elements.count ? equals(Set(constants)) : inAnyOrder(elements)
  }
}

extension Matcher: ExpressibleByArrayLiteral where Value: ArrayLiteralMatchable {
  /// A matcher for collections of elements that literals or matchers stand for: `["a", any()]`.
  public init(arrayLiteral elements: Matcher<Value.Element>...) { self = Value.matcher(forElements: elements) }
}

// A dictionary literal is out of reach: the conformance needs a type called `Value`, which here is that of the matched
// values. `matches(["a": 1])` does the same.
