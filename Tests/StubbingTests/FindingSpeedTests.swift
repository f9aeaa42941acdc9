import Foundation
import Stubbing
import Testing

/// However alike the inputs are, finding a behavior takes no longer than asking those that may match.
///
/// The limits are far from what is needed, and as far from what it took when each step began with a look at all.
@Suite(.serialized, .timeLimit(.minutes(1))) struct FindingSpeedTests {
  /// Whatever it is, it hashes alike.
  private struct Colliding: Hashable {
    let number: Int
    func hash(into hasher: inout Hasher) {}
  }

  @Test func equalHashesAreNoWorseThanNone() throws {
    let stub = Stub<Colliding, Int>()
    for number in 0..<10_000 { stub.on(Colliding(number: number), return: number) }
    for _ in 0..<20 { #expect(try stub.invoke(Colliding(number: 9_999)) == 9_999) }
  }

  // MARK: - Growth

  /// The processor time of this thread, which does not depend on what else the machine does.
  private func processorTime(_ work: () throws -> Void) rethrows -> Double {
    func now() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
    let start = now()
    try work()
    return now() - start
  }

  /// Fails the test where eight times the work takes much more than eight times as long: the square of it takes 64 times.
  private func expectSteadyGrowth(
    _ work: (Int) throws -> Void, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let (few, many) = (250, 2_000)
    try work(few)
    let times = try [few, many].map { count in
      try (1...2).map { _ in try processorTime { try work(count) } }.min() ?? 0
    }
    #expect(times[1] / times[0] < 24, "\(times)", sourceLocation: sourceLocation)
  }

  /// Disposes of behaviors in an order that is not theirs.
  private func dispose(_ behaviors: [Behavior]) {
    var random = Numbers(state: 1)
    for behavior in behaviors.shuffled(using: &random) { behavior.dispose() }
  }

  private func stubs() -> [Stub<Int, Int>] { [Stub(), Stub(precedence: .latest)] }

  private func answer(of stub: Stub<Int, Int>, to input: Int = 1) -> Int? { try? stub.invoke(input) }

  @Test func disposingOfClosures() throws {
    try expectSteadyGrowth { count in
      for stub in stubs() {
        let behaviors = (0..<count).map { number in stub.on(matches { $0 == number }, return: number) }
        dispose(behaviors)
        #expect(answer(of: stub) == nil)
      }
    }
  }

  @Test func disposingOfOneAfterTheOtherWithAUseBetween() throws {
    try expectSteadyGrowth { count in
      for stub in stubs() {
        stub.on(any(), return: -1)
        let behaviors = (0..<count).map { number in stub.on(matches { _ in true }, return: number) }
        stub.on(any(), return: -2)
        for behavior in behaviors {
          behavior.dispose()
          #expect([-1, -2].contains(answer(of: stub)))
        }
      }
    }
  }

  @Test func disposingOfBehaviorsForOneValue() throws {
    try expectSteadyGrowth { count in
      for stub in stubs() {
        let behaviors = (0..<count).map { stub.on(1, return: $0) }
        #expect([0, count - 1].contains(answer(of: stub)))
        dispose(behaviors)
        #expect(answer(of: stub) == nil)
      }
    }
  }

  @Test(arguments: [true, false]) func usingUpAndDisposing(ofOneValue: Bool) throws {
    try expectSteadyGrowth { count in
      for stub in stubs() {
        let behaviors = (0..<count).map { stub.on(ofOneValue ? 1 : $0, return: $0, times: 1) }
        for number in 0..<count { #expect(answer(of: stub, to: ofOneValue ? 1 : number) != nil) }
        #expect(answer(of: stub) == nil)
        dispose(behaviors)
        #expect(answer(of: stub) == nil)
      }
    }
  }

  /// Half of them: every second one, those in the middle, the first and the last.
  @Test(arguments: ["every second", "middle", "first", "last"]) func invokingAfterHalfWereDisposedOf(half: String)
    throws
  {
    try expectSteadyGrowth { count in
      for stub in stubs() {
        let behaviors = (0..<count).map { stub.on($0, return: $0) }
        #expect(answer(of: stub, to: 0) == 0)
        let quarter = count / 4
        let disposed: [Int] =
          switch half {
          case "every second": Array(stride(from: 0, to: count, by: 2))
          case "middle": Array(quarter..<3 * quarter)
          case "first": Array(0..<2 * quarter)
          default: Array(2 * quarter..<count)
          }
        dispose(disposed.map { behaviors[$0] })
        // A call that nothing answers is a failure, and takes longer to write down.
        let rest = Set(0..<count).subtracting(disposed)
        #expect(rest.allSatisfy { answer(of: stub, to: $0) == $0 })
        #expect(disposed.prefix(9).allSatisfy { answer(of: stub, to: $0) == nil })
      }
    }
  }

  /// Behaviors for no call stand at the ends, so that each search passes by those that were disposed of.
  @Test(arguments: [true, false]) func passingByWhatWasDisposedOf(isOneValue: Bool) throws {
    try expectSteadyGrowth { count in
      for precedence in [Precedence.earliest, .latest] {
        let stub = Stub<Int, Int>(precedence: precedence)
        func add(_ number: Int, times: Int?) -> Behavior {
          isOneValue
            ? stub.on(1, return: number, times: times) : stub.on(matches { $0 == 1 }, return: number, times: times)
        }
        for number in 0..<2 { _ = add(number, times: 0) }
        let early = (0..<count).map { add($0, times: nil) }
        let late = (0..<count).map { add($0, times: nil) }
        for number in 0..<2 { _ = add(number, times: 0) }
        #expect(answer(of: stub) != nil)
        // Fewer than half of the places are empty.
        dispose(precedence == .earliest ? early : late)
        for _ in 0..<count { #expect(answer(of: stub) == (precedence == .earliest ? 0 : count - 1)) }
      }
    }
  }
}
