import Mocking
import Testing

private struct Sick: Error, Equatable {}

private protocol Pet: AnyObject {
  func bark() async -> String
  func eat(_ food: String) async
  func risky() async throws -> Int
}

private enum Call: Equatable { case bark, eat(String), risky }

private final class ClassFake: Pet, Fake {
  typealias Interaction = Call
  let double = TestDouble<Call>()
  func bark() -> String { call(.bark) }
  func eat(_ food: String) { call(.eat(food)) }
  func risky() throws -> Int { try throwingCall(.risky) }
}

private actor ActorFake: Pet, Fake {
  typealias Interaction = Call
  let double = TestDouble<Call>()
  func bark() async -> String { await call(.bark) }
  func eat(_ food: String) { call(.eat(food)) }
  func risky() throws(Sick) -> Int { try throwingCall(.risky, throws: Sick.self) }
}

@MainActor private final class MainActorFake: Pet, Fake {
  typealias Interaction = Call
  let double = TestDouble<Call>()
  func bark() -> String { call(.bark) }
  func eat(_ food: String) async { await call(.eat(food)) }
  func risky() async throws -> Int { try await throwingCall(.risky) }
}

private struct StructFake: Fake {
  typealias Interaction = Call
  let double = TestDouble<Call>()
  func bark() -> String { call(.bark) }
  func eat(_ food: String) { call(.eat(food)) }
  func risky() throws -> Int { try throwingCall(.risky) }
}

private class Dog {
  let name: String
  init(name: String) { self.name = name }
  func bark() -> String { "\(name) barks" }
  func eat(_ food: String) {}
  func risky() throws -> Int { 1 }
}

private final class SubclassFake: Dog, Fake {
  typealias Interaction = Call
  let double = TestDouble<Call>()
  override func bark() -> String { call(.bark, on: { (dog: Dog) in dog.bark() }, super: { super.bark() }) }
  override func eat(_ food: String) { call(.eat(food), super: { super.eat(food) }) }
  override func risky() throws -> Int { try throwingCall(.risky, super: { try super.risky() }) }
}

@Suite struct FakeTests {
  /// Uses every verb on a fake, whatever kind of type it is.
  private func useEveryVerb(of fake: some Fake<Call>, isolation: isolated (any Actor)? = #isolation) {
    fake.on(.bark).return("Woof")
    fake.on(Call.eat).perform { _ in () }
    fake.expect(.risky).throw(Sick())
    fake.expect(.bark, times: 1...)
    fake.expect(Call.eat, "bone")
    fake.reject(Call.eat, "shoe")
  }

  private func check(_ fake: some Fake<Call>, isolation: isolated (any Actor)? = #isolation) {
    #expect(fake.mock.interactions == [.bark, .eat("bone"), .risky])
    #expect(!fake.calls(.bark).isEmpty && !fake.calls(Call.eat).isEmpty && !fake.calls(Call.eat, "bone").isEmpty)
    #expect(fake.calls(.bark).count == 1 && fake.calls(Call.eat).count == 1)
    #expect(fake.calls(Call.eat) == ["bone"])
    fake.verify()
    fake.verify(.bark, times: 1)
    fake.verifyNoMoreInteractions()
    fake.verifyNoUnusedBehaviors()
    fake.record(.bark)
    #expect(fake.calls(.bark).count == 2)
    fake.reset()
    #expect(fake.mock.interactions == [])
  }

  @Test func aClass() throws {
    let fake = ClassFake()
    useEveryVerb(of: fake)
    #expect(fake.bark() == "Woof")
    fake.eat("bone")
    #expect(throws: Sick.self) { try fake.risky() }
    check(fake)
  }

  @Test func aStruct() {
    let fake = StructFake()
    useEveryVerb(of: fake)
    #expect(fake.bark() == "Woof")
    fake.eat("bone")
    #expect(throws: Sick.self) { try fake.risky() }
    check(fake)
  }

  @Test func anActor() async {
    let fake = ActorFake()
    fake.on(.risky).return(1)
    fake.removeAllAnswers()
    useEveryVerb(of: fake)
    #expect(await fake.bark() == "Woof")
    await fake.eat("bone")
    await #expect(throws: Sick.self) { try await fake.risky() }
    check(fake)
  }

  @Test @MainActor func aClassOnTheMainActor() async {
    let fake = MainActorFake()
    useEveryVerb(of: fake)
    #expect(fake.bark() == "Woof")
    await fake.eat("bone")
    await #expect(throws: Sick.self) { try await fake.risky() }
    check(fake)
  }

  @Test func aSubclass() {
    let fake = SubclassFake(name: "Rex")
    useEveryVerb(of: fake)
    #expect(fake.bark() == "Woof")
    fake.eat("bone")
    #expect(throws: Sick.self) { try fake.risky() }
    check(fake)
  }

  @Test func aPartialFake() throws {
    let fake = SubclassFake(name: "Rex")
    fake.on(.bark).return("Woof", times: 1)
    fake.forwardToSuper()
    let real = fake.forward(to: Dog(name: "Ann"))
    let unrelated = fake.forward(to: "not a dog")
    #expect(fake.bark() == "Woof")
    #expect(fake.bark() == "Ann barks")
    real.dispose()
    #expect(fake.bark() == "Rex barks")
    #expect(try fake.risky() == 1)
    fake.eat("bone")
    #expect(unrelated.invocationCount == 0 && real.invocationCount == 1)
    #expect(fake.mock.interactions == [.bark, .bark, .bark, .risky, .eat("bone")])
  }

  @Test func anAwaitedCallIsHeldUntilTheTestAnswers() async throws {
    let fake = ActorFake()
    let barking = fake.on(.bark).suspend(returning: String.self)
    async let bark = fake.bark()
    #expect(try await barking.arrival() == ())
    #expect(!fake.calls(.bark).isEmpty)
    barking.resume(returning: "at last")
    #expect(await bark == "at last")
  }
}
