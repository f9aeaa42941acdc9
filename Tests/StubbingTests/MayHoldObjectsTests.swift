import Foundation
import Stubbing
import Testing

private final class Box: Sendable {}

private struct Wide {
  var (a, b, c, d, e, f, g, h) = (1, 2, 3, 4, 5, 6, 7, 8)
  let last = Box()
}

private struct Hiding: CustomReflectable {
  let box = Box()
  var customMirror: Mirror { Mirror(self, children: []) }
}

private enum Secret: CustomReflectable {
  case box(Box)
  var customMirror: Mirror { Mirror(self, children: [], displayStyle: .enum) }
}

/// An object that reflects as a value.
private final class Bag: CustomReflectable, Hashable {
  var customMirror: Mirror { Mirror(self, unlabeledChildren: [1], displayStyle: .collection) }
  static func == (left: Bag, right: Bag) -> Bool { left === right }
  func hash(into hasher: inout Hasher) {}
}

private struct HidingCollection: CustomReflectable {
  let box = Box()
  var customMirror: Mirror { Mirror(self, unlabeledChildren: [1], displayStyle: .collection) }
}

private enum Loose { case track(id: Int, value: Any), either(any Sendable), nothing }

private struct Nested<Value> { let value: Value }

private enum Call: Sendable { case save(Box), open(URL, [String]), name(String), ping }

@Suite struct MayHoldObjectsTests {
  @Test func objectsAreSeenWhereverTheyAre() {
    #expect(mayHoldObjects(Box()))
    #expect(mayHoldObjects(Call.save(Box())))
    #expect(mayHoldObjects((1, "a", Box())))
    #expect(mayHoldObjects(["a": [Optional(Call.save(Box()))]]))
  }

  @Test func objectsMayBeWhereNothingCanBeSeen() {
    #expect(mayHoldObjects(Wide()))
    #expect(mayHoldObjects(Hiding()))
    #expect(mayHoldObjects(Secret.box(Box())))
    #expect(mayHoldObjects([Optional(Secret.box(Box()))]))
    #expect(mayHoldObjects(["user": AnyHashable(Bag())]))
    #expect(mayHoldObjects([Box?](repeating: nil, count: 8) + [Box()]))
    #expect(
      mayHoldObjects(Nested(value: Nested(value: Nested(value: Nested(value: Nested(value: Nested(value: Box()))))))))
    #expect(mayHoldObjects({ print("a closure") }))
    #expect(mayHoldObjects(Array(repeating: Nested(value: 1), count: 1_000)), "too much to look at")
    #expect(mayHoldObjects([Any](repeating: 1, count: 1_000)), "too much to look at")
  }

  @Test func valuesHoldNone() throws {
    #expect(!mayHoldObjects(Call.ping))
    #expect(!mayHoldObjects(Call.name("a")))
    #expect(!mayHoldObjects([1.5, nil]))
    #expect(!mayHoldObjects((UInt8(1), Substring("a"), Character("a"), Float(1))))
    #expect(!mayHoldObjects(Nested(value: ["a": [1, 2]])))
    // Values, though there are objects in them.
    #expect(!mayHoldObjects(Call.open(try #require(URL(string: "https://example.com")), ["a"])))
    #expect(!mayHoldObjects([Date.now: Data(repeating: 1, count: 1_000)]))
    #expect(!mayHoldObjects((UUID(), Decimal(1), Calendar.current, Locale.current)))
  }

  @Test func objectsThatPassForValuesAreSeen() {
    #expect(mayHoldObjects(NSMutableString(string: "a")))
    #expect(mayHoldObjects(AnyHashable(NSMutableString(string: "a"))))
    #expect(mayHoldObjects((1, NSMutableData())))
    #expect(mayHoldObjects([NSMutableArray(array: [1])]))
    #expect(mayHoldObjects(Optional(NSMutableSet(array: [1])) as Any))
    #expect(mayHoldObjects(Nested(value: NSMutableDictionary(dictionary: ["a": 1]))))
    #expect(mayHoldObjects(Loose.track(id: 1, value: NSMutableOrderedSet())))
    #expect(mayHoldObjects(Bag()))
    #expect(mayHoldObjects(AnyHashable(Bag())))
    #expect(mayHoldObjects(HidingCollection()))
    #expect(mayHoldObjects(Notification(name: Notification.Name("a"), object: Box())))
  }

  @Test func whatWasFoundInOneValueIsNotBelievedOfAnother() {
    #expect(!mayHoldObjects(Loose.track(id: 1, value: 1)))
    #expect(mayHoldObjects(Loose.track(id: 1, value: Box())))
    #expect(!mayHoldObjects(Loose.either(1)))
    #expect(mayHoldObjects(Loose.either(Box())))
    #expect(!mayHoldObjects(Loose.nothing))
    #expect(!mayHoldObjects((1, [Any]())))
    #expect(mayHoldObjects((1, [Box()] as [Any])))
  }

  @Test func typesOfPlainPartsArePlainHoweverManyThereAre() {
    #expect(!mayHoldObjects((id: 1, names: ["a": [Range<Double>?]()], [Set<Character>](repeating: [], count: 1_000))))
    #expect(!mayHoldObjects((1, label: (Int128(1), at: Date.now, Duration.seconds(1)), ())))
    #expect(!mayHoldObjects([UInt8](repeating: 1, count: 100_000)))
    #expect(!mayHoldObjects((1...2, Unicode.Scalar("a"), SIMD2<Float>(1, 2), DateInterval())))
    #expect(!mayHoldObjects(ObjectIdentifier(Box.self)))
    #expect(!mayHoldObjects((x: CGFloat(1), y: CGFloat(2))))
    #expect(!mayHoldObjects(CGRect(x: 1, y: 2, width: 3, height: 4)))
    #expect(!mayHoldObjects(\String.count))
    #expect(!mayHoldObjects([URLQueryItem(name: "a", value: "b")]))
    #expect(!mayHoldObjects((1, Ignored { print("a closure") })))
    #expect(!mayHoldObjects([Ignored(Box())]))
    #expect(mayHoldObjects((id: 1, run: {})))
    #expect(!mayHoldObjects((id: 1, type: Box.self)))
  }

  @Test func whatMayHoldObjectsHasNoLastingHash() {
    let traits = valueTraits(of: [Int: [AnyHashable]].self)
    #expect(traits.lastingHash([1: []]) != nil)
    #expect(traits.lastingHash([1: [AnyHashable("a")]]) != nil)
    #expect(traits.lastingHash([1: [AnyHashable(Bag())]]) == nil)
    #expect(traits.hash([1: [AnyHashable(Bag())]]) != nil)
    #expect(!valueTraits(of: (() -> Void).self).isHashable)
  }
}
