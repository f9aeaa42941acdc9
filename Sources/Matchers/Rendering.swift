/// Writes a value as it would stand in source code, within bounds.
///
/// - Parameter value: The value to write.
/// - Returns: `"text"`, `User(name: "Bob", age: 3)`, `.case(label: 1)`, `[1, 2]`, …
package func render(_ value: Any) -> String {
  Renderer().text(for: value, depth: 0)
}

/// Writes an interaction: like any value, and a case without its leading dot.
package func renderInteraction(_ value: Any) -> String {
  let text = render(value)
  return text.hasPrefix(".") ? String(text.dropFirst()) : text
}

/// Writes values, cutting what is too deep or too long to be read.
private struct Renderer {
  private let maximumDepth = 8
  private let maximumCount = 20

  func text(for value: Any, depth: Int) -> String {
    switch value {
    case let string as String: return string.debugDescription
    case let string as Substring: return string.debugDescription
    case let character as Character: return character.debugDescription
    default: break
    }
    guard depth < maximumDepth else { return "…" }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional: return mirror.children.first.map { text(for: $0.value, depth: depth) } ?? "nil"
    case .collection: return list(mirror.children, depth: depth, in: ("[", "]"))
    case .set: return list(mirror.children, depth: depth, in: ("[", "]"), isSorted: true)
    case .dictionary: return dictionary(mirror.children, depth: depth)
    case .tuple: return list(mirror.children, depth: depth, in: ("(", ")"))
    default: break
    }
    if let described = value as? any CustomStringConvertible { return described.description }
    if let described = value as? any CustomDebugStringConvertible { return described.debugDescription }
    switch mirror.displayStyle {
    case .enum: return enumCase(value, mirror, depth: depth)
    case .struct: return "\(type(of: value))" + list(mirror.children, depth: depth, in: ("(", ")"))
    case .class: return "\(type(of: value))"
    default: return String(describing: value)
    }
  }

  private func enumCase(_ value: Any, _ mirror: Mirror, depth: Int) -> String {
    guard let (label, payload) = mirror.children.first, let name = label else { return ".\(value)" }
    let isList = Mirror(reflecting: payload).displayStyle == .tuple
    let inner = text(for: payload, depth: depth + 1)
    return isList ? ".\(name)\(inner)" : ".\(name)(\(inner))"
  }

  private func list(
    _ children: Mirror.Children, depth: Int, in brackets: (String, String), isSorted: Bool = false
  ) -> String {
    var parts = children.prefix(maximumCount).map { label, value in
      let inner = text(for: value, depth: depth + 1)
      guard let label, !label.hasPrefix(".") else { return inner }
      return "\(label): \(inner)"
    }
    if isSorted { parts.sort() }
    let rest = children.count - parts.count
    if rest > 0 { parts.append("… \(rest) more") }
    return brackets.0 + parts.joined(separator: ", ") + brackets.1
  }

  private func dictionary(_ children: Mirror.Children, depth: Int) -> String {
    if children.isEmpty { return "[:]" }
    var parts = children.prefix(maximumCount).map { _, entry in
      Mirror(reflecting: entry).children.map { text(for: $0.value, depth: depth + 1) }.joined(separator: ": ")
    }.sorted()
    let rest = children.count - parts.count
    if rest > 0 { parts.append("… \(rest) more") }
    return "[\(parts.joined(separator: ", "))]"
  }
}
