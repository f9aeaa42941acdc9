// What the code of README.md takes for granted. `check-readme` compiles each block and each table cell of code together with
// this, inside an extension of `Readme`; blocks that begin with an import stand at file scope.

import Foundation
import Mocking
import Testing

struct User: Equatable, Sendable {
  var name: String
  var nick: String?
  var age: Int
}

struct Timeout: Error {}
struct Indigestion: Error {}
struct NetworkError: Error {}
enum Problem: Error, Equatable { case offline }
final class Session: Sendable {}

@MainActor final class Screen {
  func title(of id: Int) -> String { "\(id)" }
}

@MainActor let screen = Screen()

enum Food: Equatable { case canned }
enum Item: Equatable { case slippers, ball }
enum Member: Equatable { case kid, parent }

class Dog {
  func bark() -> String { "woof" }
  func eat(_ food: Food) {}
  func digest() throws -> String? { nil }
  func fetch(_ item: Item, for member: Member) -> Bool { true }
  func train(_ trick: String, hours: Int) async -> Bool { false }
}

/// A fake with the calls of all examples, so that each can say `Call`.
final class FakeDog: Dog, Fake {
  enum Interaction: Equatable, Sendable {
    case bark, eat(Food), digest, fetch(Item, for: Member), train(String, hours: Int), tune(Int)
    case ping, load(Int), save(User, notify: Bool), pair(Int, Int), lock, pay
  }

  let double = TestDouble<Interaction>()

  override func train(_ trick: String, hours: Int) async -> Bool { await call(.train(trick, hours: hours)) }
}

typealias Call = FakeDog.Interaction

struct Walk {
  init(with dog: Dog) {}
  func start() {}
}

struct SignUp<Mailer> {
  let mailer: Mailer
  func run(name: String, email: String) throws -> Int { 0 }
}

// MARK: - Where the code stands

struct Readme {
  let mock = Mock<Call>(ordered: false)
  let cart = Mock<Call>(ordered: false)
  let payments = Mock<Call>(ordered: false)
  let dog = FakeDog()
  let stub = Stub<Int, String>()
  let countStub = Stub<Void, Int>()
  let alice = User(name: "Alice", nick: nil, age: 3)
  let id = 3
}

// MARK: - What matchers are of

let x = 3
var a: Matcher<Int> { greater(than: 3) }
var b: Matcher<Int> { less(than: 9) }
let session = Session()

enum Of {
  typealias every_type = Int
  typealias literals = Int
  typealias combinations = Int
  typealias numbers = Double
  typealias dates = Date
  typealias strings = String
  typealias optionals = Int?
  typealias tuples = (Int, Int)
  typealias arrays = [Int]
  typealias collections = [Int]
  typealias dictionaries = [String: Int]
  typealias structs = User
  typealias enums = Call
  typealias types = any Error
  typealias objects = Session
  typealias results = Result<Int, Problem>
}
