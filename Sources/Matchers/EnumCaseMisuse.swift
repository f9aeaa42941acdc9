/// How a matcher for a case is misused; nil if it is not, or if nobody can tell.
///
/// What is given as a case may be any function that returns the type: a static factory, an initializer, a closure.
/// Only a look at what they make tells them apart. So the function is called with the constants of the matchers, and
/// with empty values of well-known types: a case holds just what it was given. Where such a value cannot be made (of a
/// struct of the user's, a closure, `Never`), the function is not called, and nothing is said.
func caseMisuse<Enum, each Argument>(
  of enumCase: (repeat each Argument) -> Enum, _ matchers: repeat Matcher<each Argument>
) -> String? {
  if let misuse = misuse(callingFunctions: true, repeat each matchers) { return misuse }
  guard let arguments = try? (repeat exampleArgument(for: each matchers)) else { return nil }
  let made = enumCase(repeat each arguments)
  let type = type(of: made as Any)
  if hidesCases(type) { return misuseOfHiddenCases(of: type) }
  guard let values: (repeat each Argument) = ReflectedCase(of: made)?.values() else {
    return misuseOfFunction(making: made)
  }
  for (argument, value) in repeat (each arguments, each values) {
    // What is not equal to itself tells nothing.
    if areEqual(argument, value) == false && areEqual(argument, argument) == true {
      return misuseOfFunction(making: made)
    }
  }
  return nil
}

/// What is wrong with a function given as a case, of which a value is at hand.
func misuseOfFunction<Enum>(making value: Enum) -> String {
  "it is given a function that makes \(render(value)) and is no case of \(Enum.self): "
    + "give a case, a value or a closure instead"
}

/// How a matcher for a case of an enum is misused that reflects itself in a way of its own; nil for other types.
package func misuseOfHiddenCases(of type: Any.Type) -> String? {
  hidesCases(type) ? "the `customMirror` of \(type) hides which case a value is: match it with a closure" : nil
}

/// Why a value of an enum that reflects itself in a way of its own never matches.
func differenceOfHiddenCase<Enum>(_ value: Enum) -> Difference {
  Difference(
    expected: "a case of \(Enum.self)",
    actual: "\(render(value)), whose `customMirror` hides which case it is: match it with a closure")
}

/// How the values of a case are misused where one is a bare function; nil for others.
///
/// Reflection hands a function out in another form than the one that it is called in, but for those from nothing to nothing: to
/// call it ends the process. In another type, such as `Ignored`, it is handed out as it is.
///
/// - Parameter type: The type of the values: a tuple, or that of the only one.
package func misuseOfBareFunctions(in type: Any.Type) -> String? {
  var (brackets, name) = ([Character](), "")
  // An optional's bracket, written as another one, keeps nothing.
  for character in "\(type)".replacing("->", with: "→").replacing("Optional<", with: "‹") {
    switch character {
    case "<", "‹": brackets.append(character)
    case ">": _ = brackets.popLast()
    // What is in the brackets of a type is kept by that type.
    default: if !brackets.contains("<") { name.append(character) }
    }
  }
  let harmless = name.replacing("() → ()", with: "").replacing("() throws → ()", with: "")
  return harmless.contains("→") ? "it hands out a bare function of \(type): wrap the function in `Ignored`" : nil
}
