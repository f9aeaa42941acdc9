import Mocking
import Testing

@Suite(.timeLimit(.minutes(1))) struct ListeningTests {
  private let mock = Mock<Int>(nice: true)

  @Test func goesThroughPastAndFutureInteractions() async {
    mock.record(1)
    mock.record(2)
    Task.detached { [mock] in
      try await Task.sleep(for: .milliseconds(20))
      mock.record(3)
      mock.record(4)
    }
    var seen: [Int] = []
    for await interaction in mock.allInteractions {
      seen.append(interaction)
      if interaction == 4 { break }
    }
    #expect(seen == [1, 2, 3, 4])
  }

  @Test func endsWithItsTask() async {
    let listening = Task { [mock] in
      var count = 0
      for await _ in mock.allInteractions { count += 1 }
      return count
    }
    mock.record(1)
    try? await Task.sleep(for: .milliseconds(20))
    listening.cancel()
    #expect(await listening.value == 1)
  }

  @Test func severalMayListenAndNoneMissesAny() async {
    await withTaskGroup(of: [Int].self) { group in
      for _ in 0..<4 {
        group.addTask { [mock] in
          var seen: [Int] = []
          for await interaction in mock.allInteractions {
            seen.append(interaction)
            if seen.count == 200 { break }
          }
          return seen
        }
      }
      group.addTask { [mock] in
        for number in 0..<200 { mock.record(number) }
        return Array(0..<200)
      }
      for await seen in group { #expect(seen == Array(0..<200)) }
    }
  }

  @Test func goesOnWithTheNextOneWhenInteractionsAreForgotten() async {
    var iterator = mock.allInteractions.makeAsyncIterator()
    mock.record(1)
    #expect(await iterator.next() == 1)
    mock.clearInteractions()
    mock.record(2)
    #expect(await iterator.next() == 2)
  }
}
