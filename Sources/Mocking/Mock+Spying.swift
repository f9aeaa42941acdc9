extension InteractionRecording {
  /// All that was recorded, in order, whether it was expected or not.
  ///
  /// - Complexity: O(1).
  public var interactions: [Interaction] {
    mock.checkThatInteractionsAreKept()
    return storage.withLock { $0.ledger.interactions }
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
    if let value = matcher.constant, let found = mock.positions(ofValue: value) { return !found.isEmpty }
    return interactions.contains { matcher.matches($0) }
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
    interactions.compactMap { associatedValues(of: enumCase, in: $0) }
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
    interactions.compactMap { associatedValues(of: enumCase, in: $0) }
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
  func positions(of matcher: Matcher<Interaction>) -> ArraySlice<Int> {
    if let value = matcher.constant, let found = mock.positions(ofValue: value) { return found }
    let interactions = mock.interactions
    return interactions.indices.filter { matcher.matches(interactions[$0]) }[...]
  }
}

extension Mock {
  /// Fails the test if the mock was told not to keep what it is asked for now.
  func checkThatInteractionsAreKept(at location: CodeLocation = CodeLocation()) {
    if keepsInteractions { return }
    report("\(name) keeps no interactions, so it cannot be asked for them: it was made so.", at: location)
  }

  /// The positions of the recorded interactions that are equal to a value, found by its hash; nil if that does not pay.
  func positions(ofValue value: Interaction) -> ArraySlice<Int>? {
    let loan = storage.withLock { state in
      state.ledger.takeInteractionIndex().map { (index: $0, all: state.ledger.interactions, era: state.ledger.era) }
    }
    guard let (index, all, era) = loan else { return nil }
    if index.isAvailable {
      for number in index.count..<max(index.count, all.count) { index.append(all[number], number: number) }
    }
    // Another thread may have brought the index further than this one has seen.
    let found = index.numbers(equalTo: value).prefix { $0 < all.count }
    let isAvailable = index.isAvailable
    storage.withLock { $0.ledger.giveBackInteractions(index, era: era) }
    return isAvailable ? found : nil
  }
}
