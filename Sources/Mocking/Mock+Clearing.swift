extension InteractionRecording {
  /// Forgets all expectations, rejections and interactions.
  public func reset() {
    clear(expectations: true, interactions: true)
  }

  /// Forgets what was recorded; expectations stay, and are to be met anew.
  public func clearInteractions() {
    clear(expectations: false, interactions: true)
  }

  /// Forgets expectations and rejections; what was recorded stays.
  public func clearExpectations() {
    clear(expectations: true, interactions: false)
  }

  private func clear(expectations: Bool, interactions: Bool) {
    let (old, woken) = storage.withLock { state in
      (state.clear(expectations: expectations, interactions: interactions), state.core.wokenWaiters())
    }
    // What was forgotten is released here, outside the lock: a `deinit` of the user's may run.
    withExtendedLifetime(old) {}
    Waiters.wake(woken)
  }
}
