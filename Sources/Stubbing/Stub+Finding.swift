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
    let list = state.withLock { $0.look(orHashWith: &hasher) }
    guard let hasher, let hash = hasher.hash(input) else { return behavior(in: list, after: number, matching: input) }
    var sole: AnyStubBehavior?
    if state.withLock({ $0.isDecided(byHash: hash, behavior: &sole) }) {
      guard let sole, sole.number > number else { return nil }
      let behavior = ofThisStub(sole)
      return behavior.matcher.matches(input) ? behavior : nil
    }
    return behavior(among: candidates(hash: hash, by: hasher), after: number, matching: input)
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

  /// Asks those behaviors that an index has left, in the order in which they were set up.
  private func behavior(
    among candidates: BehaviorCandidates, after number: Int, matching input: Input
  ) -> StubBehavior<Input, Output>? {
    var (equal, opaque) = (candidates.equal, candidates.opaque[...])
    while true {
      let next: Int
      switch (equal.first, opaque.first) {
      case (nil, nil): return nil
      case (let one?, let other?): next = min(one, other)
      case (let one, let other): next = one ?? other ?? -1
      }
      if equal.first == next { equal = equal.dropFirst() } else { opaque = opaque.dropFirst() }
      guard next > number, let behavior = candidates.list[number: next].map(ofThisStub) else { continue }
      if behavior.matcher.matches(input) { return behavior }
    }
  }

  /// The behaviors to ask about an input with a hash, after those have been hashed that were not yet.
  ///
  /// Only once: what is set up while they are hashed is asked.
  private func candidates(hash: Int, by hasher: ValueHasher<Input>) -> BehaviorCandidates {
    var unknown: [AnyStubBehavior] = []
    let candidates = state.withLock { $0.candidates(hash: hash, orHash: &unknown) }
    if unknown.isEmpty { return candidates }
    let hashes = unknown.map { hasher.lastingHash(of: ofThisStub($0).matcher) }
    return state.withLock { state in
      state.note(hashes, of: unknown)
      return state.candidates(hash: hash, orHash: &unknown)
    }
  }

  /// A behavior with its types: nothing but behaviors of this stub is in its state.
  func ofThisStub(_ behavior: AnyStubBehavior) -> StubBehavior<Input, Output> {
    behavior as! StubBehavior<Input, Output>
  }
}
