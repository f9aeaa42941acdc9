/// What the matchers of a mock have said of one interaction so far.
///
/// Matchers are a user's code, so they run between two looks at the ledger and not during one. Their results are kept
/// here, so that each runs at most once for an interaction however often the ledger changes meanwhile.
final class MatchResults {
  /// The generation of the expectations that the results are about.
  private(set) var generation = 0
  /// How many rejections have been asked, and the first that matched.
  private(set) var rejectionsAsked = 0
  private(set) var rejection: Int?
  /// How many expectations have been asked, where all of them are, and those that matched.
  private(set) var expectationsAsked = 0
  private(set) var matching: [Int] = []
  /// The hash of the interaction, where matchers are found by that of their value.
  private(set) var hash: Int?
  /// The hashes that matchers are to be found by from now on.
  private(set) var rejectionHashes = MatcherHashes()
  private(set) var expectationHashes = MatcherHashes()
  /// Whether hashes of matchers have been asked for.
  private(set) var hasHashed = false
  /// The expectation that was asked before anything else, and what it said.
  private var sole: (expectation: AnyExpectation, matches: Bool)?
  /// The results of single expectations, where only some are asked.
  private var first: (index: Int, matches: Bool)?
  private var others: [Int: Bool] = [:]

  init() {}

  /// Begins with what an expectation has said already.
  init(_ matches: Bool, of expectation: AnyExpectation) {
    sole = (expectation, matches)
  }

  /// Begins with the hash of the interaction.
  init(hash: Int?) {
    self.hash = hash
  }

  /// What a single expectation has said; nil if it has not been asked.
  func result(of index: Int, _ expectation: AnyExpectation) -> Bool? {
    if let sole, sole.expectation === expectation { return sole.matches }
    if let first, first.index == index { return first.matches }
    return others.isEmpty ? nil : others[index]
  }
}

/// The hashes of matchers in a row; nil for one that has none.
struct MatcherHashes {
  var positions = 0..<0
  var values: [Int?] = []
}

/// What has to run before the ledger can decide what an interaction comes to.
enum MatchQuery {
  case rejections(MatcherSelection)
  case expectations(MatcherSelection)
  /// For the hash of the interaction, and those of the matchers.
  case hashes(rejections: ArraySlice<AnyExpectation>, expectations: ArraySlice<AnyExpectation>)
  /// Expectations one by one, by their positions, or only up to the first that matches.
  case candidates([Int], of: [AnyExpectation], upToFirst: Bool)
  /// The expectations are other ones than those asked so far.
  case startOver(generation: Int)
}

/// Some of a mock's matchers.
struct MatcherSelection {
  let all: [AnyExpectation]
  /// Where they are.
  let range: Range<Int>
  /// Which of those in the range, in ascending order; nil for each.
  var positions: [Int]?
  /// Those in the range that are not to be asked.
  var withdrawn: Set<Int> = []

  /// The positions of the matchers that accept an interaction, or only the first.
  fileprivate func matches<Interaction>(of interaction: Interaction, upToFirst: Bool = false) -> [Int] {
    var found: [Int] = []
    // Bare loops take a fraction of `filter` in a debug build, and need no list of what is in a range.
    guard let positions else {
      var position = range.lowerBound
      let mayBeWithdrawn = !withdrawn.isEmpty
      while position < range.upperBound, !upToFirst || found.isEmpty {
        let isAsked = !mayBeWithdrawn || !withdrawn.contains(position)
        if isAsked, all[position].accepts(interaction) { found.append(position) }
        position += 1
      }
      return found
    }
    var place = 0
    while place < positions.count, !upToFirst || found.isEmpty {
      let position = positions[place]
      let isAsked = withdrawn.isEmpty || !withdrawn.contains(position)
      if isAsked, all[position].accepts(interaction) { found.append(position) }
      place += 1
    }
    return found
  }
}

extension MatchResults {
  /// Runs what is asked for.
  ///
  /// Runs a user's code: never under a lock.
  func run<Interaction>(_ query: MatchQuery, for interaction: Interaction, traits: ValueTraits<Interaction>) {
    switch query {
    case .rejections(let selection):
      rejectionsAsked = selection.range.upperBound
      rejection = selection.matches(of: interaction, upToFirst: true).first
    case .expectations(let selection):
      expectationsAsked = selection.range.upperBound
      let matches = selection.matches(of: interaction)
      if matching.isEmpty { matching = matches } else { matching += matches }
    case .hashes(let rejections, let expectations):
      hasHashed = true
      hash = hash ?? traits.hash(interaction)
      rejectionHashes = Self.hashes(of: rejections, traits)
      expectationHashes = Self.hashes(of: expectations, traits)
    case .candidates(let asked, let expectations, let upToFirst):
      for index in asked {
        let matches = expectations[index].accepts(interaction)
        if first == nil { first = (index, matches) } else { others[index] = matches }
        if matches && upToFirst { break }
      }
    case .startOver(let generation): startOver(generation: generation)
    }
  }

  private static func hashes<Interaction>(
    of matchers: ArraySlice<AnyExpectation>, _ traits: ValueTraits<Interaction>
  ) -> MatcherHashes {
    if matchers.isEmpty { return MatcherHashes() }
    let values = matchers.map { traits.lastingHash(of: $0.of(Interaction.self).matcher) }
    return MatcherHashes(positions: matchers.indices, values: values)
  }

  /// Forgets what was said of matchers by their position; they are other ones now.
  private func startOver(generation: Int) {
    self.generation = generation
    (rejectionsAsked, rejection) = (0, nil)
    (expectationsAsked, matching) = (0, [])
    (rejectionHashes, expectationHashes) = (MatcherHashes(), MatcherHashes())
    (first, others, hasHashed) = (nil, [:], false)
  }
}
