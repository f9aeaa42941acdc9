/// What the matchers of a mock have said of one interaction so far.
///
/// Matchers are a user's code, so they run between two looks at the ledger and not during one. Their results are kept
/// here, so that each runs at most once for an interaction however often the ledger changes meanwhile.
final class MatchResults {
  private(set) var generation = 0
  /// How many rejections have been asked, and the first that matched.
  private(set) var rejectionsAsked = 0
  private(set) var rejection: Int?
  /// How many expectations have been asked, where all of them are, and those that matched.
  private(set) var expectationsAsked = 0
  private(set) var matching: [Int] = []
  /// The hash of the interaction, where matchers are found by that of their value.
  private(set) var hash: Int?
  /// The hashes that matchers are to be found by from now on, once they have been asked for.
  private(set) var matcherHashes: (rejections: MatcherHashes, expectations: MatcherHashes)?
  /// What single expectations have said, where only some are asked.
  private var verdicts: [(expectation: AnyExpectation, matches: Bool)] = []

  init(hash: Int? = nil) { self.hash = hash }

  /// Begins with what an expectation has said already.
  init(_ matches: Bool, of expectation: AnyExpectation) {
    verdicts = [(expectation, matches)]
  }

  /// What an expectation has said, given its place among the candidates; nil if it has not been asked.
  func verdict(of expectation: AnyExpectation, at place: Int) -> Bool? {
    if place < verdicts.count, verdicts[place].expectation === expectation { return verdicts[place].matches }
    return verdicts.first { $0.expectation === expectation }?.matches
  }
}

/// The hashes of matchers in a row; nil for one that has none.
typealias MatcherHashes = (positions: Range<Int>, values: [Int?])

/// What has to run before the ledger can decide what an interaction comes to.
enum MatchQuery {
  case rejections(MatcherSelection)
  case expectations(MatcherSelection)
  /// For the hash of the interaction, and those of the matchers.
  case hashes(rejections: ArraySlice<AnyExpectation>, expectations: ArraySlice<AnyExpectation>)
  /// Single expectations, or only up to the first that matches.
  case candidates([AnyExpectation], upToFirst: Bool)
  /// The expectations are other ones than those asked so far.
  case startOver(generation: Int)
}

extension MatchResults {
  /// Runs a user's code: never under a lock.
  func run<Interaction>(_ query: MatchQuery, for interaction: Interaction, traits: ValueTraits<Interaction>) {
    switch query {
    case .rejections(let selection):
      rejectionsAsked = selection.range.upperBound
      rejection = selection.matches(of: interaction, upToFirst: true).first
    case .expectations(let selection):
      expectationsAsked = selection.range.upperBound
      let found = selection.matches(of: interaction)
      matching = matching.isEmpty ? found : matching + found
    case .hashes(let rejections, let expectations):
      func hashes(of matchers: ArraySlice<AnyExpectation>) -> MatcherHashes {
        (matchers.indices, matchers.map { traits.lastingHash(of: $0.of(Interaction.self).matcher) })
      }
      hash = hash ?? traits.hash(interaction)
      matcherHashes = (hashes(of: rejections), hashes(of: expectations))
    case .candidates(let expectations, let upToFirst):
      for expectation in expectations {
        let matches = expectation.accepts(interaction)
        verdicts.append((expectation, matches))
        if matches && upToFirst { break }
      }
    case .startOver(let generation):
      // What was said of matchers by their positions is about other ones now.
      self.generation = generation
      (rejectionsAsked, rejection, expectationsAsked, matching, matcherHashes) = (0, nil, 0, [], nil)
    }
  }
}
