import Mocking

// What a mock does not do.

func answerOfAMock(mock: Mock<Call>) {
  mock.expect(.bark).return("Woof")  // error: conformance of 'RecordsOnly' to 'AnswersCalls' is unavailable: a Mock only records: set up answers of a Stub, or use a TestDouble, which is both
}

func severalAnswersOfAMock(mock: Mock<Call>) {
  mock.expect(.bark).return("Woof", "Meow", repeating: .cycle)  // error: conformance of 'RecordsOnly' to 'AnswersCalls' is unavailable: a Mock only records: set up answers of a Stub, or use a TestDouble, which is both
}

func errorOfAMock(mock: Mock<Call>) {
  mock.expect(.bark).throw(Timeout())  // error: conformance of 'RecordsOnly' to 'AnswersCalls' is unavailable: a Mock only records: set up answers of a Stub, or use a TestDouble, which is both
}

func closureOfAMock(mock: Mock<Call>) {
  mock.expect(.bark).perform { "Woof" }  // error: conformance of 'RecordsOnly' to 'AnswersCalls' is unavailable: a Mock only records: set up answers of a Stub, or use a TestDouble, which is both
}

func closureOverValuesOfAMock(mock: Mock<Call>) {
  mock.expect(Call.fetch).perform { item, member in item == .ball && member == .kid }  // error: conformance of 'RecordsOnly' to 'AnswersCalls' is unavailable: a Mock only records: set up answers of a Stub, or use a TestDouble, which is both
}

func answersInTurnOfAMock(mock: Mock<Call>) {
  mock.expect(.bark).inTurn(.throw(Timeout()), .return("Woof"))  // error: conformance of 'RecordsOnly' to 'AnswersCalls' is unavailable: a Mock only records: set up answers of a Stub, or use a TestDouble, which is both
}

func suspensionOfAMock(mock: Mock<Call>) {
  _ = mock.expect(.bark).suspend()  // error: conformance of 'RecordsOnly' to 'AnswersCalls' is unavailable: a Mock only records: set up answers of a Stub, or use a TestDouble, which is both
}

func typedSuspensionOfAMock(mock: Mock<Call>) {
  _ = mock.expect(.bark).suspend(returning: String.self)  // error: conformance of 'RecordsOnly' to 'AnswersCalls' is unavailable: a Mock only records: set up answers of a Stub, or use a TestDouble, which is both
}

func forwardingOfAMock(mock: Mock<Call>) {
  mock.expect(.bark).forward(to: Dog())  // error: conformance of 'RecordsOnly' to 'AnswersCalls' is unavailable: a Mock only records: set up answers of a Stub, or use a TestDouble, which is both
}

func superclassOfAMock(mock: Mock<Call>) {
  mock.expect(.bark).callSuper()  // error: conformance of 'RecordsOnly' to 'AnswersCalls' is unavailable: a Mock only records: set up answers of a Stub, or use a TestDouble, which is both
}

func observerOfAMock(mock: Mock<Call>) {
  mock.expect(.bark).observe { print("barked") }  // error: conformance of 'RecordsOnly' to 'AnswersCalls' is unavailable: a Mock only records: set up answers of a Stub, or use a TestDouble, which is both
}

func stubbingAMock(mock: Mock<Call>) {
  mock.on(.bark).return("Woof")  // error: cannot infer contextual base in reference to member 'bark' // error: value of type 'Mock<Call>'
}

func expectingOfAStub(names: Stub<Int, String>) {
  names.expect(3)  // error: value of type 'Stub<Int, String>' has no member 'expect'
}

func mockWithoutItsType() {
  _ = Mock()  // error: generic parameter 'Interaction' could not be inferred
}
