// The one line of an asynchronous method that can throw.

extension Fake {
  /// Records a call and answers it in its own time.
  ///
  /// - Parameters:
  ///   - interaction: What was called.
  ///   - isolation: The actor to stay on; that of the caller.
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  /// - Returns: What the first matching answer says; else what the fake forwards to; else a default value.
  /// - Throws: What the answer throws; a ``StubError`` if nothing answers.
  public func throwingCall<Output>(
    _ interaction: Interaction, isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async throws -> Output {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let call = FakeCall<Interaction, Output>(double: double, interaction: interaction, location: location)
    return try await call.awaitedAnswer(isolation: isolation)
  }

  /// Records a call of a method that returns nothing, and waits for what was set up to happen.
  ///
  /// It needs no answer.
  ///
  /// - Parameters:
  ///   - interaction: What was called.
  ///   - isolation: The actor to stay on; that of the caller.
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  /// - Throws: What the answer throws; a ``StubError`` if nothing answers.
  public func throwingCall(
    _ interaction: Interaction, isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async throws {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let call = FakeCall<Interaction, Void>(double: double, interaction: interaction, location: location)
    return try await call.awaitedAnswer(isolation: isolation)
  }

  /// Records a call and answers it in its own time, or hands it on to an object that the fake forwards to.
  ///
  /// - Parameters:
  ///   - interaction: What was called.
  ///   - isolation: The actor to stay on; that of the caller.
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  ///   - target: Calls the method on an object. Objects of another type are passed over.
  /// - Returns: What the first matching answer says; else what the fake forwards to; else a default value.
  /// - Throws: What the answer throws; a ``StubError`` if nothing answers.
  public func throwingCall<Target, Output>(
    _ interaction: Interaction, isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    on target: (Target) async throws -> Output
  ) async throws -> Output {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let call = FakeCall<Interaction, Output>(double: double, interaction: interaction, location: location)
    return try await call.awaitedAnswer(
      isolation: isolation,
      on: { object in
        guard let object = object.taken(as: Target.self) else { return nil }
        return try await target(object)
      })
  }

  /// Records a call and answers it in its own time, or hands it on to the superclass if the fake forwards to it.
  ///
  /// - Parameters:
  ///   - interaction: What was called.
  ///   - isolation: The actor to stay on; that of the caller.
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  ///   - super: Calls the method of the superclass.
  /// - Returns: What the first matching answer says; else what the fake forwards to; else a default value.
  /// - Throws: What the answer throws; a ``StubError`` if nothing answers.
  public func throwingCall<Output>(
    _ interaction: Interaction, isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    super: () async throws -> Output
  ) async throws -> Output {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let call = FakeCall<Interaction, Output>(double: double, interaction: interaction, location: location)
    return try await call.awaitedAnswer(
      isolation: isolation,
      super: { superclass in
        guard superclass.taken(as: Void.self) != nil else { return nil }
        return try await `super`()
      })
  }

  /// Records a call and answers it in its own time, or hands it on to an object or the superclass if the fake forwards to them.
  ///
  /// - Parameters:
  ///   - interaction: What was called.
  ///   - isolation: The actor to stay on; that of the caller.
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  ///   - target: Calls the method on an object. Objects of another type are passed over.
  ///   - super: Calls the method of the superclass.
  /// - Returns: What the first matching answer says; else what the fake forwards to; else a default value.
  /// - Throws: What the answer throws; a ``StubError`` if nothing answers.
  public func throwingCall<Target, Output>(
    _ interaction: Interaction, isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    on target: (Target) async throws -> Output,
    super: () async throws -> Output
  ) async throws -> Output {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let call = FakeCall<Interaction, Output>(double: double, interaction: interaction, location: location)
    return try await call.awaitedAnswer(
      isolation: isolation,
      on: { object in
        guard let object = object.taken(as: Target.self) else { return nil }
        return try await target(object)
      },
      super: { superclass in
        guard superclass.taken(as: Void.self) != nil else { return nil }
        return try await `super`()
      })
  }
}
