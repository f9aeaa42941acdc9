import Mocking

/// A verb after some calls: what it sets up, and what the calls then get.
struct Verb<Slot: AnswerSlot> {
  let name: String
  /// What the calls get, one after the other; those that follow get what is answered otherwise.
  let answers: [String]
  /// How often a closure gets the values.
  var looks = 0
  var isAsynchronous = false
  /// Sets the answers up for as many calls as there are answers.
  let setUp: (Slot, _ times: Int, EveryVerb.Log) -> Behavior
}

/// Answers calls that are held, as they arrive.
private func resume<Values, Output>(
  _ suspension: Suspension<Values, Output>, _ times: Int, _ log: EveryVerb.Log, with answer: Output
) -> Behavior where Output: Sendable {
  Task {
    for _ in 0..<times {
      let call = try await suspension.call()
      log.add(call.values)
      call.resume(returning: answer)
    }
  }
  return suspension.behavior
}

// MARK: - Verbs whose answers are of any type

extension Verb where Slot.Values: Sendable {
  /// The verbs that need not know what the calls return.
  private static var untyped: [Verb] {
    [
      Verb(name: "throw", answers: ["Timeout()", "Timeout()"]) { slot, times, _ in
        slot.throw(EveryVerb.Timeout(), times: times)
      },
      Verb(name: "forward", answers: ["real", "real"]) { slot, times, _ in
        slot.forward(to: EveryVerb.Real(), times: times)
      },
      Verb(name: "callSuper", answers: ["super", "super"]) { slot, times, _ in slot.callSuper(times: times) },
      Verb(name: "observe", answers: ["otherwise", "otherwise"], looks: 2) { slot, times, log in
        slot.observe(times: times) { log.add($0) }
      },
    ]
  }
}

extension Verb where Slot.Output == Any, Slot.Values: Sendable {
  /// The verbs of fakes.
  static var ofFakes: [Verb] {
    let values: [Verb] = [
      Verb(name: "return", answers: ["a", "a"]) { slot, times, _ in slot.return("a", times: times) },
      Verb(name: "return several", answers: ["a", "b", "b"]) { slot, times, _ in
        slot.return("a", "b", times: times)
      },
      Verb(name: "return in a cycle", answers: ["a", "b", "a"]) { slot, times, _ in
        slot.return("a", "b", repeating: .cycle, times: times)
      },
      Verb(name: "inTurn", answers: ["a", "Timeout()", "b", "b"], looks: 2) { slot, times, log in
        slot.inTurn(
          .return("a"), .throw(EveryVerb.Timeout()),
          .perform {
            log.add($0); return "b"
          }, times: times)
      },
      Verb(name: "inTurn array", answers: ["b", "late", "late"], looks: 3, isAsynchronous: true) { slot, times, log in
        slot.inTurn(
          [
            .perform {
              log.add($0); return "b"
            },
            .perform {
              await Task.yield()
              log.add($0)
              return "late"
            },
          ], times: times)
      },
    ]
    return values + closures + suspensions + untyped
  }

  private static var closures: [Verb] {
    [
      Verb(name: "perform", answers: ["b", "b"], looks: 2) { slot, times, log in
        slot.perform(times: times) {
          log.add($0); return "b"
        }
      },
      Verb(name: "perform, later", answers: ["late", "late"], looks: 2, isAsynchronous: true) { slot, times, log in
        slot.perform(times: times) {
          await Task.yield()
          log.add($0)
          return "late"
        }
      },
      Verb(name: "performOnMainActor", answers: ["main", "main"], looks: 2, isAsynchronous: true) { slot, times, log in
        slot.performOnMainActor(times: times) {
          MainActor.assertIsolated()
          log.add($0)
          return "main"
        }
      },
    ]
  }

  private static var suspensions: [Verb] {
    [
      Verb(name: "suspend", answers: ["held", "held"], looks: 2, isAsynchronous: true) { slot, times, log in
        let suspension = slot.suspend(times: times)
        Task {
          for _ in 0..<times {
            let call = try await suspension.call()
            log.add(call.values)
            call.resume(returning: "held")
          }
        }
        return suspension.behavior
      },
      Verb(name: "suspend(returning:)", answers: ["held", "held"], looks: 2, isAsynchronous: true) { slot, times, log in
        resume(slot.suspend(returning: String.self, times: times), times, log, with: "held")
      },
    ]
  }
}

// MARK: - Verbs of stubs

extension Verb where Slot.Output == String, Slot.Values: Sendable {
  /// The verbs of stubs.
  static var ofStubs: [Verb] {
    let values: [Verb] = [
      Verb(name: "return", answers: ["a", "a"]) { slot, times, _ in slot.return("a", times: times) },
      Verb(name: "return several", answers: ["a", "b", "b"]) { slot, times, _ in slot.return("a", "b", times: times) },
      Verb(name: "return in a cycle", answers: ["a", "b", "a"]) { slot, times, _ in
        slot.return("a", "b", repeating: .cycle, times: times)
      },
      Verb(name: "inTurn", answers: ["a", "Timeout()", "b", "b"], looks: 2) { slot, times, log in
        slot.inTurn(
          .return("a"), .throw(EveryVerb.Timeout()),
          .perform {
            log.add($0); return "b"
          }, times: times)
      },
      Verb(name: "inTurn array", answers: ["b", "late", "late"], looks: 3, isAsynchronous: true) { slot, times, log in
        slot.inTurn(
          [
            .perform {
              log.add($0); return "b"
            },
            .perform {
              await Task.yield()
              log.add($0)
              return "late"
            },
          ], times: times)
      },
      Verb(name: "suspend", answers: ["held", "held"], looks: 2, isAsynchronous: true) { slot, times, log in
        resume(slot.suspend(times: times), times, log, with: "held")
      },
    ]
    return values + closures + untyped
  }

  private static var closures: [Verb] {
    [
      Verb(name: "perform", answers: ["b", "b"], looks: 2) { slot, times, log in
        slot.perform(times: times) {
          log.add($0); return "b"
        }
      },
      Verb(name: "perform, later", answers: ["late", "late"], looks: 2, isAsynchronous: true) { slot, times, log in
        slot.perform(times: times) {
          await Task.yield()
          log.add($0)
          return "late"
        }
      },
      Verb(name: "performOnMainActor", answers: ["main", "main"], looks: 2, isAsynchronous: true) { slot, times, log in
        slot.performOnMainActor(times: times) {
          MainActor.assertIsolated()
          log.add($0)
          return "main"
        }
      },
    ]
  }
}
