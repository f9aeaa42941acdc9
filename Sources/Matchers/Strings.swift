/// A matcher for strings that begin with a prefix.
public func hasPrefix<Text: StringProtocol>(_ prefix: String) -> Matcher<Text> {
  adjective("hasPrefix(\(render(prefix)))", "beginning with \(render(prefix))", of: "a string") { $0.hasPrefix(prefix) }
}

/// A matcher for strings that end with a suffix.
public func hasSuffix<Text: StringProtocol>(_ suffix: String) -> Matcher<Text> {
  adjective("hasSuffix(\(render(suffix)))", "ending with \(render(suffix))", of: "a string") { $0.hasSuffix(suffix) }
}

/// A matcher for strings that contain another one, as all do the empty one.
///
/// - Complexity: The product of both counts at worst.
public func contains<Text: StringProtocol>(_ other: String) -> Matcher<Text> {
  adjective("contains(\(render(other)))", "containing \(render(other))", of: "a string") {
    other.isEmpty || $0.contains(other)
  }
}

/// A matcher for strings that are equal to the one given but for upper and lower case.
///
/// - `ignoringCase`: Whether upper and lower case make no difference, in any language's letters.
public func equals<Text: StringProtocol>(_ other: Text, ignoringCase: Bool) -> Matcher<Text> {
  if !ignoringCase { return equals(other) }
  // Letters that become several in upper case, and several that become one, are the same after both conversions.
  func folded(_ text: some StringProtocol) -> String { text.uppercased().lowercased() }
  let wanted = folded(other)
  return Matcher {
    folded($0) == wanted
  } phrase: { _ in
    let quoted = render(other)
    return Phrase(
      code: "equals(\(quoted), ignoringCase: true)", expected: "\(quoted) in any case",
      negated: "a string other than \(quoted) in any case")
  }
}

// A `Regex` is not Sendable, since a part of it may be a closure that somebody wrote. Matching changes nothing in the
// regex itself, so the matchers below are as good to share as the regexes that they are given.

/// A matcher for strings that a regular expression matches as a whole: `matches(/[a-z]+@[a-z]+\.com/)`.
public func matches<Text: BidirectionalCollection>(_ regex: some RegexComponent) -> Matcher<Text>
where Text.SubSequence == Substring {
  adjective("matches(\(pattern(of: regex)))", "matched by \(pattern(of: regex))", of: "a string") {
    $0.wholeMatch(of: regex) != nil
  }
}

/// A matcher for strings in which a regular expression finds a match.
public func contains<Text: BidirectionalCollection>(_ regex: some RegexComponent) -> Matcher<Text>
where Text.SubSequence == Substring {
  adjective("contains(\(pattern(of: regex)))", "with a match for \(pattern(of: regex))", of: "a string") {
    $0.firstMatch(of: regex) != nil
  }
}

/// A regular expression as it stands in source, where the system can tell.
private func pattern(of regex: some RegexComponent) -> String {
  guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *), let text = regex.regex._literalPattern else {
    return "a regular expression"
  }
  return "/\(text)/"
}
