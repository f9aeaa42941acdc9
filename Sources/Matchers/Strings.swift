/// A matcher for strings that begin with a prefix.
///
/// - Parameter prefix: What they begin with.
public func hasPrefix<Text: StringProtocol>(_ prefix: String) -> Matcher<Text> {
  text("hasPrefix", prefix, "beginning with") { $0.hasPrefix(prefix) }
}

/// A matcher for strings that end with a suffix.
///
/// - Parameter suffix: What they end with.
public func hasSuffix<Text: StringProtocol>(_ suffix: String) -> Matcher<Text> {
  text("hasSuffix", suffix, "ending with") { $0.hasSuffix(suffix) }
}

/// A matcher for strings that contain another one.
///
/// - Parameter other: What they contain. Every string contains the empty one.
/// - Complexity: The product of both counts at worst.
public func contains<Text: StringProtocol>(_ other: String) -> Matcher<Text> {
  text("contains", other, "containing") { other.isEmpty || $0.contains(other) }
}

/// A matcher for strings that are equal to the one given but for upper and lower case.
///
/// - Parameters:
///   - other: What to compare with.
///   - ignoringCase: Whether upper and lower case make no difference, in any language's letters.
public func equals<Text: StringProtocol>(_ other: Text, ignoringCase: Bool) -> Matcher<Text> {
  if !ignoringCase { return equals(other) }
  // Letters that become several in upper case, and several that become one, are the same after both conversions.
  func folded(_ text: some StringProtocol) -> String { text.uppercased().lowercased() }
  let wanted = folded(other)
  return Matcher(
    phrase: {
      let quoted = render(other)
      return Phrase(
        code: "equals(\(quoted), ignoringCase: true)", expected: "\(quoted) in any case",
        negated: "a string other than \(quoted) in any case")
    },
    matches: { folded($0) == wanted }
  )
}

private func text<Text: StringProtocol>(
  _ function: String, _ argument: String, _ participle: String, matches: @escaping (Text) -> Bool
) -> Matcher<Text> {
  Matcher(
    phrase: {
      let quoted = render(argument)
      return Phrase(
        code: "\(function)(\(quoted))", expected: "a string \(participle) \(quoted)",
        negated: "a string not \(participle) \(quoted)")
    },
    matches: matches
  )
}

// MARK: - Regular expressions

// A `Regex` is not Sendable, since a part of it may be a closure that somebody wrote. Matching changes nothing in the
// regex itself, so the matchers below are as good to share as the regexes that they are given.

/// A matcher for strings that a regular expression matches as a whole.
///
/// ```swift
/// matches(/[a-z]+@[a-z]+\.com/)
/// ```
///
/// - Parameter regex: The regular expression.
public func matches<Text: BidirectionalCollection>(_ regex: some RegexComponent) -> Matcher<Text>
where Text.SubSequence == Substring {
  expression("matches", regex, "matched by") { $0.wholeMatch(of: regex) != nil }
}

/// A matcher for strings in which a regular expression finds a match.
///
/// - Parameter regex: The regular expression.
public func contains<Text: BidirectionalCollection>(_ regex: some RegexComponent) -> Matcher<Text>
where Text.SubSequence == Substring {
  expression("contains", regex, "with a match for") { $0.firstMatch(of: regex) != nil }
}

private func expression<Text>(
  _ function: String, _ regex: some RegexComponent, _ participle: String, matches: @escaping (Text) -> Bool
) -> Matcher<Text> {
  Matcher(
    phrase: {
      let text = pattern(of: regex)
      return Phrase(
        code: "\(function)(\(text))", expected: "a string \(participle) \(text)",
        negated: "a string not \(participle) \(text)")
    },
    matches: matches
  )
}

/// A regular expression as it stands in source, where the system can tell.
private func pattern(of regex: some RegexComponent) -> String {
  guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *), let text = regex.regex._literalPattern else {
    return "a regular expression"
  }
  return "/\(text)/"
}
