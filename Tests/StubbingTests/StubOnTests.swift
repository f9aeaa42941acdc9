import Stubbing
import Testing

private struct Timeout: Error, Equatable {}

/// Shows every case alike, to keep what is in it out of logs.
private enum Redacted: Equatable, CustomReflectable {
  case login(String)
  case logout(String)
  var customMirror: Mirror { Mirror(self, children: ["call": "***"], displayStyle: .enum) }
}

@Suite struct StubOnTests {
  @Test func aHandlerTakesTheElementsOfATuple() throws {
    let stub = Stub<(Int, String, Bool), String>()
    stub.on(any()) { number, text, flag in "\(number) \(text) \(flag)" }
    #expect(try stub.invoke((1, "x", true)) == "1 x true")
  }

  @Test func aHandlerTakesATupleAsAWhole() throws {
    let stub = Stub<(Int, Int), Int>()
    stub.on(equals((1, 2))) { $0.0 + $0.1 }
    stub.on(any()) { $0 - $1 }
    #expect(try stub.invoke((1, 2)) == 3)
    #expect(try stub.invoke((1, 3)) == -2)
  }

  @Test func aCaseOfAnEnumThatHidesItsCasesIsReported() {
    let reports = Reports()
    let stub = reports.stub() as Stub<Redacted, String>
    let behavior = stub.on(Redacted.login, any()).return("a"); let line = #line
    #expect(
      reports.messages == [
        "Impossible matcher for a behavior of stub: the `customMirror` of Redacted hides which case a value is: match it with a closure."
      ])
    #expect(reports.lines == [line])
    #expect(behavior.isDisposed)
    stub.on(Redacted.logout, "alice").return("b")
    #expect((try? stub.invoke(.login("alice"))) == nil)
    #expect((try? stub.invoke(.logout("alice"))) == "b")
    #expect(reports.messages.count == 1)
  }

  @Test func aHandlerMayThrow() {
    let stub = Stub<Int, Int>()
    stub.on(any()) { _ in throw Timeout() }
    #expect(throws: Timeout()) { try stub.invoke(1) }
  }

  @Test func anAsynchronousHandlerMayThrow() async {
    let stub = Stub<Int, Int>()
    stub.on(any()) { _ in
      await Task.yield()
      throw Timeout()
    }
    await #expect(throws: Timeout()) { try await stub.invoke(1) }
  }

  @Test func anAsynchronousHandlerTakesTheElementsOfATuple() async throws {
    let stub = Stub<(Int, Int), Int>()
    stub.on(any()) { x, y in
      await Task.yield()
      return x * y
    }
    #expect(try await stub.invoke((2, 3)) == 6)
  }

  @Test func aHandlerForOneInputAnswersNoOther() throws {
    let stub = Stub<Int, Int>()
    stub.on(1) { $0 + 10 }
    #expect(try stub.invoke(1) == 11)
    #expect(throws: StubError.self) { try stub.invoke(2) }
  }

  @Test func anAsynchronousHandlerForOneInputAnswersNoOther() async throws {
    let stub = Stub<Int, Int>()
    stub.on(1) { number in
      await Task.yield()
      return number + 10
    }
    #expect(try await stub.invoke(1) == 11)
    await #expect(throws: StubError.self) { try await stub.invoke(2) }
  }

  @Test func anErrorForOneInputIsThrownForNoOther() throws {
    let stub = Stub<Int, Int>()
    stub.on(1, throw: Timeout())
    stub.on(any(), return: 0)
    #expect(throws: Timeout()) { try stub.invoke(1) }
    #expect(try stub.invoke(2) == 0)
  }

  @Test func literalsAndMatchersCombine() throws {
    let stub = Stub<Int, String>()
    stub.on(greater(than: 3) || 1, return: "x")
    #expect(try stub.invoke(1) == "x")
    #expect(try stub.invoke(4) == "x")
    #expect(throws: StubError.self) { try stub.invoke(2) }
  }

  @Test func anOptionalInputMayBeNil() throws {
    let stub = Stub<String?, Int>()
    stub.on(nil, return: 0)
    stub.on(some(any()), return: 1)
    #expect(try stub.invoke(nil) == 0)
    #expect(try stub.invoke("x") == 1)
  }

  @Test func anOptionalOutputMayBeNil() throws {
    let stub = Stub<Int, String?>()
    stub.on(1, return: nil)
    #expect(try stub.invoke(1) == nil)
  }

  @Test func aMethodMayReturnNothing() throws {
    let stub = Stub<Int, Void>()
    let behavior = stub.on(1, return: ())
    try stub.invoke(1)
    #expect(behavior.invocationCount == 1)
  }

  @Test func aMethodWithoutParametersMayHaveAHandler() throws {
    let stub = Stub<Void, Int>()
    stub.on(any()) { 4 }
    #expect(try stub.invoke() == 4)
  }

  @Test func aMethodWithoutParametersMayThrow() {
    let stub = Stub<Void, Int>()
    stub.throw(Timeout())
    #expect(throws: Timeout()) { try stub.invoke() }
  }

  @Test func aMethodWithoutParametersMayTakeItsTime() async throws {
    let stub = Stub<Void, Int>()
    stub.on(any()) {
      await Task.yield()
      return 4
    }
    #expect(try await stub.invoke() == 4)
  }

  @Test func aMethodMayReturnAFunction() throws {
    let stub = Stub<Int, @Sendable (Int) -> Int>()
    stub.on(2, return: { $0 * 2 })
    #expect(try stub.invoke(2)(3) == 6)
  }

  @Test func behaviorsKnowTheirPlaces() {
    let stub = Stub<Void, Int>()
    let first = stub.return(1); let second = stub.throw(Timeout()); let line = #line
    #expect(first.location.line == line && second.location.line == line)
    #expect([first, second].allSatisfy { $0.location.filePath == "\(#filePath)" })
  }
}
