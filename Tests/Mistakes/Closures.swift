import Mocking

// Closures that do not fit.

func tooFewParameters(dog: FakeDog) {
  dog.on(Call.fetch).perform { (item: Item) in true }  // error: cannot convert value of type '@Sendable (Item) -> Bool' to expected argument type '@Sendable ((Item, Member)) throws -> Bool'
}

func tooFewNamedParameters(dog: FakeDog) {
  dog.on(Call.walk).perform { food, item in true }  // error: cannot convert value of type '@Sendable (Food, Item, Member) -> FakeDog.Interaction' to expected argument type '@Sendable (Food, Item) -> FakeDog.Interaction'
}

func tooManyParameters(dog: FakeDog) {
  dog.on(Call.fetch).perform { item, member, place in true }  // error: cannot convert value of type '@Sendable (Item, Member) -> FakeDog.Interaction' to expected argument type '@Sendable (Item, Member, C) -> FakeDog.Interaction' // error: cannot infer type of closure parameter 'place' without a type annotation
}

func tooManyParametersForOneValue(dog: FakeDog) {
  dog.on(Call.eat).perform { food, place in print(food) }  // error: contextual closure type '@Sendable (Food) throws -> ()' expects 1 argument, but 2 were used in closure body
}

func tooManyParametersForAValue(dog: FakeDog) {
  dog.on(.bark).perform { volume, pitch in "Woof" }  // error: contextual closure type '@Sendable (FakeDog.Interaction) throws -> String' expects 1 argument, but 2 were used in closure body
}

func noParameter(dog: FakeDog) {
  dog.on(Call.eat).perform { print("eaten") }  // error: contextual type for closure argument list expects 1 argument, which cannot be implicitly ignored
}

func noParameterOfAStub(names: Stub<Int, String>) {
  names.on(any()).perform { "x" }  // error: contextual type for closure argument list expects 1 argument, which cannot be implicitly ignored
}

func parameterOfAnotherType(dog: FakeDog) {
  dog.on(Call.eat).perform { (food: Item) in print(food) }  // error: cannot convert value of type '@Sendable (Food) -> FakeDog.Interaction' to expected argument type '@Sendable (Item) -> FakeDog.Interaction'
}

func memberThatIsNotThere(dog: FakeDog) {
  dog.on(Call.save).perform { user in user.nick }  // error: value of type 'User' has no member 'nick'
}

func tooManyParametersOfAStub(products: Stub<(Int, Int), Int>) {
  products.on(any()).perform { x, y, z in x * y * z }  // error: contextual closure type '@Sendable ((Int, Int)) throws -> Int' expects 1 argument, but 3 were used in closure body
}

func capturedVariable(dog: FakeDog) {
  var count = 0
  dog.on(.bark).perform {
    count += 1  // error: mutation of captured var 'count' in concurrently-executing code
    return "Woof"
  }
}

func capturedVariableObserved(dog: FakeDog) {
  var foods: [Food] = []
  dog.on(Call.eat).observe { food in foods.append(food) }  // error: mutation of captured var 'foods' in concurrently-executing code
}

func capturedVariableOfAStub(names: Stub<Int, String>) {
  var count = 0
  names.on(3) { _ in
    count += 1  // error: mutation of captured var 'count' in concurrently-executing code
    return "x"
  }
}

func capturedVariableInOtherwise(names: Stub<Int, String>) {
  var count = 0
  names.otherwise { _ in
    count += 1  // error: mutation of captured var 'count' in concurrently-executing code
    return "x"
  }
}

func capturedObject(dog: FakeDog) {
  let box = Box()
  dog.on(Call.eat).perform { _ in box.count += 1 }  // error: capture of 'box' with non-Sendable type 'Box' in a '@Sendable' closure
}

@MainActor final class Screen {
  var shown: [Food] = []

  func answering(dog: FakeDog) {
    dog.on(Call.eat).perform { food in self.shown.append(food) }  // error: main actor-isolated property 'shown' can not be mutated from a Sendable closure
  }
}

func otherwiseOfAnotherType(names: Stub<Int, String>) {
  names.otherwise { id in id + 1 }  // error: cannot convert value of type 'Int' to closure result type 'String'
}

func objectReturnedAndKept(boxes: Stub<Int, Box>) {
  let box = Box()
  boxes.on(3).perform { _ in
    await Task.yield()
    return box  // error: capture of 'box' with non-Sendable type 'Box' in a '@Sendable' closure
  }
}
