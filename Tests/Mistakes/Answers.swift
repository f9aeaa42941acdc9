import Mocking

// Answers that do not fit.

func closureForAValue(dog: FakeDog) {
  dog.on(.bark).return { "Woof" }  // error: call can throw, but it is not marked with 'try' and the error is not handled // warning: 'return' is deprecated: a closure is not a value; write 'perform { … }'
}

func closureWithValuesForAValue(dog: FakeDog) {
  dog.on(Call.eat).return { food in food == .canned }  // error: call can throw, but it is not marked with 'try' and the error is not handled // warning: 'return' is deprecated: a closure is not a value; write 'perform { … }'
}

func closureForAValueOfAStub(names: Stub<Int, String>) {
  names.on(3).return { "x" }  // error: 'return' is unavailable: a closure is not a value; write 'perform { … }'
}

func closureForAnObject(dog: FakeDog) {
  dog.on(.bark).forward { "Woof" }  // error: call can throw, but it is not marked with 'try' and the error is not handled // warning: 'forward(to:)' is deprecated: a closure is no object to forward to; write 'perform { … }'
}

func closureForAnObjectByLabel(dog: FakeDog) {
  dog.on(.bark).forward(to: { "Woof" })  // error: call can throw, but it is not marked with 'try' and the error is not handled // warning: 'forward(to:)' is deprecated: a closure is no object to forward to; write 'perform { … }'
}

func closureForAnObjectWithTrailing(dog: FakeDog) {
  dog.on(Call.eat).forward(to:) { food in print(food) }  // error: call can throw, but it is not marked with 'try' and the error is not handled // warning: 'forward(to:)' is deprecated: a closure is no object to forward to; write 'perform { … }'
}

func closureForAllCalls(dog: FakeDog) {
  dog.forward(to: { "Woof" })  // error: call can throw, but it is not marked with 'try' and the error is not handled // warning: 'forward(to:file:line:)' is deprecated: a closure is no object to forward to; write 'otherwise { … }'
}

func closureForAllCallsOfAStub(names: Stub<Int, String>) {
  names.forward(to: { id in id + 1 })  // error: call can throw, but it is not marked with 'try' and the error is not handled // warning: 'forward(to:)' is deprecated: a closure is no object to forward to; write 'otherwise { … }'
}

func closureForAnError(dog: FakeDog) {
  dog.on(.bark).throw { Timeout() }  // error: trailing closure passed to parameter of type 'any Error' that does not accept a closure
}

func valueThatIsNoError(names: Stub<Int, String>) {
  names.on(3).throw("timeout")  // error: argument type 'String' does not conform to expected type 'Error'
}

func valueOfAnotherType(names: Stub<Int, String>) {
  names.on(3).return(4)  // error: cannot convert value of type 'Int' to expected argument type 'String'
}

func secondValueOfAnotherType(names: Stub<Int, String>) {
  names.on(3).return("x", 4)  // error: cannot convert value of type 'Int' to expected argument type 'String'
}

func nilForNoOptional(names: Stub<Int, String>) {
  names.on(3).return(nil)  // error: 'nil' is not compatible with expected argument type 'String'
}

func closureOfAnotherType(names: Stub<Int, String>) {
  names.on(3).perform { id in id + 1 }  // error: cannot convert value of type 'Int' to closure result type 'String'
}

func noAnswer(names: Stub<Int, String>) {
  names.on(3)  // warning: result of call to 'on(_:file:line:)' is unused
}

func noValue(names: Stub<Int, String>) {
  names.on(3).return()  // error: 'return(times:)' is unavailable: say which value to return: 'return(…)'
}

func valueWhereNothingIsReturned(done: Stub<Int, Void>) {
  done.on(3).return(4)  // error: cannot convert value of type 'Int' to expected argument type 'Void'
}

func wrongVerb(dog: FakeDog) {
  dog.on(.bark).returns("Woof")  // error: value of type 'SelectedCalls<FakeDog.Interaction, Any, Void>' has no member 'returns'
}

func valueForRepeating(names: Stub<Int, String>) {
  names.on(3).return("x", "y", repeating: true)  // error: cannot convert value of type 'Bool' to expected argument type 'Behavior.Repetition'
}

func countAsText(names: Stub<Int, String>) {
  names.on(3).return("x", times: "2")  // error: cannot convert value of type 'String' to expected argument type 'Int'
}

func rangeForAnAnswer(names: Stub<Int, String>) {
  names.on(3).return("x", times: 1...2)  // error: cannot convert value of type 'ClosedRange<Int>' to expected argument type 'Int'
}

func answerOfAnotherTypeInTurn(names: Stub<Int, String>) {
  names.on(3).inTurn(.return(4), .throw(Timeout()))  // error: cannot convert value of type 'Int' to expected argument type 'String'
}

func valueInTurn(names: Stub<Int, String>) {
  names.on(3).inTurn("x", .throw(Timeout()))  // error: cannot convert value of type 'String' to expected argument type 'Behavior.Answer<Void, String>'
}

func resumedWithAnotherType(dog: FakeDog) {
  let walk = dog.on(.bark).suspend(returning: String.self)
  walk.resume(returning: 3)  // error: cannot convert value of type 'Int' to expected argument type 'String'
}

func shortFormOfAFakeByValue(dog: FakeDog) {
  dog.on(.bark, return: "Woof")  // error: 'on(_:return:)' is unavailable: a fake has no short form: write 'on(…).return(…)'
}

func shortFormOfAFakeByMatcher(dog: FakeDog) {
  dog.on(any(), return: "Woof")  // error: 'on(_:return:)' is unavailable: a fake has no short form: write 'on(…).return(…)'
}

func shortFormOfAFakeThrowing(dog: FakeDog) {
  dog.on(.bark, throw: Timeout())  // error: 'on(_:throw:)' is unavailable: a fake has no short form: write 'on(…).throw(…)'
}

func shortFormOfAFakeByCase(dog: FakeDog) {
  dog.on(Call.eat, .canned, return: ())  // error: extra argument 'return' in call
}

func shortFormWithAClosure(dog: FakeDog) {
  dog.on(.bark) { "Woof" }  // error: 'on' is unavailable: a fake has no short form: write 'on(…).perform { … }'
}

func shortFormByCaseWithAClosure(dog: FakeDog) {
  dog.on(Call.fetch) { item, member in item == .ball && member == .kid }  // error: 'on' is unavailable: a fake has no short form: write 'on(…).perform { … }'
}

func shortFormByMatcherWithAClosure(dog: FakeDog) {
  dog.on(any()) { call in 3 }  // error: 'on' is unavailable: a fake has no short form: write 'on(…).perform { … }'
}

func shortFormOfAStubByCase(calls: Stub<Call, Int>) {
  calls.on(Call.eat, return: 3)  // error: cannot convert value of type '@Sendable (Food) -> FakeDog.Interaction' to expected argument type 'Call'
}

func expectationWithAnAnswer(dog: FakeDog) {
  dog.expect(.bark, return: "Woof")  // error: extra argument 'return' in call
}

func expectationWithAClosure(dog: FakeDog) {
  dog.expect(.bark) { "Woof" }  // error: 'expect' is unavailable: an expectation takes no closure; write 'expect(…).perform { … }'
}
