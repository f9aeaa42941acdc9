/// Decides, for an unordered mock, which interaction is counted for which expectation.
///
/// Interactions and expectations are the two sides of a bipartite graph. The assignment is kept such that
///
/// - every interaction that can be assigned within the upper bounds, together with those before it, is; and
/// - as many lower bounds are filled as any assignment of these interactions fills.
///
/// Each interaction costs at most two searches for an augmenting path, and what a search has found to be a dead end is
/// not entered again.
///
/// A pure value: it is told which expectations an interaction matches, and knows neither.
struct UnorderedMatching {
  fileprivate struct Slot {
    let range: CountRange
    var count = 0
    /// The interactions counted here that could also be counted elsewhere.
    var movable: [Int] = []
    /// Whether a search has found that no path leads from here to a lower bound that is open.
    ///
    /// That stays so. A way out could only be opened by an interaction that is put here later and has an alternative that
    /// leads somewhere. While anything is needed, none is put here without a search of its alternatives; and while
    /// nothing is, the alternatives that it has are fulfilled expectations, and those added later are none of them.
    var leadsToNoNeed = false
    /// Whether a search has found that no path leads from here to an upper bound that is open; all on the way are full.
    var leadsToNoRoom = false
    /// The search that entered the slot last, and the step by which it came.
    var search = 0
    var cameFrom = Step(slot: -1, interaction: -1)

    var isNeedy: Bool { count < range.lower }
    var hasRoom: Bool { count < range.upper }
  }

  /// A way into a slot: an interaction that would move there, out of another slot, or the new one from slot −1.
  fileprivate struct Step {
    var slot: Int
    var interaction: Int
  }

  private var slots: [Slot] = []
  /// For each movable interaction, the expectations that it matches.
  private var alternatives: [[Int]] = []
  private var searches = 0
  /// How many expectations have not been met often enough.
  private(set) var needs = 0

  /// Adds an expectation.
  ///
  /// What was recorded before is not counted for it.
  mutating func append(_ range: CountRange) {
    slots.append(Slot(range: range))
    if range.lower > 0 { needs += 1 }
  }

  /// Whether every expectation has been met often enough.
  var isFulfilled: Bool { needs == 0 }

  /// How often an expectation has been met.
  func count(of index: Int) -> Int { slots[index].count }

  /// The expectations that have not been met often enough, with the count each has been met.
  var unfulfilled: [(index: Int, count: Int)] {
    slots.indices.filter { slots[$0].count < slots[$0].range.lower }.map { ($0, slots[$0].count) }
  }

  /// Counts an interaction for one of the expectations it matches, moving others if need be; otherwise changes nothing.
  ///
  /// - Parameter matching: The expectations that it matches, without duplicates.
  /// - Returns: Whether there is room for it.
  /// - Complexity: Constant where one of them needs it or nothing is needed and there is room; otherwise linear in the
  ///   part of the graph that is searched, of which dead ends are searched once.
  mutating func assign(matching: [Int]) -> Bool {
    if needs > 0 {
      if placeInFirst(of: matching, where: \.isNeedy) { return true }
      if extend(matching, to: \.isNeedy, avoiding: \.leadsToNoNeed) { return true }
    }
    if placeInFirst(of: matching, where: \.hasRoom) { return true }
    return extend(matching, to: \.hasRoom, avoiding: \.leadsToNoRoom)
  }
}

// MARK: - Placing

extension UnorderedMatching {
  /// Puts a new interaction in the first slot that can take it, if there is one.
  ///
  /// A bare loop: what takes a closure copies the whole value in a debug build.
  private mutating func placeInFirst(of matching: [Int], where canTake: (Slot) -> Bool) -> Bool {
    var position = 0
    while position < matching.count {
      if canTake(slots[matching[position]]) {
        place(matching, in: matching[position])
        return true
      }
      position += 1
    }
    return false
  }

  /// Puts a new interaction in a slot with room.
  private mutating func place(_ matching: [Int], in index: Int) {
    if matching.count > 1 {
      slots[index].movable.append(alternatives.count)
      alternatives.append(matching)
    }
    fill(index)
  }

  private mutating func fill(_ index: Int) {
    slots[index].count += 1
    if slots[index].count == slots[index].range.lower { needs -= 1 }
  }
}

// MARK: - Searching

extension UnorderedMatching {
  /// Searches, breadth first, for a chain of moves that makes room for an interaction, and carries it out.
  ///
  /// - Parameters:
  ///   - matching: The expectations that the interaction matches.
  ///   - isGoal: Whether a slot can take one more, which ends the chain.
  ///   - isDeadEnd: The mark of slots that lead to no such slot; set on all that were entered if the search fails.
  private mutating func extend(
    _ matching: [Int], to isGoal: KeyPath<Slot, Bool>, avoiding isDeadEnd: WritableKeyPath<Slot, Bool>
  ) -> Bool {
    searches += 1
    var queue: [Int] = []
    enter(matching, by: Step(slot: -1, interaction: -1), avoiding: isDeadEnd, queue: &queue)
    var position = 0
    while position < queue.count {
      let slot = queue[position]
      position += 1
      for interaction in slots[slot].movable {
        let step = Step(slot: slot, interaction: interaction)
        let first = queue.count
        enter(alternatives[interaction], by: step, avoiding: isDeadEnd, queue: &queue)
        if let goal = queue[first...].first(where: { slots[$0][keyPath: isGoal] }) {
          move(along: goal, for: matching)
          return true
        }
      }
    }
    for slot in queue { slots[slot][keyPath: isDeadEnd] = true }
    return false
  }

  private mutating func enter(
    _ indices: [Int], by step: Step, avoiding isDeadEnd: KeyPath<Slot, Bool>, queue: inout [Int]
  ) {
    for index in indices where slots[index].search != searches && !slots[index][keyPath: isDeadEnd] {
      slots[index].search = searches
      slots[index].cameFrom = step
      queue.append(index)
    }
  }

  /// Moves each interaction of a chain one slot on, from the last to the first, and puts the new one in the first slot.
  private mutating func move(along goal: Int, for matching: [Int]) {
    fill(goal)
    var target = goal
    while slots[target].cameFrom.slot >= 0 {
      let step = slots[target].cameFrom
      slots[step.slot].movable.removeAll { $0 == step.interaction }
      slots[target].movable.append(step.interaction)
      target = step.slot
    }
    // The first slot has given one away and gets the new one: its count stays.
    if matching.count > 1 {
      slots[target].movable.append(alternatives.count)
      alternatives.append(matching)
    }
  }
}
