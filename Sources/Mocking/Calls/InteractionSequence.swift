extension Mock {
  /// All that was recorded, in order, whether it was expected or not.
  ///
  /// - Complexity: O(1).
  public var interactions: [Interaction] {
    _ = isKeeping(at: creation)
    return storage.withLock { $0.interactions }
  }

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

/// The interactions of a mock, past and future; see ``Mock/allInteractions``.
public struct InteractionSequence<Interaction>: AsyncSequence {
  /// What the sequence consists of.
  public typealias Element = Interaction

  let mock: Mock<Interaction>

  /// Returns an iterator that begins with the first interaction.
  public func makeAsyncIterator() -> Iterator {
    _ = mock.isKeeping(at: mock.creation)
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
