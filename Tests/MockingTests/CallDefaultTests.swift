import Mocking
import Testing

private enum Call: Equatable { case find, fail, make, half }
private class Base {}
private final class Derived: Base, DefaultValueProviding {
  static var defaultValue: Derived { Derived() }
}
private struct Hoarse: Error {}
private struct Other: Error {}

/// A call is of the type of its default: one that is narrower than what the method returns is widened by `as`.
private struct Finder: Fake {
  typealias Interaction = Call
  let double: TestDouble<Call>

  func find() -> String? { call(.find, default: "default") }
  func fail() -> any Error { call(.fail, default: Hoarse() as any Error) }
  func make() -> Base { call(.make, default: Derived() as Base) }
  func half() -> Double { call(.half, default: 1) }
  func findLate() async -> String? { await call(.find, default: "default") }
  func failLate() async -> any Error { await call(.fail, default: Hoarse() as any Error) }
  func makeLate() async -> Base { await call(.make, default: Derived() as Base) }
}

@Suite struct CallDefaultTests {
  private let log = FailureLog()
  private let finder: Finder

  init() { finder = Finder(double: TestDouble(name: "Finder", reporter: log.reporter)) }

  private var messages: [String] { log.all.map(\.message) }

  @Test func theyAreReturnedWhereNothingAnswers() async {
    #expect(finder.find() == "default" && finder.fail() is Hoarse && finder.make() is Derived && finder.half() == 1)
    #expect(await finder.findLate() == "default")
    #expect(await finder.failLate() is Hoarse)
    #expect(await finder.makeLate() is Derived)
    #expect(messages.count == 7)
  }

  @Test func anOptionalIsStillAnsweredWithNil() async {
    finder.on(.find).return(nil)
    #expect(finder.find() == nil)
    #expect(await finder.findLate() == nil)
    #expect(messages == [])
  }

  @Test func aDefaultAsAProtocolLeavesRoomForAnyThatConforms() async {
    finder.on(.fail).return(Other())
    #expect(finder.fail() is Other)
    #expect(await finder.failLate() is Other)
    #expect(messages == [])
  }

  @Test func aDefaultAsASuperclassLeavesRoomForAnyOfIts() async {
    let base = Base()
    finder.on(.make).return(base)
    #expect(finder.make() === base)
    #expect(await finder.makeLate() === base)
    #expect(messages == [])
  }

  @Test func anOptionalDefaultLeavesRoomForNil() {
    // Not `fallback as String?`: a default is optional itself, so that would be a call of a String.
    let fallback = "default"
    func find() -> String? { finder.call(.find, default: .some(fallback)) }
    func findOrSuper() -> String? { finder.call(.find, super: { fallback as String? }) }
    #expect(find() == "default")
    finder.on(.find).return(nil)
    #expect(find() == nil)
    #expect(findOrSuper() == nil)
    #expect(messages.count == 1)
  }

  @Test func aLiteralIsOfTheTypeThatIsReturned() {
    finder.on(.half).return(2.5)
    #expect(finder.half() == 2.5)
    #expect(messages == [])
  }

  @Test func whatAClosureReturnsLeavesRoomToo() {
    let base = Base()
    finder.on(.make).return(base)
    finder.on(.fail).return(Other())
    func make() -> Base { finder.call(.make, super: { Derived() as Base }) }
    func fail() -> any Error { finder.call(.fail, super: { Hoarse() as any Error }) }
    #expect(make() === base)
    #expect(fail() is Other)
    #expect(messages == [])
  }
}
