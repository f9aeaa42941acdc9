/// The expectations of one order, as ascending numbers, and how far they have been met.
struct OrderSequence {
  private struct Entry {
    let id: Int
    let range: CountRange
    let label: TieLabel
    var count = 0
    var hasLeft = false

    var isMet: Bool { count >= range.lower }
  }

  private var entries: [Entry] = []
  /// The last entry that has been met at all; 0 if none has.
  private var cursor = 0
  /// The first entry that has to be met more often, or the end.
  private var frontier = 0
  /// Whether entries have left, or start over, since the positions above were found.
  private var isOutdated = false

  /// Adds an expectation behind the others, unless it is the last one already.
  mutating func append(_ id: Int, range: CountRange, label: TieLabel) {
    update()
    if entries.last?.id == id { return }
    entries.append(Entry(id: id, range: range, label: label))
    advanceFrontier()
  }

  mutating func remove(_ id: Int) {
    guard let position = position(of: id) else { return }
    (entries[position].hasLeft, isOutdated) = (true, true)
  }

  /// Forgets how often an expectation has been met.
  mutating func restart(_ id: Int) {
    guard let position = position(of: id) else { return }
    (entries[position].count, isOutdated) = (0, true)
  }

  mutating func take(_ id: Int) {
    update()
    guard let position = position(of: id) else { return }
    entries[position].count += 1
    cursor = position
    advanceFrontier()
  }

  private mutating func update() {
    guard isOutdated else { return }
    isOutdated = false
    entries.removeAll(where: \.hasLeft)
    cursor = entries.lastIndex { $0.count > 0 } ?? 0
    frontier = 0
    advanceFrontier()
  }

  private mutating func advanceFrontier() {
    while frontier < entries.count, entries[frontier].isMet { frontier += 1 }
  }

  /// Why it is not an expectation's turn; nil if it is.
  ///
  /// - Complexity: O(log *n*), but linear after expectations have left or started over.
  mutating func violation(of id: Int) -> OrderViolation? {
    update()
    guard let position = position(of: id), position < cursor || position > frontier else { return nil }
    let label = entries[position].label
    if position < cursor { return OrderViolation(expectation: label, reason: .tooLate(after: entries[cursor].label)) }
    let missing = entries[frontier]
    return OrderViolation(
      expectation: label, reason: .tooEarly(before: missing.label, range: missing.range, count: missing.count))
  }

  private func position(of id: Int) -> Int? {
    let position = entries.firstPosition { $0.id >= id }
    return position < entries.count && entries[position].id == id ? position : nil
  }
}
