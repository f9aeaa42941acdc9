import Mocking

// Fakes in every style: an actor, a protocol fake with typed throws and a completion handler, a subclass.

struct NetworkError: Error {}

actor ActorRepository {
  let mock = Mock<Interaction>()
  let fetchStub = Stub<Int, User>()

  func fetch(_ id: Int) async throws -> User {
    mock.record(.fetch(id: id))
    return try await fetchStub.throwingCall(id)
  }
}

protocol Repository: Sendable {
  func fetch(id: Int) throws(NetworkError) -> User
  func count() -> Int
  func save(_ user: User, done: @escaping @Sendable (Bool) -> Void)
  func ping() async throws -> String
}

final class RepositoryFake: Repository {
  nonisolated enum Interaction: Equatable {
    case fetch(id: Int)
    case count
    case save(User, done: Ignored<@Sendable (Bool) -> Void>)
    case ping
  }

  let mock = Mock<Interaction>()
  let fetchStub = Stub<Int, User>()
  let countStub = Stub<Void, Int>()
  let pingStub = Stub<Void, String>()

  func fetch(id: Int) throws(NetworkError) -> User {
    mock.record(.fetch(id: id))
    return try fetchStub.throwingCall(id, throws: NetworkError.self)
  }

  func count() -> Int {
    mock.record(.count)
    return countStub.call((), default: 0)
  }

  func save(_ user: User, done: @escaping @Sendable (Bool) -> Void) {
    mock.record(.save(user, done: Ignored(done)))
  }

  func ping() async throws -> String {
    mock.record(.ping)
    return try await pingStub.throwingCall()
  }
}

func driving(_ repository: RepositoryFake) async throws {
  typealias Call = RepositoryFake.Interaction

  // The captured completion handler, called by the test.
  for (user, done) in repository.mock.calls(Call.save) {
    print(user)
    done.value(true)
  }

  // An invocation held until the test lets it go.
  let suspension = repository.pingStub.on(any()).suspend()
  async let pong = repository.ping()
  try await suspension.arrival()
  suspension.resume(returning: "pong")
  _ = try await pong

  // What answers when no behavior matches.
  repository.fetchStub.otherwise { id in User(name: "\(id)", age: 1) }
  var defaults = DefaultValues.standard
  defaults.register(User(name: "x", age: 0))
  repository.fetchStub.useDefaultValues(from: defaults)
  repository.fetchStub.removeAll()
}

nonisolated enum Food: Equatable { case canned }
nonisolated enum Item: Equatable { case slippers, ball }
nonisolated enum Member: Equatable { case kid, parent }

nonisolated class Dog {
  func bark() -> String { "woof" }
  func eat(_ food: Food) {}
  func digest() -> String? { nil }
  func shouldFetch(_ item: Item, for member: Member) -> Bool { true }
  func risky() throws -> Int { 1 }
  func walk(x: Int, y: Int, z: Int) async -> Int { 1 }
}

final class FakeDog: Dog, Fake {
  nonisolated enum Interaction: Equatable {
    case bark
    case eat(Food)
    case digest
    case shouldFetch(Item, for: Member)
    case risky
    case walk(x: Int, y: Int, z: Int)
  }

  let double = TestDouble<Interaction>()

  override func bark() -> String { call(.bark, on: { (dog: Dog) in dog.bark() }, super: { super.bark() }) }
  override func eat(_ food: Food) { call(.eat(food)) }
  override func digest() -> String? { call(.digest) }
  override func shouldFetch(_ item: Item, for member: Member) -> Bool { call(.shouldFetch(item, for: member)) }
  override func risky() throws -> Int { try throwingCall(.risky, super: { try super.risky() }) }
  override func walk(x: Int, y: Int, z: Int) async -> Int { await call(.walk(x: x, y: y, z: z)) }
}

func faking() async throws {
  let dog = FakeDog()
  typealias Call = FakeDog.Interaction

  // Which calls, as they are expected; then what they get.
  dog.on(.bark).return("Meow")
  dog.on(.bark).return("Meow", "Woof")
  dog.on(.bark).perform { "Woof" }
  dog.on(.risky).throw(NetworkError())
  dog.on(.risky).inTurn(.throw(NetworkError()), .return(3))
  dog.on(.digest).return(nil)
  dog.on(Call.shouldFetch).return(true)
  dog.on(Call.shouldFetch, .slippers, any()).return(true)
  dog.on(Call.shouldFetch, equals(.slippers), any()).return(true, times: 2)
  dog.on(Call.shouldFetch).perform { item, member in item == .slippers && member == .kid }
  dog.on(Call.shouldFetch, any(), equals(.kid)).perform { $0 == .slippers && $1 == .kid }
  dog.on(Call.walk).perform { x, y, z in x + y * z + x + y * z }
  dog.on(Call.walk, any(), 3, any()).perform { x, _, z in x + z }
  dog.on(.digest).perform { nil }
  dog.on(.bark).observe { print("asked, and answered by the next that matches") }
  dog.on(Call.walk, any(), 3, any()).perform { x, _, z in
    await Task.yield()
    return x + z
  }
  dog.on(Call.eat).perform { food in
    if food == .canned { print(food) }
    print("eaten")
  }
  dog.on(any()).return(3)
  dog.on(.bark).forward(to: Dog())
  dog.on(.bark).callSuper()

  // An expectation, and its answer.
  dog.expect(.bark)
  dog.expect(Call.eat, any(), times: 2)
  dog.expect(Call.eat, .canned)
  dog.expect(Call.shouldFetch, any(), .kid)
  dog.expect(.bark).return("Meow")
  dog.expect(.risky, times: 1...2).throw(NetworkError())
  dog.expect(Call.shouldFetch, equals(.ball), any()).perform { _, member in member == .kid }
  let walking = dog.expect(Call.walk).suspend(returning: Int.self)
  async let way = dog.walk(x: 1, y: 2, z: 3)
  let (x, _, _): (Int, Int, Int) = try await walking.arrival()
  walking.resume(returning: x)
  _ = await way

  dog.reject(.digest)
  _ = dog.calls(.bark).isEmpty && dog.calls(Call.eat).first == .canned
  for (item, member) in dog.calls(Call.shouldFetch) { print(item, member) }
  _ = dog.calls(Call.walk).map { x, y, z in x + y * z + x + y * z }
  dog.expect(Call.walk).perform { x, y, z in x + y * z + x + y * z }
  dog.expect(Call.walk, any(), 3, any()).perform { x, _, z in x + z * x + z }
  dog.verify(Call.eat, times: 1...)
  dog.verify(Call.eat, .canned)
  dog.verify()
  dog.forwardToSuper()
  dog.reset()
}

@MainActor final class Screen {
  var shown: [Food] = []
  let dog = TestDouble<FakeDog.Interaction>()

  func answering() {
    // What the closure touches is isolated to the main actor.
    dog.on(FakeDog.Interaction.eat).performOnMainActor { food in self.shown.append(food) }
    dog.on(.bark).performOnMainActor { "\(self.shown.count)" }
  }
}

func whoAnswersFirst() {
  // Of a double the latest that matches, as in Mockito; of a stub the earliest, as in Dobby; either can be asked for.
  let double = TestDouble<FakeDog.Interaction>()
  double.on(.bark).return("by default")
  double.on(.bark).return("in this test")
  _ = TestDouble<FakeDog.Interaction>(precedence: .earliest)
  _ = Stub<Int, Int>(precedence: .latest)
}

/// Typed throws, of a fake.
final class TypedFake: Fake {
  nonisolated enum Interaction: Equatable { case fetch(id: Int), close }

  let double = TestDouble<Interaction>()

  func fetch(id: Int) throws(NetworkError) -> User { try throwingCall(.fetch(id: id), throws: NetworkError.self) }
  func close() async throws(NetworkError) { try await throwingCall(.close, throws: NetworkError.self) }
}

/// Fakes of several types behind one existential.
func drivingAll(_ fakes: [any Fake<FakeDog.Interaction>]) {
  for fake in fakes {
    fake.expect(.bark).return("Woof")
    fake.on(FakeDog.Interaction.eat).perform { food in print(food) }
  }
}

/// Calls that are not Equatable: a case without values can be named, the others are matched by their parts.
func looseCalls() {
  enum Loose { case ping, send(any Error), load(id: Int) }
  let mock = Mock<Loose>(ordered: false)
  mock.expect(.ping)
  mock.expect(Loose.send, any())
  mock.expect(Loose.load, 3)
  _ = mock.calls(.ping).count
}

// A partial mock: a subclass that hands calls to its superclass, or to a real object, when no behavior matches.
final class PartialDog: Dog {
  let barkStub = Stub<Void, String>()

  override func bark() -> String {
    barkStub.call((), on: { (dog: Dog) in dog.bark() }, super: { super.bark() })
  }
}

func forwarding(to real: Dog) {
  let dog = PartialDog()
  dog.barkStub.forwardToSuper()
  dog.barkStub.forward(to: real)
}
