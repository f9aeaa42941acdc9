import Mocking

// Fakes in every style: an actor, a protocol fake with typed throws and a completion handler, a subclass.

struct NetworkError: Error {}

actor ActorRepository {
  let mock = Mock<Interaction>()
  let fetchStub = Stub<Int, User>()

  func fetch(_ id: Int) async throws -> User {
    mock.record(.fetch(id: id))
    return try await fetchStub.invoke(id)
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
    return try fetchStub.call(id, throws: NetworkError.self)
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
    return try await pingStub.invoke()
  }
}

func driving(_ repository: RepositoryFake) async throws {
  typealias Call = RepositoryFake.Interaction

  // The captured completion handler, called by the test.
  for (user, done) in repository.mock.arguments(of: Call.save) {
    print(user)
    done.value(true)
  }

  // An invocation held until the test lets it go.
  let suspension = repository.pingStub.suspend(on: any())
  async let pong = repository.ping()
  try await suspension.arrival()
  suspension.resume(returning: "pong")
  _ = try await pong

  // What answers when no behaviour matches.
  repository.fetchStub.forward { id in User(name: "\(id)", age: 1) }
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
}

nonisolated final class FakeDog: Dog, Fake {
  nonisolated enum Interaction: Equatable {
    case bark
    case eat(Food)
    case digest
    case shouldFetch(Item, for: Member)
    case risky
  }

  let double = TestDouble<Interaction>()

  override func bark() -> String { call(.bark) }
  override func eat(_ food: Food) { call(.eat(food)) }
  override func digest() -> String? { call(.digest) }
  override func shouldFetch(_ item: Item, for member: Member) -> Bool { call(.shouldFetch(item, for: member)) }
  override func risky() throws -> Int { try throwingCall(.risky) }
}

func faking() {
  let dog = FakeDog()
  typealias Call = FakeDog.Interaction

  dog.on(.bark, return: "Meow")
  dog.on(Call.shouldFetch, return: true)
  dog.on(Call.shouldFetch, equals(.slippers), any(), return: true)
  dog.on(Call.shouldFetch) { item, member in item == .slippers && member == .kid }

  // An expectation and its answer in one.
  dog.expect(.bark, return: "Meow")
  dog.expect(.risky, throw: NetworkError())
  dog.expect(Call.eat, any(), return: ())

  _ = dog.received(.bark) && dog.received(Call.eat)
  dog.verify()
}

// A partial mock: a subclass that hands calls to its superclass, or to a real object, when no behaviour matches.
nonisolated final class PartialDog: Dog {
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
