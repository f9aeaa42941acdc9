import Foundation
import Stubbing
import Testing

private protocol Animal: Sendable { var name: String { get } }
private struct Cat: Animal, Equatable { var name = "cat" }
private class Base: @unchecked Sendable {}
private final class Derived: Base, @unchecked Sendable {}

private struct User: Equatable, DefaultValueProviding {
  var name: String
  static var defaultValue: User { User(name: "nobody") }
}

@Suite struct DefaultValuesTests {
  private enum Call: Equatable { case first, second }

  /// What a stub answers that uses default values.
  private func answer<Value>(_: Value.Type, from defaults: DefaultValues = .standard) throws -> Value {
    let stub = Stub<Int, Value>()
    stub.useDefaultValues(from: defaults)
    return try stub.invoke(1)
  }

  @Test func numbersAreZero() throws {
    #expect(try (answer(Int.self), answer(Int8.self), answer(Int16.self), answer(Int32.self)) == (0, 0, 0, 0))
    #expect(try (answer(UInt.self), answer(UInt8.self), answer(UInt16.self), answer(UInt32.self)) == (0, 0, 0, 0))
    #expect(try (answer(Int64.self), answer(UInt64.self)) == (0, 0))
    #expect(try (answer(Double.self), answer(Float.self), answer(Decimal.self)) == (0, 0, 0))
    #expect(try answer(Duration.self) == .zero)
    #expect(try answer(CGFloat.self) == 0)
  }

  @Test func theOthersAreFalseEmptyOrNil() throws {
    #expect(try answer(Bool.self) == false)
    #expect(try answer(String.self) == "" && answer(Substring.self) == "")
    #expect(try answer(Character.self) == " " && answer(Unicode.Scalar.self) == " ")
    #expect(try answer(String?.self) == nil)
    #expect(try answer([Int].self) == [] && answer(Set<Int>.self) == [] && answer([Int: Int].self) == [:])
    #expect(try answer(ArraySlice<Int>.self) == [] && answer(ContiguousArray<Int>.self) == [])
    try answer(Void.self)
  }

  @Test func foundationsTypesHaveThem() throws {
    #expect(try answer(Data.self) == Data())
    #expect(try answer(Date.self) == Date(timeIntervalSinceReferenceDate: 0))
    #expect(try answer(URL.self) == URL(string: "about:blank"))
    #expect(try answer(UUID.self).uuidString == "00000000-0000-0000-0000-000000000000")
  }

  @Test func nestedToAnyDepth() throws {
    struct Opaque: Equatable {}
    #expect(try answer([String: [[Int?]]].self) == [:])
    #expect(try answer([Opaque].self) == [] && answer(Opaque?.self) == nil)
    #expect(try answer([Set<[String: Int]>]?.self) == nil)
    let optional: Int?? = try answer(Int??.self)
    #expect(optional == .none as Int??)
    let deeper: [Int]??? = try answer([Int]???.self)
    #expect(deeper == .none as [Int]???)
    #expect(try answer(Void?.self) == nil)
    #expect(try answer([any Animal].self).isEmpty && answer((any Animal)?.self) == nil)
    #expect(try answer([() -> Void].self).isEmpty)
  }

  @Test func whatHasNoneIsAnErrorThatSaysSo() {
    let stub = Stub<Int, Cat>(name: "cats")
    stub.useDefaultValues()
    let error = #expect(throws: StubError.self) { try stub.invoke(3) }
    #expect(error?.description.contains("no default value for Cat is registered") == true)
    #expect(throws: StubError.self) { try answer((Int, Int).self) }
    #expect(throws: StubError.self) { try answer((() -> Void).self) }
  }

  @Test func anyDoesNotBecomeVoid() {
    #expect(DefaultValues.standard.value(for: Any.self) == nil)
    #expect(throws: StubError.self) { try answer(Any.self) }
    #expect(throws: StubError.self) { try Stub<Int, Any>().invoke(1) as Any }
  }

  @Test func registeredValuesComeFirst() throws {
    var defaults = DefaultValues.standard
    defaults.register(7)
    defaults.register("maybe", for: String?.self)
    defaults.register(nil, for: [Int]?.self)
    defaults.register(User(name: "registered"))
    #expect(try answer(Int.self, from: defaults) == 7)
    #expect(try answer(String?.self, from: defaults) == "maybe")
    #expect(try answer([Int]?.self, from: defaults) == nil)
    #expect(try answer(User.self, from: defaults) == User(name: "registered"))
    #expect(try answer(String.self, from: defaults) == "")
    #expect(try answer(Int.self) == 0)
    defaults.register(8)
    #expect(try answer(Int.self, from: defaults) == 8)
  }

  @Test func protocolsAndSuperclassesCanBeRegistered() throws {
    var defaults = DefaultValues()
    defaults.register(Cat(name: "Tom"), for: (any Animal).self)
    let derived = Derived()
    defaults.register(derived, for: Base.self)
    #expect(try answer((any Animal).self, from: defaults).name == "Tom")
    #expect(try answer(Base.self, from: defaults) === derived)
    #expect(throws: StubError.self) { try answer(Cat.self, from: defaults) }
    #expect(throws: StubError.self) { try answer(Derived.self, from: defaults) }
  }

  @Test func voidAndFunctionsCanBeRegistered() throws {
    var defaults = DefaultValues()
    defaults.register(())
    defaults.register((@Sendable (Int) -> Int).self) { { $0 + 1 } }
    try answer(Void.self, from: defaults)
    #expect(try answer((@Sendable (Int) -> Int).self, from: defaults)(1) == 2)
  }

  @Test func whatIsMadeIsMadeEachTime() throws {
    let count = Locked(0)
    var defaults = DefaultValues()
    defaults.register(Int.self) {
      count.withLock { count in
        count += 1
        return count
      }
    }
    #expect(try (answer(Int.self, from: defaults), answer(Int.self, from: defaults)) == (1, 2))
  }

  @Test func aTypeMayProvideItsOwn() throws {
    #expect(try answer(User.self) == User(name: "nobody"))
    #expect(try answer(User.self, from: DefaultValues()) == User(name: "nobody"))
    #expect(try answer(User?.self) == nil)
    #expect(try answer([User].self) == [])
  }

  @Test func emptyDefaultsHaveNothingElse() {
    #expect(throws: StubError.self) { try answer(Int.self, from: DefaultValues()) }
    #expect(throws: StubError.self) { try answer(String?.self, from: DefaultValues()) }
    #expect(throws: StubError.self) { try answer(Void.self, from: DefaultValues()) }
  }

  @Test func theyComeLastWheneverTheyAreSetUp() throws {
    let stub = Stub<Int, Int>()
    stub.useDefaultValues()
    stub.on(1, return: 10)
    let forwarding = stub.otherwise { $0 * 2 }
    #expect(try [1, 2].map { try stub.invoke($0) } == [10, 4])
    forwarding.dispose()
    #expect(try [1, 2].map { try stub.invoke($0) } == [10, 0])
  }

  @Test func aSecondUseReplacesTheFirst() throws {
    let stub = Stub<Int, Int>()
    var defaults = DefaultValues()
    defaults.register(5)
    stub.useDefaultValues(from: defaults)
    #expect(try stub.invoke(1) == 5)
    stub.useDefaultValues(from: .standard)
    #expect(try stub.invoke(1) == 0)
    stub.useDefaultValues(from: DefaultValues())
    #expect(throws: StubError.self) { try stub.invoke(1) }
    stub.useDefaultValues()
    stub.removeAll()
    #expect(throws: StubError.self) { try stub.invoke(1) }
  }

  @Test func aStubForSeveralMethodsHasTheDefaultOfEach() throws {
    let stub = Stub<Call, Any>()
    stub.useDefaultValues()
    #expect(try stub.invoke(.first, as: Int.self) == 0)
    #expect(try stub.invoke(.second, as: [String]?.self) == nil)
    #expect(throws: StubError.self) { try stub.invoke(.second, as: Cat.self) }
  }

  @Test func aResultIsASuccessWithADefault() throws {
    #expect(try answer(Result<Int, StubError>.self).get() == 0)
    #expect(try answer(Result<Result<String?, StubError>, StubError>.self).get().get() == nil)
    #expect(try answer(Result<User, StubError>.self, from: DefaultValues()).get().name == "nobody")
    #expect(throws: StubError.self) { try answer(Result<Cat, StubError>.self) }
    #expect(throws: StubError.self) { try answer(Result<Int, StubError>.self, from: DefaultValues()) }
  }

  @Test func aTupleHasTheDefaultThatIsRegistered() throws {
    var defaults = DefaultValues.standard
    #expect(throws: StubError.self) { try answer((Int, String).self, from: defaults) }
    defaults.register((1, "a"))
    #expect(try answer((Int, String).self, from: defaults) == (1, "a"))
  }

  @Test func typesMayBeLeftOut() throws {
    var defaults = DefaultValues.standard.without(Int.self, User.self)
    #expect(throws: StubError.self) { try answer(Int.self, from: defaults) }
    #expect(throws: StubError.self) { try answer(User.self, from: defaults) }
    #expect(throws: StubError.self) { try answer(Result<Int, StubError>.self, from: defaults) }
    #expect(try answer(String.self, from: defaults) == "")
    defaults.register(3)
    #expect(try answer(Int.self, from: defaults) == 3)
    #expect(throws: StubError.self) { try answer(Int.self, from: defaults.without(Int.self)) }
  }

  @Test func setsOfDefaultsAreMerged() throws {
    var mine = DefaultValues()
    mine.register(1)
    mine.register("mine")
    var others = DefaultValues.standard.without(Bool.self)
    others.register(2)
    let both = mine.merging(others)
    #expect(try (answer(Int.self, from: both), answer(String.self, from: both)) == (2, "mine"))
    #expect(try answer(Double.self, from: both) == 0)
    #expect(throws: StubError.self) { try answer(Bool.self, from: both) }
    others.merge(mine)
    #expect(try answer(Int.self, from: others) == 1)
    #expect(throws: StubError.self) { try answer(Double.self, from: mine) }
  }
}
