/// Finds, by a hash, which of many matchers accept a value.
///
/// Matchers that compare with a constant by `==` are found in a table, if the values are `Hashable`; the others have to be
/// asked. The answer is the same as that of asking all, as long as equal values have equal hashes.
///
/// Hashing runs a user's code, so an index is never used under a lock. Whoever has to add to it takes it out of what the lock
/// protects, if nobody else holds it, and puts it back; whoever only reads it shares it.
package final class ValueIndex<Value> {
  private let table: ValueTable<Value>?
  /// The numbers of matchers that have to be asked, in ascending order.
  package private(set) var opaque: [Int] = []
  /// How many matchers were added, whatever became of them.
  package private(set) var count = 0
  /// The number of the matcher that was added last.
  package private(set) var lastNumber = -1

  package init() {
    table = makeValueTable()
  }

  private init(copying other: ValueIndex) {
    table = other.table?.copy()
    opaque = other.opaque
    count = other.count
    lastNumber = other.lastNumber
  }

  /// A copy, for who cannot have the index alone.
  package func copy() -> ValueIndex { ValueIndex(copying: self) }

  /// Whether values can be found at all: whether they are `Hashable`.
  package var isAvailable: Bool { table != nil }

  /// Adds a matcher.
  ///
  /// - Parameters:
  ///   - matcher: The matcher.
  ///   - number: What it is called; greater than that of those before.
  package func append(_ matcher: Matcher<Value>, number: Int) {
    count += 1
    lastNumber = number
    if let table, let constant = matcher.constant { table.insert(number, for: constant) } else { opaque.append(number) }
  }

  /// Adds a value, as a matcher would be added that compares with it.
  package func append(_ value: Value, number: Int) {
    count += 1
    lastNumber = number
    table?.insert(number, for: value)
  }

  /// Takes a matcher out.
  package func remove(_ matcher: Matcher<Value>, number: Int) {
    if let table, let constant = matcher.constant { return table.remove(number, for: constant) }
    if let index = opaque.firstIndex(of: number) { opaque.remove(at: index) }
  }

  /// The numbers of the matchers that compare with a value and accept it, in ascending order.
  package func numbers(equalTo value: Value) -> ArraySlice<Int> {
    table?.numbers(for: value) ?? []
  }
}

/// Numbers by value, for a type of values that is only known to be `Hashable` at run time.
class ValueTable<Value> {
  func numbers(for value: Value) -> ArraySlice<Int> { [] }
  func insert(_ number: Int, for value: Value) {}
  func remove(_ number: Int, for value: Value) {}
  func copy() -> ValueTable<Value> { self }
}

private final class HashedValueTable<Value: Hashable>: ValueTable<Value> {
  /// A list of numbers, nearly always of one.
  enum Numbers {
    case one(Int)
    case several(ArraySlice<Int>)
  }

  private var entries: [Value: Numbers]

  init(entries: [Value: Numbers] = [:]) {
    self.entries = entries
  }

  override func numbers(for value: Value) -> ArraySlice<Int> {
    switch entries[value] {
    case .one(let number): [number]
    case .several(let numbers): numbers
    case nil: []
    }
  }

  override func insert(_ number: Int, for value: Value) {
    switch entries[value] {
    case nil: entries[value] = .one(number)
    case .one(let other): entries[value] = .several([other, number])
    case .several(var numbers):
      entries[value] = .one(number)  // so that the list is not copied
      numbers.append(number)
      entries[value] = .several(numbers)
    }
  }

  override func remove(_ number: Int, for value: Value) {
    switch entries[value] {
    case .one(number): entries[value] = nil
    case .several(var numbers):
      entries[value] = .one(number)  // so that the list is not copied
      // Mostly the first: what was set up first is used up first.
      if numbers.first == number { numbers.removeFirst() } else { numbers.removeAll { $0 == number } }
      entries[value] = numbers.isEmpty ? nil : .several(numbers)
    case .one, nil: break
    }
  }

  override func copy() -> ValueTable<Value> { HashedValueTable(entries: entries) }
}

/// Makes a table for a type of values; nil if they are not `Hashable`.
private func makeValueTable<Value>() -> ValueTable<Value>? {
  func make<Key: Hashable>(_: Key.Type) -> AnyObject { HashedValueTable<Key>() }
  guard let type = Value.self as? any Hashable.Type else { return nil }
  return make(type) as? ValueTable<Value>
}
