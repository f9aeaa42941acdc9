extension StructuralComparison {
  /// Compares strings: line by line if there are several, around the first difference if they are long.
  mutating func compareTexts(_ expected: String, _ actual: String, at path: String) {
    if expected == actual { return }
    let count = max(expected.utf8.count, actual.utf8.count)
    if count <= 20_000, [expected, actual].contains(where: { $0.utf8.contains(UInt8(ascii: "\n")) }) {
      // The path of a line counts from one, as editors do.
      return compareElements(lines(of: expected), lines(of: actual), called: "line", depth: 1) {
        "\(path)[line \($0 + 1)]"
      }
    }
    add(count <= 80 ? wholeDifference(expected, actual, at: path) : aroundFirstDifference(expected, actual, at: path))
  }
}

/// By bytes, since a carriage return and a line feed are one character, which would be no separator.
private func lines(of text: String) -> [String] {
  text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { String(Substring($0)) }
}

/// One difference for two long strings: what stands around the first place where they differ, and where that is.
private func aroundFirstDifference(_ expected: String, _ actual: String, at path: String) -> Difference {
  let (offset, otherOffset) = firstDifference(expected, actual)
  return Difference(
    path: "\(path)[\(place(of: offset, in: expected))]", expected: excerpt(of: expected, at: offset),
    actual: excerpt(of: actual, at: otherOffset))
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

/// The first byte of each of two strings that belongs to a character in which they differ.
///
/// Equivalent characters may be of different bytes, so from the first byte that differs on, characters are compared.
private func firstDifference(_ left: String, _ right: String) -> (Int, Int) {
  let count = countOfEqualBytes(left, right)
  let start = min(characterStart(in: left, at: count), characterStart(in: right, at: count))
  var (index, otherIndex) = (left.index(atByte: start), right.index(atByte: start))
  while index < left.endIndex, otherIndex < right.endIndex, left[index] == right[otherIndex] {
    (index, otherIndex) = (left.index(after: index), right.index(after: otherIndex))
  }
  return (
    left.utf8.distance(from: left.startIndex, to: index), right.utf8.distance(from: right.startIndex, to: otherIndex)
  )
}

extension String {
  fileprivate func index(atByte offset: Int) -> Index { utf8.index(startIndex, offsetBy: offset) }
}

/// The first byte of the character that a byte belongs to.
private func characterStart(in text: String, at offset: Int) -> Int {
  let index = text.index(atByte: offset)
  if index == text.endIndex { return offset }
  return text.utf8.distance(from: text.startIndex, to: text.index(before: text.index(after: index)))
}

private func countOfEqualBytes(_ left: String, _ right: String) -> Int {
  var (left, right) = (left, right)
  return left.withUTF8 { bytes in
    right.withUTF8 { others in
      let shorter = min(bytes.count, others.count)
      var count = 0
      while count < shorter, bytes[count] == others[count] { count += 1 }
      return count
    }
  }
}

private func excerpt(of text: String, at offset: Int) -> String {
  let bytes = text.utf8
  let start = text.index(atByte: characterStart(in: text, at: max(0, offset - 20)))
  let end = bytes.index(start, offsetBy: 60, limitedBy: bytes.endIndex) ?? bytes.endIndex
  // Slicing a string by bytes ends at the next whole character.
  let part = String(text[start..<end]).debugDescription
  return "\(start == bytes.startIndex ? "" : "…")\(part)\(end == bytes.endIndex ? "" : "…")"
}
