// What `expect` can be given, one function for each way to name calls. Overloads over more values come first, and the one over a
// single value last: in the other order, closures behind them take seconds to type-check.

extension InteractionRecording {
  private func add<Values>(
    _ pattern: CallPattern<Interaction, Values>, _ times: some Times, _ orders: [InOrder], _ file: StaticString,
    _ line: UInt
  ) -> Expected<Interaction, Values, Role> {
    let location = CodeLocation(file: file, line: line)
    let expectation = mock.expect(pattern.matcher, times: times, in: orders, at: location)
    return Expected(pattern: pattern, mock: mock, expectation: expectation, location: location)
  }

  // MARK: - Cases

  /// Expects calls of a case with six values.
  @discardableResult
  public func expect<A, B, C, D, E, F>(
    _ enumCase: @escaping @Sendable (A, B, C, D, E, F) -> Interaction, times: some Times = 1, in orders: InOrder...,
    file: StaticString = #filePath, line: UInt = #line
  ) -> Expected<Interaction, (A, B, C, D, E, F), Role> {
    add(casePattern(enumCase), times, orders, file, line)
  }

  /// Expects calls of a case with six values, by its parts.
  @discardableResult
  public func expect<A, B, C, D, E, F>(
    _ enumCase: @escaping @Sendable (A, B, C, D, E, F) -> Interaction, _ a: Matcher<A>, _ b: Matcher<B>,
    _ c: Matcher<C>, _ d: Matcher<D>, _ e: Matcher<E>, _ f: Matcher<F>,
    times: some Times = 1, in orders: InOrder..., file: StaticString = #filePath, line: UInt = #line
  ) -> Expected<Interaction, (A, B, C, D, E, F), Role> {
    add(casePattern(enumCase, a, b, c, d, e, f), times, orders, file, line)
  }

  /// Expects calls of a case with five values.
  @discardableResult
  public func expect<A, B, C, D, E>(
    _ enumCase: @escaping @Sendable (A, B, C, D, E) -> Interaction, times: some Times = 1, in orders: InOrder...,
    file: StaticString = #filePath, line: UInt = #line
  ) -> Expected<Interaction, (A, B, C, D, E), Role> {
    add(casePattern(enumCase), times, orders, file, line)
  }

  /// Expects calls of a case with five values, by its parts.
  @discardableResult
  public func expect<A, B, C, D, E>(
    _ enumCase: @escaping @Sendable (A, B, C, D, E) -> Interaction, _ a: Matcher<A>, _ b: Matcher<B>, _ c: Matcher<C>,
    _ d: Matcher<D>, _ e: Matcher<E>,
    times: some Times = 1, in orders: InOrder..., file: StaticString = #filePath, line: UInt = #line
  ) -> Expected<Interaction, (A, B, C, D, E), Role> {
    add(casePattern(enumCase, a, b, c, d, e), times, orders, file, line)
  }

  /// Expects calls of a case with four values.
  @discardableResult
  public func expect<A, B, C, D>(
    _ enumCase: @escaping @Sendable (A, B, C, D) -> Interaction, times: some Times = 1, in orders: InOrder...,
    file: StaticString = #filePath, line: UInt = #line
  ) -> Expected<Interaction, (A, B, C, D), Role> {
    add(casePattern(enumCase), times, orders, file, line)
  }

  /// Expects calls of a case with four values, by its parts.
  @discardableResult
  public func expect<A, B, C, D>(
    _ enumCase: @escaping @Sendable (A, B, C, D) -> Interaction, _ a: Matcher<A>, _ b: Matcher<B>, _ c: Matcher<C>,
    _ d: Matcher<D>, times: some Times = 1, in orders: InOrder..., file: StaticString = #filePath, line: UInt = #line
  ) -> Expected<Interaction, (A, B, C, D), Role> {
    add(casePattern(enumCase, a, b, c, d), times, orders, file, line)
  }

  /// Expects calls of a case with three values.
  @discardableResult
  public func expect<A, B, C>(
    _ enumCase: @escaping @Sendable (A, B, C) -> Interaction, times: some Times = 1, in orders: InOrder...,
    file: StaticString = #filePath, line: UInt = #line
  ) -> Expected<Interaction, (A, B, C), Role> {
    add(casePattern(enumCase), times, orders, file, line)
  }

  /// Expects calls of a case with three values, by its parts.
  @discardableResult
  public func expect<A, B, C>(
    _ enumCase: @escaping @Sendable (A, B, C) -> Interaction, _ a: Matcher<A>, _ b: Matcher<B>, _ c: Matcher<C>,
    times: some Times = 1, in orders: InOrder..., file: StaticString = #filePath, line: UInt = #line
  ) -> Expected<Interaction, (A, B, C), Role> {
    add(casePattern(enumCase, a, b, c), times, orders, file, line)
  }

  /// Expects calls of a case with two values.
  @discardableResult
  public func expect<A, B>(
    _ enumCase: @escaping @Sendable (A, B) -> Interaction, times: some Times = 1, in orders: InOrder...,
    file: StaticString = #filePath, line: UInt = #line
  ) -> Expected<Interaction, (A, B), Role> {
    add(casePattern(enumCase), times, orders, file, line)
  }

  /// Expects calls of a case with two values, by its parts.
  @discardableResult
  public func expect<A, B>(
    _ enumCase: @escaping @Sendable (A, B) -> Interaction, _ a: Matcher<A>, _ b: Matcher<B>,
    times: some Times = 1, in orders: InOrder..., file: StaticString = #filePath, line: UInt = #line
  ) -> Expected<Interaction, (A, B), Role> {
    add(casePattern(enumCase, a, b), times, orders, file, line)
  }

  /// Expects calls of a case with one value.
  @discardableResult
  public func expect<A>(
    _ enumCase: @escaping @Sendable (A) -> Interaction, times: some Times = 1, in orders: InOrder...,
    file: StaticString = #filePath, line: UInt = #line
  ) -> Expected<Interaction, A, Role> {
    add(CallPattern(enumCase, any()), times, orders, file, line)
  }

  /// Expects calls of a case with one value, by its part.
  @discardableResult
  public func expect<A>(
    _ enumCase: @escaping @Sendable (A) -> Interaction, _ a: Matcher<A>,
    times: some Times = 1, in orders: InOrder..., file: StaticString = #filePath, line: UInt = #line
  ) -> Expected<Interaction, A, Role> {
    add(CallPattern(enumCase, a), times, orders, file, line)
  }

  // MARK: - Cases whose parts are values of Equatable types

  /// Expects calls of a case with two values, by both.
  @_disfavoredOverload
  @discardableResult
  public func expect<A: Equatable, B: Equatable>(
    _ enumCase: @escaping @Sendable (A, B) -> Interaction, _ a: A, _ b: B,
    times: some Times = 1, in orders: InOrder..., file: StaticString = #filePath, line: UInt = #line
  ) -> Expected<Interaction, (A, B), Role> {
    add(casePattern(enumCase, equals(a), equals(b)), times, orders, file, line)
  }

  /// Expects calls of a case with two values, by a value and a matcher.
  @_disfavoredOverload
  @discardableResult
  public func expect<A: Equatable, B>(
    _ enumCase: @escaping @Sendable (A, B) -> Interaction, _ a: A, _ b: Matcher<B>,
    times: some Times = 1, in orders: InOrder..., file: StaticString = #filePath, line: UInt = #line
  ) -> Expected<Interaction, (A, B), Role> {
    add(casePattern(enumCase, equals(a), b), times, orders, file, line)
  }

  /// Expects calls of a case with two values, by a matcher and a value.
  @_disfavoredOverload
  @discardableResult
  public func expect<A, B: Equatable>(
    _ enumCase: @escaping @Sendable (A, B) -> Interaction, _ a: Matcher<A>, _ b: B,
    times: some Times = 1, in orders: InOrder..., file: StaticString = #filePath, line: UInt = #line
  ) -> Expected<Interaction, (A, B), Role> {
    add(casePattern(enumCase, a, equals(b)), times, orders, file, line)
  }

  /// Expects calls of a case with one value, by that.
  @_disfavoredOverload
  @discardableResult
  public func expect<A: Equatable>(
    _ enumCase: @escaping @Sendable (A) -> Interaction, _ a: A,
    times: some Times = 1, in orders: InOrder..., file: StaticString = #filePath, line: UInt = #line
  ) -> Expected<Interaction, A, Role> {
    add(CallPattern(enumCase, equals(a)), times, orders, file, line)
  }

  // MARK: - Whole calls

  /// Expects interactions that a matcher accepts.
  ///
  /// - `times`: How many: an `Int` or a range of `Int`; once, if nothing is said. A count that nothing can meet is
  ///   reported here, and the expectation is left out.
  /// - `orders`: Orders that the expectation is tied into, behind those tied into them before.
  @_disfavoredOverload  // So that a literal is taken for the value that it is.
  @discardableResult
  public func expect(
    _ matcher: Matcher<Interaction>, times: some Times = 1, in orders: InOrder..., file: StaticString = #filePath,
    line: UInt = #line
  ) -> Expected<Interaction, Interaction, Role> {
    add(CallPattern(matcher), times, orders, file, line)
  }

  /// Expects interactions that are equal to a value; where they are not Equatable, those of a case without values.
  @discardableResult
  public func expect(
    _ interaction: Interaction, times: some Times = 1, in orders: InOrder..., file: StaticString = #filePath,
    line: UInt = #line
  ) -> Expected<Interaction, Void, Role> {
    add(CallPattern(call: interaction, mock.traits), times, orders, file, line)
  }

  // MARK: - What is not expected so

  /// An answer is said after the expectation.
  @available(*, unavailable, message: "an expectation takes no closure; write 'expect(…).perform { … }'")
  public func expect<Result>(_ interaction: Interaction, _ handler: @escaping () throws -> Result) {}

  /// A count has a label.
  @available(*, unavailable, message: "a count has a label; write 'expect(…, times: …)'")
  public func expect(_ interaction: Interaction, _ times: some Times) {}
}
