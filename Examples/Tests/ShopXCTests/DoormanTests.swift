import Mocking
import XCTest

@testable import Shop

private final class GreeterFake: Greeter {
  let greetingMock = Mock<(String, String)>()
  let greetingStub = Stub<(String, String), String>()

  override func greeting(_ salutation: String, for name: String) -> String {
    greetingMock.record((salutation, name))
    return greetingStub.call((salutation, name))
  }
}

final class DoormanTests: XCTestCase {
  private let greeter = GreeterFake()

  func testGreetsEverybodyInTurn() {
    greeter.greetingMock.expect(matches(("Welcome", "Ada")))
    greeter.greetingMock.expect(matches((any(), "Bob")))
    greeter.greetingStub.on(any()).return("Hello!")
    _ = Doorman(greeter: greeter).welcome(["Ada", "Bob"])
    greeter.greetingMock.verify()
  }

  func testPassesGreetingsOn() {
    greeter.greetingMock.expect(any(), times: 2)
    greeter.greetingStub.on(matches((any(), "Ada"))).return("Hello again!")
    greeter.greetingStub.on(any()).perform { salutation, name in "\(salutation) \(name)" }
    XCTAssertEqual(Doorman(greeter: greeter).welcome(["Ada", "Bob"]), ["Hello again!", "Welcome Bob"])
  }
}
