import Foundation
import Stubbing
import Testing

private final class Box: Sendable {}

private enum Call: Sendable { case save(Box), open(URL, [String]), name(String), ping }

@Suite struct HoldsObjectsTests {
  @Test func objectsAreSeenWhereverTheyAre() {
    #expect(holdsObjects(Box()))
    #expect(holdsObjects(Call.save(Box())))
    #expect(holdsObjects((1, "a", Box())))
    #expect(holdsObjects(["a": [Optional(Call.save(Box()))]]))
  }

  @Test func valuesHoldNone() throws {
    #expect(!holdsObjects(Call.ping))
    #expect(!holdsObjects(Call.name("a")))
    #expect(!holdsObjects([1.5, nil]))
    // Values, though there are objects in them.
    #expect(!holdsObjects(Call.open(try #require(URL(string: "https://example.com")), ["a"])))
    #expect(!holdsObjects([Date.now: Data(repeating: 1, count: 1_000)]))
  }

  @Test func whatHoldsObjectsHasNoLastingHash() {
    let hasher = makeValueHasher(for: [ObjectIdentifier: Int?].self)
    #expect(hasher.isAvailable)
    #expect(hasher.lastingHash([:]) != nil)
    #expect(hasher.lastingHash([ObjectIdentifier(Box.self): 1]) != nil)
    #expect(!makeValueHasher(for: (() -> Void).self).isAvailable)
  }
}
