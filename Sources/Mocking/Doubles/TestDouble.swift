/// A mock and a stub behind one `call`: all that a fake needs, whatever its methods return.
///
/// Model the calls of a fake as one equatable enum, and conform the fake to ``Fake``. Then each of its methods is one line:
///
/// ```swift
/// final class FakeDog: Dog, Fake {
///   enum Interaction: Equatable { case bark, eat(Food), digest }
///
///   let double = TestDouble<Interaction>()
///
///   override func bark() -> String { call(.bark) }
///   override func eat(_ food: Food) { call(.eat(food)) }
///   override func digest() -> String? { call(.digest) }
/// }
///
/// let dog = FakeDog()
/// dog.on(.bark).return("Meow")
/// dog.expect(FakeDog.Interaction.eat, .canned)
/// ```
///
/// A test double is **nice** and **unordered** unless told otherwise: a call that no expectation matches is recorded, and no
/// failure. One that comes more often than it is expected fails. A call that returns something needs an answer, or fails the
/// test; one that returns nothing does not. Of several answers that match, the one that was set up last answers, so that a
/// test can replace what `init` or `setUp` has set up. The answer of the expectation that a call is counted for comes first.
public final class TestDouble<Interaction> {
  /// The mock that records calls and knows what was expected.
  public let mock: Mock<Interaction>
  /// The stub that says what calls return.
  public let stub: Stub<Interaction, Any>

  /// Creates a test double that expects nothing and answers nothing.
  ///
  /// - `nice`: Whether a call that is not expected is ignored.
  /// - `ordered`: Whether expected calls have to come in the order in which they are expected.
  /// - `precedence`: Which of several matching answers or expectations comes first: the latest, unless told otherwise.
  /// - `name`: What failures call the double; the type around the interaction's, if nil.
  /// - `onUnused`: What becomes of answers that are never asked for: nothing, unless told otherwise.
  /// - `reporter`: Where failures go; to the test that the double is made in, if nil.
  public init(
    nice: Bool = true, ordered: Bool = false, precedence: Precedence = .latest, name: String? = nil,
    onUnused: UnusedBehaviors = .ignore, reporter: FailureReporter? = nil, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    mock = Mock(
      isStrict: !nice, isOrdered: ordered, precedence: precedence, keepsInteractions: true, name: name,
      reporter: reporter, creation: CodeLocation(file: file, line: line))
    let mock = mock
    stub = Stub(name: { mock.name }, precedence: precedence, onUnused: onUnused, sink: mock.context.sink)
  }

  /// Creates a test double that is strict or not, as ``init(nice:ordered:precedence:name:onUnused:reporter:file:line:)``.
  public convenience init(
    strict: Bool, ordered: Bool = false, precedence: Precedence = .latest, name: String? = nil,
    onUnused: UnusedBehaviors = .ignore, reporter: FailureReporter? = nil, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    self.init(
      nice: !strict, ordered: ordered, precedence: precedence, name: name, onUnused: onUnused, reporter: reporter,
      file: file, line: line)
  }
}

// It holds a mock and a stub, each of which is Sendable where this conformance holds, but for `Any`: what a test gives as an
// answer. An answer by value may be returned on several threads, so it has to be safe there, as what is forwarded to has.
extension TestDouble: @unchecked Sendable where Interaction: Sendable {}

extension TestDouble: Fake {
  /// The test double itself.
  public var double: TestDouble<Interaction> { self }
}
