import Mocking

/// Behaviors that go: each is disposed of or used up after it has answered, and the next one answers.
let disposalWorks = [
  growing("dispose of n behaviors by closure, a call before each") { size in
    disposing(of: (0..<size).map { index in { $0.on(matches { $0 == 1 }, return: index) } }, backwards: false)
  },
  growing("dispose of n behaviors by the same value, a call before each") { size in
    disposing(of: (0..<size).map { index in { $0.on(1, return: index) } }, backwards: false)
  },
  growing("dispose of n forwarding targets, a call before each") { size in
    disposing(of: (0..<size).map { index in { $0.forward(to: Real(number: index)) } }, backwards: true)
  },
  // Not checked: a call that uses one up copies the list of all, which its own search holds on to.
  growing("use up n behaviors by the same value") { size in
    let stub = Stub<Int, Int>()
    forEachNumber(below: size) { stub.on(1, return: $0, times: 1) }
    return { forEachNumber(below: size) { precondition(call(stub) == $0, "another behavior has answered") } }
  },
  growing("n calls after half of n behaviors were disposed of") { size in
    let stub = Stub<Int, Int>()
    let behaviors = (0..<size).map { stub.on($0, return: $0) }
    for behavior in behaviors[..<(size / 2)] { behavior.dispose() }
    return {
      forEachNumber(below: size) { number in
        let input = size / 2 + number % (size - size / 2)
        precondition((try? stub.invoke(input)) == input, "no behavior has answered")
      }
    }
  },
]

/// What calls are forwarded to.
private struct Real {
  let number: Int
}

private func call(_ stub: Stub<Int, Int>) -> Int {
  stub.call(1, on: { (real: Real) in real.number })
}

/// Prepares a stub of many behaviors, and returns what calls it and disposes of the one that answers, for each.
private func disposing(of plans: [(Stub<Int, Int>) -> Behavior], backwards: Bool) -> () -> Void {
  let stub = Stub<Int, Int>()
  let behaviors = plans.map { $0(stub) }
  return {
    forEachNumber(below: behaviors.count) { step in
      let number = backwards ? behaviors.count - 1 - step : step
      precondition(call(stub) == number, "another behavior has answered")
      behaviors[number].dispose()
    }
  }
}

/// Something that is done to n things, and is to take n times as long.
///
/// - Parameters:
///   - name: What the table calls it.
///   - sizes: The sizes.
///   - quick: How many of them do for a quick look.
///   - isChecked: Whether `--check` fails where it takes longer.
///   - prepare: Prepares n things, and returns what is measured.
func growing(
  _ name: String, sizes: [Int] = [100, 300, 1000, 3000, 10_000], quick: Int = 3, isChecked: Bool = true,
  _ prepare: @escaping @Sendable (Int) -> () -> Void
) -> Work {
  Work(name, target: Target(growth: .linear, isGrowthChecked: isChecked)) { sizing in
    let sizes = sizing.pick(full: sizes, quick: Array(sizes.prefix(quick)))
    let series = Series(sizes: sizes, sizing: sizing) { size in
      bestTime(prepare: { prepare(size) }, work: { $0() })
    }
    return series.outcome()
  }
}
