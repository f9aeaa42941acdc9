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
    let (old, woken) = storage.withLock { state in
      (state.clear(expectations: expectations, interactions: interactions), state.core.wokenWaiters())
    }
    // What was forgotten is released here, outside the lock: a `deinit` of the user's may run.
    for expectation in old.ledger.expectations {
      guard let answers = answers(of: expectation) else { continue }
      if expectations { answers.removeAll() } else { answers.renew() }
    }
    Waiters.wake(woken)
  }
}
