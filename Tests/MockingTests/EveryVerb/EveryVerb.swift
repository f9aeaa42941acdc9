import Mocking

/// What the tests of every verb after every way to name calls share.
enum EveryVerb {
  enum Item: Equatable, Sendable { case ball, stick }

  /// A case for each number of values, all of different types.
  enum Call: Equatable, Sendable {
    case zero
    case one(Item)
    case two(Item, Int)
    case three(Item, Int, String)
    case four(Item, Int, String, Bool)
    case five(Item, Int, String, Bool, Double)
    case six(Item, Int, String, Bool, Double, last: Character)

    /// One of each, by the number of its values.
    static let examples: [Call] = [
      .zero, .one(.ball), .two(.ball, 2), .three(.ball, 2, "c"), .four(.ball, 2, "c", true),
      .five(.ball, 2, "c", true, 5), .six(.ball, 2, "c", true, 5, last: "f"),
    ]
  }

  struct Timeout: Error {}

  /// What calls can be forwarded to.
  struct Real: Sendable {
    func answer() async -> String { "real" }
  }

  final class FakeDog: Fake, Sendable {
    typealias Interaction = Call
    let double = TestDouble<Call>()
  }

  /// What closures have got, from any thread.
  struct Log: Sendable {
    private let lines = Locked<[String]>([])
    var all: [String] { lines.withLock { $0 } }
    func add<Values>(_ values: Values) { lines.withLock { $0.append("\(values)") } }
  }

  /// How the method of a fake makes its calls: at once, or with `await`.
  struct Caller {
    let now: @Sendable (Call) throws -> String
    let awaiting: @Sendable (Call) async throws -> String

    init(_ stub: Stub<Call, String>) {
      stub.otherwise { _ in "otherwise" }
      now = { try stub.throwingCall($0, on: { (_: Real) in "real" }, super: { "super" }) }
      awaiting = { try await stub.throwingCall($0, on: { (real: Real) in await real.answer() }, super: { "super" }) }
    }

    init<Double: Fake<Call> & Sendable>(_ fake: Double) {
      fake.otherwise { _ in "otherwise" }
      now = { try fake.throwingCall($0, on: { (_: Real) in "real" }, super: { "super" }) }
      awaiting = { try await fake.throwingCall($0, on: { (real: Real) in await real.answer() }, super: { "super" }) }
    }

    /// What some calls in a row get.
    func answers(to call: Call, _ count: Int) -> [String] {
      (0..<count).map { _ in
        do { return try now(call) } catch { return "\(error)" }
      }
    }

    /// What some calls in a row get that are awaited.
    func awaitedAnswers(to call: Call, _ count: Int) async -> [String] {
      var answers: [String] = []
      for _ in 0..<count {
        do { answers.append(try await awaiting(call)) } catch { answers.append("\(error)") }
      }
      return answers
    }
  }
}

/// The values in a row, as a closure over them tells what it was given.
func told<each Value>(_ value: repeat each Value) -> String {
  var all: [String] = []
  repeat all.append(String(describing: each value))
  return all.joined(separator: " ")
}

/// The same, after a while.
func toldLate<each Value>(_ value: repeat each Value) async -> String {
  await Task.yield()
  return "late " + told(repeat each value)
}
