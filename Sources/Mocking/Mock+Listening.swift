extension InteractionRecording {
  /// All interactions, those recorded already and those to come, as an asynchronous sequence.
  ///
  /// ```swift
  /// for await call in mock.allInteractions {
  ///   if call == .finish { break }
  /// }
  /// ```
  ///
  /// The sequence ends only when its task is cancelled. When interactions are forgotten it goes on with the next one.
  public var allInteractions: InteractionSequence<Interaction> { InteractionSequence(mock: mock) }

  /// Waits until something has been recorded behind a position, or the signal is fired.
  func waitForRecord(behind position: Int, era: Int, signal: TaskSignal, isolation: isolated (any Actor)?) async {
    let ticket = storage.withLock { state -> Int? in
      let hasMore = state.core.ledger.era != era || state.interactions.count > position
      return hasMore ? nil : state.core.listeners.add(Waiter { signal.fire() })
    }
    guard let ticket else { return }
    defer { storage.withLock { $0.core.listeners.remove(ticket) } }
    await signal.wait(isolation: isolation)
  }
}

/// The interactions of a mock, past and future; see ``InteractionRecording/allInteractions``.
public struct InteractionSequence<Interaction>: AsyncSequence {
  /// What the sequence consists of.
  public typealias Element = Interaction

  let mock: Mock<Interaction>

  /// Returns an iterator that begins with the first interaction.
  public func makeAsyncIterator() -> Iterator {
    if !mock.keepsInteractions { mock.reportThatNothingIsKept() }
    return Iterator(mock: mock)
  }

  /// Goes through the interactions of a mock.
  public struct Iterator: AsyncIteratorProtocol {
    private let mock: Mock<Interaction>
    private var position = 0
    private var era = 0

    init(mock: Mock<Interaction>) {
      self.mock = mock
      era = mock.storage.withLock { $0.core.ledger.era }
    }

    /// Returns the next interaction, waiting for it if need be.
    ///
    /// - Returns: The interaction; `nil` once the task is cancelled.
    public mutating func next() async -> Interaction? {
      await next(isolation: nil)
    }

    /// Returns the next interaction, waiting for it if need be.
    ///
    /// - Parameter actor: The actor to stay on.
    /// - Returns: The interaction; `nil` once the task is cancelled.
    public mutating func next(isolation actor: isolated (any Actor)?) async -> Interaction? {
      while !Task.isCancelled && mock.keepsInteractions {
        if let interaction = takeNext() { return interaction }
        await mock.waitForRecord(behind: position, era: era, signal: TaskSignal(), isolation: actor)
      }
      return nil
    }

    private mutating func takeNext() -> Interaction? {
      let (now, next) = mock.storage.withLock { [position, era] state in
        (state.core.ledger.era, state.interactions(from: position, of: era).first)
      }
      if now != era { (era, position) = (now, 0) }
      if next != nil { position += 1 }
      return next
    }
  }
}

extension InteractionSequence: Sendable where Interaction: Sendable {}

// MARK: - Waiting for one

extension InteractionRecording {
  /// Waits for an interaction that a matcher accepts.
  ///
  /// Returns as soon as there is one, past or future, and at once when the task is cancelled.
  ///
  /// - Parameters:
  ///   - matcher: Which interactions.
  ///   - delay: How long to wait at the most; less than nothing is as good as nothing.
  ///   - isolation: The actor to stay on; that of the caller.
  /// - Returns: Whether it was recorded in time.
  /// - Complexity: One evaluation of the matcher for each interaction, up to the first that it accepts.
  @_disfavoredOverload  // So that a literal is taken for the value that it is.
  public func received(
    _ matcher: Matcher<Interaction>, within delay: Duration, isolation: isolated (any Actor)? = #isolation
  ) async -> Bool {
    if !mock.keepsInteractions { mock.reportThatNothingIsKept() }
    let isOver = Locked(!mock.keepsInteractions)
    let current = Locked<TaskSignal?>(nil)
    let timer = Task {
      try? await Task.sleep(for: delay)
      isOver.withLock { $0 = true }
      current.withLock { $0 }?.fire()
    }
    defer { timer.cancel() }
    var (position, era) = (0, storage.withLock { $0.core.ledger.era })
    while true {
      let (now, latest) = storage.withLock { [position, era] state in
        (state.core.ledger.era, Array(state.interactions(from: position, of: era)))
      }
      if now != era { (position, era) = (0, now) }
      if latest.contains(where: { matcher.matches($0) }) { return true }
      position += latest.count
      let signal = TaskSignal()
      current.withLock { $0 = signal }
      if Task.isCancelled || isOver.withLock({ $0 }) { return false }
      await waitForRecord(behind: position, era: era, signal: signal, isolation: isolation)
    }
  }
}

extension InteractionRecording where Interaction: Equatable {
  /// Waits for an interaction.
  ///
  /// Returns as soon as it has been recorded, and at once when the task is cancelled.
  ///
  /// - Parameters:
  ///   - interaction: What to wait for.
  ///   - delay: How long to wait at the most; less than nothing is as good as nothing.
  ///   - isolation: The actor to stay on; that of the caller.
  /// - Returns: Whether it was recorded in time.
  public func received(
    _ interaction: Interaction, within delay: Duration, isolation: isolated (any Actor)? = #isolation
  ) async -> Bool {
    await received(equals(interaction), within: delay, isolation: isolation)
  }
}
