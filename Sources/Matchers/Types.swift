/// A matcher for values of a type.
///
/// - Parameter type: The type; a subclass's values are of it too, and so are those of a type that conforms to it.
public func isA<Value, Type>(_ type: Type.Type) -> Matcher<Value> {
  isA(type, any() as Matcher<Type>)
}

/// A matcher for values of a type that match as such: `isA(URLError.self, has(\.code, equals(.timedOut)))`.
public func isA<Value, M: MatcherConvertible>(_ type: M.MatchedValue.Type, _ matcher: M) -> Matcher<Value> {
  Matcher(matcher.matcher(), at: "") {
    $0 as? M.MatchedValue
  } absence: { value in
    let actual = "\(render(value)), of type \(Swift.type(of: value as Any))"
    return [Difference(expected: "a value of type \(type)", actual: actual)]
  } phrase: { words in
    words.code == "_"
      ? Phrase(
        code: "isA(\(type).self)", expected: "a value of type \(type)",
        negated: "a value of another type than \(type)")
      : Phrase(
        code: "isA(\(type).self, \(words.code))", expected: "\(words.expected), as \(type)",
        negated: "not \(words.expected), as \(type)")
  }
}

/// A matcher for one object and no other, however equal.
public func identical<Object: AnyObject>(to object: Object) -> Matcher<Object> {
  identity(of: object) { $0 }
}

/// A matcher for one object among values of a protocol that only classes conform to: a `Matcher<any Delegate>`.
@_disfavoredOverload
public func identical<Value>(to object: any AnyObject) -> Matcher<Value> {
  // What is no object is put into a new one by the cast, which is identical to none.
  identity(of: object) { $0 as AnyObject }
}

private func identity<Value>(of object: AnyObject, _ objectOf: @escaping (Value) -> AnyObject) -> Matcher<Value> {
  Matcher {
    objectOf($0) === object
  } phrase: { _ in
    let text = named(object)
    return Phrase(
      code: "identical(to: \(text))", expected: "the object \(text)", negated: "another object than \(text)")
  } differences: {
    [Difference(expected: "the object \(named(object))", actual: named(objectOf($0)))]
  }
}

/// An object with its address, which tells it from others that read alike.
private func named(_ object: AnyObject) -> String { "\(render(object)) (\(address(of: object)))" }

func address(of object: AnyObject) -> String { "0x\(String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16))" }
