import Mocking
import Testing

/// Tasks that make and drop mocks at the same time do not wait for each other.
@Suite struct ManyMocks {
  @Test(.timeLimit(.minutes(1))) func twoChildTasksMakeMocks() async {
    await withTaskGroup { group in
      for _ in 1...2 {
        group.addTask { for _ in 1...100_000 { _ = Mock<Int>() } }
      }
    }
  }
}
