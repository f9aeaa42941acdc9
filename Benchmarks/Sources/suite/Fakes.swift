import ClosureList
import Mocking

/// A fake as users write it, of a mock and a stub.
struct Repository {
  let mock: Mock<Call>
  let fetchStub = Stub<Int, Int>()

  func fetch(id: Int) -> Int? {
    mock.record(.fetch(id: id))
    return try? fetchStub.invoke(id)
  }
}

/// The same with a mock and a stub that are lists of closures.
struct ListRepository {
  let mock: ListMock<Call>
  let fetchStub = ListStub<Int, Int>()

  func fetch(id: Int) -> Int? {
    mock.record(.fetch(id: id))
    return try? fetchStub.invoke(id)
  }

  func ping() {
    mock.record(.ping)
  }
}

/// A fake as users write it, of one test double.
struct FakeRepository: Fake {
  typealias Interaction = Call

  let double = TestDouble<Call>(reporter: failing)

  func fetch(id: Int) -> Int { call(.fetch(id: id)) }
  func ping() { call(.ping) }
}
