import Foundation
import Matchers

/// The behaviors of a stub or of an expectation, of which the next is asked, and what goes is released, outside its lock.
package final class AnswerStore<Input, Output> {
  private let state: Locked<BehaviorTable>
  private let disposed: DisposedNumbers
  private let precedence: Precedence

  package init(precedence: Precedence) {
    self.precedence = precedence
    let lock = NSLock()
    state = Locked(BehaviorTable(), lock: lock)
    disposed = DisposedNumbers(lock: lock)
  }

  var all: [StubBehavior<Input, Output>] { state.withLock { $0.all }.map(typed) }
  var defaults: DefaultValues? { state.withLock { $0.defaults } }

  func setDefaults(_ values: DefaultValues?) {
    var values = values
    state.withLock { swap(&$0.defaults, &values) }
    // What was registered before is released here, outside the lock.
    withExtendedLifetime(values) {}
  }

  /// A behavior with its types: a store has only behaviors of its own, which a debug build checks.
  private func typed(_ behavior: AnyStubBehavior) -> StubBehavior<Input, Output> {
    unsafeDowncast(behavior, to: StubBehavior<Input, Output>.self)
  }

  /// Adds a behavior behind all others of its level.
  func add(
    _ answers: [Behavior.Answer<Input, Output>], to matcher: Matcher<Input>, repeating repetition: Behavior.Repetition,
    limit: Int = .max, mayGoUnused: Bool, level: BehaviorLevel = .selected, at location: CodeLocation
  ) -> Behavior {
    dropDisposed()
    // The number and the place go together, so both are taken at once.
    return state.withLock { state in
      let number = state.nextNumber
      let handle = Behavior(location: location, number: number, limit: limit) { [disposed] in disposed.add(number) }
      let behavior = StubBehavior(
        matcher: matcher, answers: answers, repetition: repetition, mayGoUnused: mayGoUnused || limit == 0,
        level: level, handle: handle)
      state.append(behavior, at: level)
      return handle
    }
  }

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
    for behavior in state.withLock({ $0.allSelected }) { behavior.handle?.dispose() }
    dropDisposed()
  }

  /// Makes all behaviors new again, as if none had answered yet.
  package func renew() {
    for behavior in state.withLock({ $0.all }) { behavior.handle?.renew() }
    state.withLock { $0.restoreUsedUp() }
  }

  /// Releases what has been disposed of, by the next use of the stub: a closure need not be safe to release on just any thread.
  func dropDisposed() {
    let released = state.withLock { state in disposed.takeAll().map { state.remove(number: $0) } }
    withExtendedLifetime(released) {}
  }

  /// The next behavior that answers, with an answer claimed; throws where that is one that the call cannot be given.
  func claim(
    _ search: inout BehaviorSearch, for input: Input, of stub: Stub<Input, Output>,
    canTake: (Behavior.Answer<Input, Output>) -> Bool
  ) throws -> StubBehavior<Input, Output>? {
    while let found = next(&search, matching: input) {
      guard let claim = try found.isConditional ? claim(found, for: input, of: stub, canTake) : found.behavior.claim()
      else { continue }
      if claim.isLast { state.withLock { $0.noteUsedUp(number: found.number) } }
      search.claimed = claim.number
      return found
    }
    return nil
  }

  private func claim(
    _ found: StubBehavior<Input, Output>, for input: Input, of stub: Stub<Input, Output>,
    _ canTake: (Behavior.Answer<Input, Output>) -> Bool
  ) throws -> Behavior.Claim? {
    var refused: Behavior.Answer<Input, Output>?
    let claim = found.behavior.claim { number in
      let answer = found.answer(number: number)
      if canTake(answer) { return true }
      refused = answer
      return false
    }
    // Who forwards all calls means those that can be forwarded. All else is meant for this call.
    if let refused, found.level == .selected || !refused.isForwarding {
      throw StubError.impossible(refused, to: input, of: found, by: stub.description)
    }
    return claim
  }

  private func next(_ search: inout BehaviorSearch, matching input: Input) -> StubBehavior<Input, Output>? {
    while true {
      if search.needsEntries { begin(&search) }
      if search.isIndexed, let found = nextIndexed(&search, matching: input) { return found }
      while !search.isIndexed, let entry = search.next() {
        let behavior = typed(entry)
        if behavior.matcher.matches(input) { return behavior }
      }
      if !search.advance() { return nil }
    }
  }

  private func begin(_ search: inout BehaviorSearch) {
    let released = state.withLock { state in
      defer { state.begin(&search, precedence) }
      return disposed.isEmpty ? [] : disposed.takeAll().map { state.remove(number: $0) }
    }
    withExtendedLifetime(released) {}
  }

  /// The next behavior by the hash of the input; stops indexing where it has none.
  private func nextIndexed(_ search: inout BehaviorSearch, matching input: Input) -> StubBehavior<Input, Output>? {
    let traits = valueTraits(of: Input.self)
    guard let hash = traits.hash(input) else {
      search.isIndexed = false
      return nil
    }
    let unknown = state.withLock { $0.unhashed }
    let hashes = unknown.map { traits.lastingHash(of: typed($0).matcher) }
    let last = state.withLock { $0.note(hashes, of: unknown) }
    while let next = state.withLock({ $0.behavior(after: search.number, upTo: last, hash: hash, precedence) }) {
      let behavior = typed(next)
      search.number = behavior.number
      if behavior.matcher.matches(input) { return behavior }
    }
    return nil
  }
}
