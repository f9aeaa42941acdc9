/// Decides which interactions are counted for which expectations, in a mode of a mock; a pure value that knows numbers.
protocol Matching {
  /// How many expectations there are, withdrawn ones included.
  var expectationCount: Int { get }

  /// The expectations that an interaction could be counted for next, in ascending order but for a nice and ordered mock,
  /// where the first that matches takes the interaction.
  var candidates: [Int] { get }

  /// The one expectation that can be met next where nothing is open to doubt; −1 if there is none, or more than one.
  var soleCandidate: Int { get }

  /// Whether every expectation has been met often enough.
  var isFulfilled: Bool { get }

  func count(of index: Int) -> Int

  /// How often an expectation has been met, if that is not often enough; nil if it is.
  func insufficientCount(of index: Int) -> Int?

  mutating func append(_ range: CountRange)

  /// Withdraws an expectation: it need not be met, and is met no more.
  mutating func withdraw(_ index: Int)

  /// Counts an interaction for one of the expectations that it matches, if it fits; otherwise changes nothing.
  ///
  /// - Parameter matching: The expectations, without duplicates, the first to be asked at the front.
  /// - Returns: The expectation that it is counted for.
  mutating func count(_ number: Int, matching: [Int]) -> Int?

  /// Counts an interaction that the ``soleCandidate`` matches, and returns the one from then on.
  mutating func countForSole() -> Int
}

extension Matching {
  var soleCandidate: Int { -1 }

  mutating func countForSole() -> Int { -1 }

  /// The expectations that have not been met often enough, with the count each has been met.
  var unfulfilled: [(index: Int, count: Int)] {
    (0..<expectationCount).compactMap { index in insufficientCount(of: index).map { (index, $0) } }
  }

  // What comes in order and is open is at the end, where the search begins.
  var isFulfilled: Bool { (0..<expectationCount).last { insufficientCount(of: $0) != nil } == nil }
}
