/// Decides, for an unordered mock, which interaction is counted for which expectation.
///
/// Interactions and expectations are the two sides of a bipartite graph. The assignment is kept such that
///
/// - every interaction that can be assigned within the upper bounds, together with those before it, is; and
/// - as many lower bounds are filled as any assignment of these interactions fills.
///
/// Each interaction costs at most two searches for an augmenting path, and what a search has found to be a dead end is
/// not entered again.
struct UnorderedMatching: Matching {
  private struct Slot {
    var range: CountRange
    var count = 0
    /// How many interactions it has taken, wherever they were moved later.
    var taken = 0
    /// Whether it is withdrawn, and has no room whatever its range says.
    var isWithdrawn = false
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

    var isNeedy: Bool { count < range.lower }
    var hasRoom: Bool { count < range.upper && !isWithdrawn }
  }

  /// An interaction that could be counted for several expectations.
  private struct Movable {
    let number: Int
    let matching: [Int]
    /// The one it is counted for.
    var slot: Int
  }

  private var slots: [Slot] = []
  private var movables: [Movable] = []
  /// How many expectations have not been met often enough.
  private var needs = 0

  var expectationCount: Int { slots.count }

  var isFulfilled: Bool { needs == 0 }

  /// - Complexity: Linear in the number of all expectations.
  var candidates: [Int] {
    var open: [Int] = []
    for index in slots.indices where slots[index].hasRoom { open.append(index) }
    return open
  }

  func count(of index: Int) -> Int { slots[index].count }

  func insufficientCount(of index: Int) -> Int? { slots[index].isNeedy ? slots[index].count : nil }

  /// Adds an expectation; what was recorded before is not counted for it.
  mutating func append(_ range: CountRange) {
    slots.append(Slot(range: range))
    if range.lower > 0 { needs += 1 }
  }

  /// Whether an interaction is counted for another expectation, one that it matches as well.
  func isCounted(_ number: Int, elsewhereThan index: Int) -> Bool {
    let position = movables.firstPosition { $0.number >= number }
    return position < movables.count && movables[position].number == number && movables[position].slot != index
  }

  /// Counts an interaction for one of the expectations it matches, moving others if need be.
  ///
  /// The interactions are distributed such that as many counts as possible are met. Who *takes* the interaction is
  /// another matter, so that it can be foretold: the first of the expectations that has taken less than it may.
  ///
  /// - Returns: The expectation that takes it; nil if there is no room for it.
  mutating func count(_ number: Int, matching: [Int]) -> Int? {
    // What nearly every interaction comes to: nothing has to be moved for it.
    let only = matching.count == 1 ? matching[0] : -1
    if only >= 0, slots[only].hasRoom, needs == 0 || slots[only].isNeedy || slots[only].movable.isEmpty {
      slots[only].taken += 1
      fill(only)
      return only
    }
    guard assign(number, matching: matching) else { return nil }
    let taker = taker(of: matching)
    slots[taker].taken += 1
    return taker
  }

  private func taker(of matching: [Int]) -> Int {
    // Where each has taken all that it may, one has given some away, and there is a first that may take anything.
    var fallback: Int?
    for index in matching {
      if slots[index].taken < slots[index].range.upper { return index }
      if fallback == nil, slots[index].range.upper > 0 { fallback = index }
    }
    return fallback ?? matching[0]
  }

  /// Withdraws an expectation: it needs nothing, and has no room for more.
  ///
  /// It keeps what it has counted, but for what another expectation needs.
  mutating func withdraw(_ index: Int) {
    if slots[index].isNeedy { needs -= 1 }
    slots[index].range.lower = 0
    slots[index].isWithdrawn = true
    while needs > 0, slots[index].count > 0, !slots[index].leadsToNoNeed {
      guard extend([index], to: \.isNeedy, avoiding: \.leadsToNoNeed, adding: nil) else { return }
      slots[index].count -= 1
    }
  }

  /// Assigns an interaction to one of the expectations it matches.
  ///
  /// - Complexity: Constant where one of them needs it or nothing is needed and there is room; otherwise linear in the
  ///   part of the graph that is searched, of which dead ends are searched once.
  private mutating func assign(_ number: Int, matching: [Int]) -> Bool {
    let new = Movable(number: number, matching: matching, slot: -1)
    if needs > 0 {
      if placeInFirst(new, where: \.isNeedy) { return true }
      if extend(matching, to: \.isNeedy, avoiding: \.leadsToNoNeed, adding: new) { return true }
    }
    if placeInFirst(new, where: \.hasRoom) { return true }
    return extend(matching, to: \.hasRoom, avoiding: \.leadsToNoRoom, adding: new)
  }

  /// Puts a new interaction in the first slot that can take it, if there is one.
  private mutating func placeInFirst(_ new: Movable, where canTake: (Slot) -> Bool) -> Bool {
    for index in new.matching where canTake(slots[index]) {
      fill(index)
      put(new, in: index)
      return true
    }
    return false
  }

  /// Puts a new interaction in a slot, where it may be moved from if it matches others, too.
  private mutating func put(_ new: Movable, in index: Int) {
    guard new.matching.count > 1 else { return }
    slots[index].movable.append(movables.count)
    movables.append(Movable(number: new.number, matching: new.matching, slot: index))
  }

  private mutating func fill(_ index: Int) {
    slots[index].count += 1
    if slots[index].count == slots[index].range.lower { needs -= 1 }
  }

  /// Searches, breadth first, for a chain of moves that makes room for an interaction, and carries it out.
  ///
  /// - Parameters:
  ///   - isGoal: Whether a slot can take one more, which ends the chain that begins at one that matches.
  ///   - isDeadEnd: The mark of slots that lead to no such slot; set on all that were entered if the search fails.
  ///   - new: The interaction; nil if the first slot of the chain is to give one away for nothing.
  private mutating func extend(
    _ matching: [Int], to isGoal: KeyPath<Slot, Bool>, avoiding isDeadEnd: WritableKeyPath<Slot, Bool>,
    adding new: Movable?
  ) -> Bool {
    // For each slot that was entered, what would move there, and out of which slot; the new one comes out of slot −1.
    var ways: [Int: (slot: Int, interaction: Int)] = [:]
    var queue: [Int] = []
    func enter(_ indices: [Int], from slot: Int, moving interaction: Int) -> Int? {
      for index in indices where ways[index] == nil && !slots[index][keyPath: isDeadEnd] {
        ways[index] = (slot, interaction)
        queue.append(index)
        if slots[index][keyPath: isGoal] { return index }
      }
      return nil
    }
    var goal = enter(matching, from: -1, moving: -1)
    var position = 0
    while goal == nil, position < queue.count {
      let slot = queue[position]
      position += 1
      for interaction in slots[slot].movable where goal == nil {
        goal = enter(movables[interaction].matching, from: slot, moving: interaction)
      }
    }
    guard var target = goal else {
      for slot in queue { slots[slot][keyPath: isDeadEnd] = true }
      return false
    }
    fill(target)
    while let way = ways[target], way.slot >= 0 {
      slots[way.slot].movable.removeAll { $0 == way.interaction }
      slots[target].movable.append(way.interaction)
      movables[way.interaction].slot = target
      target = way.slot
    }
    // The first slot has given one away and gets the new one: its count stays.
    if let new { put(new, in: target) }
    return true
  }
}
