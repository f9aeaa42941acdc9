import Foundation
import Mocking
import Testing

/// What a call says that cannot go on, by the last words of the process.
@Suite struct CallFallbackTests {
  private struct User: Equatable { var name: String }
  private struct Timeout: Error {}
  private enum Call: Equatable { case load(id: Int), ping }

  private func lastWords(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test func namesTheStubTheInputTheBehaviorsAndTheFix() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let stub = Stub<Int, User>(name: "users", reporter: FailureReporter { _ in })
      stub.on(7, return: User(name: "Ann"))
      _ = stub.call(3)
    }
    let words = lastWords(result)
    for part in [
      "CallFallbackTests.swift", "users has no behavior that answers 3.", "1. 7  (CallFallbackTests.swift:",
      "has to return a User, which has no default value", "`on(…).return(…)`", "`default:`",
      "conform User to `DefaultValueProviding`", "`useDefaultValues(from:)`",
    ] {
      #expect(words.contains(part), "\(part) is missing in: \(words)")
    }
  }

  @Test func namesTheErrorThatCannotBeThrown() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let stub = Stub<Int, User>(name: "users", reporter: FailureReporter { _ in })
      stub.on(any(), throw: Timeout())
      _ = try stub.throwingCall(3, throws: CancellationError.self)
    }
    let words = lastWords(result)
    #expect(words.contains("users answers 3 by throwing Timeout(), but the method that was called cannot throw"))
    #expect(words.contains("has to return a User"))
  }

  @Test func namesTheFake() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let double = TestDouble<Call>(name: "Users", reporter: FailureReporter { _ in })
      double.on(Call.load, 4).return(User(name: "Ann"))
      let user: User = double.call(.load(id: 3))
      print(user)
    }
    let words = lastWords(result)
    #expect(words.contains("Users has no behavior that answers load(id: 3)."))
    #expect(words.contains("1. load(id: 4)"))
    #expect(words.contains("has to return a User"))
  }

  @Test func theFailureIsReportedBefore() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let stub = Stub<Int, User>(
        name: "users",
        reporter: FailureReporter { failure in
          FileHandle.standardError.write(Data("reported: \(failure.message.prefix(9))\n".utf8))
        })
      _ = await stub.call(3)
    }
    let words = lastWords(result)
    #expect(words.contains("reported: users has"))
  }

  @Test func aDefaultValueOfTheTypeIsEnoughToGoOn() async {
    await #expect(processExitsWith: .success) {
      let stub = Stub<Int, User>(name: "users", reporter: FailureReporter { _ in })
      #expect(stub.call(3, default: User(name: "none")).name == "none")
      var defaults = DefaultValues()
      defaults.register(User(name: "registered"))
      stub.on(any(), throw: Timeout())
      stub.useDefaultValues(from: defaults)
      #expect(stub.call(3).name == "registered")
      #expect(Stub<Int, User?>(reporter: FailureReporter { _ in }).call(3) == nil)
    }
  }
}
