/// Where an index is kept under a lock, for those who use it outside the lock.
///
/// An index that is up to date is lent to many, who only read it. One that is not is lent to one alone, who adds to it; if
/// others are reading it meanwhile, to be added to is a copy. Who has borrowed an index gives it back under the lock.
package struct IndexShelf<Value> {
  /// The index that is on the shelf; not to be looked into outside the lock.
  package private(set) var index: ValueIndex<Value>?
  /// How many are reading it.
  private var readers = 0

  package init() {}

  /// Lends an index.
  ///
  /// - Parameter isCurrent: Whether the one on the shelf is up to date.
  package mutating func lend(isCurrent: Bool) -> ValueIndex<Value> {
    guard let index else { return ValueIndex() }
    if isCurrent {
      readers += 1
      return index
    }
    if readers > 0 { return index.copy() }
    self.index = nil
    return index
  }

  /// Takes an index back, or in place of an older one.
  package mutating func giveBack(_ loan: ValueIndex<Value>) {
    if let index, index === loan {
      readers -= 1
    } else if index.map({ $0.lastNumber < loan.lastNumber }) ?? true {
      // Whoever still reads the older one keeps it, and nobody adds to that any more.
      (index, readers) = (loan, 0)
    }
  }

  /// Throws the index away.
  package mutating func clear() {
    (index, readers) = (nil, 0)
  }
}
