/// What the matchers of a mock have said of one interaction so far.
///
/// Matchers are a user's code, so they are asked between two looks at the ledger and not during one. What they said is
/// kept here, so that each is asked at most once about an interaction however often the ledger changes meanwhile.
final class Verdicts {
  /// The generation of the expectations that the verdicts are about.
  fileprivate(set) var generation = 0
  /// How many rejections have been asked, and the first that matched.
  fileprivate(set) var rejectionsAsked = 0
  fileprivate(set) var rejection: Int?
  /// How many expectations have been asked, where all of them are, and those that matched.
  fileprivate(set) var expectationsAsked = 0
  fileprivate(set) var matching: [Int] = []
  /// The hash of the interaction, and those of the expectations from a position on, where expectations are found by theirs.
  fileprivate(set) var hash: Int?
  fileprivate(set) var hashes: (of: Range<Int>, values: [Int?]) = (0..<0, [])
  /// The expectation that was asked before anything else, and what it said.
  private var sole: (expectation: AnyExpectation, verdict: Bool)?
  /// The verdicts of single expectations, where only some are asked.
  private var first: (index: Int, verdict: Bool)?
  private var others: [Int: Bool] = [:]

  init() {}

  /// Begins with what an expectation has said already.
  init(_ verdict: Bool, of expectation: AnyExpectation) {
    sole = (expectation, verdict)
  }

  /// Begins with the hash of the interaction.
  init(hash: Int?) {
    self.hash = hash
  }

  /// What a single expectation has said; nil if it has not been asked.
  func verdict(of index: Int, _ expectation: AnyExpectation) -> Bool? {
    if let sole, sole.expectation === expectation { return sole.verdict }
    if let first, first.index == index { return first.verdict }
    return others.isEmpty ? nil : others[index]
  }

  /// Forgets what was said of expectations by their index; they are other ones now.
  fileprivate func startOver(generation: Int) {
    self.generation = generation
    (rejectionsAsked, rejection) = (0, nil)
    (expectationsAsked, matching) = (0, [])
    (hashes, first, others) = ((0..<0, []), nil, [:])
  }

  fileprivate func note(_ verdict: Bool, of index: Int) {
    if first == nil { first = (index, verdict) } else { others[index] = verdict }
  }
}

/// The matchers that have to look at an interaction before the ledger can decide.
enum Questions {
  /// All rejections from a position on.
  case rejections(ArraySlice<AnyExpectation>)
  /// All expectations from a position on.
  case expectations(ArraySlice<AnyExpectation>)
  /// For the hash of the interaction, and those of the expectations from a position on.
  case hash(ArraySlice<AnyExpectation>)
  /// Those expectations that an index has left, by their positions.
  case some([Int], of: [AnyExpectation])
  /// Expectations one by one, by their positions, or only up to the first that accepts.
  case candidates([Int], of: [AnyExpectation], upToFirst: Bool)
  /// The expectations are other ones than those asked so far.
  case startOver(generation: Int)

  /// Asks the matchers.
  ///
  /// Runs a user's code: never under a lock.
  func answer<Interaction>(
    for interaction: Interaction, hashingWith hasher: ValueHasher<Interaction>, into verdicts: Verdicts
  ) {
    switch self {
    case .rejections(let rejections):
      verdicts.rejectionsAsked = rejections.endIndex
      verdicts.rejection = rejections.indices.first { rejections[$0].accepts(interaction) }
    case .expectations(let expectations):
      verdicts.expectationsAsked = expectations.endIndex
      for index in expectations.indices where expectations[index].accepts(interaction) {
        verdicts.matching.append(index)
      }
    case .hash(let expectations):
      verdicts.hash = hasher.hash(interaction)
      let hashes = expectations.map { hasher.lastingHash(of: $0.of(Interaction.self).matcher) }
      verdicts.hashes = (expectations.indices, hashes)
    case .some(let asked, let expectations):
      verdicts.expectationsAsked = expectations.count
      verdicts.matching = self.positions(asked, of: expectations, accepting: interaction)
    case .candidates(let asked, let expectations, let upToFirst):
      for index in asked {
        let verdict = expectations[index].accepts(interaction)
        verdicts.note(verdict, of: index)
        if verdict && upToFirst { break }
      }
    case .startOver(let generation):
      verdicts.startOver(generation: generation)
    }
  }

  private func positions<Interaction>(
    _ positions: [Int], of expectations: [AnyExpectation], accepting interaction: Interaction
  ) -> [Int] {
    var accepting: [Int] = []
    // Nearly always a single one; a bare loop takes a fraction of `filter` in a debug build.
    var place = 0
    while place < positions.count {
      if expectations[positions[place]].accepts(interaction) { accepting.append(positions[place]) }
      place += 1
    }
    return accepting
  }
}
