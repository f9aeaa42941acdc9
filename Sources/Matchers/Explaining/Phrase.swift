/// How a matcher reads in its three places of a message.
struct Phrase {
  /// Close to the code that made the matcher, for lists of expectations: `not(3)`.
  var code: String
  /// What was wanted, after "expected": `a value other than 3`.
  var expected: String
  /// What was not wanted, after "expected": `3`.
  var negated: String
  /// What joins the phrases that `expected` consists of, "and" or "or"; nil if it is a single one.
  var conjunction: String?
}

extension Phrase {
  /// The same words in every place, and "not" before them in the negation.
  init(_ words: String) {
    self.init(code: words, expected: words, negated: "not \(words)")
  }

  /// What a value is, and is not: "a value greater than 3" and "a value not greater than 3".
  init(code: String, _ noun: String, _ adjective: String) {
    self.init(code: code, expected: "\(noun) \(adjective)", negated: "\(noun) not \(adjective)")
  }

  /// What a part of a value is, and is not: "a value whose age is 3" and "a value whose age is a value other than 3".
  init(code: String, _ lead: String, _ part: Phrase) {
    self.init(code: code, expected: "\(lead) \(part.expected)", negated: "\(lead) \(part.negated)")
  }

  /// The phrase as it stands inside another one, without brackets if the same word joins the phrases of both.
  func bracketed(in outer: String? = nil) -> Phrase {
    if conjunction == nil || conjunction == outer { return self }
    return Phrase(code: code, expected: "(\(expected))", negated: "(\(negated))")
  }
}
