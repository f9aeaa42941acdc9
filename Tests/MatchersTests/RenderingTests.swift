import Testing

@testable import Matchers

@Suite struct RenderingTests {
  private struct User { var name: String, age: Int? }
  private enum Call { case ping, save(User, notify: Bool), find(String?), fetch(id: Int) }
  private final class Session {}
  private struct Money: CustomStringConvertible { var description: String { "3 €" } }
  private struct Debugged: CustomDebugStringConvertible { var debugDescription: String { "debugged" } }

  private static nonisolated(unsafe) let samples: [(Any, String)] = [
    (1, "1"), (2.5, "2.5"), (true, "true"), ("a\"b", #""a\"b""#), (Character("c"), #""c""#), (1 as Int? as Any, "1"),
    ([1, 2], "[1, 2]"), (["b": 1, "a": 2], #"["a": 2, "b": 1]"#), ([:] as [Int: Int], "[:]"), ([3] as Set, "[3]"),
    ((1, x: "y"), #"(1, x: "y")"#), (User(name: "Bob", age: nil), #"User(name: "Bob", age: nil)"#),
    (Call.ping, ".ping"), (Call.fetch(id: 3), ".fetch(id: 3)"), (Call.find("x"), #".find("x")"#),
    (Call.save(User(name: "Bob", age: 3), notify: true), #".save(User(name: "Bob", age: 3), notify: true)"#),
    (Session(), "Session"), (Money(), "3 €"), (Debugged(), "debugged"), (1...3, "1...3"), (Int.self, "Int"),
    ([Money(), Money()], "[3 €, 3 €]"),
  ]

  @Test func valuesReadAsInSource() {
    for (value, text) in Self.samples { #expect(render(value) == text) }
  }

  @Test func nilReadsAsNil() {
    #expect(render(Int?.none as Any) == "nil")
  }

  @Test func interactionsReadWithoutTheDot() {
    #expect(renderInteraction(Call.fetch(id: 3)) == "fetch(id: 3)")
    #expect(renderInteraction("x") == "\"x\"")
  }

  @Test func longCollectionsAreCut() {
    #expect(render(Array(1...25)).hasSuffix("19, 20, … 5 more]"))
  }

  @Test func deepValuesAreCut() {
    indirect enum Chain { case end, next(Chain) }
    var chain = Chain.end
    for _ in 0..<100 { chain = .next(chain) }
    #expect(render(chain).contains("…"))
  }

  @Test func longStringsAreCut() {
    let text = render(String(repeating: "x", count: 100_000))
    #expect(text.count < 10_000)
  }

  @Test func longDictionariesAndSetsAreCut() {
    #expect(render(Dictionary(uniqueKeysWithValues: (1...25).map { ($0, $0) })).hasSuffix("… 5 more]"))
    #expect(render(Set(1...25)).hasSuffix("… 5 more]"))
  }

  @Test func enumsOfTheStandardLibraryReadAsInSource() {
    #expect(render(Result<Int, CancellationError>.success(3)) == ".success(3)")
  }

  @Test func optionalsReadAsWhatTheyWrap() {
    #expect(render([Call.ping, nil] as [Call?]) == "[.ping, nil]")
  }
}
