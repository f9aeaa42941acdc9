import Mocking
import Testing

/// What the examples of Scout do, done with a fake of this library.
@Suite struct SeedAcceptanceTestsScout {
  private struct Broken: Error {}

  private protocol Radio: AnyObject {
    var station: String { get }
    func play()
    func tune(to frequency: Int) throws -> Int
    func seek(done: @escaping @Sendable (String) -> Void)
    func swap(_ presets: inout [Int])
    func read<Value>(_ key: String, as type: Value.Type) -> Value?
  }

  private final class RadioFake: Radio, Fake {
    enum Interaction: Equatable {
      case station
      case play
      case tune(to: Int)
      case seek(done: Ignored<@Sendable (String) -> Void>)
      case swap([Int])
      case read(String)
    }

    let double: TestDouble<Interaction>

    init(strict: Bool = true, reporter: FailureReporter? = nil) {
      // Expectations are used up in the order in which they were set up.
      double = TestDouble(strict: strict, precedence: .earliest, name: "Radio", reporter: reporter)
    }

    var station: String { call(.station) }
    func play() { call(.play) }
    func tune(to frequency: Int) throws -> Int { try throwingCall(.tune(to: frequency)) }
    func seek(done: @escaping @Sendable (String) -> Void) { call(.seek(done: Ignored(done))) }
    func swap(_ presets: inout [Int]) { presets = call(.swap(presets)) }
    func read<Value>(_ key: String, as type: Value.Type) -> Value? { call(.read(key)) }
  }

  private typealias Call = RadioFake.Interaction

  /// Code under test that plays on one station only.
  private func playIfRock(_ radio: some Radio) {
    if radio.station == "rock" { radio.play() }
  }

  private let log = FailureLog()
  private let fake: RadioFake

  init() { fake = RadioFake(reporter: log.reporter) }

  private var messages: [String] { log.all.map(\.message) }

  @Test func theIntroductionASubjectThatCallsOnOneConditionOnly() {
    fake.expect(.station).return("rock")
    fake.expect(.play)
    playIfRock(fake)
    fake.verify()
    #expect(messages == [])
  }

  @Test func verifyFailsWhereTheCallNeverCame() {
    fake.expect(.station).return("jazz")
    fake.expect(.play); let line = #line
    playIfRock(fake)
    fake.verify()
    #expect(messages.count == 1)
    #expect(messages[0].contains("play: expected once, recorded 0 times"))
    #expect(messages[0].contains("SeedAcceptanceTestsScout.swift:\(line)"))
  }

  @Test func aPropertyReturnsValuesInTurnOrOneForEver() {
    fake.expect(.station).return("once")
    fake.expect(.station, times: 2).return("twice")
    fake.expect(.station, times: 0...).return("for ever")
    #expect((0..<5).map { _ in fake.station } == ["once", "twice", "twice", "for ever", "for ever"])
    fake.verify()
    #expect(messages == [])
  }

  @Test func anExpectationReturnsValuesInTurn() {
    fake.expect(.station, times: 3).return("once", "twice")
    #expect((0..<3).map { _ in fake.station } == ["once", "twice", "twice"])
    fake.verify()
    #expect(messages == [])
  }

  @Test func aPropertyComputedByAClosure() {
    let count = Locked(0)
    fake.expect(.station, times: 2).perform {
      count.withLock { count in
        count += 1
        return "station \(count)"
      }
    }
    #expect([fake.station, fake.station] == ["station 1", "station 2"])
    fake.verify()
  }

  @Test func aPropertyThatNobodyExpectsFails() {
    _ = fake.station
    #expect(messages.first?.hasPrefix("Unexpected interaction with Radio: station") == true)
  }

  @Test func aFunctionIsAnsweredByItsArgument() throws {
    fake.expect(Call.tune, 3).return(4)
    #expect(try fake.tune(to: 3) == 4)
    fake.verify()
    #expect(messages == [])
  }

  @Test func anotherArgumentFails() {
    fake.expect(Call.tune, equals(3)).return(4)
    #expect(throws: StubError.self) { try fake.tune(to: 5) }
    // Neither expected nor answered, which is one failure.
    #expect(messages.count == 1 && messages[0].contains("tune(to: 5)"))
  }

  @Test func aCallThatNobodyExpectsFails() {
    #expect(throws: StubError.self) { try fake.tune(to: 5) }
    #expect(messages.count == 1)
  }

  @Test func anyArgumentWillDo() throws {
    fake.expect(Call.tune, any(), times: 2).return(1)
    #expect(try [fake.tune(to: 1), fake.tune(to: 99)] == [1, 1])
    fake.verify()
    #expect(messages == [])
  }

  @Test func aClosureComputesWithTheArgument() throws {
    @Sendable func increment(by amount: Int) -> @Sendable (Int) -> Int? { { $0 + amount } }
    let add = increment(by: 5)
    fake.expect(Call.tune, times: 2).perform { add($0) }
    #expect(try [fake.tune(to: 1), fake.tune(to: 2)] == [6, 7])
    #expect(messages == [])
  }

  @Test func aClosureCallsTheCompletionBlock() {
    fake.expect(Call.seek).perform { done in done.value("found") }
    let found = Locked("")
    fake.seek { text in found.withLock { $0 = text } }
    #expect(found.withLock { $0 } == "found")
    fake.verify()
    #expect(messages == [])
  }

  @Test func anErrorIsThrown() {
    fake.expect(Call.tune).throw(Broken())
    #expect(throws: Broken.self) { try fake.tune(to: 1) }
    fake.verify()
    #expect(messages == [])
  }

  @Test func whatIsAllowedForEverNeedNotCome() {
    fake.expect(.station, times: 0...).return("rock")
    fake.on(Call.tune).return(1)
    fake.verify()
    #expect(messages == [])
  }

  @Test func genericReturnTypesNeedNoForcedCast() {
    let fake = RadioFake(strict: false, reporter: log.reporter)
    fake.on(Call.read, "volume").return(11)
    fake.on(Call.read, "name").return("kitchen")
    #expect(fake.read("volume", as: Int.self) == 11)
    #expect(fake.read("name", as: String.self) == "kitchen")
    #expect(messages == [])
    #expect(fake.read("name", as: Int.self) == nil)
    #expect(messages.count == 1)
  }

  @Test func aParameterThatIsInOutIsRecordedAndAnswered() {
    fake.expect(Call.swap).return([2, 1])
    var presets = [1, 2]
    fake.swap(&presets)
    #expect(presets == [2, 1])
    #expect(fake.calls(Call.swap) == [[1, 2]])
    #expect(messages == [])
  }
}
