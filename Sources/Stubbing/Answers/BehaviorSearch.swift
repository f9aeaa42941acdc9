/// How far a call has come in asking behaviors; not generic, so that a debug build takes little time for it.
struct BehaviorSearch {
  /// Whether the behaviors of the expectation that the call was counted for have all been asked.
  var isPastExpected = false
  /// How often the behavior that was claimed last had answered before.
  var claimed = 0
  private(set) var level = BehaviorLevel.selected
  /// Whether behaviors are found by the hash of the input.
  var isIndexed = false
  /// The number of the behavior that was found last, by hash.
  var number: Int?

  /// Whether the behaviors of the level have to be looked up first.
  private(set) var needsEntries = true
  /// The levels behind this one at which anything is set up.
  var others: [BehaviorLevel] = []
  private var entries: [AnyStubBehavior] = []
  private var position = 0
  private var step = 1

  /// Takes the behaviors of a level to ask, as they are now.
  mutating func begin(
    _ entries: [AnyStubBehavior], _ emptyEnds: (front: Int, back: Int), _ precedence: Precedence, isIndexed: Bool
  ) {
    needsEntries = false
    self.isIndexed = isIndexed
    number = nil
    self.entries = entries
    switch precedence {
    case .earliest: (position, step) = (emptyEnds.front, 1)
    case .latest: (position, step) = (entries.count - 1 - emptyEnds.back, -1)
    }
  }

  mutating func next() -> AnyStubBehavior? {
    while position >= 0 && position < entries.count {
      let entry = entries[position]
      position += step
      if entry.handle != nil { return entry }
    }
    return nil
  }

  /// Goes on with the next level at which anything was set up; false where there is none.
  mutating func advance() -> Bool {
    guard !others.isEmpty else { return false }
    (level, needsEntries) = (others.removeFirst(), true)
    return true
  }
}
