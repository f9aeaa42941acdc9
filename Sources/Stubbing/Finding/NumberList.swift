/// Ascending numbers; one that is removed leaves its place until half of all are empty, so that removing many costs little.
struct NumberList {
  private var numbers: [Int]
  private var gaps = Gaps()

  init(_ numbers: [Int] = []) {
    self.numbers = numbers
  }

  var isEmpty: Bool { numbers.isEmpty }
  /// How many places are empty at the front and at the back.
  var emptyEnds: (front: Int, back: Int) {
    let last = numbers.count - 1
    return (gaps.firstFull(from: 0, .earliest), last - gaps.firstFull(from: last, .latest))
  }

  mutating func append(_ number: Int) { numbers.append(number) }

  /// Removes a number; returns the place that it leaves empty, and whether all such places have been taken out thereafter.
  @discardableResult
  mutating func remove(_ number: Int) -> (place: Int, isCompact: Bool)? {
    guard let place = place(of: number) else { return nil }
    gaps.insert(place)
    guard gaps.count > numbers.count / 2 else { return (place, false) }
    numbers = numbers.indices.filter { !gaps.contains($0) }.map { numbers[$0] }
    gaps = Gaps()
    return (place, true)
  }

  /// The place of a number that is there.
  func place(of number: Int) -> Int? {
    let place = firstPlace(from: number)
    return place < numbers.count && numbers[place] == number && !gaps.contains(place) ? place : nil
  }

  /// The place of the next number in the order of a precedence; the first for nil.
  func nextPlace(after number: Int?, _ precedence: Precedence) -> Int? {
    let start =
      switch precedence {
      case .earliest: number.map { firstPlace(from: $0 + 1) } ?? 0
      case .latest: (number.map { firstPlace(from: $0) } ?? numbers.count) - 1
      }
    let found = gaps.firstFull(from: start, precedence)
    return numbers.indices.contains(found) ? found : nil
  }

  func next(after number: Int?, _ precedence: Precedence) -> Int? {
    nextPlace(after: number, precedence).map { numbers[$0] }
  }

  /// The place of the first number that is no lower, removed or not.
  private func firstPlace(from number: Int) -> Int {
    // As long as nothing has been removed, the numbers of behaviors are places.
    if number >= 0 && number < numbers.count && numbers[number] == number { return number }
    return numbers.firstPosition { $0 >= number }
  }
}
