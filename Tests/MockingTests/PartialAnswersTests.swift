import Mocking
import Testing

private class Dog {
  let name: String
  init(name: String) { self.name = name }
  func bark() -> String { "\(name) barks" }
  func eat(_ food: String) -> Int { food.count }
  func walk() async throws -> String { "\(name) walks" }
}

private final class Cat {}

private final class FakeDog: Dog, Fake {
  enum Interaction: Equatable { case bark, eat(String), walk }

  let double: TestDouble<Interaction>

  init(reporter: FailureReporter) {
    double = TestDouble(name: "Dog", reporter: reporter)
    super.init(name: "Rex")
  }

  override func bark() -> String { call(.bark, on: { (dog: Dog) in dog.bark() }, super: { super.bark() }) }
  override func eat(_ food: String) -> Int { call(.eat(food)) }
  override func walk() async throws -> String {
    try await throwingCall(.walk, on: { (dog: Dog) in try await dog.walk() }, super: { try await super.walk() })
  }
}

/// `observe`, `callSuper` and `forward(to:)`, for some calls.
@Suite struct PartialAnswersTests {
  private typealias Call = FakeDog.Interaction

  private let log = FailureLog()
  private let dog: FakeDog

  init() { dog = FakeDog(reporter: log.reporter) }

  private var messages: [String] { log.all.map { stable($0.message) } }

  // MARK: - Observing

  @Test func anObserverLeavesTheAnswerToTheNextThatMatches() async throws {
    let seen = Locked<[String]>([])
    dog.on(Call.eat).perform { $0.count }
    dog.on(Call.eat).observe { food in seen.withLock { $0.append(food) } }
    dog.on(Call.eat, hasPrefix("b")).observe { food in seen.withLock { $0.append("b: \(food)") } }
    #expect(dog.eat("bone") == 4 && dog.eat("fish") == 4)
    #expect(seen.withLock { $0 } == ["b: bone", "bone", "fish"])
    dog.on(.walk).return("walked")
    dog.on(.walk).observe { seen.withLock { $0.append("walk") } }
    #expect(try await dog.walk() == "walked")
    #expect(seen.withLock { $0.last } == "walk")
    #expect(messages == [])
  }

  @Test func anObserverOfAnExpectationLeavesTheAnswerToTheOthers() {
    let count = Locked(0)
    dog.on(.bark).return("Woof")
    dog.expect(.bark, times: 2).observe { count.withLock { $0 += 1 } }
    #expect([dog.bark(), dog.bark()] == ["Woof", "Woof"])
    #expect(count.withLock { $0 } == 2)
    dog.verify()
    #expect(messages == [])
  }

  @Test func anObserverMayThrow() async throws {
    struct Stop: Error {}
    dog.on(.walk).return("walked")
    dog.on(.walk).observe(times: 1) { throw Stop() }
    await #expect(throws: Stop.self) { try await dog.walk() }
    #expect(try await dog.walk() == "walked")
    #expect(messages == [])
  }

  @Test func anObserverIsNoAnswer() {
    dog.on(.bark).observe {}
    #expect(dog.bark() == "")
    #expect(messages.count == 1 && messages[0].hasPrefix("Dog has no behavior that answers bark."))
  }

  @Test func aStubObservesToo() throws {
    let stub = Stub<Int, Int>(reporter: log.reporter)
    let seen = Locked<[Int]>([])
    stub.on(any()).observe(times: 2) { number in seen.withLock { $0.append(number) } }
    stub.on(any()).perform { $0 * 2 }
    #expect([stub.call(1), try stub.throwingCall(2), try stub.invoke(3)] == [2, 4, 6])
    #expect(seen.withLock { $0 } == [1, 2])
  }

  // MARK: - Handing on

  @Test func someCallsGoToTheSuperclassAndSomeToAnObject() async throws {
    dog.on(.bark).callSuper()
    dog.on(.walk).forward(to: Dog(name: "Ann"))
    #expect(dog.bark() == "Rex barks")
    #expect(try await dog.walk() == "Ann walks")
    dog.on(.bark).forward(to: Dog(name: "Bea"), times: 1)
    dog.on(.walk).callSuper(times: 1)
    #expect([dog.bark(), dog.bark()] == ["Bea barks", "Rex barks"])
    #expect(try await [dog.walk(), dog.walk()] == ["Rex walks", "Ann walks"])
    #expect(messages == [])
  }

  @Test func theyComeBeforeWhomAllCallsAreForwardedTo() {
    dog.on(.bark).callSuper()
    dog.forward(to: Dog(name: "Ann"))
    #expect(dog.bark() == "Rex barks")
    #expect(messages == [])
  }

  @Test func anExpectationMayBeHandedOn() {
    dog.expect(.bark).callSuper()
    dog.expect(.bark).forward(to: Dog(name: "Ann"))
    #expect([dog.bark(), dog.bark()] == ["Ann barks", "Rex barks"])
    dog.verify()
    #expect(messages == [])
  }

  @Test func aCallWithoutSuperSaysSo() {
    dog.on(Call.eat).callSuper()
    #expect(dog.eat("bone") == 0)
    #expect(
      messages == [
        """
        Dog answers eat("bone") by calling the superclass, which the fake does not call with `super:`.
          The behavior: eat(_)  (Tests.swift:7)
          Give the fake's call `super: { super.… }`, or use another answer.
          It returned 0 for want of an answer, and the test goes on.
        """
      ])
  }

  @Test func aCallWithoutOnSaysSo() {
    dog.on(Call.eat, "bone").forward(to: Dog(name: "Ann"))
    #expect(dog.eat("bone") == 0)
    #expect(
      messages == [
        """
        Dog answers eat("bone") by forwarding it to Dog, which is not what the fake calls with `on:`.
          The behavior: eat("bone")  (Tests.swift:7)
          Give the fake's call `on: { (object: Dog) in … }`, or forward to another object.
          It returned 0 for want of an answer, and the test goes on.
        """
      ])
  }

  @Test func anObjectThatTheCallDoesNotTakeSaysSo() async {
    dog.on(.walk).forward(to: Cat())
    await #expect(throws: StubError.self) { try await dog.walk() }
    #expect(messages.count == 1)
    #expect(
      messages[0].hasPrefix("Dog answers walk by forwarding it to Cat, which is not what the fake calls with `on:`."))
  }

  @Test func anAnswerThatCannotBeGivenIsNotUsedUp() {
    let once = dog.on(Call.eat).callSuper(times: 1)
    _ = dog.eat("bone")
    #expect(once.invocationCount == 0 && !once.isUsedUp)
    #expect(messages.count == 1)
  }
}
