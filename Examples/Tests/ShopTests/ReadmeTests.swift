// The example of README.md, kept compiling here.

// README begin
import Mocking
import Testing

protocol Mailer {
  func send(to address: String, subject: String) throws -> Int
}

final class MailerFake: Mailer {
  enum Interaction: Equatable { case send(to: String, subject: String) }

  let mock = Mock<Interaction>()
  let sendStub = Stub<String, Int>()

  func send(to address: String, subject: String) throws -> Int {
    mock.record(.send(to: address, subject: subject))
    return try sendStub.throwingCall(address)
  }
}

@Test func welcomesNewUsers() throws {
  let mailer = MailerFake()
  mailer.mock.expect(MailerFake.Interaction.send, "alice@example.com", any())
  mailer.sendStub.on(any()).return(250)

  let status = try SignUp(mailer: mailer).run(name: "Alice", email: "alice@example.com")

  #expect(status == 250)
  mailer.mock.verify()
}
// README end

struct SignUp {
  let mailer: any Mailer

  func run(name: String, email: String) throws -> Int {
    try mailer.send(to: email, subject: "Welcome, \(name)!")
  }
}
