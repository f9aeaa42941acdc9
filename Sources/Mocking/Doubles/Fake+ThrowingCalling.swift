// The one line of a method that can throw.

extension Fake {
  /// Records a call and answers it.
  ///
  /// ```swift
  /// func count() throws -> Int { try throwingCall(.count) }
  /// ```
  ///
  /// - Parameters:
  ///   - interaction: What was called.
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  /// - Returns: What the first matching answer says; else what the fake forwards to; else a default value.
  /// - Throws: What the answer throws; a ``StubError`` if nothing answers, or not at once.
  public func throwingCall<Output>(
    _ interaction: Interaction, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) throws -> Output {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let call = FakeCall<Interaction, Output>(double: double, interaction: interaction, location: location)
    return try call.answer()
  }

  /// Records a call of a method that returns nothing.
  ///
  /// It needs no answer.
  ///
  /// - Parameters:
  ///   - interaction: What was called.
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  /// - Throws: What the answer throws; a ``StubError`` if nothing answers, or not at once.
  public func throwingCall(
    _ interaction: Interaction, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) throws {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let call = FakeCall<Interaction, Void>(double: double, interaction: interaction, location: location)
    return try call.answer()
  }

  /// Records a call and answers it, or hands it on to an object that the fake forwards to.
  ///
  /// - Parameters:
  ///   - interaction: What was called.
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  ///   - target: Calls the method on an object. Objects of another type are passed over.
  /// - Returns: What the first matching answer says; else what the fake forwards to; else a default value.
  /// - Throws: What the answer throws; a ``StubError`` if nothing answers, or not at once.
  @_disfavoredOverload  // So that `await` finds the other one, whatever the closures do.
  public func throwingCall<Target, Output>(
    _ interaction: Interaction, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    on target: (Target) throws -> Output
  ) throws -> Output {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let call = FakeCall<Interaction, Output>(double: double, interaction: interaction, location: location)
    return try call.answer(on: { try $0.taken(as: Target.self).map(target) })
  }

  /// Records a call and answers it, or hands it on to the superclass if the fake forwards to it.
  ///
  /// - Parameters:
  ///   - interaction: What was called.
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  ///   - super: Calls the method of the superclass.
  /// - Returns: What the first matching answer says; else what the fake forwards to; else a default value.
  /// - Throws: What the answer throws; a ``StubError`` if nothing answers, or not at once.
  @_disfavoredOverload  // So that `await` finds the other one, whatever the closures do.
  public func throwingCall<Output>(
    _ interaction: Interaction, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    super: () throws -> Output
  ) throws -> Output {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let call = FakeCall<Interaction, Output>(double: double, interaction: interaction, location: location)
    return try call.answer(super: { try $0.taken(as: Void.self).map { try `super`() } })
  }

  /// Records a call and answers it, or hands it on to an object or the superclass if the fake forwards to them.
  ///
  /// - Parameters:
  ///   - interaction: What was called.
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  ///   - target: Calls the method on an object. Objects of another type are passed over.
  ///   - super: Calls the method of the superclass.
  /// - Returns: What the first matching answer says; else what the fake forwards to; else a default value.
  /// - Throws: What the answer throws; a ``StubError`` if nothing answers, or not at once.
  @_disfavoredOverload  // So that `await` finds the other one, whatever the closures do.
  public func throwingCall<Target, Output>(
    _ interaction: Interaction, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    on target: (Target) throws -> Output,
    super: () throws -> Output
  ) throws -> Output {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let call = FakeCall<Interaction, Output>(double: double, interaction: interaction, location: location)
    return try call.answer(
      on: { try $0.taken(as: Target.self).map(target) }, super: { try $0.taken(as: Void.self).map { try `super`() } })
  }
}
