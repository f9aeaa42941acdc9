/// Puts together the matcher for one case of an enum.
func enumCaseMatcher<Enum, each Argument>(
  _ enumCase: @escaping @Sendable (repeat each Argument) -> Enum, _ matchers: repeat Matcher<each Argument>
) -> Matcher<Enum> {
  Matcher(
    ComposedMatcher(
      wording: { examples in
        var codes: [String] = []
        for matcher in repeat each matchers { codes.append(matcher.wording.code) }
        return Wording(caseDescription(of: example(of: enumCase, among: examples, repeat each matchers), codes: codes))
      },
      differences: { value in
        guard let arguments = associatedValues(of: enumCase, in: value) else {
          return value is any CustomReflectable ? [hiddenCase(of: value)] : []
        }
        var count = 0
        for _ in repeat each matchers { count += 1 }
        // A single value that is a tuple has labels of its own, which are not those of the case.
        let labels = ReflectedCase(of: value).map { $0.labels.count == count ? $0.labels : [] } ?? []
        var found: [Difference] = []
        var index = 0
        for (matcher, argument) in repeat (each matchers, each arguments) {
          let label = labels.indices.contains(index) ? labels[index] : nil
          found += matcher.differences(in: argument, at: ".\(label ?? String(index))")
          index += 1
        }
        return found
      },
      matches: { value in
        guard let found = ReflectedCase(of: value), let arguments: (repeat each Argument) = found.values() else {
          return false
        }
        for (matcher, argument) in repeat (each matchers, each arguments) {
          if !matcher.matches(argument) { return false }
        }
        // Last, since most values that are not of the case have been told apart by now.
        return found.isMade(by: enumCase, of: repeat each arguments)
      }
    ))
}

/// Why a value of an enum that reflects itself in a way of its own never matches.
private func hiddenCase<Enum>(of value: Enum) -> Difference {
  Difference(
    expected: "a case of \(Enum.self)",
    actual: "\(render(value)), whose `customMirror` hides which case it is: match it with a closure")
}

/// Writes a case with something in the place of each associated value: `save(_, notify: true)`.
private func caseDescription<Enum>(of example: Enum?, codes: [String]) -> String {
  guard let example, let payload = ReflectedCase(of: example) else {
    return "a case of \(Enum.self) with (\(codes.joined(separator: ", ")))"
  }
  let arguments = codes.indices.map { index in
    let label = payload.labels.count == codes.count ? payload.labels[index] : nil
    return label.map { "\($0): \(codes[index])" } ?? codes[index]
  }
  return "\(payload.signature.name)(\(arguments.joined(separator: ", ")))"
}

// MARK: - An example of a case

/// Finds or makes a value of a case, only to read the names of the case and its labels off it.
///
/// A function does not know the case it makes, so a value has to be had: one of those seen, or one made of the values
/// the matchers compare with and of empty values of well-known types.
private func example<Enum, each Argument>(
  of enumCase: (repeat each Argument) -> Enum, among examples: [Enum], _ matchers: repeat Matcher<each Argument>
) -> Enum? {
  if let seen = examples.first(where: { associatedValues(of: enumCase, in: $0) != nil }) { return seen }
  do {
    return enumCase(repeat try exampleArgument(for: each matchers))
  } catch {
    return nil
  }
}

private struct NoExample: Error {}

private func exampleArgument<Value>(for matcher: Matcher<Value>) throws -> Value {
  if let value = matcher.constant { return value }
  guard let value = emptyValue(of: Value.self) as? Value else { throw NoExample() }
  return value
}

/// The simplest value of a well-known type, or the first of those that a type enumerates; `nil` for any other.
private func emptyValue(of type: Any.Type) -> Any? {
  func first<T: CaseIterable>(_: T.Type) -> Any? { T.allCases.first }

  switch type {
  case let type as any HasEmptyValue.Type: return type.emptyValue
  case let type as any CaseIterable.Type: return first(type)
  default: return nil
  }
}
