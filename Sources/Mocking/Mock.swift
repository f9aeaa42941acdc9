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
///   mailer.mock.expect(MailerFake.Interaction.send, "alice@example.com", hasPrefix("Welcome"))
///   mailer.mock.expect(.flush)
///   SignUp(mailer: mailer).run(email: "alice@example.com")
///   mailer.mock.verify()
/// }
/// ```
///
/// A mock is **strict** unless told otherwise: an interaction that is not expected fails at once. A **nice** one ignores
/// it. It is **ordered** unless told otherwise: interactions have to come in the order in which they were expected.
///
/// A count is a promise: what an expectation of an unordered mock matches, and none has room for, fails in a nice one, too.
/// Say `times: 1...` where more are welcome.
///
/// A mock may be used from any thread where its interactions may. A failure is attributed to the test in whose
/// task it is found, if there is one, and else to the test that the mock was made in; made outside any test, failures go
/// to standard error. Matchers run outside the mock's lock, so they may read the same mock.
public final class Mock<Interaction> {
  let storage: Locked<MockState<Interaction>>
  let context: TestContext
  let traits: ValueTraits<Interaction>
  let keepsInteractions: Bool
  /// Which of several expectations takes a call, and which of their answers it gets.
  let precedence: Precedence
  let creation: CodeLocation
  private let givenName: String?

  /// Creates a mock.
  ///
  /// - `strict`: Whether an interaction that is not expected is a failure.
  /// - `ordered`: Whether interactions have to come in the order in which they are expected.
  /// - `keepsInteractions`: Whether to keep what is recorded. Without it a mock that records millions of interactions
  ///   takes no memory for them, and cannot be asked for them afterwards.
  /// - `name`: What failures call the mock; the type around the interaction's, if nil.
  /// - `reporter`: Where failures go; to the test that the mock is made in, if nil.
  public convenience init(
    strict: Bool = true, ordered: Bool = true, keepsInteractions: Bool = true, name: String? = nil,
    reporter: FailureReporter? = nil, file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      isStrict: strict, isOrdered: ordered, precedence: .earliest, keepsInteractions: keepsInteractions, name: name,
      reporter: reporter, creation: CodeLocation(file: file, line: line))
  }

  /// Creates a mock, of its own or of a test double.
  init(
    isStrict: Bool, isOrdered: Bool, precedence: Precedence, keepsInteractions: Bool, name: String?,
    reporter: FailureReporter?, creation: CodeLocation
  ) {
    traits = valueTraits()
    let ledger = Ledger(
      isStrict: isStrict, isOrdered: isOrdered, precedence: precedence, keepsInteractions: keepsInteractions,
      isHashable: traits.isHashable)
    storage = Locked(MockState(core: MockCore(ledger: ledger)))
    self.precedence = precedence
    self.keepsInteractions = keepsInteractions
    context = TestContext.current(reporter: reporter)
    givenName = name
    self.creation = creation
    MockScope.enclosing?.add(self)
  }

  deinit {
    if MockScope.isExitTest { verifyAtExpectations() }
  }

  /// Creates a mock that is nice, or not; see ``init(strict:ordered:keepsInteractions:name:reporter:file:line:)``.
  public convenience init(
    nice: Bool, ordered: Bool = true, keepsInteractions: Bool = true, name: String? = nil,
    reporter: FailureReporter? = nil, file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      strict: !nice, ordered: ordered, keepsInteractions: keepsInteractions, name: name, reporter: reporter, file: file,
      line: line)
  }

  /// What failures call the mock.
  public var name: String { givenName ?? fakeName(for: Interaction.self) }

  // MARK: - Recording

  /// Records an interaction.
  ///
  /// An interaction that is not expected (unless the mock is nice), or that is rejected, is reported at once; it counts
  /// for no expectation.
  ///
  /// - Complexity: For an ordered mock, an evaluation of the matchers that may come next. For an unordered one, of each; of
  ///   many that compare with values, only those whose hash is that of the interaction.
  public func record(_ interaction: Interaction, file: StaticString = #filePath, line: UInt = #line) {
    record(interaction, at: CodeLocation(file: file, line: line))
  }

  /// Records an interaction, and reports it if it is a failure.
  @discardableResult func record(_ interaction: Interaction, at location: CodeLocation) -> Recorded {
    let step = storage.withLock { state in
      let step = state.core.begin()
      if case .recorded = step { keep(interaction, in: &state) }
      return step
    }
    switch step {
    case .recorded: return .ignored
    case .ask(let sole): return record(interaction, asking: sole, at: location)
    case .decide(let hashing):
      let results = MatchResults(hash: hashing ? traits.hash(interaction) : nil)
      return decide(on: interaction, results: results, at: location)
    }
  }

  /// Records an interaction that is most likely what is expected next, and needs no more than this.
  private func record(_ interaction: Interaction, asking sole: AnyExpectation, at location: CodeLocation) -> Recorded {
    guard sole.accepts(interaction) else {
      return decide(on: interaction, results: MatchResults(false, of: sole), at: location)
    }
    let woken = storage.withLock { state in
      let woken = state.core.record(forSole: sole)
      if woken != nil { keep(interaction, in: &state) }
      return woken
    }
    guard let woken else { return decide(on: interaction, results: MatchResults(true, of: sole), at: location) }
    if !woken.isEmpty { Waiters.wake(woken) }
    return .counted(sole)
  }

  /// Records an interaction of which it takes more to decide what it comes to.
  private func decide(on interaction: Interaction, results: MatchResults, at location: CodeLocation) -> Recorded {
    var interactions: [Interaction] = []
    while true {
      let step = storage.withLock { state in
        let step = state.core.record(results)
        if case .ask = step { return step }
        keep(interaction, in: &state)
        if case .failed = step { interactions = state.interactions }
        return step
      }
      switch step {
      case .ask(let query): results.run(query, for: interaction, traits: traits)
      case .done(let recorded, let woken):
        Waiters.wake(woken)
        return recorded
      case .failed(let outcome, let ledger, let woken):
        Waiters.wake(woken)
        let message = FailureWriter(name: name, ledger: ledger, interactions: interactions, interaction: interaction)
          .message(on: interaction, outcome: outcome, matching: results.matching)
        report(message, at: location, history: interactions)
        return .failed
      }
    }
  }

  private func keep(_ interaction: Interaction, in state: inout MockState<Interaction>) {
    guard keepsInteractions else { return }
    state.interactions.append(interaction)
    state.numbers.append(InteractionNumber.next())
  }
}

// All that changes is behind the lock; the traits have no state. What comes in and goes out are interactions and
// matchers of them, which are Sendable where this conformance holds.
extension Mock: @unchecked Sendable where Interaction: Sendable {}
