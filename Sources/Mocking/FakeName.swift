/// What to call the fake whose interactions have the given type.
///
/// An interaction enum is usually nested in its fake, so the enclosing type is the fake: `UserRepositoryFake` for
/// `AppTests.UserRepositoryFake.Interaction`. Anything else is called after the mock: `Mock<Int>`.
func fakeName<Interaction>(for type: Interaction.Type) -> String {
  let qualified = String(reflecting: type)
  var names: [Substring] = []
  var (start, depth) = (qualified.startIndex, 0)
  for index in qualified.indices {
    switch qualified[index] {
    case "<", "(", "[": depth += 1
    case ">", ")", "]": depth -= 1
    case "." where depth == 0:
      names.append(qualified[start..<index])
      start = qualified.index(after: index)
    default: break
    }
  }
  // The module, then what a type declared in a function has in place of a parent.
  let parents = names.dropFirst().filter { !$0.hasPrefix("(") }
  guard let fake = parents.last, !qualified.hasPrefix("(") else { return "Mock<\(type)>" }
  return String(fake)
}
