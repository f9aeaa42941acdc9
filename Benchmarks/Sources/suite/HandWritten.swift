/// The fake that one writes without any library: an array of calls, and a dictionary of answers.
final class HandWritten {
  private(set) var calls: [Call] = []
  var expected: [Call] = []
  var answers: [Int: Int] = [:]

  func fetch(id: Int) -> Int? {
    calls.append(.fetch(id: id))
    return answers[id]
  }

  func ping() {
    calls.append(.ping)
  }

  var isAsExpected: Bool { calls == expected }
}
