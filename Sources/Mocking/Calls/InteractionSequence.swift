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
}

/// The interactions of a mock, past and future; see ``Mock/allInteractions``.
public struct InteractionSequence<Interaction>: AsyncSequence {
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
      era = mock.era
    }

    /// Returns the next interaction, waiting for it if need be; `nil` once the task is cancelled.
    public mutating func next() async -> Interaction? { await next(isolation: nil) }

    /// Returns the next interaction, waiting for it on an actor if need be; `nil` once the task is cancelled.
    public mutating func next(isolation actor: isolated (any Actor)?) async -> Interaction? {
      while !Task.isCancelled && mock.keepsInteractions {
        if let interaction = takeNext() { return interaction }
        let signal = TaskSignal()
        let ticket = mock.addListener(signal)
        defer { mock.removeListener(ticket) }
        // Asked once more, since what came before the listener did not wake it.
        if let interaction = takeNext() { return interaction }
        await signal.wait(isolation: actor)
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
