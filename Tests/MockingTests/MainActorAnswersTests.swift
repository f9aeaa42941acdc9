import Mocking
import Testing

private enum Call: Equatable, Sendable { case title, show(String), fail }
private struct Broken: Error {}

@MainActor private final class Screen {
  var shown: [String] = []
}

/// `performOnMainActor`, called there and elsewhere, with `await` and without.
@Suite struct MainActorAnswersTests {
  private let log = FailureLog()
  private let fake: TestDouble<Call>

  init() { fake = TestDouble(name: "View", reporter: log.reporter) }

  private var messages: [String] { log.all.map { stable($0.message) } }

  @MainActor private func setUp(_ screen: Screen) {
    fake.on(Call.show).performOnMainActor { screen.shown.append($0) }
    fake.on(.title).performOnMainActor { "\(screen.shown.count)" }
    fake.on(.fail).performOnMainActor { throw Broken() }
  }

  @Test @MainActor func onTheMainActorWithoutAwait() {
    let screen = Screen()
    setUp(screen)
    func title() -> String { fake.call(.title) }
    func show(_ text: String) { fake.call(.show(text)) }
    func fail() throws -> Int { try fake.throwingCall(.fail) }
    show("a")
    #expect(title() == "1" && screen.shown == ["a"])
    #expect(throws: Broken.self) { try fail() }
    #expect(messages == [])
  }

  @Test @MainActor func onTheMainActorWithAwait() async {
    let screen = Screen()
    setUp(screen)
    await fake.call(.show("a"))
    let title: String = await fake.call(.title)
    #expect(title == "1" && screen.shown == ["a"])
    await #expect(throws: Broken.self) { try await fake.throwingCall(.fail) as Int }
    #expect(messages == [])
  }

  @Test func elsewhereWithAwait() async {
    let screen = await MainActor.run { Screen() }
    await setUp(screen)
    let title = await Task.detached { [fake] () -> String in
      await fake.call(.show("a"))
      return await fake.call(.title)
    }.value
    #expect(title == "1")
    #expect(await screen.shown == ["a"])
    await #expect(throws: Broken.self) { try await fake.throwingCall(.fail) as Int }
    #expect(messages == [])
  }

  @Test func elsewhereWithoutAwaitSaysSo() async {
    await setUp(Screen())
    let title = await Task.detached { [fake] () -> String in
      func title() -> String { fake.call(.title) }
      return title()
    }.value
    #expect(title == "")
    #expect(
      messages == [
        """
        View answers title on the main actor, but was called elsewhere, without `await`.
          The behavior: title  (Tests.swift:7)
          Call it on the main actor, or use `perform` with a closure that does not need it.
          It returned "" for want of an answer, and the test goes on.
        """
      ])
  }

  @Test @MainActor func anExpectationAnswersThereToo() async {
    let screen = Screen()
    fake.expect(Call.show, any(), times: 2).performOnMainActor { screen.shown.append($0) }
    func show(_ text: String) { fake.call(.show(text)) }
    show("a")
    await fake.call(.show("b"))
    #expect(screen.shown == ["a", "b"])
    fake.verify()
    #expect(messages == [])
  }

  @Test @MainActor func aStubAnswersThereToo() async {
    let screen = Screen()
    let stub = Stub<String, Int>(name: "show", reporter: log.reporter)
    stub.on(any()).performOnMainActor { text in
      screen.shown.append(text)
      return screen.shown.count
    }
    func show(_ text: String) -> Int { stub.call(text) }
    #expect(show("a") == 1)
    #expect(await stub.call("b") == 2)
    let elsewhere = await Task.detached { () -> Int in
      func show() -> Int { stub.call("c") }
      return show()
    }.value
    #expect(elsewhere == 0 && screen.shown == ["a", "b"])
    #expect(messages.count == 1 && messages[0].contains("but was called elsewhere, without `await`"))
  }
}
