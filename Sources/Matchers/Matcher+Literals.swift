// A matcher is a literal wherever its value is one: `matches([any(), 3])`, `some("x")`, `expect(Call.find, nil)`.

extension Matcher: ExpressibleByIntegerLiteral where Value: ExpressibleByIntegerLiteral & Equatable {
  /// A matcher for the value that the literal stands for.
  public init(integerLiteral value: Value.IntegerLiteralType) {
    self = equals(Value(integerLiteral: value))
  }
}

extension Matcher: ExpressibleByFloatLiteral where Value: ExpressibleByFloatLiteral & Equatable {
  /// A matcher for the value that the literal stands for.
  public init(floatLiteral value: Value.FloatLiteralType) {
    self = equals(Value(floatLiteral: value))
  }
}

extension Matcher: ExpressibleByBooleanLiteral where Value: ExpressibleByBooleanLiteral & Equatable {
  /// A matcher for the value that the literal stands for.
  public init(booleanLiteral value: Value.BooleanLiteralType) {
    self = equals(Value(booleanLiteral: value))
  }
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
  public init(stringLiteral value: Value.StringLiteralType) {
    self = equals(Value(stringLiteral: value))
  }
}

extension Matcher: ExpressibleByStringInterpolation where Value: ExpressibleByStringInterpolation & Equatable {
  /// A matcher for the value that the interpolated literal stands for.
  public init(stringInterpolation value: Value.StringInterpolation) {
    self = equals(Value(stringInterpolation: value))
  }
}

extension Matcher: ExpressibleByNilLiteral where Value: ExpressibleByNilLiteral {
  /// A matcher for `nil`.
  public init(nilLiteral: ()) {
    self.init(wording: { Wording.nothing }, matches: { isNil($0) })
  }
}
