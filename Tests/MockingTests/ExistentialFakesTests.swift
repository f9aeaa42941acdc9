import Mocking
import Testing

private enum Call: Equatable { case bark, eat(String), count }

private final class ClassFake: Fake {
  typealias Interaction = Call
  let double: TestDouble<Call>
  init(_ reporter: FailureReporter) { double = TestDouble(name: "Class", reporter: reporter) }
}

private actor ActorFake: Fake {
  typealias Interaction = Call
  let double: TestDouble<Call>
  init(_ reporter: FailureReporter) { double = TestDouble(name: "Actor", reporter: reporter) }
}

private struct StructFake: Fake {
  typealias Interaction = Call
  let double: TestDouble<Call>
}

/// Fakes of several types behind `any Fake<Call>`.
@Suite struct ExistentialFakesTests {
  private let log = FailureLog()
  private let fakes: [any Fake<Call>]

  init() {
    fakes = [
      ClassFake(log.reporter), ActorFake(log.reporter),
      StructFake(double: TestDouble(name: "Struct", reporter: log.reporter)),
      TestDouble<Call>(name: "Double", reporter: log.reporter),
    ]
  }

  private var messages: [String] { log.all.map(\.message) }

  @Test func theyExpectAnswerAndVerify() {
    for fake in fakes {
      fake.expect(.bark).return("Woof")
      fake.expect(Call.eat, hasPrefix("b"), times: 2)
      fake.on(.count).return(3)
      fake.on(Call.eat).perform { food in print(food, terminator: "") }
      let (bark, count): (String, Int) = (fake.double.call(.bark), fake.double.call(.count))
      fake.double.call(.eat("bone"))
      #expect(bark == "Woof" && count == 3)
      #expect(fake.calls(Call.eat) == ["bone"] && fake.calls(.bark).count == 1)
      fake.verify(.bark)
      fake.verify(Call.eat, "bone", times: 1)
    }
    #expect(messages == [])
    for fake in fakes { fake.verify() }
    #expect(messages.count == 4)
    #expect(messages.allSatisfy { $0.contains("expected twice, recorded once") })
  }

  @Test func theyRejectForgetAndFallBack() {
    for fake in fakes {
      fake.reject(.bark)
      fake.otherwise { _ in "otherwise" }
      #expect((fake.double.call(.bark) as String) == "otherwise")
      fake.reset()
      fake.useDefaultValues()
      #expect((fake.double.call(.bark) as String) == "")
      fake.verifyNoUnusedBehaviors()
    }
    #expect(messages.count == 4)
  }

  @Test func anExpectationOfOneKeepsItsType() {
    for fake in fakes {
      let eaten = fake.expect(Call.eat, any(), times: 1...)
      eaten.perform { (food: String) in food.count }
      #expect((fake.double.call(.eat("bone")) as Int) == 4)
      #expect(eaten.isFulfilled && eaten.count == 1)
      eaten.dispose()
    }
    #expect(messages == [])
  }
}
