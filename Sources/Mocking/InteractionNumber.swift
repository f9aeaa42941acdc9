/// Numbers interactions across all mocks, so that their order can be told afterwards.
enum InteractionNumber {
  private static let last = Locked(0)

  /// The next number, counted from one.
  ///
  /// Taken under the lock of a mock, so that a mock's own numbers ascend.
  static func next() -> Int {
    last.withLock { last in
      last += 1
      return last
    }
  }
}
