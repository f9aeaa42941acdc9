// What `on` can be given, one function for each way to name calls. Overloads over more values come first, and the one over a
// single value last: in the other order, closures behind them take seconds to type-check.

/// What answers calls: a ``Stub``, or a fake.
public protocol Answerable<Input, Output> {
  /// What it is called with.
  associatedtype Input
  /// What it returns.
  associatedtype Output

  /// What answers the calls.
  var stub: Stub<Input, Output> { get }
}

extension Answerable {
  /// Selects the calls of a pattern, or reports why there can be none.
  func select<Values>(
    _ pattern: CallPattern<Input, Values>, _ file: StaticString, _ line: UInt
  ) -> SelectedCalls<Input, Output, Values> {
    let (stub, location) = (stub, CodeLocation(file: file, line: line))
    let misuse = pattern.misuse
    if let misuse { stub.sink.report("Impossible matcher for a behavior of \(stub): \(misuse).", location) }
    return SelectedCalls(
      pattern, in: misuse == nil ? stub.answers : nil, name: stub.name, sink: stub.sink, location: location)
  }

  /// Selects the calls of a case with six values.
  public func on<A, B, C, D, E, F>(
    _ enumCase: @escaping @Sendable (A, B, C, D, E, F) -> Input, file: StaticString = #filePath, line: UInt = #line
  ) -> SelectedCalls<Input, Output, (A, B, C, D, E, F)> {
    select(casePattern(enumCase), file, line)
  }

  /// Selects the calls of a case with six values, by its parts.
  public func on<A, B, C, D, E, F>(
    _ enumCase: @escaping @Sendable (A, B, C, D, E, F) -> Input, _ a: Matcher<A>, _ b: Matcher<B>, _ c: Matcher<C>,
    _ d: Matcher<D>, _ e: Matcher<E>, _ f: Matcher<F>, file: StaticString = #filePath, line: UInt = #line
  ) -> SelectedCalls<Input, Output, (A, B, C, D, E, F)> {
    select(casePattern(enumCase, a, b, c, d, e, f), file, line)
  }

  /// Selects the calls of a case with five values.
  public func on<A, B, C, D, E>(
    _ enumCase: @escaping @Sendable (A, B, C, D, E) -> Input, file: StaticString = #filePath, line: UInt = #line
  ) -> SelectedCalls<Input, Output, (A, B, C, D, E)> {
    select(casePattern(enumCase), file, line)
  }

  /// Selects the calls of a case with five values, by its parts.
  public func on<A, B, C, D, E>(
    _ enumCase: @escaping @Sendable (A, B, C, D, E) -> Input, _ a: Matcher<A>, _ b: Matcher<B>, _ c: Matcher<C>,
    _ d: Matcher<D>, _ e: Matcher<E>, file: StaticString = #filePath, line: UInt = #line
  ) -> SelectedCalls<Input, Output, (A, B, C, D, E)> {
    select(casePattern(enumCase, a, b, c, d, e), file, line)
  }

  /// Selects the calls of a case with four values.
  public func on<A, B, C, D>(
    _ enumCase: @escaping @Sendable (A, B, C, D) -> Input, file: StaticString = #filePath, line: UInt = #line
  ) -> SelectedCalls<Input, Output, (A, B, C, D)> {
    select(casePattern(enumCase), file, line)
  }

  /// Selects the calls of a case with four values, by its parts.
  public func on<A, B, C, D>(
    _ enumCase: @escaping @Sendable (A, B, C, D) -> Input, _ a: Matcher<A>, _ b: Matcher<B>, _ c: Matcher<C>,
    _ d: Matcher<D>, file: StaticString = #filePath, line: UInt = #line
  ) -> SelectedCalls<Input, Output, (A, B, C, D)> {
    select(casePattern(enumCase, a, b, c, d), file, line)
  }

  /// Selects the calls of a case with three values.
  public func on<A, B, C>(
    _ enumCase: @escaping @Sendable (A, B, C) -> Input, file: StaticString = #filePath, line: UInt = #line
  ) -> SelectedCalls<Input, Output, (A, B, C)> {
    select(casePattern(enumCase), file, line)
  }

  /// Selects the calls of a case with three values, by its parts.
  public func on<A, B, C>(
    _ enumCase: @escaping @Sendable (A, B, C) -> Input, _ a: Matcher<A>, _ b: Matcher<B>, _ c: Matcher<C>,
    file: StaticString = #filePath, line: UInt = #line
  ) -> SelectedCalls<Input, Output, (A, B, C)> {
    select(casePattern(enumCase, a, b, c), file, line)
  }

  /// Selects the calls of a case with two values.
  public func on<A, B>(
    _ enumCase: @escaping @Sendable (A, B) -> Input, file: StaticString = #filePath, line: UInt = #line
  ) -> SelectedCalls<Input, Output, (A, B)> {
    select(casePattern(enumCase), file, line)
  }

  /// Selects the calls of a case with two values, by its parts.
  public func on<A, B>(
    _ enumCase: @escaping @Sendable (A, B) -> Input, _ a: Matcher<A>, _ b: Matcher<B>,
    file: StaticString = #filePath, line: UInt = #line
  ) -> SelectedCalls<Input, Output, (A, B)> {
    select(casePattern(enumCase, a, b), file, line)
  }

  /// Selects the calls of a case with one value.
  public func on<A>(
    _ enumCase: @escaping @Sendable (A) -> Input, file: StaticString = #filePath, line: UInt = #line
  ) -> SelectedCalls<Input, Output, A> {
    select(CallPattern(enumCase, any()), file, line)
  }

  /// Selects the calls of a case with one value, by its part.
  public func on<A>(
    _ enumCase: @escaping @Sendable (A) -> Input, _ a: Matcher<A>, file: StaticString = #filePath, line: UInt = #line
  ) -> SelectedCalls<Input, Output, A> {
    select(CallPattern(enumCase, a), file, line)
  }

  /// Selects the calls of a case with two values, by both.
  @_disfavoredOverload
  public func on<A: Equatable, B: Equatable>(
    _ enumCase: @escaping @Sendable (A, B) -> Input, _ a: A, _ b: B, file: StaticString = #filePath, line: UInt = #line
  ) -> SelectedCalls<Input, Output, (A, B)> {
    select(casePattern(enumCase, equals(a), equals(b)), file, line)
  }

  /// Selects the calls of a case with two values, by a value and a matcher.
  @_disfavoredOverload
  public func on<A: Equatable, B>(
    _ enumCase: @escaping @Sendable (A, B) -> Input, _ a: A, _ b: Matcher<B>,
    file: StaticString = #filePath, line: UInt = #line
  ) -> SelectedCalls<Input, Output, (A, B)> {
    select(casePattern(enumCase, equals(a), b), file, line)
  }

  /// Selects the calls of a case with two values, by a matcher and a value.
  @_disfavoredOverload
  public func on<A, B: Equatable>(
    _ enumCase: @escaping @Sendable (A, B) -> Input, _ a: Matcher<A>, _ b: B,
    file: StaticString = #filePath, line: UInt = #line
  ) -> SelectedCalls<Input, Output, (A, B)> {
    select(casePattern(enumCase, a, equals(b)), file, line)
  }

  /// Selects the calls of a case with one value, by that.
  @_disfavoredOverload
  public func on<A: Equatable>(
    _ enumCase: @escaping @Sendable (A) -> Input, _ a: A, file: StaticString = #filePath, line: UInt = #line
  ) -> SelectedCalls<Input, Output, A> {
    select(CallPattern(enumCase, equals(a)), file, line)
  }

  /// Selects the calls that a matcher accepts.
  @_disfavoredOverload  // So that a literal is taken for the value that it is.
  public func on(
    _ matcher: Matcher<Input>, file: StaticString = #filePath, line: UInt = #line
  ) -> SelectedCalls<Input, Output, Input> {
    select(CallPattern(matcher), file, line)
  }

  /// Selects the calls that are equal to a value; where they are not Equatable, those of a case without values.
  public func on(
    _ input: Input, file: StaticString = #filePath, line: UInt = #line
  ) -> SelectedCalls<Input, Output, Void> {
    select(CallPattern(call: input), file, line)
  }
}
