import ClosureList
import Mocking

/// Setting up expectations: by value, and by the parts of cases.
let expectingWorks = [
  expecting("expect a value: expect(.fetch(id: 1))", .fetch(id: 1), checkedRatio: 0.6) {
    $0.expect(.fetch(id: 1))
  } list: {
    ListMatcher(.fetch(id: 1))
  },
  expecting("expect a value: expect(.save(\"Alice\", true))", .save("Alice", true), checkedRatio: 0.4) {
    $0.expect(.save("Alice", true))
  } list: {
    ListMatcher(.save("Alice", true))
  },
  expecting("expect a case by its value: expect(Call.fetch, 1)", .fetch(id: 1), checkedRatio: 8) {
    $0.expect(Call.fetch, 1)
  } list: {
    ofFetch(ListMatcher(1))
  },
  expecting("expect a case by its matcher: expect(Call.fetch, any())", .fetch(id: 1), checkedRatio: 13) {
    $0.expect(Call.fetch, any())
  } list: {
    ofFetch(.anything)
  },
  expecting("expect a case by 2 values: expect(Call.save, \"Alice\", true)", .save("Alice", true), checkedRatio: 8) {
    $0.expect(Call.save, "Alice", true)
  } list: {
    ofSave(ListMatcher("Alice"), ListMatcher(true))
  },
  expecting("expect a case by 2 matchers: expect(Call.save, any(), true)", .save("Alice", true), checkedRatio: 10) {
    $0.expect(Call.save, any(), true)
  } list: {
    ofSave(.anything, ListMatcher(true))
  },
  expecting("expect a case by 3 values: expect(Call.move, 1, 2, true)", .move(1, 2, true), checkedRatio: 6) {
    $0.expect(Call.move, 1, 2, true)
  } list: {
    ofMove(ListMatcher(1), ListMatcher(2), ListMatcher(true))
  },
  expecting("expect a case by 3 matchers: expect(Call.move, any(), any(), true)", .move(1, 2, true), checkedRatio: 9) {
    $0.expect(Call.move, any(), any(), true)
  } list: {
    ofMove(.anything, .anything, ListMatcher(true))
  },
]

private func expecting(
  _ name: String, _ call: Call, checkedRatio: Double, ours expect: @escaping @Sendable (Mock<Call>) -> Void,
  list matcher: @escaping @Sendable () -> ListMatcher<Call>
) -> Work {
  Work(name, target: Target(cost: 1e-6, checkedRatio: checkedRatio)) { _ in
    let count = 1000
    var outcome = Outcome(
      size: "\(count)", ours: timePerTurn(of: count, on: { Mock<Call>(reporter: failing) }, expect))
    outcome.baseline = timePerTurn(of: count, on: { ListMock<Call>() }, { $0.expect(matcher()) })
    outcome.byHand = timePerTurn(of: count, on: { HandWritten() }, { $0.expected.append(call) })
    return outcome
  }
}

// What one writes for each case with a library that knows nothing of enums.

private func ofFetch(_ id: ListMatcher<Int>) -> ListMatcher<Call> {
  ListMatcher("fetch(\(id.description))") { if case .fetch(let value) = $0 { id.accepts(value) } else { false } }
}

private func ofSave(_ name: ListMatcher<String>, _ flag: ListMatcher<Bool>) -> ListMatcher<Call> {
  ListMatcher("save(\(name.description), \(flag.description))") {
    if case .save(let first, let second) = $0 { name.accepts(first) && flag.accepts(second) } else { false }
  }
}

private func ofMove(_ x: ListMatcher<Int>, _ y: ListMatcher<Int>, _ flag: ListMatcher<Bool>) -> ListMatcher<Call> {
  ListMatcher("move(\(x.description), \(y.description), \(flag.description))") {
    if case .move(let first, let second, let third) = $0 {
      x.accepts(first) && y.accepts(second) && flag.accepts(third)
    } else {
      false
    }
  }
}
