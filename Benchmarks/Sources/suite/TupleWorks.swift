import ClosureList
import Mocking

/// Matching tuples element by element, against hand-written closures.
let tupleWorks = [
  Work("match a tuple of 2", target: target) { _ in
    let matcher = matches((equals(1), equals("a")))
    let handWritten: ((Int, String)) -> Bool = isTrueAtRunTime ? { $0.0 == 1 && $0.1 == "a" } : { _ in false }
    let tuple = (1, "a")
    return outcome(timePerCall { matcher.matches(tuple) }, timePerCall { handWritten(tuple) })
  },
  Work("match a tuple of 3", target: target) { _ in
    let matcher = matches((equals(1), equals("a"), equals(true)))
    let handWritten: ((Int, String, Bool)) -> Bool =
      isTrueAtRunTime ? { $0.0 == 1 && $0.1 == "a" && $0.2 == true } : { _ in false }
    let tuple = (1, "a", true)
    return outcome(timePerCall { matcher.matches(tuple) }, timePerCall { handWritten(tuple) })
  },
  Work("match a tuple of 3, against closures in closures", target: Target(ratio: 1)) { _ in
    let matcher = matches((equals(1), equals("a"), equals(true)))
    let older = ListMatcher((ListMatcher(1), ListMatcher("a"), ListMatcher(true)))
    let tuple = (1, "a", true)
    return outcome(timePerCall { matcher.matches(tuple) }, timePerCall { older.accepts(tuple) })
  },
  Work("match a tuple of 4", target: target) { _ in
    let matcher = matches((equals(1), equals("a"), equals(true), equals(2)))
    let handWritten: ((Int, String, Bool, Int)) -> Bool =
      isTrueAtRunTime ? { $0.0 == 1 && $0.1 == "a" && $0.2 == true && $0.3 == 2 } : { _ in false }
    let tuple = (1, "a", true, 2)
    return outcome(timePerCall { matcher.matches(tuple) }, timePerCall { handWritten(tuple) })
  },
  Work("match a tuple of 5", target: target) { _ in
    let matcher = matches((equals(1), equals("a"), equals(true), equals(2), equals("b")))
    let handWritten: ((Int, String, Bool, Int, String)) -> Bool =
      isTrueAtRunTime ? { $0.0 == 1 && $0.1 == "a" && $0.2 == true && $0.3 == 2 && $0.4 == "b" } : { _ in false }
    let tuple = (1, "a", true, 2, "b")
    return outcome(timePerCall { matcher.matches(tuple) }, timePerCall { handWritten(tuple) })
  },
  Work("match a tuple of 6", target: target) { _ in
    let matcher = matches((equals(1), equals("a"), equals(true), equals(2), equals("b"), equals(false)))
    let handWritten: ((Int, String, Bool, Int, String, Bool)) -> Bool =
      isTrueAtRunTime
      ? { $0.0 == 1 && $0.1 == "a" && $0.2 == true && $0.3 == 2 && $0.4 == "b" && $0.5 == false } : { _ in false }
    let tuple = (1, "a", true, 2, "b", false)
    return outcome(timePerCall { matcher.matches(tuple) }, timePerCall { handWritten(tuple) })
  },
]

private let target = Target(ratio: 1.5)

private func outcome(_ ours: Double, _ baseline: Double) -> Outcome {
  Outcome(size: "1", ours: ours, baseline: baseline)
}
