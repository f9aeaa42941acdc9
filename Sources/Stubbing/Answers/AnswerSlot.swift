/// A place for an answer: what `on(…)` returns, and the expectation of a fake.
///
/// | you write | and the calls |
/// |---|---|
/// | `return(3)`, `return(1, 2, 3)` | return a value, or several in turn |
/// | `throw(Timeout())` | throw |
/// | `perform { … }` | run a closure over the values of the call, synchronous or not |
/// | `performOnMainActor { … }` | run a closure that touches what the main actor protects |
/// | `inTurn(.throw(Timeout()), .return(3))` | get different answers in turn |
/// | `suspend()` | wait until the test resumes them |
/// | `forward(to: real)`, `callSuper()` | are handed on to a real object, or to the superclass |
/// | `observe { … }` | run a closure, and get the answer of the next that matches |
///
/// Each takes `times:`, how many calls to answer (all, if nil), and returns a ``Behavior``, to be disposed of; `suspend` returns a
/// ``Suspension``. Several answers in turn take `repeating:`, what follows the last: the same again, unless told otherwise.
public protocol AnswerSlot<Input, Output, Values> {
  /// What the stub is called with.
  associatedtype Input
  /// What it returns.
  associatedtype Output
  /// What closures get: the values of a case, or the whole input.
  associatedtype Values

  /// The calls that are answered.
  var selected: SelectedCalls<Input, Output, Values> { get }
}

extension AnswerSlot {
  /// Returns a value, or several in turn.
  @discardableResult
  public func `return`(
    _ first: Output, _ others: Output..., repeating repetition: Behavior.Repetition = .last, times: Int? = nil
  ) -> Behavior {
    if others.isEmpty { return selected.add(.constant { first }, repeating: repetition, times: times) }
    return selected.add(([first] + others).map { Behavior.Answer.return($0) }, repeating: repetition, times: times)
  }

  /// Throws an error.
  @discardableResult
  public func `throw`(_ error: any Error, times: Int? = nil) -> Behavior {
    selected.add(.constant { throw error }, times: times)
  }

  /// Gives different answers in turn.
  ///
  /// ```swift
  /// stub.on(any()).inTurn(.throw(Timeout()), .return("second try"))
  /// ```
  ///
  /// Of a fake, give a closure with arithmetic that is not the last answer its result type, or it takes long to type-check:
  /// `.perform { x, y -> Int in x * y + x }`.
  @discardableResult
  public func inTurn(
    _ first: Behavior.Answer<Values, Output>, _ others: Behavior.Answer<Values, Output>...,
    repeating repetition: Behavior.Repetition = .last, times: Int? = nil
  ) -> Behavior {
    selected.add([first] + others, repeating: repetition, times: times)
  }

  /// Gives the answers of an array in turn; an empty one is reported.
  @discardableResult
  public func inTurn(
    _ answers: [Behavior.Answer<Values, Output>], repeating repetition: Behavior.Repetition = .last, times: Int? = nil
  ) -> Behavior {
    selected.add(answers, repeating: repetition, times: times)
  }

  /// Answers with what a closure makes of the values of the call, run where the call is made, outside all locks.
  @_disfavoredOverload  // Where the output is `Any`, the closure has a result of its own.
  @discardableResult
  public func perform(times: Int? = nil, _ handler: @escaping @Sendable (Values) throws -> Output) -> Behavior {
    selected.add(.handler(handler), times: times)
  }

  /// Answers with what an asynchronous closure makes of the values of the call; the fake's method has to be asynchronous, too.
  @_disfavoredOverload
  @discardableResult
  public func perform(
    times: Int? = nil, _ handler: @escaping @Sendable (Values) async throws -> sending Output
  ) -> Behavior where Values: Sendable {
    selected.add(.asynchronous { try await handler($0.value) }, times: times)
  }

  /// Runs a closure, and leaves the answer to the next that matches.
  ///
  /// ```swift
  /// dog.on(.bark).observe { barks.increment() }
  /// ```
  @discardableResult
  public func observe(times: Int? = nil, _ observer: @escaping @Sendable (Values) throws -> Void) -> Behavior {
    selected.add(.observer(observer), times: times)
  }

  /// Forwards the calls to an object, where the fake's call says how, with `on:`.
  ///
  /// The object need not be Sendable: it is used on whatever thread calls the fake, so it has to be safe there.
  @discardableResult
  public func forward<Target>(to target: Target, times: Int? = nil) -> Behavior {
    selected.add(.object { target }, times: times)
  }

  /// Calls the superclass, where the fake's call says how, with `super:`.
  @discardableResult
  public func callSuper(times: Int? = nil) -> Behavior { selected.add(.superclass, times: times) }

  /// Holds the calls until the test answers them.
  ///
  /// - `limit`: How long a call waits to be resumed before it ends with an error.
  /// - Returns: The suspension. Keep it in a variable.
  public func suspend(
    limit: Duration = .seconds(60), times: Int? = nil
  ) -> Suspension<Values, Output> where Values: Sendable {
    selected.suspend(limit: limit, times: times) { $0 }
  }
}

extension AnswerSlot where Output == Void {
  /// Returns.
  @discardableResult
  public func `return`(times: Int? = nil) -> Behavior { selected.add(.constant { () }, times: times) }
}

// After a value, a closure needs no parameter, and may have one: the input.

extension AnswerSlot where Values == Void {
  /// Answers with what a closure makes of the input.
  @_disfavoredOverload
  @discardableResult
  public func perform(times: Int? = nil, _ handler: @escaping @Sendable (Input) throws -> Output) -> Behavior {
    selected.ofWholeCalls.add(.handler(handler), times: times)
  }

  /// Answers with what an asynchronous closure makes of the input; the fake's method has to be asynchronous, too.
  @_disfavoredOverload
  @discardableResult
  public func perform(
    times: Int? = nil, _ handler: @escaping @Sendable (Input) async throws -> sending Output
  ) -> Behavior where Input: Sendable {
    selected.ofWholeCalls.add(.asynchronous { try await handler($0.value) }, times: times)
  }
}
