import Mocking

/// Failures one after another, to a reporter that looks at each message.
let failureWorks = [
  growing("n failures in a row") { size in
    let mock = Mock<Call>(ordered: false, reporter: reading)
    return { forEachNumber(below: size) { mock.record(.fetch(id: $0)) } }
  },
  // Each failure is compared with the first hundred expectations, so fewer would not tell.
  growing("n unexpected calls past n expectations by value", sizes: [100, 300, 1000], quick: 2) { size in
    let mock = Mock<Call>(ordered: false, reporter: reading)
    forEachNumber(below: size) { mock.expect(.fetch(id: -1 - $0)) }
    return { forEachNumber(below: size) { mock.record(.fetch(id: $0)) } }
  },
]

private let reading = FailureReporter { precondition(!$0.message.isEmpty, "a failure says nothing") }
