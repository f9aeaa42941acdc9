import Mocking

// Calls that cannot be named so.

func misspeltCase(dog: FakeDog) {
  dog.on(.brak).return("Woof")  // error: type 'FakeDog.Interaction' has no member 'brak'
}

func misspeltCaseWithParts(dog: FakeDog) {
  dog.on(Call.ate, .canned).return("Woof")  // error: has no member 'ate' // error: type 'Equatable' has no member 'canned'
}

func misspeltCaseExpected(mock: Mock<Call>) {
  mock.expect(.brak)  // error: has no member 'brak'
}

func caseWithoutItsType(dog: FakeDog) {
  dog.on(.eat).return()  // error: member 'eat' expects argument of type 'Food'
}

func caseWithoutItsTypeAndParts(dog: FakeDog) {
  dog.expect(.eat, .canned)  // error: member 'eat' expects argument of type 'Food' // error: type 'Times' has no member 'canned'
}

func misspeltPart(dog: FakeDog) {
  dog.on(Call.eat, .caned).return()  // error: type 'Matcher<Food>' has no member 'caned'
}

func matcherInAValue(dog: FakeDog) {
  dog.on(.eat(any())).return()  // error: cannot convert value of type 'Matcher<Value>' to expected argument type 'Food' // error: generic parameter 'Value' could not be inferred
}

func tooFewParts(dog: FakeDog) {
  dog.on(Call.fetch, .ball).return(true)  // error: type 'Matcher<(Item, Member)>' has no member 'ball'
}

func tooFewPartsExpected(mock: Mock<Call>) {
  mock.expect(Call.walk, any(), any())  // error: cannot convert value of type '@Sendable (Food, Item, Member) -> FakeDog.Interaction' to expected argument type '@Sendable (Food, Item) -> Call'
}

func tooManyParts(dog: FakeDog) {
  dog.on(Call.eat, .canned, any()).return()  // error: cannot convert value of type '@Sendable (Food) -> FakeDog.Interaction' to expected argument type '@Sendable (Food, Value) -> FakeDog.Interaction' // error: generic parameter 'Value' could not be inferred
}

func valueAmongThreeParts(dog: FakeDog) {
  dog.on(Call.walk, .canned, any(), any()).return(true)  // error: type 'Matcher<Food>' has no member 'canned'
}

func valueAmongThreePartsExpected(mock: Mock<Call>) {
  mock.expect(Call.walk, any(), .ball, any())  // error: type 'Matcher<Item>' has no member 'ball'
}

func valueAmongThreePartsVerified(mock: Mock<Call>) {
  mock.verify(Call.walk, any(), .ball, any())  // error: type 'Matcher<Item>' has no member 'ball'
}

func valueAmongThreePartsRejected(mock: Mock<Call>) {
  mock.reject(Call.walk, any(), .ball, any())  // error: type 'Matcher<Item>' has no member 'ball'
}

func valueAmongThreePartsFound(mock: Mock<Call>) {
  _ = mock.calls(Call.walk, any(), .ball, any()).count  // error: type 'Matcher<Item>' has no member 'ball'
}

func partOfAnotherType(mock: Mock<Call>) {
  mock.expect(Call.save, "Alex")  // error: generic struct 'Matcher' requires that 'User' conform to 'ExpressibleByStringLiteral'
}

func matcherOfAnotherType(mock: Mock<Call>) {
  mock.expect(Call.save, hasPrefix("A"))  // error: global function 'hasPrefix' requires that 'User' conform to 'StringProtocol'
}

func propertyThatIsNotThere(mock: Mock<Call>) {
  mock.expect(Call.save, has(\.nick, "A"))  // error: cannot convert value of type 'Matcher<Root>' to expected argument type 'User' // error: cannot infer key path type from context; consider explicitly specifying a root type
}

func propertyOfAnotherType(mock: Mock<Call>) {
  mock.expect(Call.save, has(\.age, "A"))  // error: cannot convert value of type 'KeyPath<User, Int>' to expected argument type 'KeyPath<User, String>'
}

func valueOfAnotherType(names: Stub<Int, String>) {
  names.on("x").return("y")  // error: cannot convert value of type 'String' to expected argument type 'Int'
}

func partsWithoutTheirCase(products: Stub<(Int, Int), Int>) {
  products.on(2, 3).return(6)  // error: cannot convert value of type 'Int' to expected argument type '@Sendable (Int) -> (Int, Int)'
}

func tupleOfMatchersWithoutMatches(products: Stub<(Int, Int), Int>) {
  products.on((any(), 3)).return(6)  // error: cannot convert value of type '(Matcher<Value>, Int)' to expected argument type '(Int, Int)' // error: generic parameter 'Value' could not be inferred
}

func countAsText(mock: Mock<Call>) {
  mock.expect(.bark, times: "2")  // error: instance method 'expect(_:times:in:file:line:)' requires that 'String' conform to 'Times'
}

func fractionalCount(mock: Mock<Call>) {
  mock.expect(.bark, times: 1.5)  // error: instance method 'expect(_:times:in:file:line:)' requires that 'Double' conform to 'Times'
}

func countWithoutItsName(mock: Mock<Call>) {
  mock.expect(.bark, 2)  // error: 'expect' is unavailable: a count has a label; write 'expect(…, times: …)'
}

func noCalls(mock: Mock<Call>) {
  mock.expect()  // error: missing argument for parameter #1 in call
}

func functionThatIsNoCase(mock: Mock<Call>) {
  mock.expect(print)  // error: cannot convert value of type '@Sendable (Any..., String, String) -> ()' to expected argument type 'Call'
}

func caseOfAnotherEnum(mock: Mock<Call>) {
  mock.expect(Result<Int, Timeout>.success, 3)  // error: cannot convert value of type '@Sendable (Int) -> Result<Int, Timeout>' to expected argument type '@Sendable (Int) -> Call'
}

func recordedWithoutItsValue(mock: Mock<Call>) {
  mock.record(.eat)  // error: member 'eat' expects argument of type 'Food'
}

func matcherRecorded(mock: Mock<Call>) {
  mock.record(any())  // error: cannot convert value of type 'Matcher<Value>' to expected argument type 'Call' // error: generic parameter 'Value' could not be inferred
}

func orderOfAnotherType(mock: Mock<Call>) {
  mock.expect(.bark, in: 1)  // error: cannot convert value of type 'Int' to expected argument type 'InOrder'
}

func waitingWithoutAUnit(mock: Mock<Call>) async {
  await mock.calls(.bark).verify(within: 2)  // error: cannot convert value of type 'Int' to expected argument type 'Duration'
}

func waitingWithoutAwait(mock: Mock<Call>) {
  mock.calls(.bark).verify(within: .seconds(2))  // error: 'async' call in a function that does not support concurrency
}

func valuesOfAnotherType(mock: Mock<Call>) {
  let _: [Int] = Array(mock.calls(Call.eat))  // error: cannot convert value of type '@Sendable (Food) -> FakeDog.Interaction' to expected argument type 'Call' // error: no exact matches in call to initializer 
}
