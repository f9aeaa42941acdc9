/// What a suspension should do, told in the plainest way: by looking through all that has happened.
struct SuspensionModel {
  enum Status: Equatable { case waiting, answered, gone, ended }

  /// What has become of somebody who waits: how they were told, and in which step.
  struct Told: Equatable {
    var how: String
    var step: Int
  }

  private(set) var callers: [(number: Int, status: Status)] = []
  private(set) var testers: [(number: Int, isWaiting: Bool)] = []
  private(set) var unheard: [Int] = []
  private(set) var isEnded = false
  /// Whom was told what, by number.
  private(set) var told: [Int: Told] = [:]

  private mutating func tell(_ number: Int, _ how: String, in step: Int) {
    precondition(told[number] == nil, "Told twice")
    told[number] = Told(how: how, step: step)
  }

  mutating func arrive(_ number: Int, in step: Int) {
    if isEnded { return tell(number, "ended", in: step) }
    callers.append((number, .waiting))
    if let index = testers.firstIndex(where: { $0.isWaiting }) {
      testers[index].isWaiting = false
      tell(testers[index].number, "heard \(number)", in: step)
    } else {
      unheard.append(number)
    }
  }

  mutating func leave(_ number: Int, in step: Int) {
    guard let index = callers.firstIndex(where: { $0.number == number && $0.status == .waiting }) else { return }
    callers[index].status = .gone
    tell(number, "left", in: step)
  }

  /// Returns whether there was somebody to resume.
  mutating func resumeNext(in step: Int) -> Bool {
    if let index = callers.firstIndex(where: { $0.status == .waiting }) {
      callers[index].status = .answered
      tell(callers[index].number, "answer", in: step)
      return true
    }
    guard let index = callers.firstIndex(where: { $0.status == .gone }) else { return false }
    callers[index].status = .answered
    return true
  }

  /// Returns whether it could be resumed.
  mutating func resume(_ number: Int, in step: Int) -> Bool {
    guard let index = callers.firstIndex(where: { $0.number == number }) else { return false }
    defer { if callers[index].status != .ended { callers[index].status = .answered } }
    switch callers[index].status {
    case .waiting:
      tell(number, "answer", in: step)
      return true
    case .gone: return true
    case .answered, .ended: return false
    }
  }

  mutating func awaitArrival(_ number: Int, in step: Int) {
    if isEnded {
      tell(number, "ended", in: step)
    } else if !unheard.isEmpty {
      tell(number, "heard \(unheard.removeFirst())", in: step)
    } else {
      testers.append((number, true))
    }
  }

  mutating func stopAwaiting(_ number: Int, in step: Int) {
    guard let index = testers.firstIndex(where: { $0.number == number && $0.isWaiting }) else { return }
    testers[index].isWaiting = false
    tell(number, "stopped", in: step)
  }

  mutating func end(in step: Int) {
    if isEnded { return }
    isEnded = true
    unheard = []
    for index in callers.indices where callers[index].status == .waiting {
      callers[index].status = .ended
      tell(callers[index].number, "ended", in: step)
    }
    for index in testers.indices where testers[index].isWaiting {
      testers[index].isWaiting = false
      tell(testers[index].number, "ended", in: step)
    }
  }
}
