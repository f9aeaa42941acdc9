import Mocking
import Testing

private enum Meal: Equatable { case wet, dry }
private enum Thing: Equatable { case shoe, stick }
private enum Person: Equatable { case child, adult }

private class Hound {
  private var full = false
  func howl() -> String { "awoo" }
  func feed(_ meal: Meal) { full = true }
  func digest() -> String? { full ? "done" : nil }
  func roll(rubbed: Bool) -> String { rubbed ? "purr" : "whine" }
  func brings(_ thing: Thing, to person: Person) -> Bool { true }
}

private final class HoundFake: Hound, Fake {
  enum Interaction: Equatable {
    case howl
    case feed(Meal)
    case digest
    case roll(rubbed: Bool)
    case brings(Thing, to: Person)
  }

  let double: TestDouble<Interaction>
  init(reporter: FailureReporter? = nil) { double = TestDouble(name: "Hound", reporter: reporter) }

  override func howl() -> String { call(.howl) }
  override func feed(_ meal: Meal) { call(.feed(meal)) }
  override func digest() -> String? { call(.digest) }
  override func roll(rubbed: Bool) -> String { call(.roll(rubbed: rubbed)) }
  override func brings(_ thing: Thing, to person: Person) -> Bool { call(.brings(thing, to: person)) }
}

/// What the examples of Poseur do: a fake that subclasses what it stands in for, is spied on, and is stubbed.
@Suite struct SeedAcceptanceTestsPoseur {
  private typealias Call = HoundFake.Interaction

  private let log = FailureLog()
  private let hound: HoundFake

  init() { hound = HoundFake(reporter: log.reporter) }

  private var messages: [String] { log.all.map(\.message) }

  // MARK: - Spying

  @Test func whetherAndHowOftenWhateverTheArguments() {
    #expect(hound.calls(Call.feed).isEmpty)
    for _ in 0..<3 { hound.feed(.wet) }
    #expect(!hound.calls(Call.feed).isEmpty)
    #expect(hound.calls(Call.feed).count == 3)
    #expect(messages == [])
  }

  @Test func whetherWithArgumentsThatAClosureChecks() {
    hound.on(Call.roll).return("")
    for rubbed in [true, false, true] { _ = hound.roll(rubbed: rubbed) }
    #expect(!hound.calls(Call.roll, matches { $0 }).isEmpty)
    #expect(!hound.calls(matches { $0 == .roll(rubbed: true) }).isEmpty)
    #expect(hound.calls(Call.roll, true).count == 2 && hound.calls(Call.roll, false).count == 1)
    #expect(hound.calls(Call.roll) == [true, false, true])
  }

  @Test func whetherWithAListOfArguments() {
    hound.on(Call.brings).return(true)
    _ = hound.brings(.shoe, to: .adult)
    #expect(!hound.calls(.brings(.shoe, to: .adult)).isEmpty)
    #expect(!hound.calls(Call.brings, equals(.shoe), equals(.adult)).isEmpty)
    #expect(hound.calls(.brings(.stick, to: .child)).isEmpty)
    #expect(hound.calls(Call.brings, equals(.shoe), equals(.child)).isEmpty)
  }

  // MARK: - Stubbing

  @Test func aMethodThatReturnsNothingNeedsNoStub() {
    hound.feed(.dry)
    #expect(messages == [])
  }

  @Test func aValueWhateverTheArguments() {
    hound.on(.howl).return("Meow")
    #expect(hound.howl() == "Meow")
    hound.on(.digest).return(nil)
    #expect(hound.digest() == nil)
    #expect(messages == [])
  }

  @Test func aSimpleStubOverridesWhatWasThere() {
    hound.on(Call.roll, false).return("special")
    hound.on(Call.roll).return("simple")
    #expect(hound.roll(rubbed: false) == "simple")
    #expect(hound.roll(rubbed: true) == "simple")
    hound.on(Call.roll).return("newer")
    #expect(hound.roll(rubbed: false) == "newer")
    // There, a simple stub silences those for certain arguments for ever. Here the latest that matches answers.
    hound.on(Call.roll, false).return("special again")
    #expect(hound.roll(rubbed: false) == "special again")
    #expect(hound.roll(rubbed: true) == "newer")
  }

  @Test func anAnswerIsTakenBack() {
    hound.on(.howl).return("Meow")
    let second = hound.on(.howl).return("Moo")
    #expect(hound.howl() == "Moo")
    second.dispose()
    #expect(hound.howl() == "Meow")
  }

  @Test func aClosureGetsTypedArguments() {
    hound.on(Call.brings).perform { thing, person in thing == .shoe && person == .child }
    #expect(hound.brings(.shoe, to: .child))
    #expect(!hound.brings(.stick, to: .child))
  }

  @Test func aClosureFollowsAVariableOfTheTest() {
    let isOnline = Locked(true)
    hound.on(.howl).perform { isOnline.withLock { $0 } ? "hello" : "silence" }
    #expect(hound.howl() == "hello")
    isOnline.withLock { $0 = false }
    #expect(hound.howl() == "silence")
  }

  @Test func aValueWhereAClosureAcceptsTheArguments() {
    hound.on(Call.roll, matches { !$0 }).return("HOWL")
    #expect(hound.roll(rubbed: false) == "HOWL")
    #expect(hound.roll(rubbed: true) == "")
    #expect(messages.count == 1 && messages[0].hasPrefix("Hound has no behavior that answers roll(rubbed: true)."))
  }

  @Test func aValueForEachListOfArguments() {
    let child = Person.child
    hound.on(Call.brings, equals(.shoe), equals(.child)).return(true)
    hound.on(Call.brings, .stick, .adult).return(false)
    hound.on(matches { $0 == .brings(.stick, to: child) }).return(true)
    #expect(hound.brings(.shoe, to: .child))
    #expect(!hound.brings(.stick, to: .adult))
    #expect(hound.brings(.stick, to: .child))
    #expect(messages == [])
  }

  @Test func theTypeComesFromTheContextOrIsGiven() throws {
    hound.on(.howl).return("Meow")
    let inferred: String = hound.call(.howl)
    #expect(inferred == "Meow")
    #expect(try hound.double.stub.invoke(.howl, as: String.self) == "Meow")
    #expect(hound.call(.howl) as String == "Meow")
  }

  @Test func whatHasNoStubStopsTheTestUnlessThereIsADefault() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let double = TestDouble<Int>(name: "Strict", reporter: FailureReporter { _ in })
      let _: Thing = double.call(1)
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("Strict has no behavior that answers 1"))
    #expect(words.contains("has to return a Thing"))
  }
}
