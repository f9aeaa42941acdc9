import Mocking
import Testing

private enum Call: Equatable { case bark, count(Int) }

/// The type of `double` is enough to say what the calls of a fake are, wherever they are declared.
private final class OutsideFake: Fake {
  let double = TestDouble<Call>()

  func bark() -> String { call(.bark) }
  func count(_ number: Int) -> Int { call(.count(number)) }
}

@Suite struct FakeOfOutsideCallsTests {
  @Test func itHasAllVerbs() {
    let fake = OutsideFake()
    fake.on(.bark).return("Woof")
    fake.expect(Call.count, 3).perform { $0 + 1 }
    #expect(fake.bark() == "Woof")
    #expect(fake.count(3) == 4)
    #expect(fake.calls(Call.count) == [3])
    fake.verify()
  }
}
