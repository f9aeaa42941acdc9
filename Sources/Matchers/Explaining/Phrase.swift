/// How a matcher reads in its three places of a message.
struct Phrase {
  /// Close to the code that made the matcher, for lists of expectations: `not(3)`.
  var code: String
  /// What was wanted, after "expected": `a value other than 3`.
  var expected: String
  /// What was not wanted, after "expected": `3`.
  var negated: String

  init(code: String, expected: String, negated: String) {
    self.code = code
    self.expected = expected
    self.negated = negated
  }

  /// The same words in every place, and "not" before them in the negation.
  init(_ words: String) {
    self.init(code: words, expected: words, negated: "not \(words)")
  }
}
