/// Writes a value as it would stand in source code, within bounds.
///
/// Such as `"text"`, `User(name: "Bob", age: 3)`, `.case(label: 1)`, `[1, 2]`.
///
/// - Complexity: Bounded, whatever the size of the value: what is too deep or too long is left out, and said to be.
package func render(_ value: Any) -> String {
  var renderer = Renderer()
  return renderer.text(for: value, depth: 0)
}

/// Writes an interaction: like any value, and a case without its leading dot.
package func renderInteraction(_ value: Any) -> String {
  withoutDot(render(value))
}

/// Writes a case as it is called, and not as a value of it is abbreviated.
package func withoutDot(_ text: String) -> String {
  text.hasPrefix(".") ? String(text.dropFirst()) : text
}

private struct Renderer {
  private let maximumDepth = 8
  private let maximumCount = 20
  private let sortedCount = 100
  /// How many parts may still be written: what is deep and wide ends all the same.
  private var budget = 1_000
  /// The objects that are being written, so that one that leads back to itself ends there.
  private var path: [ObjectIdentifier] = []

  mutating func text(for value: Any, depth: Int) -> String {
    guard depth < maximumDepth, budget > 0 else { return "…" }
    budget -= 1
    if let text = textOfString(value) { return text }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional: return optional(mirror, depth: depth)
    case .collection: return list(mirror.children, depth: depth, in: ("[", "]"))
    case .set: return list(mirror.children, depth: depth, in: ("[", "]"), isSorted: true)
    case .dictionary where mirror.children.isEmpty: return "[:]"
    case .dictionary: return list(mirror.children, depth: depth, in: ("[", "]"), isSorted: true, ofEntries: true)
    case .tuple: return list(mirror.children, depth: depth)
    default:
      let own = ownDescription(of: value).map { briefly(visible($0), write: String.init) }
      return own ?? structure(value, mirror, depth: depth)
    }
  }

  private func textOfString(_ value: Any) -> String? {
    switch value {
    case let string as String: quoted(string)
    case let string as Substring: quoted(string)
    case let character as Character: character.debugDescription
    case let range as any RangeExpression: textOfRange(range)
    default: nil
    }
  }

  /// A range as it stands in source; those with one end describe themselves in another way.
  private func textOfRange(_ range: any RangeExpression) -> String? {
    let name = "\(type(of: range))".prefix { $0 != "<" }
    let known = ["Range", "ClosedRange", "PartialRangeFrom", "PartialRangeUpTo", "PartialRangeThrough"]
    guard known.contains(String(name)) else { return nil }
    var bounds = Mirror(reflecting: range).children.map { render($0.value) }
    guard bounds.count == (name.hasPrefix("Partial") ? 1 : 2) else { return nil }
    if bounds.count == 1 { bounds.insert("", at: name == "PartialRangeFrom" ? 1 : 0) }
    return bounds.joined(separator: name == "Range" || name == "PartialRangeUpTo" ? "..<" : "...")
  }

  private mutating func optional(_ mirror: Mirror, depth: Int) -> String {
    guard let wrapped = mirror.children.first?.value else { return "nil" }
    let text = text(for: wrapped, depth: depth)
    // One level of wrapping goes without saying, but for a nil that is itself wrapped.
    let isNested = text.hasPrefix("some(") && Mirror(reflecting: wrapped).displayStyle == .optional
    return text == "nil" || isNested ? "some(\(text))" : text
  }

  private mutating func structure(_ value: Any, _ mirror: Mirror, depth: Int) -> String {
    switch mirror.displayStyle {
    case .enum: return enumCase(value, mirror, depth: depth)
    case .struct: return "\(type(of: value))" + list(mirror.children, depth: depth)
    case .class: return object(value as AnyObject, mirror, depth: depth)
    default: return briefly(String(describing: value), write: String.init)
    }
  }

  private mutating func object(_ object: AnyObject, _ mirror: Mirror, depth: Int) -> String {
    let children = mirror.childrenOfAll
    if children.isEmpty { return "\(type(of: object))" }
    let identity = ObjectIdentifier(object)
    if path.contains(identity) { return "\(type(of: object))(…)" }
    path.append(identity)
    defer { path.removeLast() }
    return "\(type(of: object))" + list(Mirror.Children(children), depth: depth)
  }

  private mutating func enumCase(_ value: Any, _ mirror: Mirror, depth: Int) -> String {
    guard let (label, payload) = mirror.children.first, let name = label else { return ".\(value)" }
    let isList = Mirror(reflecting: payload).displayStyle == .tuple
    let inner = text(for: payload, depth: depth + 1)
    return isList && inner.hasPrefix("(") ? ".\(name)\(inner)" : ".\(name)(\(inner))"
  }

  private mutating func list(
    _ children: Mirror.Children, depth: Int, in brackets: (String, String) = ("(", ")"), isSorted: Bool = false,
    ofEntries: Bool = false
  ) -> String {
    var parts: [String] = []
    // What has no order is put into one before it is cut, unless there is very much of it.
    for (label, value) in children.prefix(isSorted ? sortedCount : maximumCount) {
      if ofEntries {
        let entry = Mirror(reflecting: value).children.map { text(for: $0.value, depth: depth + 1) }
        parts.append(entry.joined(separator: ": "))
      } else {
        let inner = text(for: value, depth: depth + 1)
        parts.append(label.flatMap { $0.hasPrefix(".") ? nil : "\($0): \(inner)" } ?? inner)
      }
    }
    if isSorted { parts = Array(parts.sorted().prefix(maximumCount)) }
    if children.count > parts.count { parts.append("… \(children.count - parts.count) more") }
    return brackets.0 + parts.joined(separator: ", ") + brackets.1
  }
}

extension Mirror {
  /// The stored properties of an object, those of its superclasses first.
  var childrenOfAll: [Child] { (superclassMirror?.childrenOfAll ?? []) + children }
}

/// What a type says of a value itself, if it does; for tests, if a module that knows test descriptions is there.
func ownDescription(of value: Any) -> String? {
  if let text = DescriptionHosts.host?.testDescription(of: value) { return text }
  if let described = value as? any CustomStringConvertible { return described.description }
  if let described = value as? any CustomDebugStringConvertible { return described.debugDescription }
  return nil
}

/// What Matchers does not know and Mocking may: how a value wants to be written in tests.
package protocol DescriptionHost: SendableMetatype {
  static func testDescription(of value: Any) -> String?
}

/// Becomes a ``DescriptionHost`` where Mocking is linked, which declares the conformance.
package enum DescriptionHosts {
  static let host = (DescriptionHosts.self as Any.Type) as? any DescriptionHost.Type
}

/// A text, cut if it is too long to be read, and then written by a closure.
private func briefly<Text: StringProtocol>(_ text: Text, write: (Text.SubSequence) -> String) -> String {
  guard let end = text.index(text.startIndex, offsetBy: 200, limitedBy: text.endIndex), end < text.endIndex else {
    return write(text[...])
  }
  return "\(write(text[..<end]))… (\(text.utf8.count - text[..<end].utf8.count) more bytes)"
}

private func quoted(_ string: some StringProtocol) -> String {
  briefly(string) { visible(String($0).debugDescription) }
}

/// A text in which characters that cannot be seen are written by their number.
private func visible(_ text: String) -> String {
  isASCII(text) ? text : text.unicodeScalars.map(visible).joined()
}

private func visible(_ scalar: Unicode.Scalar) -> String {
  if scalar.isASCII { return String(scalar) }
  switch scalar.properties.generalCategory {
  // A joiner makes one picture of several, and is seen by that.
  case .format where scalar.value != 0x200D: return numbered(scalar)
  case .control, .spaceSeparator, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: return numbered(scalar)
  default: return String(scalar)
  }
}

private func numbered(_ scalar: Unicode.Scalar) -> String {
  scalar.isASCII ? String(scalar) : "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
}

/// Two texts, with all that is not ASCII written by its number if they look the same.
func toldApart(_ text: String, _ other: String) -> (String, String) {
  // What joins or varies pictures is not seen.
  func seen(_ text: String) -> String {
    String(text.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint })
  }
  func spelledOut(_ text: String) -> String { text.unicodeScalars.map(numbered).joined() }
  if isASCII(text) && isASCII(other) || text == other || seen(text) != seen(other) { return (text, other) }
  return (spelledOut(text), spelledOut(other))
}

private func isASCII(_ text: String) -> Bool { text.utf8.allSatisfy { $0 < 0x80 } }
