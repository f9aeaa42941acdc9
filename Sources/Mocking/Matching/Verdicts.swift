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
  /// The index that was looked into, to be given back.
  fileprivate(set) var index: ValueIndex<Interaction>?
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
  /// All expectations, those that compare with a value by an index that may have to be brought up to date.
  case lookUp(ValueIndex<Interaction>, [Expectation<Interaction>])
  /// One expectation.
  case expectation(Expectation<Interaction>, index: Int)
  /// The expectations are other ones than those asked so far.
  case startOver(generation: Int)

  /// Asks the matchers.
  ///
  /// Runs a user's code: never under a lock.
  func answer(for interaction: Interaction, into verdicts: inout Verdicts<Interaction>) {
    // It has been given back by now.
    verdicts.index = nil
    switch self {
    case .rejections(let rejections):
      verdicts.rejectionsAsked = rejections.endIndex
      verdicts.rejection = rejections.indices.first { rejections[$0].matcher.matches(interaction) }
    case .expectations(let expectations):
      verdicts.expectationsAsked = expectations.endIndex
      for index in expectations.indices where expectations[index].matcher.matches(interaction) {
        verdicts.matching.append(index)
      }
    case .lookUp(let index, let expectations):
      for number in index.count..<max(index.count, expectations.count) {
        index.append(expectations[number].matcher, number: number)
      }
      verdicts.index = index
      verdicts.expectationsAsked = expectations.count
      verdicts.matching = numbers(in: index, of: interaction, among: expectations)
    case .expectation(let expectation, let index):
      verdicts.note(expectation.matcher.matches(interaction), of: index)
    case .startOver(let generation):
      verdicts.startOver(generation: generation)
    }
  }

  /// The expectations that accept an interaction, in ascending order.
  private func numbers(
    in index: ValueIndex<Interaction>, of interaction: Interaction, among expectations: [Expectation<Interaction>]
  ) -> [Int] {
    let equal = index.numbers(equalTo: interaction)
    let others = index.opaque.filter { expectations[$0].matcher.matches(interaction) }
    return others.isEmpty ? Array(equal) : (equal + others).sorted()
  }
}
