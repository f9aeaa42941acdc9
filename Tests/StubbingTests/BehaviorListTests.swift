import Testing

@testable import Stubbing

/// A list gives what a look at all behaviors gives, whatever was taken out and put back before.
@Suite struct BehaviorListTests {
  /// What the list should know, told in the plainest way.
  private struct Model {
    var active: [Int] = []
    var usedUp: [Int] = []

    func next(after number: Int?, _ precedence: Precedence) -> Int? {
      switch precedence {
      case .earliest: active.first { number == nil || $0 > number! }
      case .latest: active.last { number == nil || $0 < number! }
      }
    }

    mutating func takeOut(_ number: Int) -> Bool {
      defer { active.removeAll { $0 == number } }
      return active.contains(number)
    }
  }

  private func behavior(_ number: Int) -> AnyStubBehavior {
    AnyStubBehavior(number: number, handle: Behavior(location: CodeLocation(), number: number) {})
  }

  @Test(arguments: 1...60 as ClosedRange<UInt64>) func agreesWithAScan(seed: UInt64) {
    var random = Numbers(state: seed)
    var (list, model) = (BehaviorList(), Model())
    var last = -1
    let additions = Int.random(in: 3..<8, using: &random)
    for step in 0..<400 {
      let number = number(in: model, last, using: &random)
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<additions:
        last += Int.random(in: 1...3, using: &random)
        list.append(behavior(last))
        model.active.append(last)
      case 9 where step % 5 == 0:
        list.restoreUsedUp()
        model.active = (model.active + model.usedUp).sorted()
        model.usedUp = []
      case 8:
        let isThere = model.takeOut(number)
        #expect(list.noteUsedUp(number: number)?.number == (isThere ? number : nil), "step \(step)")
        if isThere { model.usedUp.append(number) }
      default:
        let isThere = model.takeOut(number) || model.usedUp.contains(number)
        model.usedUp.removeAll { $0 == number }
        #expect(list.remove(number: number)?.number == (isThere ? number : nil), "step \(step)")
      }
      let differences = differences(list, model, last, using: &random)
      #expect(differences == [], "step \(step)")
    }
  }

  /// A number at random, often that of a behavior at one of the ends, sometimes of none.
  private func number(in model: Model, _ last: Int, using random: inout Numbers) -> Int {
    switch Int.random(in: 0..<5, using: &random) {
    case 0: model.active.first ?? 0
    case 1: model.active.last ?? 0
    case 2: model.usedUp.randomElement(using: &random) ?? 0
    default: Int.random(in: -1...last + 2, using: &random)
    }
  }

  private func differences(
    _ list: BehaviorList, _ model: Model, _ last: Int, using random: inout Numbers
  ) -> [String] {
    let number = Int.random(in: -1...last + 2, using: &random)
    let all = (model.active + model.usedUp).sorted()
    var agreements = [
      "all": list.all.map(\.number) == all,
      "last": list.lastNumber == model.active.last ?? -1,
      "behavior \(number)": list.behavior(number: number)?.number == (model.active.contains(number) ? number : nil),
      "all after \(number)": list.all(after: number).map(\.number) == model.active.filter { $0 > number },
    ]
    for start in [nil, number] {
      for precedence in [Precedence.earliest, .latest] {
        agreements["after \(start as Any), \(precedence)"] =
          list.next(after: start, precedence)?.number == model.next(after: start, precedence)
      }
    }
    return agreements.filter { !$0.value }.map(\.key)
  }

  @Test func whatIsAddedAfterAllWasTakenOutIsFound() {
    var list = BehaviorList()
    for number in 0..<2 { list.append(behavior(number)) }
    for number in 0..<2 { _ = list.remove(number: number) }
    list.append(behavior(2))
    #expect(list.next(after: nil, .earliest)?.number == 2)
  }

  @Test func whatIsTakenOutIsLetGoOf() {
    var list = BehaviorList()
    for number in 0..<9 { list.append(behavior(number)) }
    weak let middle = list.behavior(number: 4)
    #expect(middle != nil)
    _ = list.remove(number: 4)
    #expect(middle == nil)
  }
}
