// Asynchronous handlers by case and values, for one to six associated values: with a parameter pack in their place, and with a
// generic type in that of `Any?`, a closure takes the compiler a hundred times as long.

extension Fake {
  /// Sets up a closure that takes its time to answer calls of one case, with six associated values that variables hold.
  ///
  /// - Parameters:
  ///   - enumCase: The case, written as the function that makes its values.
  ///   - first: A matcher for the first one, or a value that stands for one.
  ///   - second: A matcher for the second one, or a value that stands for one.
  ///   - third: A matcher for the third one, or a value that stands for one.
  ///   - fourth: A matcher for the fourth one, or a value that stands for one.
  ///   - fifth: A matcher for the fifth one, or a value that stands for one.
  ///   - sixth: A matcher for the sixth one, or a value that stands for one.
  ///   - times: How many calls it is for; all, if nothing is said.
  ///   - fileID: Where it is set up.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  ///   - handler: Computes what to return of the associated values, or throws. Only a call with `await` can be answered by it.
  /// - Returns: The answer, to dispose of it or to ask how often it was given.
  @_disfavoredOverload
  @discardableResult
  public func on<
    A: MatcherConvertible, B: MatcherConvertible, C: MatcherConvertible, D: MatcherConvertible, E: MatcherConvertible,
    F: MatcherConvertible
  >(
    _ enumCase:
      @escaping @Sendable (
        A.MatchedValue, B.MatchedValue, C.MatchedValue, D.MatchedValue, E.MatchedValue, F.MatchedValue
      ) -> Interaction, _ first: A, _ second: B, _ third: C, _ fourth: D, _ fifth: E, _ sixth: F,
    times: Int? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    _ handler:
      @escaping @Sendable (
        A.MatchedValue, B.MatchedValue, C.MatchedValue, D.MatchedValue, E.MatchedValue, F.MatchedValue
      ) async throws -> sending Any?
  ) -> Behavior where Interaction: Sendable {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return double.stub.add(
      matches(
        enumCase, first.matcher(), second.matcher(), third.matcher(), fourth.matcher(), fifth.matcher(), sixth.matcher()
      ), at: location, times: times
    ) { interaction in
      let values = try payload(of: enumCase, in: interaction)
      return try await handler(values.0, values.1, values.2, values.3, values.4, values.5)
    }
  }

  /// Sets up a closure that takes its time to answer calls of one case, with five associated values that variables hold.
  ///
  /// - Parameters:
  ///   - enumCase: The case, written as the function that makes its values.
  ///   - first: A matcher for the first one, or a value that stands for one.
  ///   - second: A matcher for the second one, or a value that stands for one.
  ///   - third: A matcher for the third one, or a value that stands for one.
  ///   - fourth: A matcher for the fourth one, or a value that stands for one.
  ///   - fifth: A matcher for the fifth one, or a value that stands for one.
  ///   - times: How many calls it is for; all, if nothing is said.
  ///   - fileID: Where it is set up.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  ///   - handler: Computes what to return of the associated values, or throws. Only a call with `await` can be answered by it.
  /// - Returns: The answer, to dispose of it or to ask how often it was given.
  @_disfavoredOverload
  @discardableResult
  public func on<
    A: MatcherConvertible, B: MatcherConvertible, C: MatcherConvertible, D: MatcherConvertible, E: MatcherConvertible
  >(
    _ enumCase:
      @escaping @Sendable (A.MatchedValue, B.MatchedValue, C.MatchedValue, D.MatchedValue, E.MatchedValue) ->
      Interaction, _ first: A, _ second: B, _ third: C, _ fourth: D, _ fifth: E,
    times: Int? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    _ handler:
      @escaping @Sendable (A.MatchedValue, B.MatchedValue, C.MatchedValue, D.MatchedValue, E.MatchedValue) async throws
      -> sending Any?
  ) -> Behavior where Interaction: Sendable {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return double.stub.add(
      matches(enumCase, first.matcher(), second.matcher(), third.matcher(), fourth.matcher(), fifth.matcher()),
      at: location, times: times
    ) { interaction in
      let values = try payload(of: enumCase, in: interaction)
      return try await handler(values.0, values.1, values.2, values.3, values.4)
    }
  }

  /// Sets up a closure that takes its time to answer calls of one case, with four associated values that variables hold.
  ///
  /// - Parameters:
  ///   - enumCase: The case, written as the function that makes its values.
  ///   - first: A matcher for the first one, or a value that stands for one.
  ///   - second: A matcher for the second one, or a value that stands for one.
  ///   - third: A matcher for the third one, or a value that stands for one.
  ///   - fourth: A matcher for the fourth one, or a value that stands for one.
  ///   - times: How many calls it is for; all, if nothing is said.
  ///   - fileID: Where it is set up.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  ///   - handler: Computes what to return of the associated values, or throws. Only a call with `await` can be answered by it.
  /// - Returns: The answer, to dispose of it or to ask how often it was given.
  @_disfavoredOverload
  @discardableResult
  public func on<A: MatcherConvertible, B: MatcherConvertible, C: MatcherConvertible, D: MatcherConvertible>(
    _ enumCase: @escaping @Sendable (A.MatchedValue, B.MatchedValue, C.MatchedValue, D.MatchedValue) -> Interaction,
    _ first: A, _ second: B, _ third: C, _ fourth: D,
    times: Int? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    _ handler:
      @escaping @Sendable (A.MatchedValue, B.MatchedValue, C.MatchedValue, D.MatchedValue) async throws -> sending Any?
  ) -> Behavior where Interaction: Sendable {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return double.stub.add(
      matches(enumCase, first.matcher(), second.matcher(), third.matcher(), fourth.matcher()), at: location,
      times: times
    ) { interaction in
      let values = try payload(of: enumCase, in: interaction)
      return try await handler(values.0, values.1, values.2, values.3)
    }
  }

  /// Sets up a closure that takes its time to answer calls of one case, with three associated values that variables hold.
  ///
  /// - Parameters:
  ///   - enumCase: The case, written as the function that makes its values.
  ///   - first: A matcher for the first one, or a value that stands for one.
  ///   - second: A matcher for the second one, or a value that stands for one.
  ///   - third: A matcher for the third one, or a value that stands for one.
  ///   - times: How many calls it is for; all, if nothing is said.
  ///   - fileID: Where it is set up.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  ///   - handler: Computes what to return of the associated values, or throws. Only a call with `await` can be answered by it.
  /// - Returns: The answer, to dispose of it or to ask how often it was given.
  @_disfavoredOverload
  @discardableResult
  public func on<A: MatcherConvertible, B: MatcherConvertible, C: MatcherConvertible>(
    _ enumCase: @escaping @Sendable (A.MatchedValue, B.MatchedValue, C.MatchedValue) -> Interaction, _ first: A,
    _ second: B, _ third: C,
    times: Int? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    _ handler: @escaping @Sendable (A.MatchedValue, B.MatchedValue, C.MatchedValue) async throws -> sending Any?
  ) -> Behavior where Interaction: Sendable {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return double.stub.add(
      matches(enumCase, first.matcher(), second.matcher(), third.matcher()), at: location, times: times
    ) { interaction in
      let values = try payload(of: enumCase, in: interaction)
      return try await handler(values.0, values.1, values.2)
    }
  }

  /// Sets up a closure that takes its time to answer calls of one case, with two associated values that variables hold.
  ///
  /// - Parameters:
  ///   - enumCase: The case, written as the function that makes its values.
  ///   - first: A matcher for the first one, or a value that stands for one.
  ///   - second: A matcher for the second one, or a value that stands for one.
  ///   - times: How many calls it is for; all, if nothing is said.
  ///   - fileID: Where it is set up.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  ///   - handler: Computes what to return of the associated values, or throws. Only a call with `await` can be answered by it.
  /// - Returns: The answer, to dispose of it or to ask how often it was given.
  @_disfavoredOverload
  @discardableResult
  public func on<A: MatcherConvertible, B: MatcherConvertible>(
    _ enumCase: @escaping @Sendable (A.MatchedValue, B.MatchedValue) -> Interaction, _ first: A, _ second: B,
    times: Int? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    _ handler: @escaping @Sendable (A.MatchedValue, B.MatchedValue) async throws -> sending Any?
  ) -> Behavior where Interaction: Sendable {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return double.stub.add(matches(enumCase, first.matcher(), second.matcher()), at: location, times: times) {
      interaction in
      let values = try payload(of: enumCase, in: interaction)
      return try await handler(values.0, values.1)
    }
  }

  /// Sets up a closure that takes its time to answer calls of one case, with one associated value that a variable holds.
  ///
  /// - Parameters:
  ///   - enumCase: The case, written as the function that makes its values.
  ///   - first: A matcher for the first one, or a value that stands for one.
  ///   - times: How many calls it is for; all, if nothing is said.
  ///   - fileID: Where it is set up.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  ///   - handler: Computes what to return of the associated value, or throws. Only a call with `await` can be answered by it.
  /// - Returns: The answer, to dispose of it or to ask how often it was given.
  @_disfavoredOverload
  @discardableResult
  public func on<A: MatcherConvertible>(
    _ enumCase: @escaping @Sendable (A.MatchedValue) -> Interaction, _ first: A,
    times: Int? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    _ handler: @escaping @Sendable (A.MatchedValue) async throws -> sending Any?
  ) -> Behavior where Interaction: Sendable {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return double.stub.add(matches(enumCase, first.matcher()), at: location, times: times) { interaction in
      let values = try payload(of: enumCase, in: interaction)
      return try await handler(values)
    }
  }
}
