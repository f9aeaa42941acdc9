extension Fake {
  /// Sets up a closure that answers calls that a matcher accepts.
  ///
  /// - Parameters:
  ///   - matcher: Which calls it is for.
  ///   - times: How many calls it is for; all, if nothing is said.
  ///   - fileID: Where it is set up.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  ///   - handler: Computes what to return, or throws. It runs on the thread of the call, outside any lock.
  /// - Returns: The answer, to dispose of it or to ask how often it was given.
  @_disfavoredOverload  // So that a literal is taken for the value that it is.
  @discardableResult
  public func on(
    _ matcher: Matcher<Interaction>, times: Int? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ handler: @escaping @Sendable (Interaction) throws -> Any?
  ) -> Behavior {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return double.stub.add(matcher, at: location, times: times, handler: handler)
  }

  /// Sets up a closure that takes its time to answer calls that a matcher accepts.
  ///
  /// - Parameters:
  ///   - matcher: Which calls it is for.
  ///   - times: How many calls it is for; all, if nothing is said.
  ///   - fileID: Where it is set up.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  ///   - handler: Computes what to return, or throws. Only a call with `await` can be answered by it.
  /// - Returns: The answer, to dispose of it or to ask how often it was given.
  @_disfavoredOverload
  @discardableResult
  public func on(
    _ matcher: Matcher<Interaction>, times: Int? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ handler: @escaping @Sendable (Interaction) async throws -> sending Any?
  ) -> Behavior where Interaction: Sendable {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return double.stub.add(matcher, at: location, times: times, handler: handler)
  }

  /// Sets up answers to give in turn to calls that a matcher accepts.
  ///
  /// - Parameters:
  ///   - matcher: Which calls they are for.
  ///   - first: What the first call gets.
  ///   - others: What those after it get, one each.
  ///   - repetition: What follows the last answer: the last again, unless told otherwise.
  ///   - times: How many calls they are for; all, if nothing is said.
  ///   - fileID: Where they are set up.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  /// - Returns: The answers, to dispose of them or to ask how often one was given.
  @_disfavoredOverload
  @discardableResult
  public func on(
    _ matcher: Matcher<Interaction>, answers first: Answer<Interaction, Any>, _ others: Answer<Interaction, Any>...,
    repeating repetition: Repetition = .last, times: Int? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Behavior {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return double.stub.add(matcher, at: location, answers: [first] + others, repeating: repetition, times: times)
  }
}

// MARK: - By value

extension Fake where Interaction: Equatable {
  /// Sets up a closure that answers one call.
  ///
  /// ```swift
  /// dog.on(.bark) { "Meow" }
  /// ```
  ///
  /// - Parameters:
  ///   - interaction: The call it is for.
  ///   - times: How many calls it is for; all, if nothing is said.
  ///   - fileID: Where it is set up.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  ///   - handler: Computes what to return, or throws. It runs on the thread of the call, outside any lock.
  /// - Returns: The answer, to dispose of it or to ask how often it was given.
  @discardableResult
  public func on(
    _ interaction: Interaction, times: Int? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ handler: @escaping @Sendable () throws -> Any?
  ) -> Behavior {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return double.stub.add(equals(interaction), at: location, times: times, handler: ignoringCall(handler))
  }

  /// Sets up a closure that takes its time to answer one call.
  ///
  /// - Parameters:
  ///   - interaction: The call it is for.
  ///   - times: How many calls it is for; all, if nothing is said.
  ///   - fileID: Where it is set up.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  ///   - handler: Computes what to return, or throws. Only a call with `await` can be answered by it.
  /// - Returns: The answer, to dispose of it or to ask how often it was given.
  @discardableResult
  public func on(
    _ interaction: Interaction, times: Int? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ handler: @escaping @Sendable () async throws -> sending Any?
  ) -> Behavior where Interaction: Sendable {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return double.stub.add(equals(interaction), at: location, times: times, handler: ignoringCall(handler))
  }

  /// Sets up answers to give in turn to one call.
  ///
  /// ```swift
  /// dog.on(.bark, answers: .return("Woof"), .throw(Hoarse()))
  /// ```
  ///
  /// - Parameters:
  ///   - interaction: The call they are for.
  ///   - first: What the first call gets.
  ///   - others: What those after it get, one each.
  ///   - repetition: What follows the last answer: the last again, unless told otherwise.
  ///   - times: How many calls they are for; all, if nothing is said.
  ///   - fileID: Where they are set up.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  /// - Returns: The answers, to dispose of them or to ask how often one was given.
  @discardableResult
  public func on(
    _ interaction: Interaction, answers first: Answer<Interaction, Any>, _ others: Answer<Interaction, Any>...,
    repeating repetition: Repetition = .last, times: Int? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Behavior {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return double.stub.add(
      equals(interaction), at: location, answers: [first] + others, repeating: repetition, times: times)
  }
}

/// A handler of any call.
///
/// Not written in place: a `@Sendable` closure must not capture that `Interaction` is equatable, which may be so on one
/// actor alone.
private func ignoringCall<Interaction>(
  _ handler: @escaping @Sendable () throws -> Any?
) -> @Sendable (Interaction) throws -> Any? {
  { _ in try handler() }
}

/// An asynchronous handler of any call.
private func ignoringCall<Interaction>(
  _ handler: @escaping @Sendable () async throws -> sending Any?
) -> @Sendable (Interaction) async throws -> sending Any? {
  { _ in try await handler() }
}
