extension StructuralComparison {
  /// Compares strings: line by line if there are several, around the first difference if they are long.
  mutating func compareTexts(_ expected: String, _ actual: String, at path: String) {
    if expected == actual { return }
    let isShort = expected.utf8.count <= 80 && actual.utf8.count <= 80
    let isMedium = expected.utf8.count <= 20_000 && actual.utf8.count <= 20_000
    if isMedium && (hasSeveralLines(expected) || hasSeveralLines(actual)) {
      // The path of a line counts from one, as editors do.
      return compareElements(lines(of: expected), lines(of: actual), called: "line", depth: 1) {
        "\(path)[line \($0 + 1)]"
      }
    }
    if isShort { return add(Difference(path: path, expected: render(expected), actual: render(actual))) }
    add(aroundFirstDifference(expected, actual, at: path))
  }
}

/// The lines of a text, without the line feeds between them.
///
/// By bytes, since a carriage return and a line feed are one character, which would be no separator.
private func lines(of text: String) -> [String] {
  text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { String(Substring($0)) }
}

private func hasSeveralLines(_ text: String) -> Bool {
  text.utf8.contains(UInt8(ascii: "\n"))
}

/// One difference for two long strings: what stands around the first place where they differ, and where that is.
private func aroundFirstDifference(_ expected: String, _ actual: String, at path: String) -> Difference {
  let offset = firstDifference(expected, actual)
  return Difference(
    path: "\(path)[\(place(of: offset, in: expected))]", expected: excerpt(of: expected, at: offset),
    actual: excerpt(of: actual, at: offset))
}

/// The place of a byte, as a line and a column where there are lines.
private func place(of offset: Int, in text: String) -> String {
  var (line, lineStart) = (1, 0)
  // A loop over memory, since this is where a long text takes its time when a test is built for debugging.
  var text = text
  text.withUTF8 { bytes in
    var index = 0
    while index < offset {
      if bytes[index] == UInt8(ascii: "\n") { (line, lineStart) = (line + 1, index + 1) }
      index += 1
    }
  }
  return line == 1 ? "byte \(offset)" : "line \(line), byte \(offset - lineStart)"
}

/// The first byte in which two strings differ.
///
/// Whole slices are compared at once, which the standard library does fast even where a test is built for debugging: half of
/// what is left, again and again, so that some twenty comparisons do.
private func firstDifference(_ left: String, _ right: String) -> Int {
  func slice(_ text: String, _ start: Int, _ count: Int) -> Substring {
    let first = text.utf8.index(text.startIndex, offsetBy: start)
    return text[first..<text.utf8.index(first, offsetBy: count)]
  }
  var (start, size) = (0, min(left.utf8.count, right.utf8.count))
  while size > 0 {
    let half = (size + 1) / 2
    if slice(left, start, half) == slice(right, start, half) {
      start += half
      size -= half
    } else if half == 1 {
      return start
    } else {
      size = half
    }
  }
  return start
}

/// Some of a text around a byte.
private func excerpt(of text: String, at offset: Int) -> String {
  let bytes = text.utf8
  let start = bytes.index(bytes.startIndex, offsetBy: max(0, offset - 20))
  let end = bytes.index(start, offsetBy: 60, limitedBy: bytes.endIndex) ?? bytes.endIndex
  // Slicing a string by bytes ends at the next whole character.
  let part = String(text[start..<end]).debugDescription
  return "\(start == bytes.startIndex ? "" : "…")\(part)\(end == bytes.endIndex ? "" : "…")"
}
