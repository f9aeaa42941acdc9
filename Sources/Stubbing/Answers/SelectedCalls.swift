/// The calls that `on` was given: say what they get.
///
/// ```swift
/// stub.on(any()).return(3)
/// dog.on(Call.fetch, .ball, any()).perform { item, member in member == .kid }
/// ```
///
/// The verbs are those of ``AnswerSlot``.
public struct SelectedCalls<Input, Output, Values>: AnswerSlot {
  package let pattern: CallPattern<Input, Values>
  package let sink: FailureSink
  package let location: CodeLocation
  private let name: () -> String
  /// Where the answers go; nil where no call can be meant, which has been reported.
  private let store: AnswerStore<Input, Output>?
  private let mayGoUnused: Bool

  package init(
    _ pattern: CallPattern<Input, Values>, in store: AnswerStore<Input, Output>?, name: @escaping () -> String,
    sink: FailureSink, location: CodeLocation, mayGoUnused: Bool = false
  ) {
    (self.pattern, self.store, self.name) = (pattern, store, name)
    (self.sink, self.location, self.mayGoUnused) = (sink, location, mayGoUnused)
  }

  /// The calls themselves.
  public var selected: SelectedCalls { self }

  /// The same calls, for closures that get all of them.
  var ofWholeCalls: SelectedCalls<Input, Output, Input> {
    .init(CallPattern(pattern.matcher), in: store, name: name, sink: sink, location: location, mayGoUnused: mayGoUnused)
  }

  /// Sets up answers, given in turn.
  func add(
    _ answers: [Behavior.Answer<Values, Output>], repeating repetition: Behavior.Repetition = .last, times: Int? = nil
  ) -> Behavior {
    guard let store else { return .disposed(at: location) }
    let limit = min(repetition == .nothing ? answers.count : .max, times ?? .max)
    let needsValues = pattern.unpack != nil && answers.contains { $0.takesValues }
    if needsValues, let misuse = misuseOfBareFunctions(in: Values.self) { return impossible("closure", misuse) }
    if answers.isEmpty { return impossible("number of answers", "none; give at least one") }
    if limit < 0 { return impossible("count", "\(limit); a count cannot be negative") }
    return store.add(
      answers.map { $0.of(pattern) }, to: pattern.matcher, repeating: repetition, limit: limit,
      mayGoUnused: mayGoUnused, at: location)
  }

  private func impossible(_ what: String, _ found: String) -> Behavior {
    sink.report("Impossible \(what) for a behavior of \(name()): \(found).", location)
    return .disposed(at: location)
  }

  func add(
    _ kind: Behavior.Answer<Values, Output>.Kind, repeating repetition: Behavior.Repetition = .last, times: Int?
  ) -> Behavior {
    add([Behavior.Answer(kind: kind)], repeating: repetition, times: times)
  }

  /// Sets up a suspension, given what makes an output of what it is resumed with.
  func suspend<Result>(
    limit: Duration, times: Int?, convert: @escaping @Sendable (sending Result) -> sending Output
  ) -> Suspension<Values, Result> where Values: Sendable {
    let core = SuspensionCore<Values, Result>(description: "suspension of \(name())  (\(location))", limit: limit)
    let behavior = add(
      .asynchronous { values in
        // The test sent it in and holds on to nothing in it, and no other caller gets it: see `SendableOutput`.
        nonisolated(unsafe) let output = try await core.wait(values.value).value
        return convert(output)
      }, times: times)
    behavior.alsoOnDispose { core.end("was disposed of") }
    return Suspension(behavior: behavior, core: core, sink: sink)
  }
}

// The answers are behind the lock of their store; the rest never changes.
extension SelectedCalls: @unchecked Sendable where Input: Sendable, Output: Sendable {}
