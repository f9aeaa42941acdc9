/// Behaviors in the order in which they were set up, found by their numbers.
struct BehaviorList {
  /// The behaviors by their places, some of which may be empty.
  private(set) var entries: [AnyStubBehavior] = []
  private var numbers = NumberList()
  private var usedUp: [Int: AnyStubBehavior] = [:]
  /// How many places are empty at the front and at the back, where searches begin.
  private(set) var emptyEnds = (front: 0, back: 0)

  var lastNumber: Int { next(after: nil, .latest)?.number ?? -1 }
  /// All behaviors, those that are used up included, in the order of their numbers.
  var all: [AnyStubBehavior] {
    let active = entries.filter { $0.handle != nil }
    return usedUp.isEmpty ? active : (active + usedUp.values).sorted { $0.number < $1.number }
  }

  mutating func append(_ behavior: AnyStubBehavior) {
    entries.append(behavior)
    numbers.append(behavior.number)
    emptyEnds.back = 0
  }

  /// Takes a behavior out, in O(log *n*) over many removals.
  mutating func remove(number: Int) -> AnyStubBehavior? {
    takeOut(number: number) ?? usedUp.removeValue(forKey: number)
  }

  /// Takes a behavior out that has no answers left, but remembers it for failures.
  mutating func noteUsedUp(number: Int) -> AnyStubBehavior? {
    guard let behavior = takeOut(number: number) else { return nil }
    usedUp[number] = behavior
    return behavior
  }

  mutating func restoreUsedUp() {
    (entries, usedUp, emptyEnds) = (all, [:], (0, 0))
    numbers = NumberList(entries.map(\.number))
  }

  private mutating func takeOut(number: Int) -> AnyStubBehavior? {
    guard let (place, isCompact) = numbers.remove(number) else { return nil }
    let behavior = entries[place]
    entries[place] = AnyStubBehavior(number: number)
    if isCompact { entries.removeAll { $0.handle == nil } }
    emptyEnds = numbers.emptyEnds
    return behavior
  }

  func behavior(number: Int) -> AnyStubBehavior? { numbers.place(of: number).map { entries[$0] } }

  /// The behavior that comes next in the order of a precedence; the first for nil.
  func next(after number: Int?, _ precedence: Precedence) -> AnyStubBehavior? {
    numbers.nextPlace(after: number, precedence).map { entries[$0] }
  }

  func all(after number: Int) -> [AnyStubBehavior] {
    numbers.nextPlace(after: number, .earliest).map { entries[$0...].filter { $0.handle != nil } } ?? []
  }
}
