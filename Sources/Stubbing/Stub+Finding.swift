// How an invocation finds its behavior: a few are asked one after the other, many are found by their values.

extension Stub {
  /// The first behavior behind the one with a number whose matcher accepts an input.
  ///
  /// Runs matchers, which are a user's code: never under a lock.
  ///
  /// - Parameters:
  ///   - number: What the behavior before it is called; −1 for the first of all.
  ///   - input: What to match.
  func behavior(after number: Int, matching input: Input) -> StubBehavior<Input, Output>? {
    var hasher: ValueHasher<Input>?
    var unknown: [AnyStubBehavior] = []
    let list = state.withLock { $0.look(orHashWith: &hasher, after: &unknown) }
    guard let hasher, let hash = hasher.hash(input) else { return behavior(in: list, after: number, matching: input) }
    let last = unknown.count == 0 ? list.lastNumber : add(unknown, hashedBy: hasher)
    var number = number
    while let next = state.withLock({ $0.behavior(after: number, upTo: last, hash: hash) }) {
      let behavior = ofThisStub(next)
      if behavior.matcher.matches(input) { return behavior }
      number = behavior.number
    }
    return nil
  }

  /// Hashes behaviors and puts them into the index.
  ///
  /// - Returns: What the last behavior is called that is there by then.
  private func add(_ unknown: [AnyStubBehavior], hashedBy hasher: ValueHasher<Input>) -> Int {
    let hashes = unknown.map { hasher.lastingHash(of: ofThisStub($0).matcher) }
    return state.withLock { $0.note(hashes, of: unknown) }
  }

  /// Asks behaviors one after the other.
  private func behavior(
    in list: BehaviorList, after number: Int, matching input: Input
  ) -> StubBehavior<Input, Output>? {
    var number = number
    while let next = list.first(after: number) {
      let behavior = ofThisStub(next)
      if behavior.matcher.matches(input) { return behavior }
      number = behavior.number
    }
    return nil
  }

  /// A behavior with its types: nothing but behaviors of this stub is in its state.
  func ofThisStub(_ behavior: AnyStubBehavior) -> StubBehavior<Input, Output> {
    behavior as! StubBehavior<Input, Output>
  }
}
