import Mocking

// What the mistakes are made with. All of it compiles.

struct User: Equatable, Sendable {
  var name: String
  var age: Int
}

struct Timeout: Error {}

enum Food: Equatable, Sendable { case canned, fresh }
enum Item: Equatable, Sendable { case slippers, ball }
enum Member: Equatable, Sendable { case kid, parent }

class Dog {
  func bark() -> String { "woof" }
  func eat(_ food: Food) {}
}

final class FakeDog: Dog, Fake {
  enum Interaction: Equatable, Sendable {
    case bark
    case eat(Food)
    case fetch(Item, for: Member)
    case walk(Food, Item, Member)
    case save(User)
  }

  let double = TestDouble<Interaction>()

  override func bark() -> String { call(.bark) }
  override func eat(_ food: Food) { call(.eat(food)) }
}

typealias Call = FakeDog.Interaction

/// A class that nothing makes Sendable.
final class Box {
  var count = 0
}
