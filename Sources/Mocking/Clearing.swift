extension Mock {
  /// Forgets expectations, rejections and interactions.
  public func reset(file: StaticString = #filePath, line: UInt = #line) {
    clear(expectations: true, interactions: true)
  }

  /// Forgets what was recorded; expectations and rejections start anew.
  public func clearInteractions(file: StaticString = #filePath, line: UInt = #line) {
    clear(expectations: false, interactions: true)
  }

  /// Forgets expectations and rejections; what was recorded stays.
  public func clearExpectations(file: StaticString = #filePath, line: UInt = #line) {
    clear(expectations: true, interactions: false)
  }

  private func clear(expectations: Bool, interactions: Bool) {
    let (old, answers, woken) = storage.withLock { state in
      let old = state.clear(expectations: expectations, interactions: interactions)
      let answers = old.ledger.expectations.compactMap { $0.of(Interaction.self).answers }
      return (old, answers, state.core.wokenWaiters())
    }
    for answers in answers {
      if expectations { answers.removeAll() } else { answers.renew() }
    }
    // What was forgotten is released here, outside the lock: a `deinit` of the user's may run.
    withExtendedLifetime(old) {}
    Waiters.wake(woken)
  }
}
