import Mocking
import Testing

/// A call site may be given as anything: nothing traps, and the failure arrives.
@Suite struct CallSiteTests {
  /// Runs something that fails, and returns where that is said to be.
  private func issue(_ body: () -> Void) -> SourceLocation? {
    let found = Locked<[SourceLocation?]>([])
    withKnownIssue {
      body()
    } matching: { issue in
      found.withLock { $0.append(issue.sourceLocation) }
      return true
    }
    let all = found.withLock { $0 }
    #expect(all.count == 1)
    return all.first ?? nil
  }

  @Test(arguments: [0, 1, UInt.max]) func anyLineWillDo(line: UInt) {
    let location = issue { Mock<Int>(file: "/A/B.swift", line: line).record(1, file: "/A/B.swift", line: line) }
    #expect(location?.line == max(1, Int(clamping: line)) && location?.fileID == "A/B.swift")
  }

  @Test func anyFileWillDo() {
    #expect(issue { Mock<Int>().record(1, file: "") }?.fileID == "unknown/unknown")
    #expect(issue { Mock<Int>().record(1, file: "/") }?.fileID == "unknown/unknown")
    #expect(issue { Mock<Int>().record(1, file: "B.swift") }?.fileID == "unknown/B.swift")
    #expect(issue { Mock<Int>().record(1, file: "A/B.swift") }?.fileID == "A/B.swift")
    #expect(issue { Mock<Int>().record(1, file: "🐶") }?.fileName == "🐶")
  }

  @Test func theOwnCallSiteIsThatOfTheTest() {
    let location = issue { Mock<Int>().record(1) }
    #expect(location?.fileID == #fileID && location?.line == #line - 1)
  }

  @Test func everyVerbTakesAny() async {
    let log = FailureLog()
    let mock = Mock<Int>(ordered: false, name: "Fake", reporter: log.reporter, file: "", line: 0)
    let expected = mock.expect(1, times: 2, file: "", line: 0)
    mock.expect(1, times: -1, file: "", line: 0)
    mock.reject(2, file: "", line: 0)
    mock.record(2, file: "", line: 0)
    mock.verify(file: "", line: 0)
    mock.verify(1, file: "", line: 0)
    mock.calls(1, file: "", line: 0).verify(file: "", line: 0)
    await mock.calls(1, file: "", line: 0).verify(within: .zero, file: "", line: 0)
    await expected.verify(within: .zero, file: "", line: 0)
    verifyInOrder(mock.calls(1), file: "", line: 0)
    mock.record(3, file: "", line: .max)
    mock.verifyNoMoreInteractions(file: "", line: 0)
    #expect(log.all.dropLast().allSatisfy { $0.location.line == 0 && $0.location.filePath == "" })
    #expect(log.all.last?.location.line == .max)
    #expect(log.all.count == 9)
    #expect(log.all[0].message.hasPrefix("Impossible count") && log.all[1].message.contains("2  (:0)"))
  }
}
