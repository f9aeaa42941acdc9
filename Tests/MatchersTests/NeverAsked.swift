import Matchers
import Testing

/// A matcher that fails the test which asks it.
func neverAsked<Value>(answering answer: Bool = true) -> Matcher<Value> {
  matches { _ in
    Issue.record("A matcher was asked that should not have been.")
    return answer
  }
}
