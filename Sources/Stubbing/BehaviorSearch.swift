/// Goes through the behaviors of a stub that match an input, in the order in which they were set up.
///
/// A few are asked one after the other. Many are found by an index, where they compare with a value; the rest are asked, each
/// in its turn. Runs matchers, which are a user's code: never under a lock.
struct BehaviorSearch<Input, Output> {
  private let list: BehaviorList<Input, Output>
  private let input: Input
  private var position = 0
  /// Where an index is used, the numbers of those that match by value, and of those to ask.
  private var equal: ArraySlice<Int> = []
  private var opaque: ArraySlice<Int> = []
  private let isIndexed: Bool

  init(_ list: BehaviorList<Input, Output>, for input: Input, index: ValueIndex<Input>?) {
    self.list = list
    self.input = input
    isIndexed = index != nil
    if let index {
      equal = index.numbers(equalTo: input)
      opaque = index.opaque[...]
    }
  }

  /// The next behavior that matches.
  mutating func next() -> StubBehavior<Input, Output>? {
    isIndexed ? nextByIndex() : nextByAsking()
  }

  private mutating func nextByAsking() -> StubBehavior<Input, Output>? {
    while position < list.count {
      let behavior = list[position]
      position += 1
      if let behavior, behavior.matcher.matches(input) { return behavior }
    }
    return nil
  }

  private mutating func nextByIndex() -> StubBehavior<Input, Output>? {
    while true {
      let isEqual: Bool
      switch (equal.first, opaque.first) {
      case (nil, nil): return nil
      case (let number?, let other?): isEqual = number < other
      case (_, let other): isEqual = other == nil
      }
      guard let number = isEqual ? equal.popFirst() : opaque.popFirst() else { return nil }
      guard let behavior = behavior(number) else { continue }
      if isEqual || behavior.matcher.matches(input) { return behavior }
    }
  }

  /// The behavior with a number; nil if it was removed since it was indexed.
  private func behavior(_ number: Int) -> StubBehavior<Input, Output>? {
    let position = list.position(of: number)
    guard position < list.count, let behavior = list[position], behavior.handle.number == number else { return nil }
    return behavior
  }
}
