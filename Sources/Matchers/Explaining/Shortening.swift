/// A text, cut if it is too long to be read.
package func shortened(_ text: String) -> String {
  let limit = 500
  let rest = text.count - limit
  return rest > 0 ? "\(text.prefix(limit))… (\(rest) more characters)" : text
}

extension Difference {
  /// The difference in one line, each side of it cut if it is too long to be read.
  package var shortDescription: String {
    var short = self
    (short.expected, short.actual) = (shortened(expected), shortened(actual))
    return short.description
  }
}
