/// Records the interactions with a fake, and fails the test if they are not what it expects.
///
/// Model the calls of a fake as one equatable enum, and let each method record its call:
///
/// ```swift
/// final class MailerFake: Mailer {
///   enum Interaction: Equatable { case send(to: String, subject: String), flush }
///
///   let mock = Mock<Interaction>()
///
///   func send(to address: String, subject: String) { mock.record(.send(to: address, subject: subject)) }
///   func flush() { mock.record(.flush) }
/// }
///
/// @Test func welcomesNewUsers() {
///   let mailer = MailerFake()
///   mailer.mock.expect(Interaction.send, "alice@example.com", hasPrefix("Welcome"))
///   mailer.mock.expect(.flush)
///   SignUp(mailer: mailer).run(email: "alice@example.com")
///   mailer.mock.verify()
/// }
/// ```
///
/// A mock is **strict** unless told otherwise: an interaction that is not expected fails at once. A **nice** one ignores
/// it. It is **ordered** unless told otherwise: interactions have to come in the order in which they were expected.
///
/// A mock may be used from any thread where its interactions may. A failure is attributed to the test that the mock was
/// made in, on whatever thread it is found; made outside any test, failures go to standard error. Matchers run outside
/// the mock's lock, so they may read the same mock.
public final class Mock<Interaction> {
  let storage: Locked<MockState<Interaction>>
  let context: TestContext
  let hasher: ValueHasher<Interaction>
  let keepsInteractions: Bool
  /// Where the mock was made.
  let creation: CodeLocation
  private let givenName: String?

  /// Creates a mock.
  ///
  /// - Parameters:
  ///   - strict: Whether an interaction that is not expected is a failure.
  ///   - ordered: Whether interactions have to come in the order in which they are expected.
  ///   - keepsInteractions: Whether to keep what is recorded. Without it a mock that records millions of interactions
  ///     takes no memory for them, and cannot be asked for them afterwards.
  ///   - name: What failures call the mock; the type around the interaction's, if nil.
  ///   - reporter: Where failures go; to the test that the mock is made in, if nil.
  ///   - fileID: Where the mock is made.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  public init(
    strict: Bool = true, ordered: Bool = true, keepsInteractions: Bool = true, name: String? = nil,
    reporter: FailureReporter? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    hasher = makeValueHasher()
    storage = Locked(
      MockState(
        ledger: Ledger(
          isStrict: strict, isOrdered: ordered, keepsInteractions: keepsInteractions, isHashable: hasher.isAvailable)))
    self.keepsInteractions = keepsInteractions
    context = TestContext.current(reporter: reporter)
    givenName = name
    creation = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    MockScope.enclosing?.add(self)
  }

  /// Creates a mock.
  ///
  /// - Parameters:
  ///   - nice: Whether an interaction that is not expected is ignored.
  ///   - ordered: Whether expected interactions have to come in the order in which they are expected.
  ///   - keepsInteractions: Whether to keep what is recorded. Without it a mock that records millions of interactions
  ///     takes no memory for them, and cannot be asked for them afterwards.
  ///   - name: What failures call the mock; the type around the interaction's, if nil.
  ///   - reporter: Where failures go; to the test that the mock is made in, if nil.
  ///   - fileID: Where the mock is made.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  public convenience init(
    nice: Bool, ordered: Bool = true, keepsInteractions: Bool = true, name: String? = nil,
    reporter: FailureReporter? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      strict: !nice, ordered: ordered, keepsInteractions: keepsInteractions, name: name, reporter: reporter,
      fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// What failures call the mock.
  public var name: String { givenName ?? fakeName(for: Interaction.self) }
}

// MARK: - Recording

extension Mock {
  /// Records an interaction.
  ///
  /// An interaction that is not expected (unless the mock is nice), or that is rejected, is reported at once; it counts
  /// for no expectation.
  ///
  /// - Parameters:
  ///   - interaction: What happened.
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  /// - Complexity: For an ordered mock, an evaluation of the matchers that may come next. For an unordered one, of each.
  public func record(
    _ interaction: Interaction, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    record(interaction, at: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  func record(_ interaction: Interaction, at location: CodeLocation) {
    switch storage.withLock({ $0.begin(interaction) }) {
    case .recorded: return
    case .expecting(let sole):
      // Most interactions are what is expected next, and need no more than this.
      let verdict = sole.accepts(interaction)
      if verdict, let end = storage.withLock({ $0.record(interaction, forSole: sole) }) { return wake(after: end) }
      decide(on: interaction, verdicts: Verdicts(verdict, of: sole), at: location)
    case .hashing: decide(on: interaction, verdicts: Verdicts(hash: hasher.hash(interaction)), at: location)
    case .asking: decide(on: interaction, verdicts: Verdicts(), at: location)
    }
  }

  private func wake(after end: RecordEnd) {
    if case .waking(let woken) = end { Waiters.wake(woken) }
  }

  /// Records an interaction of which it takes more to decide what it comes to.
  private func decide(on interaction: Interaction, verdicts: Verdicts, at location: CodeLocation) {
    while true {
      switch storage.withLock({ $0.record(interaction, verdicts: verdicts) }) {
      case .ask(let questions): questions.answer(for: interaction, hashingWith: hasher, into: verdicts)
      case .done(let end): return wake(after: end)
      case .failed(let outcome, let snapshot, let woken):
        Waiters.wake(woken)
        let writer = FailureWriter(name: name, snapshot: snapshot, interaction: interaction)
        let message = writer.message(on: interaction, outcome: outcome)
        return report(message, at: location, history: snapshot.interactions)
      }
    }
  }
}

// MARK: - Sendable

// All that changes is behind the lock. What comes in and goes out are interactions and matchers of them, which are
// Sendable where this conformance holds.
extension Mock: @unchecked Sendable where Interaction: Sendable {}
