/// What the matchers of a mock have said of one interaction so far.
///
/// Matchers are a user's code, so they are asked between two looks at the ledger and not during one. What they said is
/// kept here, so that each is asked at most once about an interaction however often the ledger changes meanwhile.
struct Verdicts<Interaction> {
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
  /// Whether only those expectations have been asked that an index has left.
  fileprivate(set) var isByIndex = false
  /// The expectation that was asked before anything else, and what it said.
  private var sole: (expectation: Expectation<Interaction>, verdict: Bool)?
  /// The verdicts of single expectations, where only some are asked.
  private var first: (index: Int, verdict: Bool)?
  private var others: [Int: Bool] = [:]

  init() {}

  /// Begins with what an expectation has said already.
  init(_ verdict: Bool, of expectation: Expectation<Interaction>) {
    sole = (expectation, verdict)
  }

  /// What a single expectation has said; nil if it has not been asked.
  func verdict(of index: Int, _ expectation: Expectation<Interaction>) -> Bool? {
    if let sole, sole.expectation === expectation { return sole.verdict }
    if let first, first.index == index { return first.verdict }
    return others.isEmpty ? nil : others[index]
  }

  /// Forgets what was said of expectations by their index; they are other ones now.
  fileprivate mutating func startOver(generation: Int) {
    let sole = sole
    self = Verdicts()
    (self.sole, self.generation) = (sole, generation)
  }

  fileprivate mutating func note(_ verdict: Bool, of index: Int) {
    if first == nil { first = (index, verdict) } else { others[index] = verdict }
  }
}

/// The matchers that have to look at an interaction before the ledger can decide.
enum Questions<Interaction> {
  /// All rejections from a position on.
  case rejections(ArraySlice<Expectation<Interaction>>)
  /// All expectations from a position on.
  case expectations(ArraySlice<Expectation<Interaction>>)
  /// For the hash of the interaction, and those of the expectations from a position on.
  case hash(ValueHasher<Interaction>, ArraySlice<Expectation<Interaction>>)
  /// Those expectations that an index has left, by their positions.
  case some([Int], of: [Expectation<Interaction>])
  /// Those expectations that an index has ruled out.
  case others([Expectation<Interaction>])
  /// One expectation.
  case expectation(Expectation<Interaction>, index: Int)
  /// The expectations are other ones than those asked so far.
  case startOver(generation: Int)

  /// Asks the matchers.
  ///
  /// Runs a user's code: never under a lock.
  func answer(for interaction: Interaction, into verdicts: inout Verdicts<Interaction>) {
    switch self {
    case .rejections(let rejections):
      verdicts.rejectionsAsked = rejections.endIndex
      verdicts.rejection = rejections.indices.first { rejections[$0].matcher.matches(interaction) }
    case .expectations(let expectations):
      verdicts.expectationsAsked = expectations.endIndex
      for index in expectations.indices where expectations[index].matcher.matches(interaction) {
        verdicts.matching.append(index)
      }
    case .hash(let hasher, let expectations):
      verdicts.hash = hasher.hash(interaction)
      verdicts.hashes = (expectations.indices, expectations.map { hasher.hash(of: $0.matcher) })
    case .some(let positions, let expectations):
      verdicts.expectationsAsked = expectations.count
      verdicts.isByIndex = true
      verdicts.matching = positions.filter { expectations[$0].matcher.matches(interaction) }
    case .others(let expectations):
      verdicts.isByIndex = false
      let found = expectations.indices.filter {
        expectations[$0].matcher.isConstant && !verdicts.matching.contains($0)
          && expectations[$0].matcher.matches(interaction)
      }
      verdicts.matching = (verdicts.matching + found).sorted()
    case .expectation(let expectation, let index):
      verdicts.note(expectation.matcher.matches(interaction), of: index)
    case .startOver(let generation):
      verdicts.startOver(generation: generation)
    }
  }
}
