// Handlers by case and matchers, for one to six associated values: with a parameter pack in their place, and with a
// generic type in that of `Any?`, a closure takes the compiler a hundred times as long.

extension Fake {
  /// Sets up a closure that answers calls of one case, with six associated values that match one by one.
  ///
  /// - Parameters:
  ///   - enumCase: The case, written as the function that makes its values.
  ///   - first: A matcher for the first one, or a literal that stands for one.
  ///   - second: A matcher for the second one, or a literal that stands for one.
  ///   - third: A matcher for the third one, or a literal that stands for one.
  ///   - fourth: A matcher for the fourth one, or a literal that stands for one.
  ///   - fifth: A matcher for the fifth one, or a literal that stands for one.
  ///   - sixth: A matcher for the sixth one, or a literal that stands for one.
  ///   - times: How many calls it is for; all, if nothing is said.
  ///   - fileID: Where it is set up.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  ///   - handler: Computes what to return of the associated values, or throws. It runs outside any lock.
  /// - Returns: The answer, to dispose of it or to ask how often it was given.
  @discardableResult
  public func on<A, B, C, D, E, F>(
    _ enumCase: @escaping @Sendable (A, B, C, D, E, F) -> Interaction, _ first: Matcher<A>, _ second: Matcher<B>,
    _ third: Matcher<C>, _ fourth: Matcher<D>, _ fifth: Matcher<E>, _ sixth: Matcher<F>,
    times: Int? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    _ handler: @escaping @Sendable (A, B, C, D, E, F) throws -> Any?
  ) -> Behavior {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return double.stub.add(matches(enumCase, first, second, third, fourth, fifth, sixth), at: location, times: times) {
      interaction in
      let values = try payload(of: enumCase, in: interaction)
      return try handler(values.0, values.1, values.2, values.3, values.4, values.5)
    }
  }

  /// Sets up a closure that answers calls of one case, with five associated values that match one by one.
  ///
  /// - Parameters:
  ///   - enumCase: The case, written as the function that makes its values.
  ///   - first: A matcher for the first one, or a literal that stands for one.
  ///   - second: A matcher for the second one, or a literal that stands for one.
  ///   - third: A matcher for the third one, or a literal that stands for one.
  ///   - fourth: A matcher for the fourth one, or a literal that stands for one.
  ///   - fifth: A matcher for the fifth one, or a literal that stands for one.
  ///   - times: How many calls it is for; all, if nothing is said.
  ///   - fileID: Where it is set up.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  ///   - handler: Computes what to return of the associated values, or throws. It runs outside any lock.
  /// - Returns: The answer, to dispose of it or to ask how often it was given.
  @discardableResult
  public func on<A, B, C, D, E>(
    _ enumCase: @escaping @Sendable (A, B, C, D, E) -> Interaction, _ first: Matcher<A>, _ second: Matcher<B>,
    _ third: Matcher<C>, _ fourth: Matcher<D>, _ fifth: Matcher<E>,
    times: Int? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    _ handler: @escaping @Sendable (A, B, C, D, E) throws -> Any?
  ) -> Behavior {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return double.stub.add(matches(enumCase, first, second, third, fourth, fifth), at: location, times: times) {
      interaction in
      let values = try payload(of: enumCase, in: interaction)
      return try handler(values.0, values.1, values.2, values.3, values.4)
    }
  }

  /// Sets up a closure that answers calls of one case, with four associated values that match one by one.
  ///
  /// - Parameters:
  ///   - enumCase: The case, written as the function that makes its values.
  ///   - first: A matcher for the first one, or a literal that stands for one.
  ///   - second: A matcher for the second one, or a literal that stands for one.
  ///   - third: A matcher for the third one, or a literal that stands for one.
  ///   - fourth: A matcher for the fourth one, or a literal that stands for one.
  ///   - times: How many calls it is for; all, if nothing is said.
  ///   - fileID: Where it is set up.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  ///   - handler: Computes what to return of the associated values, or throws. It runs outside any lock.
  /// - Returns: The answer, to dispose of it or to ask how often it was given.
  @discardableResult
  public func on<A, B, C, D>(
    _ enumCase: @escaping @Sendable (A, B, C, D) -> Interaction, _ first: Matcher<A>, _ second: Matcher<B>,
    _ third: Matcher<C>, _ fourth: Matcher<D>,
    times: Int? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    _ handler: @escaping @Sendable (A, B, C, D) throws -> Any?
  ) -> Behavior {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return double.stub.add(matches(enumCase, first, second, third, fourth), at: location, times: times) { interaction in
      let values = try payload(of: enumCase, in: interaction)
      return try handler(values.0, values.1, values.2, values.3)
    }
  }

  /// Sets up a closure that answers calls of one case, with three associated values that match one by one.
  ///
  /// - Parameters:
  ///   - enumCase: The case, written as the function that makes its values.
  ///   - first: A matcher for the first one, or a literal that stands for one.
  ///   - second: A matcher for the second one, or a literal that stands for one.
  ///   - third: A matcher for the third one, or a literal that stands for one.
  ///   - times: How many calls it is for; all, if nothing is said.
  ///   - fileID: Where it is set up.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  ///   - handler: Computes what to return of the associated values, or throws. It runs outside any lock.
  /// - Returns: The answer, to dispose of it or to ask how often it was given.
  @discardableResult
  public func on<A, B, C>(
    _ enumCase: @escaping @Sendable (A, B, C) -> Interaction, _ first: Matcher<A>, _ second: Matcher<B>,
    _ third: Matcher<C>,
    times: Int? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    _ handler: @escaping @Sendable (A, B, C) throws -> Any?
  ) -> Behavior {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return double.stub.add(matches(enumCase, first, second, third), at: location, times: times) { interaction in
      let values = try payload(of: enumCase, in: interaction)
      return try handler(values.0, values.1, values.2)
    }
  }

  /// Sets up a closure that answers calls of one case, with two associated values that match one by one.
  ///
  /// - Parameters:
  ///   - enumCase: The case, written as the function that makes its values.
  ///   - first: A matcher for the first one, or a literal that stands for one.
  ///   - second: A matcher for the second one, or a literal that stands for one.
  ///   - times: How many calls it is for; all, if nothing is said.
  ///   - fileID: Where it is set up.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  ///   - handler: Computes what to return of the associated values, or throws. It runs outside any lock.
  /// - Returns: The answer, to dispose of it or to ask how often it was given.
  @discardableResult
  public func on<A, B>(
    _ enumCase: @escaping @Sendable (A, B) -> Interaction, _ first: Matcher<A>, _ second: Matcher<B>,
    times: Int? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    _ handler: @escaping @Sendable (A, B) throws -> Any?
  ) -> Behavior {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return double.stub.add(matches(enumCase, first, second), at: location, times: times) { interaction in
      let values = try payload(of: enumCase, in: interaction)
      return try handler(values.0, values.1)
    }
  }

  /// Sets up a closure that answers calls of one case, with one associated value that matches.
  ///
  /// - Parameters:
  ///   - enumCase: The case, written as the function that makes its values.
  ///   - first: A matcher for the first one, or a literal that stands for one.
  ///   - times: How many calls it is for; all, if nothing is said.
  ///   - fileID: Where it is set up.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  ///   - handler: Computes what to return of the associated value, or throws. It runs outside any lock.
  /// - Returns: The answer, to dispose of it or to ask how often it was given.
  @discardableResult
  public func on<A>(
    _ enumCase: @escaping @Sendable (A) -> Interaction, _ first: Matcher<A>,
    times: Int? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    _ handler: @escaping @Sendable (A) throws -> Any?
  ) -> Behavior {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return double.stub.add(matches(enumCase, first), at: location, times: times) { interaction in
      let values = try payload(of: enumCase, in: interaction)
      return try handler(values)
    }
  }
}
