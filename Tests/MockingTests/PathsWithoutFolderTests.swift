import Mocking
import Testing

@Suite struct PathsWithoutFolderTests {
  @Test func failureAtAPathWithoutAFolderIsReportedThere() {
    let mock = Mock<Int>()
    withKnownIssue {
      mock.record(1, file: "Alone.swift", line: 7)
    } matching: { issue in
      issue.sourceLocation?.fileName == "Alone.swift" && issue.sourceLocation?.line == 7
    }
  }
}
