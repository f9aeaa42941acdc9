import Stubbing
import Testing

/// An index gives what a look at all numbers gives, whatever was added and removed before.
@Suite struct HashIndexTests {
  /// What the index should know, told in the plainest way.
  private struct Model {
    var entries: [(number: Int, hash: Int?)] = []

    func candidates(_ hash: Int) -> [Int] {
      entries.filter { $0.hash == nil || $0.hash == hash }.map(\.number)
    }

    func next(after number: Int?, hash: Int, _ precedence: Precedence) -> Int? {
      let candidates = candidates(hash)
      switch precedence {
      case .earliest: return candidates.first { number == nil || $0 > number! }
      case .latest: return candidates.last { number == nil || $0 < number! }
      }
    }
  }

  /// Hashes between which many numbers are equal, and some that are numbers themselves, or look like places.
  private let hashes: [Int?] = [nil, nil, 0, 1, -1, 7, .min, .max]

  @Test(arguments: 1...60 as ClosedRange<UInt64>) func agreesWithAScan(seed: UInt64) throws {
    var random = Numbers(state: seed)
    var (index, model) = (HashIndex(), Model())
    var last = -1
    // A script adds much, or removes much, so that lists grow large and empty again.
    let additions = Int.random(in: 3..<8, using: &random)
    for step in 0..<300 {
      if Int.random(in: 0..<10, using: &random) < additions {
        last += Int.random(in: 1...3, using: &random)
        let hash = try #require(hashes.randomElement(using: &random))
        index.append(last, hash: hash)
        model.entries.append((last, hash))
      } else if let place = place(in: model, using: &random) {
        let entry = model.entries.remove(at: place)
        index.remove(entry.number, hash: entry.hash)
        // Removing what is not there changes nothing.
        if step % 3 == 0 { index.remove(entry.number, hash: entry.hash) }
      }
      // A macro for each comparison would take most of the time.
      let differences = differences(index, model, last, using: &random)
      #expect(differences == [] && index.lastNumber == last, "step \(step)")
    }
  }

  /// What to remove: something at random, or at one of the ends.
  private func place(in model: Model, using random: inout Numbers) -> Int? {
    guard !model.entries.isEmpty else { return nil }
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return 0
    case 1: return model.entries.count - 1
    default: return Int.random(in: model.entries.indices, using: &random)
    }
  }

  private func differences(
    _ index: HashIndex, _ model: Model, _ last: Int, using random: inout Numbers
  ) -> [String] {
    var differences: [String] = []
    for hash in [0, 1, -1, 7, 8, .min, .max] {
      if index.candidates(forHash: hash) != model.candidates(hash) { differences.append("hash \(hash)") }
      for start in [nil, Int.random(in: -1...last + 2, using: &random)] {
        for precedence in [Precedence.earliest, .latest]
        where index.next(after: start, hash: hash, precedence) != model.next(after: start, hash: hash, precedence) {
          differences.append("hash \(hash), after \(start as Any), \(precedence)")
        }
      }
    }
    return differences
  }

  @Test func whatIsAddedAfterAllWasRemovedIsFound() {
    var index = HashIndex()
    for hash in [nil, 5] as [Int?] {
      for number in [1, 2] { index.append(index.lastNumber + number, hash: hash) }
    }
    for number in index.candidates(forHash: 5) { index.remove(number, hash: number < 3 ? nil : 5) }
    index.append(100, hash: nil)
    index.append(101, hash: 5)
    #expect(index.candidates(forHash: 5) == [100, 101])
  }

  @Test func numbersInARowAreAddedFromTheFirstThatIsNew() {
    var index = HashIndex()
    index.append(0..<3, hashes: [1, nil, 2])
    index.append(1..<5, hashes: [9, 9, 1, 1])
    #expect(index.candidates(forHash: 1) == [0, 1, 3, 4])
    #expect(index.candidates(forHash: 9) == [1])
  }
}
