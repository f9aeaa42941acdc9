/// The behaviors of a stub, or those that live with an expectation, and which of them answers next.
///
/// Matchers and closures run outside its lock, and what is taken out is released outside it.
package final class AnswerStore<Input, Output> {
  private let state: Locked<BehaviorTable>
  private let disposed = Locked<[Int]?>(nil)
  /// Made with the index, where the inputs can be hashed.
  private let hasher = Locked<ValueHasher<Input>?>(nil)
  private let precedence: Precedence

  package init(precedence: Precedence) {
    self.precedence = precedence
    state = Locked(BehaviorTable())
  }

  /// All behaviors, in the order in which they were set up.
  var all: [StubBehavior<Input, Output>] {
    state.withLock { $0.all }.map(typed)
  }

  /// Whether nothing was set up.
  package var isEmpty: Bool { state.withLock { $0.isEmpty } }

  private func typed(_ behavior: AnyStubBehavior) -> StubBehavior<Input, Output> {
    unsafeDowncast(behavior, to: StubBehavior<Input, Output>.self)
  }
}

// MARK: - Setting up

extension AnswerStore {
  /// What a behavior consists of but for its number.
  struct Plan {
    var level = BehaviorLevel.selected
    let matcher: Matcher<Input>
    let answers: [Behavior.Answer<Input, Output>]
    var repetition = Behavior.Repetition.last
    var limit: Int?
    var mayGoUnused = false
  }

  /// Adds a behavior behind all others of its level.
  func add(_ plan: Plan, at location: CodeLocation) -> Behavior {
    dropDisposed()
    // The number and the place go together, so both are taken at once.
    return state.withLock { state in
      let number = state.takeNumber()
      let handle = Behavior(location: location, number: number, limit: plan.limit) { [disposed] in
        disposed.withLock { if $0?.append(number) == nil { $0 = [number] } }
      }
      state.append(
        StubBehavior(
          matcher: plan.matcher, answers: plan.answers, repetition: plan.repetition,
          mayGoUnused: plan.mayGoUnused || plan.limit == 0, level: plan.level, handle: handle),
        at: plan.level)
      return handle
    }
  }

  /// Takes everything out.
  package func removeAll() {
    let removed = state.withLock { state in
      defer { state.removeAll() }
      return state
    }
    for behavior in removed.all { behavior.handle?.dispose() }
    dropDisposed()
  }

  /// Takes out what was selected, and leaves what stands behind it.
  package func removeSelected() {
    for behavior in state.withLock({ $0.all(of: .selected) }) { behavior.handle?.dispose() }
    dropDisposed()
  }

  /// Makes all behaviors new again, as if none had answered yet.
  package func renew() {
    for behavior in state.withLock({ $0.all }) { behavior.handle?.renew() }
    state.withLock { $0.restoreUsedUp() }
  }

  /// Releases what has been disposed of.
  ///
  /// This waits for the next use of the stub, since a closure need not be safe to release on the thread that disposes of it.
  func dropDisposed() {
    let numbers = disposed.withLock { numbers in
      defer { numbers = nil }
      return numbers
    }
    guard let numbers else { return }
    let released = state.withLock { state in numbers.map { state.remove(number: $0) } }
    withExtendedLifetime(released) {}
  }

  func noteUsedUp(_ behavior: StubBehavior<Input, Output>) {
    state.withLock { $0.noteUsedUp(number: behavior.number) }
  }
}

// MARK: - Finding

extension AnswerStore {
  /// How far a call has come in asking behaviors.
  struct Position {
    var level = BehaviorLevel.selected
    var number: Int?
  }

  /// The next behavior that matches an input; advances the position to it.
  func next(after position: inout Position, matching input: Input) -> StubBehavior<Input, Output>? {
    while true {
      if let found = nextInLevel(after: position, matching: input) {
        position.number = found.number
        return found
      }
      guard let level = state.withLock({ $0.level(behind: position.level) }) else { return nil }
      position = Position(level: level)
    }
  }

  private func nextInLevel(after position: Position, matching input: Input) -> StubBehavior<Input, Output>? {
    let (list, isLarge) = state.withLock { $0.list(of: position.level) }
    if isLarge, let found = indexed(after: position.number, matching: input) { return found.behavior }
    let precedence = position.level == .selected ? precedence : .latest
    var number = position.number
    while let next = list.next(after: number, precedence) {
      let behavior = typed(next)
      if behavior.matcher.matches(input) { return behavior }
      number = behavior.number
    }
    return nil
  }

  /// The next behavior by the hash of the input; nil where that cannot be asked, a nil in it where there is none.
  private func indexed(
    after number: Int?, matching input: Input
  ) -> (behavior: StubBehavior<Input, Output>?, Void)? {
    let known = hasher.withLock { $0 }
    let hasher = known ?? makeValueHasher()
    if known == nil { self.hasher.withLock { $0 = hasher } }
    guard let hash = hasher.hash(input) else { return nil }
    let unknown = state.withLock { $0.unhashed }
    let hashes = unknown.map { hasher.lastingHash(of: typed($0).matcher) }
    let last = state.withLock { $0.note(hashes, of: unknown) }
    var number = number
    while let next = state.withLock({ $0.behavior(after: number, upTo: last, hash: hash, precedence) }) {
      let behavior = typed(next)
      if behavior.matcher.matches(input) { return (behavior, ()) }
      number = behavior.number
    }
    return (nil, ())
  }
}
