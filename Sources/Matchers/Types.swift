/// A matcher for values of a type.
///
/// - Parameter type: The type; a subclass's values are of it too, and so are those of a type that conforms to it.
public func isA<Value, Type>(_ type: Type.Type) -> Matcher<Value> {
  isA(type, any() as Matcher<Type>)
}

/// A matcher for values of a type that match as such.
///
/// ```swift
/// isA(URLError.self, has(\.code, equals(.timedOut)))
/// ```
///
/// - Parameters:
///   - type: The type.
///   - matcher: A matcher for the value as one of that type, or a value that stands for one.
public func isA<Value, M: MatcherConvertible>(_ type: M.MatchedValue.Type, _ matcher: M) -> Matcher<Value> {
  let inner = matcher.matcher()
  return Matcher(
    wording: {
      let words = inner.wording
      let isAny = words.code == "_"
      return Wording(
        code: isAny ? "isA(\(type).self)" : "isA(\(type).self, \(words.code))",
        expected: isAny ? "a value of type \(type)" : "\(words.expected), as \(type)",
        negated: isAny ? "a value of another type than \(type)" : "not \(words.expected), as \(type)")
    },
    differences: { value in
      guard let value = value as? M.MatchedValue else {
        let actual = "\(render(value)), of type \(Swift.type(of: value as Any))"
        return [Difference(expected: "a value of type \(type)", actual: actual)]
      }
      return inner.differences(in: value, at: "")
    },
    matches: { value in
      guard let value = value as? M.MatchedValue else { return false }
      return inner.matches(value)
    }
  )
}

/// A matcher for one object and no other, however equal.
///
/// - Parameter object: The object.
public func identical<Object: AnyObject>(to object: Object) -> Matcher<Object> {
  Matcher(
    wording: {
      let text = "\(render(object)) (\(address(of: object)))"
      return Wording(
        code: "identical(to: \(text))", expected: "the object \(text)", negated: "another object than \(text)")
    },
    differences: { other in
      [
        Difference(
          expected: "the object \(render(object)) (\(address(of: object)))",
          actual: "\(render(other)) (\(address(of: other)))")
      ]
    },
    matches: { $0 === object }
  )
}

private func address(of object: AnyObject) -> String {
  "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
}
