extension InteractionRecording {
  /// All that was recorded, in order, whether it was expected or not.
  ///
  /// - Complexity: O(1).
  public var interactions: [Interaction] {
    if !mock.keepsInteractions { mock.reportThatNothingIsKept() }
    return storage.withLock { $0.interactions }
  }

  /// Returns how many of the recorded interactions a matcher accepts.
  ///
  /// - Parameter matcher: Which interactions.
  /// - Complexity: One evaluation of the matcher for each interaction. A value is found by its hash, if there is one, once
  ///   that has been asked for a few times.
  @_disfavoredOverload  // So that a literal is taken for the value that it is.
  public func count(of matcher: Matcher<Interaction>) -> Int {
    positions(of: matcher).count
  }

  /// Returns whether an interaction that a matcher accepts was recorded.
  ///
  /// - Parameter matcher: Which interactions.
  /// - Complexity: One evaluation of the matcher for each interaction, up to the first that it accepts.
  @_disfavoredOverload
  public func received(_ matcher: Matcher<Interaction>) -> Bool {
    if let value = matcher.constant, let found = mock.positions(of: matcher, equalTo: value) { return !found.isEmpty }
    return isPossible(matcher.misuse) && interactions.contains { matcher.matches($0) }
  }

  /// Returns the associated value of each recorded interaction of one case.
  ///
  /// ```swift
  /// #expect(mock.arguments(of: Call.fetch) == [3, 4])
  /// ```
  ///
  /// - Parameter enumCase: The case, written as the function that makes its values.
  /// - Complexity: One look by reflection at each interaction, and a second at those of the case.
  public func arguments<Argument>(of enumCase: (Argument) -> Interaction) -> [Argument] {
    guard isPossible(misuseOfHiddenCases(of: Interaction.self)) else { return [] }
    return interactions.compactMap { associatedValues(of: enumCase, in: $0) }
  }

  /// Returns the associated values of each recorded interaction of one case, as tuples without labels.
  ///
  /// ```swift
  /// for (user, completion) in mock.arguments(of: Call.save) { completion.value(true) }
  /// ```
  ///
  /// - Parameter enumCase: The case, written as the function that makes its values.
  /// - Complexity: One look by reflection at each interaction, and a second at those of the case.
  public func arguments<First, Second, each Other>(
    of enumCase: (First, Second, repeat each Other) -> Interaction
  ) -> [(First, Second, repeat each Other)] {
    guard isPossible(misuseOfHiddenCases(of: Interaction.self)) else { return [] }
    return interactions.compactMap { associatedValues(of: enumCase, in: $0) }
  }
}

// MARK: - By value

extension InteractionRecording where Interaction: Equatable {
  /// Returns how many times an interaction was recorded.
  ///
  /// - Parameter interaction: What to count.
  /// - Complexity: One comparison with each interaction.
  public func count(of interaction: Interaction) -> Int {
    count(of: equals(interaction))
  }

  /// Returns whether an interaction was recorded.
  ///
  /// - Parameter interaction: What to look for.
  /// - Complexity: One comparison with each interaction, up to the first that is equal.
  public func received(_ interaction: Interaction) -> Bool {
    received(equals(interaction))
  }
}

// MARK: - Finding

extension InteractionRecording {
  /// The positions of the recorded interactions that a matcher accepts.
  func positions(of matcher: Matcher<Interaction>) -> [Int] {
    if let value = matcher.constant, let found = mock.positions(of: matcher, equalTo: value) { return found }
    guard isPossible(matcher.misuse) else { return [] }
    let interactions = mock.interactions
    return interactions.indices.filter { matcher.matches(interactions[$0]) }
  }
}

extension Mock {
  /// Fails the test because the mock was told not to keep what it is asked for now.
  ///
  /// - Parameter location: Where it was asked; nil for the place where it was made, which is where to change it.
  func reportThatNothingIsKept(at location: CodeLocation? = nil) {
    let message = "\(name) keeps no interactions, so it cannot be asked for them: it was made so."
    report(message, at: location ?? creation)
  }

  /// The positions of the recorded interactions that are equal to a value, found by its hash; nil if that does not pay.
  func positions(of matcher: Matcher<Interaction>, equalTo value: Interaction) -> [Int]? {
    var (era, unknown) = (0, ArraySlice<Interaction>())
    let positions = storage.withLock { state in
      let positions = state.core.ledger.beginSearch()
      if let positions { (era, unknown) = (state.core.ledger.era, state.interactions[positions]) }
      return positions
    }
    guard let positions, let hash = hasher.hash(value) else { return nil }
    let hashes = unknown.map(hasher.lastingHash)
    var all: [Interaction] = []
    let found = storage.withLock { state in
      all = state.interactions
      return state.core.ledger.endSearch(for: hash, noting: hashes, of: positions, era: era)
    }
    return found.map { $0.filter { matcher.matches(all[$0]) } }
  }
}
