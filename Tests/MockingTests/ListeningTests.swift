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

  @Test func receivedWithinFindsWhatWasRecordedAlready() async {
    mock.record(3)
    #expect(await mock.received(3, within: .zero))
    #expect(await mock.received(matches { $0 > 2 }, within: .zero))
  }

  @Test func receivedWithinWaitsForWhatComes() async {
    Task.detached { [mock] in
      for number in 0..<5 {
        try await Task.sleep(for: .milliseconds(5))
        mock.record(number)
      }
    }
    #expect(await mock.received(4, within: .seconds(60)))
  }

  @Test func receivedWithinGivesUpInTime() async {
    mock.record(1)
    let duration = await ContinuousClock().measure {
      #expect(await !mock.received(3, within: .milliseconds(50)))
    }
    #expect(duration >= .milliseconds(50) && duration < .seconds(30))
  }

  @Test func receivedWithinEndsWithItsTask() async {
    let waiting = Task { [mock] in await mock.received(3, within: .seconds(60)) }
    waiting.cancel()
    #expect(await !waiting.value)
  }

  @Test func receivedWithinTakesCases() async {
    enum Call: Equatable { case fetch(id: Int), move(Int, Int) }
    let mock = Mock<Call>(nice: true)
    let id = 3
    mock.record(.fetch(id: 3))
    mock.record(.move(1, 2))
    #expect(await mock.received(Call.fetch, within: .zero))
    #expect(await mock.received(Call.fetch, 3, within: .zero))
    #expect(await mock.received(Call.fetch, id, within: .zero))
    #expect(await mock.received(Call.move, any(), 2, within: .zero))
    #expect(await !mock.received(Call.move, any(), 3, within: .zero))
  }
}
