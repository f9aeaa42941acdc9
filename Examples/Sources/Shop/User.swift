/// A customer of the shop.
struct User: Equatable, Sendable {
  var name: String
  var age: Int

  init(name: String, age: Int) {
    self.name = name
    self.age = age
  }
}
